/**
 * The one ordered scale of the four classes of a puzzle, for every chart, table and text: a word, a colour token, a
 * symbol and a dash pattern each, so that no class is told by its hue alone.
 */

/** Solved by sweeps; solved by FourSolver; not solved, but some (2,2)-intersection succeeds; none does. */
export type PuzzleClass = 'simple' | 'four' | 'some' | 'none';

export type ClassMark = {
  readonly name: string; // as prose and legends say it
  readonly colour: string; // a token of src/styles/tokens.css, light and dark
  readonly symbol: 'circle' | 'square' | 'triangle' | 'times'; // a symbol that Plot knows
  readonly dash: string; // SVG dash pattern of a stored curve; '' is a whole line
};

/**
 * The marks of the four classes, from the easiest to the hardest.
 *
 * @source 000_8dc3042ab81c971c.txt §4.1, columns 2 to 5 of Figures 4 and 5
 */
export const classMarks: Readonly<Record<PuzzleClass, ClassMark>> = {
  simple: { name: 'simple', colour: 'var(--class-simple)', symbol: 'circle', dash: '' },
  four: { name: '(2,2)', colour: 'var(--class-four)', symbol: 'square', dash: '6 3' },
  some: { name: 'some progress', colour: 'var(--class-some)', symbol: 'triangle', dash: '2 3' },
  none: { name: 'none', colour: 'var(--class-none)', symbol: 'times', dash: '8 3 2 3' },
};

/** The classes in the order of the scale. */
export const classOrder: readonly PuzzleClass[] = ['simple', 'four', 'some', 'none'];

/** The symbol of a class in a word: "circle", "square", "triangle", "cross". */
export const symbolWord = (name: PuzzleClass): string =>
  classMarks[name].symbol === 'times' ? 'cross' : classMarks[name].symbol;
