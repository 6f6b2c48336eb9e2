import { describe, expect, test } from 'vitest';
import { sitePath } from '../../../src/notebook/page/paths.ts';

describe('sitePath', () => {
  test('starts at the root of a site that has one', () => {
    expect(sitePath('sweeps/', '/')).toBe('/sweeps/');
    expect(sitePath('', '/')).toBe('/');
  });

  test('puts the base before the path, with or without a slash at its end', () => {
    expect(sitePath('sweeps/', '/nonograms')).toBe('/nonograms/sweeps/');
    expect(sitePath('sweeps/', '/nonograms/')).toBe('/nonograms/sweeps/');
    expect(sitePath('', '/nonograms')).toBe('/nonograms/');
  });
});
