/**
 * The one ordered scale of the four classes of a puzzle, for every chart, table and text: a word, a colour token, a
 * symbol and a dash pattern each, so that no class is told by its hue alone.
 */

import type { ReachMethod } from '../engine/inference/reach.ts';

/** Solved by sweeps; solved by FourSolver; not solved, but some (2,2)-intersection succeeds; none does. */
export type PuzzleClass = 'simple' | 'four' | 'some' | 'none';

/** What a table or a chart may also show: what 2-SAT solves of the puzzles that FourSolver does not. */
export type ShownClass = PuzzleClass | 'two-sat';

export type ClassMark = {
  readonly name: string; // as prose and legends say it
  readonly colour: string; // a token of src/styles/tokens.css, light and dark
  readonly symbol: 'circle' | 'square' | 'triangle' | 'times' | 'diamond' | 'star'; // that Plot knows
  readonly dash: string; // SVG dash pattern of a stored curve; '' is a whole line
};

/**
 * The marks of the four classes, from the easiest to the hardest, and of what 2-SAT takes out of the last two.
 *
 * @source 000_8dc3042ab81c971c.txt §4.1, columns 2 to 5 of Figures 4 and 5
 */
export const classMarks: Readonly<Record<ShownClass, ClassMark>> = {
  simple: { name: 'simple', colour: 'var(--method-sweeps)', symbol: 'circle', dash: '' },
  four: { name: 'pairs', colour: 'var(--method-pairs)', symbol: 'square', dash: '6 3' },
  'two-sat': { name: 'chains', colour: 'var(--method-chains)', symbol: 'diamond', dash: '10 2' },
  some: { name: 'some progress', colour: 'var(--rule-strong)', symbol: 'triangle', dash: '2 3' },
  none: { name: 'none', colour: 'var(--ink-soft)', symbol: 'times', dash: '8 3 2 3' },
};

/** The classes in the order of the scale. */
export const classOrder: readonly PuzzleClass[] = ['simple', 'four', 'some', 'none'];

/** The same with 2-SAT between those that are solved and those that are not. */
export const orderWithTwoSat: readonly ShownClass[] = ['simple', 'four', 'two-sat', 'some', 'none'];

/** How a curve of a chart is drawn that is none of the four classes; it has its name from the chart. */
export type CurveMark = Omit<ClassMark, 'name'>;

/** The curves of methods, in the colours of their kinds: those of probing differ by symbol and dash. */
export const methodCurves: Readonly<Record<ReachMethod | 'sat', CurveMark>> = {
  sweeps: { colour: 'var(--method-sweeps)', symbol: 'circle', dash: '' },
  four: { colour: 'var(--method-pairs)', symbol: 'square', dash: '6 3' },
  'two-sat': { colour: 'var(--method-chains)', symbol: 'triangle', dash: '2 3' },
  probing: { colour: 'var(--method-probing)', symbol: 'diamond', dash: '8 3 2 3' },
  repeated: { colour: 'var(--method-probing)', symbol: 'star', dash: '10 4' },
  pairs: { colour: 'var(--method-probing)', symbol: 'times', dash: '1 3' },
  sat: { colour: 'var(--method-sat)', symbol: 'times', dash: '1 3' },
};

/** The curve that a chart is about, where it is of no method, and the reader's own beside stored ones. */
export const mainColour = 'var(--accent)';
export const ownCurve: CurveMark = { colour: mainColour, symbol: 'star', dash: '10 4' };

/** Curves in an order, of sizes above all: from grey to ink, so that none is taken for that of a method. */
export const orderedCurves: readonly CurveMark[] = (
  [
    ['triangle', '2 3'],
    ['square', '6 3'],
    ['circle', ''],
    ['diamond', '8 3 2 3'],
    ['star', '10 4'],
    ['times', '1 3'],
  ] as const
).map(([symbol, dash], at) => ({
  colour: `color-mix(in srgb, var(--ink) ${20 * at}%, var(--rule-strong))`,
  symbol,
  dash,
}));
