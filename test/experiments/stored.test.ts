// Every experiment writes its tally for a file and reads it back, of a whole run and of a part; sums are checked.
import { describe, expect, test } from 'vitest';
import { anyExperimentOf, experiments } from '../../src/experiments/experiments.ts';
import type { ExperimentId, SpecOf } from '../../src/experiments/experiments.ts';

const board = { height: 4, width: 4, boards: 20, seed: 7 } as const;
const specs: { readonly [Id in ExperimentId]: readonly SpecOf<Id>[] } = {
  'blank-boards': [{ variables: 2, clauses: 3, sets: 6, seed: 4 }],
  'census-walk': [
    { height: 4, width: 3 },
    { height: 2, width: 2 },
  ],
  'clue-sets': [{ sizes: ['2x3', '4x2', '3x3'] }, { sizes: ['4x4'] }],
  density: [
    { ...board, model: 'exact', percentages: [0, 50, 60] },
    { ...board, model: 'independent', percentages: [40, 55], four: true },
    { ...board, model: 'exact', percentages: [], filled: [3, 8] },
    { ...board, model: 'exact', percentages: [30, 50], four: true, twoSat: true },
  ],
  deciding: [{ ...board, height: 9, width: 9, model: 'exact', percentages: [30, 40, 45] }],
  'difficulty-count': [{ height: 3, width: 4, first: 'V' }],
  'inference-census': [{ height: 3, width: 4 }],
  'four-census': [
    { height: 4, width: 3, unique: true, oneClue: true, folded: true },
    { height: 4, width: 4, filled: 7, unique: true },
    { height: 4, width: 4, from: 100, to: 4000 },
    { height: 6, width: 5, sample: 300, seed: 3, oneClue: true },
    { height: 4, width: 4, unique: true, twoSat: true, folded: true },
  ],
  exchanges: [{ percentages: [40, 50], reach: 2, columns: 3 }],
  'formula-size': [{ ...board, model: 'independent', percentages: [0, 40, 100] }],
  'formula-rank': [
    {
      points: [
        { side: 5, filled: 13 },
        { side: 7, filled: 30 },
      ],
      boards: 30,
      seed: 2,
    },
  ],
  readings: [{ points: [{ side: 6, filled: 18 }], boards: 40, seed: 2 }],
  'great-hunt': [
    {
      height: 6,
      width: 5,
      filled: 16,
      method: 'sweeps',
      needed: true,
      formula: { lines: 'rows', k: 10, least: 1, most: 4, when: 'first' },
      measure: 'rounds',
      least: 3,
      most: 9,
      boards: 2000,
      seed: 3,
    },
  ],
  guesses: [{ sizes: ['2x4', '3x3', '2x5'] }],
  'how-hard': [{ sides: [4, 6], percentages: [20, 50], boards: 9, seed: 3 }],
  hunt: [
    { height: 5, width: 5, method: 'climb', percentage: 50, restarts: 4, steps: 50, seed: 2 },
    { height: 8, width: 8, method: 'random', percentage: 20, restarts: 1, steps: 3, seed: 2 },
  ],
  mending: [{ ...board, percentages: [30, 50] }],
  'pq-hardness': [{ side: 3 }, { side: 4 }, { side: 4, twoSat: true }, { side: 4, byPuzzle: true }],
  'one-solution': [
    { ...board, height: 7, percentages: [40, 60], limit: 1e6 },
    { ...board, percentages: [50], framed: true, limit: 1e6 },
  ],
  'pq-lattice': [{ puzzle: '5x5_1_2_2_1.2_2~2_1_1.1_3_2' }],
  'probing-beyond': [{ height: 4, width: 4 }],
  'probing-census': [
    { height: 3, width: 3 },
    { height: 1, width: 2 },
  ],
  ranking: [{ side: 3 }, { side: 4 }],
  reach: [{ ...board, model: 'independent', percentages: [30, 50] }],
  'sequence-census': [
    { height: 4, width: 4 },
    { height: 3, width: 4 },
  ],
  'set-round': [{ side: 3 }, { side: 4 }],
  switching: [{ ...board, height: 5, model: 'exact', percentages: [30, 50] }],
  threshold: [
    { side: 5, percentages: [30, 45], boards: 12, seed: 3 },
    { side: 7, percentages: [40], boards: 6, seed: 3, limit: 300 },
    { side: 4, percentages: [0, 40], boards: 6, seed: 3, procedure: true, methods: true },
  ],
  'two-sat-more': [
    { height: 3, width: 4 },
    { height: 6, width: 6, percentages: [30, 45], boards: 30, seed: 5 },
  ],
  'probing-levels': [{ side: 4, first: 30_000 }, { side: 2 }],
  'small-sizes': [{ sizes: ['2x4', '3x3', '2x7'] }],
};

const cases = (Object.keys(experiments) as ExperimentId[]).flatMap((id) =>
  specs[id].map((spec) => [id, JSON.stringify(spec), spec] as const),
);

const asFile = (stored: unknown): unknown => JSON.parse(JSON.stringify(stored));

describe('a tally', () => {
  test.each(cases)('of %s is read as it was written: %s', (id, _text, spec) => {
    const experiment = anyExperimentOf(id);
    const units = experiment.units(spec);
    for (const done of [units, Math.ceil(units / 3)]) {
      const tally = experiment.emptyTally(spec);
      experiment.begin(spec)(0, done, tally);
      const stored = asFile(experiment.toStored(tally));
      const read =
        done === units
          ? experiment.fromStored(stored, spec)
          : experiment.fromStored(stored, spec, done);
      expect(read).toEqual(tally);
      // what was read goes on as if it had never been stored
      const rest = experiment.emptyTally(spec);
      experiment.begin(spec)(done, units, rest);
      experiment.merge(read, rest);
      expect(asFile(experiment.toStored(read))).toEqual(
        asFile(experiment.toStored(whole(id, spec))),
      );
    }
  });

  test.each(cases)('of %s is refused when it is of no such run: %s', (id, _text, spec) => {
    const experiment = anyExperimentOf(id);
    for (const stored of [null, 3, [], 'text', { boards: [] }, { simple: 1, images: [1] }])
      expect(() => experiment.fromStored(stored, spec)).toThrow(RangeError);
  });

  test.each([
    'census-walk',
    'density',
    'switching',
    'difficulty-count',
    'four-census',
    'probing-census',
    'sequence-census',
  ] as const)('of part of %s is no whole run', (id) => {
    const experiment = anyExperimentOf(id);
    const [spec] = specs[id];
    const tally = experiment.emptyTally(spec);
    experiment.begin(spec)(0, experiment.units(spec) / 2, tally);
    const stored = asFile(experiment.toStored(tally));
    expect(() => experiment.fromStored(stored, spec)).toThrow(/ instead of /);
  });
});

function whole(id: ExperimentId, spec: unknown): unknown {
  const experiment = anyExperimentOf(id);
  const tally = experiment.emptyTally(spec);
  experiment.begin(spec)(0, experiment.units(spec), tally);
  return tally;
}
