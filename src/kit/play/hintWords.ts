/** A hint in three strengths: where to look, by which method, and which cells with what they rest on. Pure. */
import type { FixedCell } from '../../engine/board/cell.ts';
import { formatDescription } from '../../engine/board/description.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Hint } from '../../engine/play/hint.ts';
import { counted } from '../../formats/numbers.ts';
import type { LineRef } from '../board/boardModel.ts';
import { cellWord, lineWords } from '../board/boardModel.ts';

/** 1: where to look. 2: also which method. 3: also which cells. */
export type Strength = 1 | 2 | 3;

/** What is said, and what of it is seen on the board. */
export type ToldHint = {
  readonly sentences: readonly string[];
  readonly lit: readonly LineRef[];
  readonly bad: readonly LineRef[];
  readonly rings: ReadonlySet<number>; // cells that follow
  readonly premises: readonly number[];
  /** Chapter that tells of the method; null where there is none to name. */
  readonly chapter: string | null;
  readonly more: boolean; // there is a stronger one
};

type Parts = {
  readonly where: string;
  readonly how: string;
  readonly what: string;
  readonly lit?: readonly LineRef[];
  readonly bad?: readonly LineRef[];
  readonly premises?: readonly FixedCell[];
  readonly chapter?: string;
};

const row = (index: number): LineRef => ({ direction: 'H', index });
const column = (index: number): LineRef => ({ direction: 'V', index });

const cellName = (cell: { readonly row: number; readonly column: number }): string =>
  `row ${cell.row + 1}, column ${cell.column + 1}`;

const withValue = (cell: FixedCell): string => `${cellName(cell)} ${cellWord(cell.value)}`;

const mostNamed = 6;

/** Some cells with their values, as the end of a sentence. */
function cellsWords(cells: readonly FixedCell[]): string {
  const named = cells.slice(0, mostNamed).map(withValue);
  const more = cells.length - named.length;
  return `${named.join('; ')}${more > 0 ? `; and ${counted(more, 'other')}` : ''}`;
}

function partsOf(hint: Hint, { rows, columns }: Puzzle): Parts | null {
  switch (hint.kind) {
    case 'line': {
      const name = lineWords(hint);
      const clue = formatDescription((hint.direction === 'H' ? rows : columns)[hint.index] ?? []);
      return {
        where: `Look at ${name}.`,
        how: `It needs no other line: all ways to lay ${clue} there that keep its marks agree on ${counted(hint.fixes.length, 'cell')}.`,
        what: `They agree on ${cellsWords(hint.fixes)}. ${hint.premises.length === 0 ? 'No mark is needed for that.' : `The marks that it rests on have a dashed frame (${hint.premises.length}).`}`,
        lit: [hint],
        premises: hint.premises,
        chapter: 'one-line',
      };
    }
    case 'lines':
      return {
        where: `No line gives anything by itself. Look where rows ${hint.rows.map((one) => one + 1).join(' and ')} cross columns ${hint.columns.map((one) => one + 1).join(' and ')}.`,
        how: 'Two rows and two columns at once: of the ways to fill their four crossings only some fit all four lines.',
        what: `Those that fit agree on ${cellsWords(hint.fixes)}.`,
        lit: [...hint.rows.map(row), ...hint.columns.map(column)],
        chapter: 'two-rows-two-columns',
      };
    case 'chain': {
      const steps = hint.chain.map(({ to }) => withValue(to));
      const [first] = hint.chain;
      return {
        where: `Neither single lines nor two rows with two columns give anything. Look at ${cellName(hint.fixes[0]!)}.`,
        how: 'A chain of pairs (2-SAT): on each line of the chain one value forces another one.',
        what: `${first === undefined ? '' : `Suppose ${withValue(first.from)}. `}Then ${steps.join('; then ')}: the opposite of what was supposed. So it is ${withValue(hint.fixes[0]!)}.`,
        lit: hint.chain.map(({ direction, index }) => ({ direction, index })),
        chapter: 'two-rows-two-columns',
      };
    }
    case 'probe': {
      const { supposed, why } = hint;
      const chain = why.chain.map((step) => lineWords(step));
      const way = chain.length === 0 ? '' : ` By way of ${chain.join(', ')}:`;
      return {
        where: `Neither lines nor pairs give anything. Look at ${cellName(supposed)}.`,
        how: `A probe: suppose that it is ${cellWord(supposed.value)}, and go on by lines alone until one breaks.`,
        what: `${way} ${lineWords(why)} is left without any way to lay ${formatDescription(why.description)}. So it is ${withValue(hint.fixes[0]!)}.`.trim(),
        lit: why.chain.map(({ direction, index }) => ({ direction, index })),
        bad: [{ direction: why.direction, index: why.index }],
        chapter: 'probing',
      };
    }
    case 'both':
      return {
        where: `Neither lines nor pairs give anything. Look at ${cellName(hint.cell)}.`,
        how: 'A probe both ways: suppose that it is filled, and then that it is empty. Some other cells come out the same.',
        what: `They are ${cellsWords(hint.fixes)}.`,
        chapter: 'probing',
      };
    case 'search':
      return {
        where: `No method gives anything. Look at ${cellName(hint.fixes[0]!)}.`,
        how: 'Only a search through what may be (a SAT solver) finds that this cell cannot be otherwise; there is no short argument to tell.',
        what: `It is ${withValue(hint.fixes[0]!)}.`,
        chapter: 'inference',
      };
    case 'broken':
    case 'wrong':
    case 'open':
    case 'done':
      return null;
  }
}

const ends: Readonly<Record<'broken' | 'wrong' | 'open' | 'done', string>> = {
  broken: 'A line has no way left to lay its runs: some mark on it cannot stay.',
  wrong: 'No solution has all of these marks.',
  open: 'Nothing follows from here: several solutions have these marks, and agree on no other cell. Choose.',
  done: 'Every cell has a mark.',
};

const silent = {
  lit: [],
  bad: [],
  rings: new Set<number>(),
  premises: [],
  chapter: null,
  more: false,
};

/**
 * A hint as it is told.
 *
 * @source none
 */
export function toldHint(hint: Hint, strength: Strength, puzzle: Puzzle): ToldHint {
  const parts = partsOf(hint, puzzle);
  if (parts === null || !('fixes' in hint)) {
    const kind = hint.kind as keyof typeof ends;
    return { ...silent, sentences: [ends[kind]] };
  }
  const width = puzzle.columns.length;
  const at = (cell: { readonly row: number; readonly column: number }): number =>
    cell.row * width + cell.column;
  const told = [parts.where, parts.how, parts.what.charAt(0).toUpperCase() + parts.what.slice(1)];
  return {
    sentences: told.slice(0, strength),
    lit: parts.lit ?? [],
    bad: strength === 3 ? (parts.bad ?? []) : [],
    rings: new Set(strength === 3 ? hint.fixes.map(at) : []),
    premises: strength === 3 ? (parts.premises ?? []).map(at) : [],
    chapter: strength === 1 ? null : (parts.chapter ?? null),
    more: strength < 3,
  };
}

/** What the next method would see where no line gives anything, without saying where. @source none */
export function nextMethodText(hint: Hint): string {
  switch (hint.kind) {
    case 'lines':
      return 'Two rows and two columns taken together still give something.';
    case 'chain':
      return 'A chain of pairs (2-SAT) still gives something.';
    case 'probe':
      return 'Supposing a cell and going on by lines still proves something.';
    case 'both':
      return 'Supposing a cell both ways still gives something.';
    case 'search':
      return 'Only a search still finds a cell that cannot be otherwise.';
    case 'open':
      return 'No method gives anything: several solutions have these marks.';
    case 'wrong':
    case 'broken':
    case 'line':
    case 'done':
      return '';
  }
}
