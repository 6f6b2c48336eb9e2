/** Puzzles that teach; the tests check each by computing. */

/** A puzzle to choose in the stepper. */
export type FourPreset = {
  readonly id: string;
  readonly name: string;
  readonly code: string; // src/formats/puzzleCode.ts
  readonly note: string; // what there is to see
  readonly image?: number; // index of the 5\u00a0×\u00a05 image that it is made of
  /** The panel of 000 Figure 3 whose caption it fits, 1 to 5. */
  readonly figure3?: number;
  /** Who made it and under which licence it is used; only for puzzles from elsewhere. */
  readonly credit?: string;
};

export const presets: readonly FourPreset[] = [
  {
    id: 'fourteen-sweeps',
    name: '14 sweeps, then one intersection, 5\u00a0×\u00a05',
    image: 9654986,
    figure3: 2,
    code: '5x5_1.1_2.1_1.1_2_1.1~1_2.1_3_1.1_2',
    note: 'SimpleSolver works for 14 sweeps and stops. One successful intersection, and sweeps do the rest.',
  },
  {
    id: 'difficulty-8',
    name: 'Eight intersections, 5\u00a0×\u00a05',
    image: 6825265,
    figure3: 3,
    code: '5x5_1.1_1.1_1.1_1_2~3_1_1_2_1.1',
    note: 'However they are chosen, this one needs eight successful intersections.',
  },
  {
    id: 'half-turn',
    name: 'The same after half a turn, 5\u00a0×\u00a05',
    image: 2534088,
    code: '5x5_1_2.1_1.1_1.2_1~1_2.1_1.1_1.2_1',
    note: 'Its picture looks the same after half a turn. Intersections fix some cells, and FourSolver stops before the end.',
  },
  {
    id: 'only-half-turn',
    name: 'Some progress, then a stop, 5\u00a0×\u00a05',
    figure3: 4,
    code: '5x5_1.1_1.1_3_1.1_1.1~1.2_1_3_1_2.1',
    note: 'A half turn leaves its picture as it is, and nothing else does. It has one solution, and FourSolver gets only some of the way.',
  },
  {
    id: 'no-progress',
    name: 'No progress at all, 5\u00a0×\u00a05',
    figure3: 5,
    code: '5x5_2_2_2_1_1~1.1_1_2_1.1_1',
    note: 'Neither a sweep nor an intersection of two rows and two columns fixes a single cell. Still it has only one solution.',
  },
  {
    id: 'hardest-simple',
    name: 'The hardest simple one, 5\u00a0×\u00a05',
    figure3: 1,
    code: '5x5_2_2_1.2_2.1_2~2_1.2_2.1_3_1',
    note: 'Sweeps alone solve it, 17 of them. No simple puzzle of this size takes more.',
  },
  {
    id: 'jwilk-022',
    name: 'A real one, 20\u00a0×\u00a020',
    code: '20x20_2.2.6_1.1.2.1_1.1.2.2_4.3.1_1.3.1.4_1.3.1.2.1_6.1.2.2_13_8_7.6_2.3.4.4_1.3.4.4_1.5.3.2_2.1.2.3.2_1.1.2.3.3_1.1.4.4_2.3.5_1.7_1.1_1~1.3.2_4.1.2_1.1.1.3_10.3_1.9_13_4.1.3_7.3_1.2.5_2.7.2_1.6.1_1.1.1.2.3_2.1.1.1.4_1.1.1.2.3.2_1.1.1.5.1_1.2.2.3.2_1.1.3.2.3_3.2.4_6_7',
    note: 'A published puzzle. SimpleSolver leaves 351 of 400 cells; a single intersection opens all of them.',
    credit: 'data022 of jwilk-archive/nonogram, © 2003-2022 Jakub Wilk, MIT licence.',
  },
];
