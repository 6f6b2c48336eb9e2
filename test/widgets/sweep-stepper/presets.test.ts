// What is said of each puzzle is tested with the gallery (test/puzzles).
import { expect, test } from 'vitest';
import { presetList, presets } from '../../../src/widgets/sweep-stepper/presets.ts';

test('a page may choose a list of presets; an unknown name gives all', () => {
  expect(presetList('ends').map(({ id }) => id)).toEqual(['heart', 'switch', 'no-solution']);
  expect(presetList('nothing')).toBe(presets);
  expect(presetList()).toBe(presets);
});
