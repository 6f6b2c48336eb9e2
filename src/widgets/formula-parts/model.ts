/** The formula of 002 built up for one puzzle, without the page: blocks, relative lengths, squares, their sum. */
import { formatDescription } from '../../engine/board/description.ts';
import type { Description } from '../../engine/board/description.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { difficulty002 } from '../../engine/sweep/difficulty.ts';
import { counted, fixed, significant, sizeText } from '../../notebook/plain/numbers.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { puzzle } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { presets } from './presets.ts';

/** What a page author may set. */
export type PartsProps = {
  readonly puzzle?: string; // code of the puzzle that the figure opens with; default the first preset
  readonly part?: number; // default 1
};

/** The parts of the formula, in the order in which the article brings them in. */
export const partNames = ['blocks', 'relative lengths', 'squares', 'sum'] as const;

const lineTexts = { both: 'rows and columns', rows: 'rows only' } as const;

/** The choices of the lines, for a field. */
export const lineChoices = (['both', 'rows'] as const).map((word) => ({
  word,
  text: lineTexts[word],
}));

export const partsSettings = settings({
  code: puzzle(presets[0]?.code ?? ''),
  part: whole('s', 'Part', { name: 'the part', least: 1, most: partNames.length, usual: 1 }),
  lines: choice('l', 'Blocks of', lineTexts, 'both'),
});

/** What a link keeps; `part` counts from 1. */
export type PartsState = ValuesOf<typeof partsSettings>;

export const defaultState = ({ puzzle: code, part }: PartsProps): PartsState => ({
  ...partsSettings.defaults,
  ...(part === undefined ? {} : { part }),
  code: code ?? partsSettings.defaults.code,
});

/** "the largest nonogram we are ever going to trouble ourselves with is 15 by 15" */
const largest = 15;

/** A line with what the formula makes of it. */
type LineParts = {
  readonly line: string;
  readonly blocks: Description;
  readonly relative: readonly number[]; // 15 · block / size
  readonly squares: readonly number[];
  readonly sum: number;
};

/** The formula of a puzzle in its parts. */
export type Parts = {
  readonly puzzle: Puzzle;
  readonly lines: readonly LineParts[];
  readonly cells: number;
  readonly sum: number;
  readonly value: number; // with k = 1
};

function lineParts(line: string, blocks: Description, size: number): LineParts {
  const relative = blocks.map((block) => (largest * block) / size);
  const squares = relative.map((length) => length ** 2);
  return { line, blocks, relative, squares, sum: squares.reduce((a, b) => a + b, 0) };
}

/**
 * Takes the formula of a puzzle apart. Where the sides differ, a block is measured against its own line.
 *
 * @source 002_5ae15e577f844a8a.txt, "Over Easy or Hard Boiled?"
 */
export function partsOf({ code, lines }: Pick<PartsState, 'code' | 'lines'>): Parts {
  const found = puzzleIn(code);
  const { rows, columns } = found;
  const all = [
    ...rows.map((blocks, at) => lineParts(`row ${at + 1}`, blocks, columns.length)),
    ...(lines === 'rows'
      ? []
      : columns.map((blocks, at) => lineParts(`column ${at + 1}`, blocks, rows.length))),
  ];
  return {
    puzzle: found,
    lines: all,
    cells: rows.length * columns.length,
    sum: all.reduce((sum, line) => sum + line.sum, 0),
    value: difficulty002(found, { lines: lines === 'rows' ? 'rows' : 'rows and columns' }),
  };
}

/** A number that is whole, or has two places. */
export const numberText = (value: number): string =>
  Number.isInteger(value) ? String(value) : fixed(value, 2);

const sizeOf = ({ rows, columns }: Puzzle): string => sizeText(rows.length, columns.length);

/** What a part does, in sentences. */
export function partText(
  { puzzle: { rows, columns }, lines, cells, sum, value }: Parts,
  part: number,
): string {
  const blocks = lines.reduce((count, line) => count + line.blocks.length, 0);
  const size = columns.length;
  if (part === 1)
    return `The clues are the lengths of the blocks: there are ${counted(blocks, 'block')}. So all of this is known before the puzzle is solved.`;
  if (part === 2)
    return `A block is measured against its line, as if that had ${largest} cells: ${largest} × block / size. Here a block of 1 ${rows.length === size ? '' : 'in a row '}counts ${numberText(largest / size)}.`;
  if (part === 3)
    return 'Squaring makes long blocks count the most: one twice as long gives four times as much.';
  if (blocks === 0) return 'There is no block, so the sum is 0, and the formula has no value.';
  return `The squares add up to ${numberText(sum)}. Difficulty = k × ${cells} / ${numberText(sum)}: ${cells} is the number of cells, ${sizeOf({ rows, columns })}. With k = 1 it is ${significant(value, 3)}.`;
}

const list = (values: readonly number[]): string => values.map(numberText).join(', ');

/** Heads of the table up to a part. */
export const headsUpTo = (part: number): readonly string[] => ['line', ...partNames.slice(0, part)];

/** The lines of the table up to a part. */
export const rowsUpTo = ({ lines }: Parts, part: number): readonly (readonly string[])[] =>
  lines.map(({ line, blocks, relative, squares, sum }) =>
    [line, formatDescription(blocks), list(relative), list(squares), numberText(sum)].slice(
      0,
      part + 1,
    ),
  );
