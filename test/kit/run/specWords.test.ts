/** The settings of a run are told in one order, above its button and in the lab book, which keeps them by name. */
import { describe, expect, test } from 'vitest';
import { allMeasurements } from '../../../src/claims/measurement.ts';
import { specWords } from '../../../src/kit/run/specWords.ts';
import { specKey } from '../../../src/notebook/plain/experiment.ts';

const backwards = (spec: object): object => Object.fromEntries(Object.entries(spec).toReversed());

describe('the words of a spec', () => {
  test('are in one order, however its fields are written', () => {
    const specs = allMeasurements.map(({ spec }): object => spec);
    expect(specs.length).toBeGreaterThan(50);
    for (const spec of specs) {
      const words = specWords(spec);
      expect(specWords(JSON.parse(specKey(spec)))).toEqual(words);
      expect(specWords(backwards(spec))).toEqual(words);
    }
  });

  test('begin with what is drawn and how many, and end with the seed', () => {
    const spec = {
      boards: 40,
      four: true,
      height: 6,
      model: 'exact',
      percentages: [20, 30, 40],
      seed: 2,
      width: 6,
    };
    expect(specWords(spec).join(', ').replaceAll('\u00a0', ' ')).toBe(
      '6 × 6, 20 to 40 % filled by 10, exact share, 40 boards each, with pairs, seed 2',
    );
    const hunt = { seed: 1, most: 9000, method: 'two', side: 8, needed: true, least: 3, extra: 5 };
    expect(specWords(hunt).join(', ').replaceAll('\u00a0', ' ')).toBe(
      '8 × 8, by two, and no weaker one, from 3, to 9,000, extra 5, seed 1',
    );
  });
});
