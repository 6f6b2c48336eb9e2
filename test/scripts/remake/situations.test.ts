import { expect, test } from 'vitest';
import { searchSituations } from '../../../scripts/remake/searches/situations.ts';

test('a search finds the same again, only possible situations, in small puzzles first', () => {
  const spec = { sides: [4, 5], percentages: [40, 60], boards: 60, seed: 1 };
  const result = searchSituations(spec);
  expect(searchSituations(spec)).toEqual(result);
  expect(result).toMatchObject({ boards: 240, possible: 1288 });
  expect(result.found.length).toBeGreaterThan(200);
  expect(result.found.length).toBeLessThan(1288);
});
