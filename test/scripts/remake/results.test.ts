// The stored runs are what the present code gives: a slice of each is done again.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import figure4 from '../../../content/claims/000-figure-4.json' with { type: 'json' };
import { positionsFile } from '../../../src/claims/positions.ts';
import { techniques } from '../../../src/engine/play/techniques.ts';
import { density } from '../../../src/experiments/density.ts';
import type { DensitySpec } from '../../../src/experiments/density.ts';
import { createSmallProbe } from '../../../src/engine/census/smallProbe.ts';
import { categoriesOf, sequenceRows, summarise } from '../../../src/experiments/sequences.ts';
import { publishedSimple } from '../../../src/claims/000/figure4.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';
import {
  checkResult,
  plans,
  readResult,
  resultsFolder,
} from '../../../scripts/remake/stored/storedResults.ts';
import { recordText } from '../../../scripts/remake/stored/sealedText.ts';

/** Long censuses, of which a part is stored: what `npm run reproduce` printed. */
const parts = ['000-figure-5', '001-table-3-6x6', 'pq-hardness-6x6', 'sequences-6x6'];

describe('public/results', () => {
  test('holds exactly the planned runs, what scripts/remake/remake.ts and scripts/measure/race.ts store, and the parts of long censuses that are done', () => {
    const names = readdirSync(resultsFolder).toSorted();
    const positions = techniques.map((technique) => positionsFile(technique).name);
    const planned = [
      ...plans.map(({ name }) => name),
      'situations',
      'race',
      'asking',
      'hardest-simple',
      ...positions,
      ...parts,
    ];
    expect(names).toEqual(planned.map((name) => `${name}.json`).toSorted());
  });

  for (const plan of plans)
    test(`${plan.name} says what it is, and a slice of it comes out again`, () => {
      const stored = readResult(plan.name);
      expect(stored.command).toBe(`npm run -s results -- ${plan.name}`);
      expect(stored.date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(stored.engine).toMatch(/^\d+\.\d+\.\d+$/);
      // all 5x5 images are counted in the tests of the figures; the kinds are looked at in those of the experiment
      const counted = [
        'difficulty-count-5x5',
        'four-census-5x5',
        'census-walk-5x5',
        'probing-5x5',
        'pq-hardness-5x5',
        'pq-hardness-5x5-two-sat',
        'ranking-5x5',
        'how-hard',
        'two-sat-more-5x5',
        'set-round-5x5',
        'blank-boards', // its kinds of sets, anew, in blankBoards.test.ts
      ];
      if (counted.includes(plan.name)) return;
      // so are these, against the stored ones
      if (plan.experiment === 'figure') return;
      expect(checkResult(plan, [2, 60])).toEqual([]);
    });

  test('has the published table as its count of all classes of 5x5, and the numbers of the text', () => {
    const { counts, unique, oneClue, first } = readResult('four-census-5x5').tally as Record<
      'counts' | 'unique' | 'oneClue' | 'first',
      number[]
    >;
    for (const [row = 0, ...classes] of figure4.rows)
      expect([row, ...counts.slice(4 * row, 4 * row + 4)]).toEqual([row, ...classes]);
    expect(counts.reduce((sum, images) => sum + images, 0)).toBe(2 ** 25);
    expect(unique).toEqual([24_976_511, 317_944, 8400, 6720]);
    expect(oneClue).toEqual([0, 0, 1_192_994, 6_124_630]);
    for (const [at, image] of first.entries()) expect(image >= 0).toBe((counts[at] ?? 0) > 0);
  });

  test('has the numbers of 001 in its probing census of 5x5', () => {
    const tally = storedRun('probing 5x5').tally;
    expect([...tally.images]).toEqual([24_976_511, 330_602, 5_526_788, 2_720_531]);
    const rows = sequenceRows(tally);
    const of = (kind: string): typeof rows => rows.filter((row) => row.class === kind);
    expect(['unique', 'two', 'rest'].map((kind) => of(kind).length)).toEqual([3665, 3583, 15_586]);
    expect(summarise(of('rest'))).toMatchObject({ images: 2_720_531, unique: 2462 });
    // every example has its sequence
    const prober = createSmallProbe(5, 5);
    for (const { sequence, first } of rows) {
      prober.probe(first);
      expect(prober.sequence.subarray(0, prober.length).toSorted()).toEqual(
        Uint8Array.from(categoriesOf(sequence)),
      );
    }
  });

  test('has the same boards simple with all classes as without', () => {
    for (const name of ['6x6-exact', '10x10-independent', '30x30-exact']) {
      const plain = readResult(`density-${name}`).tally as { simple: number[] };
      const { tally, spec } = readResult(`density-four-${name}`);
      const { simple, four, some, boards } = tally as Record<string, number[]>;
      const { percentages } = spec as { percentages: number[] };
      // the first thousand boards of a percentage are those of the run without classes
      const few = { ...(spec as DensitySpec), percentages: [50, 60], boards: 1000 };
      const again = density.emptyTally(few);
      density.begin(few)(0, density.units(few), again);
      expect([...again.simple]).toEqual([plain.simple[50], plain.simple[60]]);
      for (const at of percentages.keys())
        expect((simple?.[at] ?? 0) + (four?.[at] ?? 0) + (some?.[at] ?? 0)).toBeLessThanOrEqual(
          boards?.[at] ?? 0,
        );
    }
  });

  test('has the published column as its count of 5x5', () => {
    const { simple, notSimple } = readResult('difficulty-count-5x5').tally as {
      simple: number[];
      notSimple: number;
    };
    expect(publishedSimple.map(([difficulty]) => [difficulty, simple[difficulty]])).toEqual(
      publishedSimple,
    );
    expect(simple.reduce((sum, images) => sum + images, notSimple)).toBe(2 ** 25);
  });
});

describe('checkResult', () => {
  test('notices a plan that is not the stored one', () => {
    const plan = plans.find(({ name }) => name === 'density-5x5-exact');
    if (plan?.experiment !== 'density') throw new TypeError('no such plan');
    expect(checkResult({ ...plan, spec: { ...plan.spec, seed: 1 } }, [50])).toEqual([
      'density-5x5-exact: another spec',
    ]);
  });
});

describe('recordText', () => {
  test('is JSON with one line a field', () => {
    const stored = readResult('difficulty-count-4x4');
    const text = recordText(stored);
    expect(JSON.parse(text)).toEqual(stored);
    expect(text.split('\n')).toHaveLength(Object.keys(stored).length + 3);
  });
});
