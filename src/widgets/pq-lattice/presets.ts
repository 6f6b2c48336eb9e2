/** Puzzles for the lattice: one of each kind beyond FourSolver that 5x5 has, and a few below. The tests check each. */

/** A puzzle to choose. */
export type LatticePreset = {
  readonly id: string; // of a hard kind: its minimal pairs, as `2.3-3.2`
  readonly name: string;
  readonly code: string; // src/formats/puzzleCode.ts
  readonly note: string; // what there is to see
  readonly image?: number; // index of the 5x5 image that it is made of
};

/** The least image of each kind (public/results/pq-hardness-5x5.json), the frequent kinds first. */
const kinds: readonly (readonly [kind: string, image: number, code: string])[] = [
  ['2,3 3,2', 51510, '5x5_2.1_1.1_1.1_1_0~1.1_1.1_1_1_1.1'],
  ['2,3', 53556, '5x5_1.1_1.1_1.1_1_0~1.1_0_1.1_1_1.1'],
  ['3,2', 1062968, '5x5_2_1_3_0_1~1.1_1_1_1.1_1'],
  ['3,3', 1128012, '5x5_2_1.1_1.2_1_1~1.1_1.1_1.1_1.1_1'],
  ['2,3 4,2', 1713486, '5x5_3_1.1_1.1_1.1_1~1.1_2_1.1_3_1'],
  ['2,4 3,2', 1586762, '5x5_1.1_1.1_1.2_1_1~1.1_2_1_1.1_1.1'],
  ['2,4 3,3', 1468741, '5x5_1.1_1.1_1.2_2_1~1.1_2_1.1_3_1'],
  ['3,3 4,2', 1648940, '5x5_2_1.1_1.1_1.1_1~1.1_2_1_3_1'],
  ['3,4 4,3', 5591689, '5x5_1.1_1.1_1.1_1.1_1.1~1.1_1_2.1_1.1_2'],
  ['2,5 3,3', 2529170, '5x5_1.1_3_1.1_1.2_1~2_1.1_3_1.1_2'],
  ['3,3 5,2', 3428534, '5x5_2.1_1.1_1.1_1_2~1.1_1.1_3_1_1.1'],
  ['2,3 5,2', 3494700, '5x5_2_1.2_1.1_1.1_2~1.1_2_1.1_2.1_2'],
  ['2,5 3,2', 6657810, '5x5_1.1_2_1.1_2.1_2~2_1.2_1.1_1.1_2'],
  ['3,4 5,3', 2889474, '5x5_1_2_1.1_2_1~1_1.1_1_1.1_1.1'],
  ['3,5 4,3', 4755786, '5x5_1.1_1.1_1_1.1_1~1_2_1.1_2_1'],
];

function hardPreset([kind, image, code]: readonly [string, number, string]): LatticePreset {
  const pairs = kind.split(' ');
  return {
    id: pairs.map((pair) => pair.replace(',', '.')).join('-'),
    name: pairs.map((pair) => `(${pair})-hard`).join(' and '),
    code,
    note:
      pairs.length === 1
        ? 'The first 5\u00a0×\u00a05 picture that is hard in this way and no other.'
        : 'The first 5\u00a0×\u00a05 picture that is hard in exactly these two ways: neither solver contains the other.',
    image,
  };
}

export const presets: readonly LatticePreset[] = [
  ...kinds.map(hardPreset),
  {
    id: 'four',
    name: '(2,2)-hard: FourSolver solves it',
    code: '5x5_1.1_1.1_1.1_1_2~3_1_1_2_1.1',
    note: 'Sweeps fix two cells and stop. Intersections of two rows and two columns do all the rest.',
    image: 6825265,
  },
  {
    id: 'simple',
    name: 'Simple: sweeps solve it',
    code: '5x5_1.1_5_5_3_1~2_4_4_4_2',
    note: 'SimpleSolver is the least element of the lattice. What it solves, all others solve.',
  },
  {
    id: 'two',
    name: 'Two solutions: nothing solves it',
    code: '5x5_1_1_0_0_0~1_1_0_0_0',
    note: 'Either diagonal of a small square. A solver fixes only what is the same in all solutions, so no point of the lattice solves it.',
    image: 65,
  },
];

/** The preset that a figure opens with: every mark of the lattice occurs in it. */
export const firstPreset = '3.4-5.3';
