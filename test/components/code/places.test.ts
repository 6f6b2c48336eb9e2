import { describe, expect, test } from 'vitest';
import { cellModules, codeFiles } from '../../../src/components/code/codeFiles.ts';
import { fileNow, moduleOf, ofOldPage, testsOf } from '../../../src/components/code/places.ts';
import { codeAddresses } from './codeAddresses.ts';

const paths = [
  'src/engine/line/settle.ts',
  'src/engine/line/settleLong.ts',
  'test/engine/line/settle.laws.test.ts',
  'test/engine/line/settle.test.ts',
  'test/engine/settleLong.test.ts',
];

test('the tests of a module are its test and its laws, and not those of its neighbours', () => {
  expect(testsOf('src/engine/line/settle.ts', paths)).toEqual([
    'test/engine/line/settle.laws.test.ts',
    'test/engine/line/settle.test.ts',
  ]);
});

test('a test, or laws, lead back to the module, and a module nowhere', () => {
  expect(moduleOf('test/engine/line/settle.laws.test.ts', paths)).toBe('src/engine/line/settle.ts');
  expect(moduleOf('test/engine/line/settle.test.ts', paths)).toBe('src/engine/line/settle.ts');
  expect(moduleOf('src/engine/line/settle.ts', paths)).toBeUndefined();
});

test('a notebook cell cannot name a module that is not there', () => {
  expect(() => cellModules(['engine/absent.ts'])).toThrow(RangeError);
  expect(cellModules(['engine/line/settle.ts'])[0]?.tests).toContain(
    'test/engine/line/settle.test.ts',
  );
});

describe('an address that was given out', () => {
  test('leads to a module', () => {
    expect(codeAddresses).toHaveLength(540);
    expect(codeAddresses.filter((path) => fileNow(path, codeFiles) === undefined)).toEqual([]);
  });

  test.each([
    ['src/engine/line/settle.ts', 'src/engine/line/settle.ts'],
    ['src/engine/settle.ts', 'src/engine/line/settle.ts'],
    ['test/engine/settle.laws.test.ts', 'test/engine/line/settle.laws.test.ts'],
    ['src/engine/events.ts', 'src/engine/sweep/events.ts'],
    ['src/figures/001/table3.ts', 'src/claims/001/table3.ts'],
    ['src/figures/sample.ts', 'src/claims/sample.ts'],
    ['src/kit/run/numbers.ts', 'src/formats/numbers.ts'],
    ['test/engine/sweep/solutions.test.ts', 'test/engine/solve/search.test.ts'],
    ['src/widgets/ask-cell/element.ts', 'src/widgets/ask-cell/figure.ts'],
    ['src/widgets/density-run/published.ts', 'src/claims/000/figure6.ts'],
  ])('%s is %s', (address, now) => {
    expect(fileNow(address, codeFiles)).toBe(fileNow(now, codeFiles));
  });

  test('finds a module that has moved since by its name, the nearest of its namesakes', () => {
    const there = ['src/notebook/host/turns.ts', 'src/board/play/turns.ts', 'src/a/ask-cell.ts'];
    expect(fileNow('src/kit/play/turns.ts', there)).toBe('src/board/play/turns.ts');
    expect(fileNow('src/host/turns.ts', there)).toBe('src/notebook/host/turns.ts');
    expect(fileNow('src/kit/circuit/forAWhile.ts', there)).toBe('src/notebook/host/turns.ts');
    expect(fileNow('src/widgets/ask-cell/model.ts', there)).toBe('src/a/ask-cell.ts');
    expect(fileNow('src/kit/absent.ts', there)).toBeUndefined();
    expect(fileNow('', there)).toBeUndefined();
  });
});

const lead = (address: string): string | undefined =>
  ofOldPage(new URL(address, 'https://site.example'), '/some/code/');

test('the page that a module had leads to it on the page of all, with the name in it', () => {
  expect(lead('/some/code/src/a/b.ts/')).toBe('/some/code/#src/a/b.ts');
  expect(lead('/some/code/src/a/b.ts#c')).toBe('/some/code/?at=c#src/a/b.ts');
  expect(lead('/some/code/src/a/')).toBeUndefined();
  expect(lead('/other/src/a/b.ts/')).toBeUndefined();
});
