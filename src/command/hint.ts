/** `hint`: the easiest next step from a state of a puzzle, and what it follows from. */
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { UNKNOWN } from '../engine/board/cell.ts';
import type { FixedCell, Grid } from '../engine/board/cell.ts';
import { formatGrid, imageFromText } from '../engine/board/image.ts';
import { startGrid } from '../engine/board/puzzle.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { hintInPieces } from '../engine/play/hint.ts';
import type { Hint } from '../engine/play/hint.ts';
import { solveInPieces } from '../engine/solve/solve.ts';
import { sizeText } from '../notebook/plain/numbers.ts';
import { cellsWords, hintEnds, hintParts, isStep } from '../methods/hintParts.ts';
import { answerOf, jsonAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import { commandNamed, filesText, readingFiles, withQuiet } from './commandLine.ts';
import type { End, Reads } from './commandLine.ts';
import { eachPuzzle, ofRead, placeOf, severalPuzzles } from './eachPuzzle.ts';
import type { GivenPuzzle } from './eachPuzzle.ts';
import { patiently } from './patience.ts';
import { Misuse, messageOf } from './program.ts';
import { textOf } from './puzzleFiles.ts';

const examples = [
  'nonogram-engine hint puzzle.non',
  'nonogram-engine hint puzzle.non --state now.txt',
  "nonogram-engine hint 3x3:1/3/1/1/3/1 --state '???/###/???'",
];

const ends =
  'with 0 if there is a step or every cell is known; with 1 if no solution has all marks of the state, if nothing follows because several have them, or if the puzzle could not be read';

const more = `The state has a line for each row: # filled, . empty, ? unknown; on the command line / ends a row.
Prints where to look, by which method, which cells follow from what, and the state with them.

With --json: "file", "puzzle", "name"; "kind": line, pairs (two rows and two columns), chain (2-SAT), probe,
both (a probe both ways), search, done, open, wrong or broken (a line without a fit); "sentences"; "fixes"
and "premises", cells as [row, column, value], counted from 1; "state" after the step.

${filesText}`;

type HintOptions = Reads & { readonly state?: string };

export const hintCommand = (end: End): Command =>
  withQuiet(
    readingFiles(
      commandNamed('hint', {
        does: 'tells the easiest next step in a puzzle',
        examples,
        more,
        ends,
      }),
    ),
  )
    .option('--state <state>', 'what is known so far: a file, - for standard input, or the rows')
    .action(async (files: readonly string[], options: HintOptions) => {
      const state = options.state === undefined ? undefined : await readState(options.state);
      const answer = ofRead<HintOptions>((given) => hintFor(given, options, state));
      end(await eachPuzzle(files, options, { name: 'hint', answer }));
    });

async function hintFor(
  given: GivenPuzzle,
  { pick, json }: HintOptions,
  state: Grid | undefined,
): Promise<Answer> {
  // whether another line comes is not known yet on standard input
  const isFirst = given.file === '-' && given.number === 1;
  if (!given.alone && !isFirst && pick === undefined) throw severalPuzzles(given.file);
  const { puzzle } = given.reading;
  const grid = knownIn(puzzle, state);
  const possible = state === undefined || (await isPossible(puzzle, grid));
  const hint: Hint = possible
    ? await patiently(hintInPieces(puzzle, grid), () => '')
    : { kind: 'wrong' };
  const code = isStep(hint) || hint.kind === 'done' ? 0 : 1;
  return json === true
    ? jsonAnswer(code, { ...placeOf(given), ...jsonOf(hint, puzzle, grid) })
    : answerOf(code, linesOf(hint, puzzle, grid));
}

/** @throws Misuse for a state that is none of the puzzle */
function knownIn(puzzle: Puzzle, state: Grid | undefined): Grid {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  if (state === undefined) return startGrid(puzzle);
  if (state.height !== height || state.width !== width)
    throw new Misuse(
      `The state has ${sizeText(state.height, state.width)} cells, and the puzzle ${sizeText(height, width)}.`,
    );
  const denied = state.cells.findIndex(
    (value, at) => value !== UNKNOWN && ![UNKNOWN, value].includes(puzzle.clues?.[at] ?? UNKNOWN),
  );
  if (denied >= 0)
    throw new Misuse(
      `The state denies a clue of the puzzle, in row ${Math.floor(denied / width) + 1}, column ${(denied % width) + 1}.`,
    );
  return startGrid(puzzle, state);
}

/** Whether some solution has all marks. */
async function isPossible(puzzle: Puzzle, { cells }: Grid): Promise<boolean> {
  const pieces = solveInPieces({ ...puzzle, clues: cells }, { most: 1 });
  const { solutions } = await patiently(pieces, () => 'looking at the marks');
  return solutions.length > 0;
}

/** @throws Misuse for what is neither a file nor rows */
async function readState(given: string): Promise<Grid> {
  const isFile = given === '-' || existsSync(given);
  const text = isFile ? await textOf(given) : given;
  const rows = text.split(/[\n/]/).map((row) => row.trim());
  try {
    return imageFromText(rows.filter((row) => row !== ''));
  } catch (error) {
    const what = isFile ? given : `${given} is no file, and as a state`;
    throw new Misuse(`${what}: ${messageOf(error)}`, { cause: error });
  }
}

/** What is said of a hint. */
function sentencesOf(hint: Hint, puzzle: Puzzle): readonly string[] {
  if (!isStep(hint)) return [hintEnds[hint.kind]];
  const { where, how, what } = hintParts(hint, puzzle);
  if (hint.kind !== 'line') return [where, how, what];
  const rests =
    hint.premises.length === 0
      ? 'No mark is needed for that.'
      : `It rests on ${cellsWords(hint.premises)}.`;
  return [where, how, what, rests];
}

/** The state with the cells of a step. */
function after(hint: Hint, grid: Grid): readonly string[] {
  const cells = grid.cells.slice();
  if (isStep(hint))
    for (const { row, column, value } of hint.fixes) cells[row * grid.width + column] = value;
  return formatGrid({ ...grid, cells });
}

const linesOf = (hint: Hint, puzzle: Puzzle, grid: Grid): readonly string[] => [
  ...sentencesOf(hint, puzzle),
  '',
  ...after(hint, grid),
];

/** Cells as [row, column, value], counted from 1. */
const listed = (cells: readonly FixedCell[]): readonly (readonly number[])[] =>
  cells.map(({ row, column, value }) => [row + 1, column + 1, value]);

function jsonOf(hint: Hint, puzzle: Puzzle, grid: Grid): object {
  return {
    kind: hint.kind === 'lines' ? 'pairs' : hint.kind, // as the library calls it
    sentences: sentencesOf(hint, puzzle),
    fixes: isStep(hint) ? listed(hint.fixes) : [],
    premises: hint.kind === 'line' ? listed(hint.premises) : [],
    state: after(hint, grid),
  };
}
