/** The figures of the site that open any puzzle by the key `p` of their link: one of each kind, by its tag. */

import type { Puzzle } from '../engine/board/puzzle.ts';

/** Where such a figure stands. */
export type PuzzlePlace = {
  readonly page: string; // below the root of the site
  readonly cell: string;
  readonly version?: number; // of its link; default 1
};

/** What pictures, numbers and methods elsewhere open in. */
export const puzzleFigures = {
  'sweep-stepper': { page: 'sweeps/', cell: 'fig-sweeps', name: 'the stepper of sweeps' },
  'four-stepper': {
    page: 'two-rows-two-columns/',
    cell: 'fig-standstill',
    name: 'the stepper of pairs of lines',
  },
  'two-sat-stepper': {
    page: 'two-rows-two-columns/',
    cell: 'fig-chain',
    name: 'the stepper of chains',
  },
  'pq-lattice': {
    page: 'papers/batenburg-kosters/',
    cell: 'fig-pq-solvers',
    name: 'the lattice of solvers',
  },
  'probe-explorer': { page: 'probing/', cell: 'fig-two-futures', name: 'the probe explorer' },
  'must-be': { page: 'inference/', cell: 'fig-must-be', name: 'what must be so' },
  'ask-cell': { page: 'inference/', cell: 'fig-ask-cell', name: 'one question to the SAT solver' },
  'all-solutions': { page: 'inference/', cell: 'fig-solutions', name: 'all its solutions' },
} as const satisfies Readonly<Record<string, PuzzlePlace & { readonly name: string }>>;

/** The tag of one of them. */
export type FigureTag = keyof typeof puzzleFigures;

/** Opens the probe explorer after so many rounds; it makes the rounds of a puzzle that is larger one by one. */
export const roundSettings = (
  { rows, columns }: Puzzle,
  rounds: number,
): Readonly<Record<string, string>> =>
  rounds === 0 || rows.length * columns.length > 400 ? {} : { r: String(rounds) };
