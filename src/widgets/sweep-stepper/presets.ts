/**
 * Puzzles that teach, one a phenomenon. Those from elsewhere keep source, licence and attribution; the tests check every
 * one against its source or by computing.
 */

/** A puzzle to choose in the stepper. */
export type Preset = {
  readonly id: string;
  readonly name: string;
  readonly code: string; // src/formats/puzzleCode.ts
  readonly note: string; // what there is to see
  /** Who made it and under which licence it is used; only for puzzles from elsewhere. */
  readonly credit?: string;
};

/** In order of difficulty of the idea, not of the puzzle. */
export const presets: readonly Preset[] = [
  {
    id: 'heart',
    name: 'A heart, 5\u00a0×\u00a05',
    code: '5x5_1.1_5_5_3_1~2_4_4_4_2',
    note: 'Small enough to follow every line by hand.',
  },
  {
    id: '001-figure-1',
    name: 'Wensveen, Figure 1, 9\u00a0×\u00a08',
    code: '9x8_1.1_3_5_5_3.1_1.1_2.2_3.1_5~2_5_8_5.3_2.2_1_3_3',
    note: 'Our copy of the thesis has the numbers of the figure without its picture. They have one solution, so the picture can be found again.',
  },
  {
    id: '1-against-2',
    name: 'One sweep against two, 5\u00a0×\u00a05',
    code: '5x5_1.1.1_0_0_0_0~1_0_1_0_1',
    note: 'The rows say everything at once. Start with the columns, and the first sweep finds only the empty ones.',
  },
  {
    id: '1-against-2-smallest',
    name: 'One sweep against two, the smallest: 2\u00a0×\u00a01',
    code: '2x1_0_1~1',
    note: 'Two cells, and no smaller puzzle does it: rows first takes one sweep, columns first takes two, the first of which fixes nothing.',
  },
  {
    id: 'hardest-5x5',
    name: 'The hardest simple 5\u00a0×\u00a05',
    code: '5x5_2_2_1.2_2.1_2~2_1.2_2.1_3_1',
    note: 'No simple puzzle of this size takes more than 17 sweeps, rows first. Four pictures take so many; this is one of them.',
  },
  {
    id: 'hardest-5x5-turned',
    name: 'The same, reflected in its diagonal',
    code: '5x5_2_1.2_2.1_3_1~2_2_1.2_2.1_2',
    note: 'Rows have become columns, so rows first now takes the 16 sweeps that columns first took before.',
  },
  {
    id: 'switch',
    name: 'A standstill: two solutions, 2\u00a0×\u00a02',
    code: '2x2_1_1~1_1',
    note: 'Either diagonal solves it, so no line can ever decide a cell.',
  },
  {
    id: 'no-solution',
    name: 'A contradiction, 5\u00a0×\u00a05',
    code: '5x5_1_1.1_2.1_1.2_3~1.1_1.1.1_2.1_1.2_1',
    note: 'Rows and columns have the same number of filled cells, and still they cannot both be right. It shows in the fourth sweep.',
  },
  {
    id: 'cat',
    name: 'Scardy Cat, 20\u00a0×\u00a020',
    code: '20x20_2_2_1_1_1.3_2.5_1.7.1.1_1.8.2.2_1.9.5_2.16_1.17_7.11_5.5.3_5.4_3.3_2.2_2.1_1.1_2.2_2.2~5_5.3_2.3.4_1.7.2_8_9_9_8_7_8_9_10_13_6.2_4_6_6_5_6_6',
    note: 'A real puzzle that needs no more than one line at a time.',
    credit: 'webpbn.com #6, © 2004 Jan Wolter, CC BY 3.0.',
  },
  {
    id: 'long-25x25',
    name: 'A long one, 25\u00a0×\u00a025',
    code: '25x25_5.14_3.2.8_2.1.7_1.2.2.1_1.1.1.1.1.1_2.1.1.1.5_4.2.2.1_4.2.2.2.5_1.6.8.1_1.2.1.3.3.3_9.1.1_1.7.2.3_1.11.1_2.2.1.4_1.4.1.1.2_1.2.2.1_1.1.3.1_2.4.1_2.2.2.2_3.2.1.2_3.3.2.2.1_4.1.3.1.2_4.1.1.2.3_5.4.2.5_6.14~5.1.11_3.3.8_2.1.6_1.5.4_1.1.5.2_2.2.2.1_4.2.2_3.1.2.3_6.2.4_2.3.1.1_1.1.2.1_1.4.2.1.2.4_4.2.1.1.2.1.1_2.2.3.6.2.1_1.1.1.6.1_1.2.1.1.1.3.1_1.1.1.2_2.3.2.3_4.7.3.1_7.2.2.2.1_3.1.2.2.2.2_3.1.1.1.6.2_3.1.1.1.3.3_3.3.3.4_4.3.5',
    note: 'A real puzzle that is simple and still takes 45 sweeps.',
    credit: 'data020 of jwilk-archive/nonogram, © 2003-2022 Jakub Wilk, MIT licence.',
  },
  {
    id: 'random-30x30',
    name: 'Random, 30\u00a0×\u00a030',
    code: '30x30_1.4.1.1.2.3.1.2.1_1.6.2.1.1.4.1_1.1.2.1.4.4.1_1.1.1.2.2.2.2.4_1.1.3.4.1.5.2.1_1.3.4.3.3.5.1.1_1.2.2.2.2.1.4_6.1.4.1.4.3.2_1.1.1.2.4.1.2.3_2.5.4.1.3.3_4.3.2.1.1.7.3_4.8.2.3.1.3.1_2.1.3.3.5.1.6.1_1.1.4.4.9.3_6.2.1.2.1.2_2.6.7.1.3_4.2.4.1.3.3.2_4.2.3.2.9.1_6.1.2.7.6_1.1.1.3.2.3.1.2.1.1_9.1.1.2.2.2.3_1.6.1.1.2.3.3.2_2.2.1.1.2.4.6.1.1_1.3.1.6.1.1.4.1_1.2.2.3.2.2.1.1.1.4_2.5.3.4.1.1.2.2_1.1.1.1.1.1.2.4.2_2.2.2.2.2.3.1.1_9.1.4.6.6_2.2.4.5.2.1.5~1.2.2.3.6.6_1.1.1.2.4.1.2.1.3_1.1.2.2.6.1.1_1.2.1.1.6.3.3.5_2.1.1.2.1.1.1.4.1.3_2.2.1.7.5.3.2_2.1.3.7.6.2_2.4.8.4.5_2.2.2.3.4.1.2_5.1.4.1.2.3.1_1.2.2.2.1.1.2.2.2_2.1.6.1.2.2.1_1.5.3.2.2.1.1.4_1.1.1.7.1.3.3_8.4.2.2.4.2_1.1.3.2.9.2.2_1.1.1.1.2.1.4.4.1_9.6.1.1.5_5.2.1.1.7.2_3.1.2.2.1.4.1.1.1.2_1.1.4.2.2.2.2.2.2_1.2.1.2.1.3.4.3_1.1.8.6.1.2_6.1.1.3.5.3.2.1_5.1.5.4.1.1.2.1_3.3.2.3.7.2_1.2.10.2.2.2.1.2_1.1.1.1.2.1.2.1.3_3.2.1.5.1.3.2_1.5.2.3.1.3.5',
    note: 'Image 798 of 1,000 random ones with 62 % of the cells filled (seed 1): of the 612 simple ones among them it takes the most sweeps.',
  },
];

/** Which presets a figure offers, by the name that a page gives. */
const lists: Readonly<Record<string, readonly string[]>> = {
  first: ['heart', '001-figure-1', 'cat'],
  directions: ['1-against-2', '1-against-2-smallest', 'hardest-5x5', 'hardest-5x5-turned'],
  ends: ['heart', 'switch', 'no-solution'],
};

/**
 * The presets of a list: `first`, `directions`, `ends`, or all of them for another name or none.
 *
 * @source none
 */
export function presetList(name?: string): readonly Preset[] {
  const ids = name === undefined ? undefined : lists[name];
  return ids === undefined ? presets : presets.filter(({ id }) => ids.includes(id));
}
