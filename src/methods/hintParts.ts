/**
 * A hint in words: where to look, by which method, and which cells follow. For the page to play on, which tells them one
 * after another, and for the command, which tells all.
 */
import type { Direction, FixedCell } from '../engine/board/cell.ts';
import { formatDescription } from '../engine/board/description.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import type { Hint } from '../engine/play/hint.ts';
import type { MethodKind } from './kinds.ts';
import { counted } from '../notebook/plain/numbers.ts';

/** A line, zero-based. */
type Line = { readonly direction: Direction; readonly index: number };

/** A hint that has cells to give. */
export type HintStep = Extract<Hint, { readonly fixes: readonly FixedCell[] }>;

/** What is said of a step, and the lines that it reads. */
export type HintParts = {
  readonly where: string;
  readonly how: string;
  readonly what: string;
  readonly lit: readonly Line[];
  readonly bad: readonly Line[]; // left without a fit
  readonly method: MethodKind;
  readonly chapter: string; // that tells of the method
};

/** Whether a hint has cells to give. */
export const isStep = (hint: Hint): hint is HintStep => 'fixes' in hint;

/** What is said where there is no step. */
export const hintEnds: Readonly<Record<Exclude<Hint, HintStep>['kind'], string>> = {
  broken: 'A line has no way left to lay its runs: some mark on it cannot stay.',
  wrong: 'No solution has all of these marks.',
  open: 'Nothing follows from here: several solutions have these marks, and agree on no other cell. Choose.',
  done: 'Every cell has a mark.',
};

const row = (index: number): Line => ({ direction: 'H', index });
const column = (index: number): Line => ({ direction: 'V', index });

const lineName = ({ direction, index }: Line): string =>
  `${direction === 'H' ? 'row' : 'column'} ${index + 1}`;

const cellName = (cell: { readonly row: number; readonly column: number }): string =>
  `row ${cell.row + 1}, column ${cell.column + 1}`;

const valueName = ({ value }: FixedCell): string => (value === 1 ? 'filled' : 'empty');

const withValue = (cell: FixedCell): string => `${cellName(cell)} ${valueName(cell)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const mostNamed = 6;

/** Cells with one value that lie side by side on a line, from the first to the last. */
type Stretch = { readonly first: FixedCell; readonly last: FixedCell };

/** Whether a cell goes on with a stretch. */
function goesOn({ first, last }: Stretch, cell: FixedCell): boolean {
  if (cell.value !== last.value) return false;
  const along = cell.row === last.row && first.row === last.row && cell.column === last.column + 1;
  const down =
    cell.column === last.column && first.column === last.column && cell.row === last.row + 1;
  return along || down;
}

function stretchWords({ first, last }: Stretch): string {
  const value = valueName(first);
  if (first.column !== last.column)
    return `row ${first.row + 1}, columns ${first.column + 1} to ${last.column + 1} ${value}`;
  return first.row === last.row
    ? withValue(first)
    : `column ${first.column + 1}, rows ${first.row + 1} to ${last.row + 1} ${value}`;
}

/** Some cells with their values, as the end of a sentence: "row 4, columns 2 to 5 filled". */
export function cellsWords(cells: readonly FixedCell[]): string {
  const stretches: Stretch[] = [];
  let named = 0; // cells of those that are told
  for (const cell of cells) {
    const last = stretches.at(-1);
    if (last !== undefined && goesOn(last, cell)) stretches.splice(-1, 1, { ...last, last: cell });
    else if (stretches.length < mostNamed) stretches.push({ first: cell, last: cell });
    else break;
    named++;
  }
  const more = cells.length - named;
  return `${stretches.map(stretchWords).join('; ')}${more > 0 ? `; and ${counted(more, 'other')}` : ''}`;
}

/** What is said of a step. */
export function hintParts(hint: HintStep, { rows, columns }: Puzzle): HintParts {
  const lit: readonly Line[] = [];
  const bad: readonly Line[] = [];
  switch (hint.kind) {
    case 'line': {
      const clue = formatDescription((hint.direction === 'H' ? rows : columns)[hint.index] ?? []);
      return {
        where: `Look at ${lineName(hint)}.`,
        how: `It needs no other line: all ways to lay ${clue} there that keep its marks agree on ${counted(hint.fixes.length, 'cell')}.`,
        what: `They agree on ${cellsWords(hint.fixes)}.`,
        lit: [{ direction: hint.direction, index: hint.index }],
        bad,
        method: 'sweeps',
        chapter: 'one-line',
      };
    }
    case 'lines':
      return {
        where: `No line gives anything by itself. Look where rows ${hint.rows.map((one) => one + 1).join(' and ')} cross columns ${hint.columns.map((one) => one + 1).join(' and ')}.`,
        how: 'Two rows and two columns at once: of the ways to fill their four crossings only some fit all four lines.',
        what: `Those that fit agree on ${cellsWords(hint.fixes)}.`,
        lit: [...hint.rows.map(row), ...hint.columns.map(column)],
        bad,
        method: 'pairs',
        chapter: 'two-rows-two-columns',
      };
    case 'chain': {
      const steps = hint.chain.map(({ to }) => withValue(to));
      const [first] = hint.chain;
      return {
        where: `Neither single lines nor two rows with two columns give anything. Look at ${cellName(hint.fixes[0]!)}.`,
        how: 'A chain: on each line of the chain one value forces another one.',
        what: `${first === undefined ? '' : `Suppose ${withValue(first.from)}. `}Then ${steps.join('; then ')}: the opposite of what was supposed. So it is ${withValue(hint.fixes[0]!)}.`,
        lit: hint.chain.map(({ direction, index }) => ({ direction, index })),
        bad,
        method: 'chains',
        chapter: 'two-rows-two-columns',
      };
    }
    case 'probe': {
      const { supposed, why } = hint;
      const chain = why.chain.map((step) => lineName(step));
      const way = chain.length === 0 ? '' : `by way of ${chain.join(', ')}: `;
      return {
        where: `Neither lines nor pairs give anything. Look at ${cellName(supposed)}.`,
        how: `A probe: suppose that it is ${valueName(supposed)}, and go on by lines alone until one breaks.`,
        what: `${capital(`${way}${lineName(why)}`)} is left without any way to lay ${formatDescription(why.description)}. So it is ${withValue(hint.fixes[0]!)}.`,
        lit: why.chain.map(({ direction, index }) => ({ direction, index })),
        bad: [{ direction: why.direction, index: why.index }],
        method: 'probing',
        chapter: 'probing',
      };
    }
    case 'both':
      return {
        where: `Neither lines nor pairs give anything. Look at ${cellName(hint.cell)}.`,
        how: 'A probe both ways: suppose that it is filled, and then that it is empty. Some other cells come out the same.',
        what: `They are ${cellsWords(hint.fixes)}.`,
        lit,
        bad,
        method: 'probing',
        chapter: 'probing',
      };
    case 'search':
      return {
        where: `No method gives anything. Look at ${cellName(hint.fixes[0]!)}.`,
        how: 'Only a search through what may be (a SAT solver) finds that this cell cannot be otherwise; there is no short argument to tell.',
        what: `It is ${withValue(hint.fixes[0]!)}.`,
        lit,
        bad,
        method: 'sat',
        chapter: 'inference',
      };
  }
}
