import { describe, expect, test } from 'vitest';
import { cellModules, moduleOf, testsOf } from '../../../src/components/codeFiles.ts';

const paths = [
  'src/engine/line/settle.ts',
  'src/engine/line/settleLong.ts',
  'test/engine/line/settle.laws.test.ts',
  'test/engine/line/settle.test.ts',
  'test/engine/settleLong.test.ts',
];

describe('testsOf', () => {
  test('finds the test and the laws of a module, and not those of its neighbours', () => {
    expect(testsOf('src/engine/line/settle.ts', paths)).toEqual([
      'test/engine/line/settle.laws.test.ts',
      'test/engine/line/settle.test.ts',
    ]);
  });
});

describe('moduleOf', () => {
  test('leads from a test, or from laws, back to the module', () => {
    expect(moduleOf('test/engine/line/settle.laws.test.ts', paths)).toBe(
      'src/engine/line/settle.ts',
    );
    expect(moduleOf('test/engine/line/settle.test.ts', paths)).toBe('src/engine/line/settle.ts');
  });

  test('is nothing for a module itself', () => {
    expect(moduleOf('src/engine/line/settle.ts', paths)).toBeUndefined();
  });
});

describe('cellModules', () => {
  test('a notebook cell cannot name a module that is not there', () => {
    expect(() => cellModules(['engine/absent.ts'])).toThrow(RangeError);
    expect(cellModules(['engine/line/settle.ts'])[0]?.tests).toContain(
      'test/engine/line/settle.test.ts',
    );
  });
});
