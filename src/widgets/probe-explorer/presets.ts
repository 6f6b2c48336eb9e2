/** Puzzles that teach; the tests check each by computing. */
import type { ProbingClass } from '../../engine/probe/probeCategory.ts';

/** A puzzle to choose in the explorer. */
export type ProbePreset = {
  readonly id: string;
  readonly name: string;
  readonly code: string; // src/formats/puzzleCode.ts
  readonly class: ProbingClass; // of Table 3
  readonly note: string; // what there is to see
  /** Who made it and under which licence it is used; only for puzzles from elsewhere. */
  readonly credit?: string;
};

export const presets: readonly ProbePreset[] = [
  {
    id: 'unique-five',
    name: 'One solution, 5\u00a0×\u00a05',
    code: '5x5_2_3.1_3_1_3~2.1_2.1_2.1_1_2.1',
    class: 'unique',
    note: 'Nearly every probe settles the whole puzzle: one value leads to a contradiction, the other to the solution.',
  },
  {
    id: 'two-five',
    name: 'Two solutions, 5\u00a0×\u00a05',
    code: '5x5_3_1_2_3_2~1_2_1.3_1.2_1',
    class: 'two',
    note: 'Four cells of category 15: either value leads to a solution, so there are two.',
  },
  {
    id: 'mixed-five',
    name: 'One solution, seldom seen: 5\u00a0×\u00a05',
    code: '5x5_2_1.1_2_2.1_2~2_1.2_1.1_1.1_1.1',
    class: 'unique',
    note: 'Nine different categories. Only four of the 24 cells prove the solution.',
  },
  {
    id: 'rest-five',
    name: 'Left open, 5\u00a0×\u00a05',
    code: '5x5_1.1_1.2_1_2_2.1~2.1_2_1_2_2.1',
    class: 'rest',
    note: 'No single probe reaches a solution. Some prove the value of their cell, and that is a start.',
  },
  {
    id: 'dots-five',
    name: 'All of category 4, 5\u00a0×\u00a05',
    code: '5x5_0_1_1_1_0~0_0_1_1_1',
    class: 'rest',
    note: 'Filled leads a little further, empty to nothing, whichever cell is taken: three rows and three columns in any order.',
  },
  {
    id: 'unique-ten',
    name: 'One solution, 10\u00a0×\u00a010',
    code: '10x10_2.2_2.1.2_1.1.2_3.2.1_3.1_1.3.1_1.1.2_2.1.2_1.3.1_1.3~1.2.2_1.2.1_4.4_1.1_1.1.2_1.3.1_1.1.1_3.1.1_2.1.2.1_2.2',
    class: 'unique',
    note: 'Most of the board is open, and ten categories occur side by side.',
  },
  {
    id: 'jwilk-022',
    name: 'A real one, 20\u00a0×\u00a020',
    code: '20x20_2.2.6_1.1.2.1_1.1.2.2_4.3.1_1.3.1.4_1.3.1.2.1_6.1.2.2_13_8_7.6_2.3.4.4_1.3.4.4_1.5.3.2_2.1.2.3.2_1.1.2.3.3_1.1.4.4_2.3.5_1.7_1.1_1~1.3.2_4.1.2_1.1.1.3_10.3_1.9_13_4.1.3_7.3_1.2.5_2.7.2_1.6.1_1.1.1.2.3_2.1.1.1.4_1.1.1.2.3.2_1.1.1.5.1_1.2.2.3.2_1.1.3.2.3_3.2.4_6_7',
    class: 'unique',
    note: 'A published puzzle. SimpleSolver leaves 351 of 400 cells; 24 of them open the whole picture when they are probed.',
    credit: 'data022 of jwilk-archive/nonogram, © 2003-2022 Jakub Wilk, MIT licence.',
  },
  {
    id: 'lambda',
    name: 'A real one that probing once leaves open, 12\u00a0×\u00a010',
    code: '12x10_2_1.2_1.1_2_1_3_3_2.2_2.1_2.2.1_2.3_2.2~2.1_1.3_2.4_3.4_4_3_3_3_2_2',
    class: 'rest',
    note: 'It has one solution, and no single probe proves it. Many prove their cell.',
    credit: 'nonogram_lambda of google/or-tools, © 2010 Hakan Kjellerstrand, Apache License 2.0.',
  },
  {
    id: 'domino',
    name: 'Dominoes: no single cell proves a thing, 11\u00a0×\u00a011',
    code: '11x11_3_1_3.1_1_3.1_1_3.1_1_3.1_1_1~1_1_1.3_1_1.3_1_1.3_1_1.3_1_3',
    class: 'rest',
    note: 'One solution, a staircase, and not one probe meets a contradiction. Probe a pair: a few of them prove a cell.',
    credit:
      'after dom_06 of MiniZinc/minizinc-benchmarks, © 2016 MiniZinc (individual authors), MIT licence.',
  },
];
