import { describe, expect, test } from 'vitest';
import { currentSection } from '../../../src/notebook/page/position.ts';

describe('currentSection', () => {
  test('is the last heading above the reading line', () => {
    expect(currentSection([-900, -20, 250, 1200], 300)).toBe(2);
  });

  test('is none above the first heading', () => expect(currentSection([400, 900], 300)).toBe(-1));

  test('counts a heading that lies on the line', () => expect(currentSection([300], 300)).toBe(0));
});
