/** Puzzles whose sweeps stop early, and a cell of each, from 1: no two have the same category, and the first are the easy ones. */
export const categoryRounds: readonly {
  readonly code: string;
  readonly at: readonly [row: number, column: number];
}[] = [
  { code: '5x5_3_2.1_2.1_4_3~0_4_5_1.2_4', at: [1, 2] },
  { code: '5x5_1_1_1.1_4_2~3_2_3_1_1', at: [2, 5] },
  { code: '5x5_2_1.1_1.1_1.1_3~1_2_2.1_1.2_2', at: [3, 1] },
  { code: '5x5_1_4_3_1.2_3~1.1_2.1_4_4_1', at: [1, 5] },
  { code: '5x5_1.1_1.1_1_2.1_5~1.2_1.2_1.1_1.1_1.2', at: [1, 5] },
  { code: '5x5_2_1.2_1.1_1_3.1~1.2_1.1_2.1_2_1.1', at: [1, 3] },
];
