/**
 * What reading a puzzle gives: the puzzle, or all problems with their places. Every format reads into a draft of
 * located descriptions; one function checks the draft, so all formats refuse the same things in the same words.
 */
import { counted, grouped, sizeText } from '../notebook/plain/numbers.ts';
import { EMPTY, FILLED, UNKNOWN } from '../engine/board/cell.ts';
import type { Grid } from '../engine/board/cell.ts';
import { cellsNeeded, formatDescription } from '../engine/board/description.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { mostLinesRead } from './limits.ts';
import { cleanDetails } from './told.ts';
import type { Detail, ToldPuzzle } from './told.ts';

/** The formats that are told apart. */
export type PuzzleFormat =
  | 'clues'
  | 'non'
  | 'nonpack'
  | 'json'
  | 'xml'
  | 'nin'
  | 'mk'
  | 'g'
  | 'cwd'
  | 'gno'
  | 'taai'
  | 'game'
  | 'puzzlink'
  | 'pzpr'
  | 'pbm'
  | 'picture'
  | 'link'
  | 'code'
  | 'lists';

/** Something that keeps a text from being a puzzle. */
export type Problem = {
  readonly line: number; // of the text, counted from 1
  readonly column?: number; // of the text, counted from 1
  readonly message: string; // the fact, then what to do
};

/** A puzzle that was read, or everything that is wrong with its text. The one with `puzzle` is a puzzle. */
export type PuzzleReading =
  | (ToldPuzzle & {
      readonly kind: PuzzleFormat;
      readonly note?: string; // how an ambiguous text was taken, or what was left out
    })
  | {
      readonly kind: PuzzleFormat | null;
      readonly problems: readonly Problem[];
      readonly name?: string; // where it is known in spite of the problems
      /** The numbers as they stand, where all were read and cannot be together: a line is too long, or the sums differ. */
      readonly mistaken?: Puzzle;
    };

/** A puzzle that was read. */
export type PuzzleRead = Extract<PuzzleReading, { readonly puzzle: unknown }>;

/** Whether a puzzle was read. */
export const isRead = (reading: PuzzleReading): reading is PuzzleRead => 'puzzle' in reading;

/** Notes as one. */
export const joined = (...notes: readonly (string | undefined)[]): string =>
  notes.filter((one) => one !== undefined && one !== '').join(' ');

/** A description and the place it was read from. */
export type LocatedRuns = {
  readonly runs: readonly number[];
  readonly line: number;
  readonly column?: number;
};

/** The lines at which rows and columns begin, for what is said where there are none; line 1 where a text is one puzzle. */
type Begins = { readonly rows: number; readonly columns: number };

/** What a format has read, before it is checked. */
export type Draft = {
  readonly kind: PuzzleFormat;
  readonly rows: readonly LocatedRuns[];
  readonly columns: readonly LocatedRuns[];
  readonly begins?: Begins;
  readonly problems: readonly Problem[];
  readonly told?: { readonly [key in Detail]?: string | undefined };
  readonly clues?: Uint8Array | undefined;
  readonly goal?: LocatedGoal | undefined;
  readonly note?: string | undefined;
};

/** The picture that a file says is meant. */
export type LocatedGoal = {
  readonly cells: readonly number[]; // EMPTY | FILLED, row by row
  readonly line: number;
  readonly lineOfRow?: (row: number) => number; // where every row of it has a line of its own
};

/** Most problems that are listed; whoever mends these sees the next ones. Readers of formats may stop collecting beyond. */
export const mostProblems = 20;

/** How messages end after which nothing else needs to be said of a text. */
export const onlyBlackAndWhite = 'only puzzles in black and white can be read.';
export const onlyKnownClues = 'only puzzles whose clues are all known can be read.';

/** How a puzzle of one colour is taken, whichever it is. */
export const readAsBlack = (colour: string): string =>
  `The one colour of the puzzle, ${quoted(colour)}, was taken as black.`;

/**
 * A reading that failed.
 *
 * @param kind - the format, or `null` when none was recognised
 * @param problems - at least one
 */
export function refused(
  kind: PuzzleFormat | null,
  problems: readonly Problem[],
  told: Draft['told'] = {},
): PuzzleReading {
  const { name } = cleanDetails(told);
  return { kind, problems: listed(problems), ...(name === undefined ? {} : { name }) };
}

function listed(problems: readonly Problem[]): readonly Problem[] {
  // whatever else is wrong, a coloured puzzle is not read
  const decisive = problems.find(
    ({ message }) => message.endsWith(onlyBlackAndWhite) || message.endsWith(onlyKnownClues),
  );
  if (decisive !== undefined) return [decisive];
  const next = problems[mostProblems];
  if (next === undefined) return problems;
  const more = {
    line: next.line,
    message: 'There are more problems from here on: mend the ones above first.',
  };
  return [...problems.slice(0, mostProblems), more];
}

/** The puzzle of a draft, or everything that is wrong with it. */
export function finish(draft: Draft): PuzzleReading {
  const { kind, rows, columns, clues } = draft;
  const problems = [...draft.problems];
  if (problems.length === 0) problems.push(...sizeProblems(draft));
  const isWhole = problems.length === 0;
  if (isWhole)
    problems.push(
      ...lineProblems(rows, 'row', columns.length),
      ...lineProblems(columns, 'column', rows.length),
    );
  if (problems.length === 0) {
    // a picture says which clue is wrong where sums say only that one is
    const ofSums = sumProblems(draft);
    const ofGoal = goalProblems(draft);
    problems.push(...(ofGoal.length > 0 ? ofGoal : ofSums));
  }
  const puzzle: Puzzle = {
    rows: rows.map(({ runs }) => runs),
    columns: columns.map(({ runs }) => runs),
    ...(clues === undefined ? {} : { clues }),
  };
  if (problems.length > 0) {
    const refusal = refused(kind, problems, draft.told);
    return isWhole ? { ...refusal, mistaken: puzzle } : refusal;
  }
  return {
    kind,
    puzzle,
    ...cleanDetails(draft.told ?? {}),
    ...(draft.goal === undefined ? {} : { goal: Uint8Array.from(draft.goal.cells) }),
    ...(draft.note === undefined ? {} : { note: draft.note }),
  };
}

/** The reading of a picture: its runs are the puzzle, it is the goal. */
export function pictured(
  kind: PuzzleFormat,
  grid: Grid,
  told: NonNullable<Draft['told']> = {},
): PuzzleReading {
  return { kind, puzzle: puzzleOf(grid), ...cleanDetails(told), goal: grid.cells };
}

/** A goal of the wrong size, or with other runs than the descriptions say. */
function goalProblems({ rows, columns, goal }: Draft): Problem[] {
  if (goal === undefined) return [];
  const { cells, line } = goal;
  const [height, width] = [rows.length, columns.length];
  if (cells.length !== height * width) return [goalSizeProblem(cells.length, height, width, line)];
  const meant = puzzleOf({ height, width, cells: Uint8Array.from(cells) });
  for (const [lines, wanted, name] of [
    [rows, meant.rows, 'row'],
    [columns, meant.columns, 'column'],
  ] as const)
    for (const [at, { runs }] of lines.entries()) {
      const there = wanted[at] ?? [];
      if (formatDescription(runs) === formatDescription(there)) continue;
      return [
        {
          line: name === 'row' ? (goal.lineOfRow?.(at) ?? line) : line,
          message: `The goal contradicts the clues: ${name} ${at + 1} of the picture has ${formatDescription(there)}, its clue says ${formatDescription(runs)}. Mend one of the two, or take the goal out.`,
        },
      ];
    }
  return [];
}

/** A goal that has not a cell for each place. */
export const goalSizeProblem = (
  cells: number,
  height: number,
  width: number,
  line: number,
): Problem => ({
  line,
  message: `The goal has ${cells} cells, ${sizeText(height, width)} need ${height * width}: mend the goal or the size.`,
});

function sizeProblems({ rows, columns, begins }: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [lines, name] of [
    [rows, 'row'],
    [columns, 'column'],
  ] as const) {
    if (lines.length === 0)
      problems.push({
        line: begins?.[`${name}s`] ?? 1,
        message: `There are no ${name}s: give the runs of at least one ${name}.`,
      });
    if (lines.length > mostLinesRead)
      problems.push({
        line: lines[mostLinesRead]?.line ?? 1,
        message: `There are ${counted(lines.length, name)}: the most that is taken is ${grouped(mostLinesRead)} rows and ${grouped(mostLinesRead)} columns.`,
      });
  }
  return problems;
}

/**
 * The lines whose runs do not fit.
 *
 * @param name - what the lines are
 * @param length - cells of each line
 */
export function lineProblems(
  lines: readonly LocatedRuns[],
  name: 'row' | 'column',
  length: number,
): Problem[] {
  const problems: Problem[] = [];
  for (const [index, { runs, line, column }] of lines.entries()) {
    const needed = cellsNeeded(runs);
    if (needed <= length) continue;
    const across = name === 'row' ? 'column' : 'row';
    problems.push({
      line,
      ...(column === undefined ? {} : { column }),
      message: `${name === 'row' ? 'Row' : 'Column'} ${index + 1} needs ${counted(needed, 'cell')}, but there ${length === 1 ? 'is' : 'are'} only ${counted(length, across)}: shorten its runs or add ${across}s.`,
    });
  }
  return problems;
}

function sumProblems({ rows, columns }: Draft): Problem[] {
  const inRows = sumOfRuns(rows);
  const inColumns = sumOfRuns(columns);
  if (inRows === inColumns) return [];
  const line = columns[0]?.line ?? 1;
  return [{ line, message: `${sumText(inRows, inColumns)}: they must be equal.` }];
}

/** Filled cells that descriptions ask for. */
export function sumOfRuns(lines: readonly { readonly runs: readonly number[] }[]): number {
  let sum = 0;
  for (const { runs } of lines) for (const run of runs) sum += run;
  return sum;
}

/** Both sums in words: `Rows 31, columns 29`. */
export function sumText(inRows: number, inColumns: number): string {
  return `Rows ${grouped(inRows)}, columns ${grouped(inColumns)}`;
}

/** Characters of a picture that stand for a filled cell. */
const filledMarks = '1#@*■█●⬛';
/** Characters of a picture that stand for an empty cell. */
const emptyMarks = '0.-_□·○⬜';

/**
 * The cell that a character of a picture stands for.
 *
 * @returns EMPTY, FILLED, UNKNOWN for `?`, or `null` for any other character
 */
export function cellOf(character: string): number | null {
  if (filledMarks.includes(character)) return FILLED;
  if (emptyMarks.includes(character)) return EMPTY;
  return character === '?' ? UNKNOWN : null;
}

/** A piece of a foreign text, short enough to stand in a message. */
export const quoted = (text: string): string =>
  `"${text.length > 30 ? `${text.slice(0, 30)}…` : text}"`;
