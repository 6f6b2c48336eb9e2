/**
 * A file of puzzles looked through: what was read, how many solutions each has, what it needs, by what it is known again when
 * it is turned or mirrored, and what may be misprinted where it has no solution or several.
 */
import { EMPTY, FILLED } from '../engine/board/cell.ts';
import type { Description } from '../engine/board/description.ts';
import { formatDescription } from '../engine/board/description.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { puzzleSymmetries } from '../engine/board/puzzleSymmetry.ts';
import type { InPieces } from '../engine/pieces.ts';
import { told } from '../engine/pieces.ts';
import { decidingCellInPieces, misprintsInPieces } from '../engine/solve/misprint.ts';
import type { Misprint } from '../engine/solve/misprint.ts';
import { readPuzzles } from '../formats/detect.ts';
import { encodeImage } from '../formats/imageCode.ts';
import { encodePuzzle } from '../formats/puzzleCode.ts';
import { isRead } from '../formats/reading.ts';
import type { PuzzleReading } from '../formats/reading.ts';
import { gradeInPieces } from './grade.ts';
import type { PuzzleGrade } from './grade.ts';

/** A puzzle of a file; plain data. */
export type LookedPuzzle = {
  readonly number: number; // in its file, from 1
  readonly of: number; // that the file has
  readonly name: string;
  readonly size: readonly [height: number, width: number] | null; // null: it was not read
  readonly code: string | null; // the shortest that has all of it
  readonly problem: string; // why it was not read; '' when it was
  readonly solutions: PuzzleGrade['solutions'] | null;
  readonly kind: PuzzleGrade['kind'];
  readonly sweeps: number | null;
  readonly misprint: string; // what may be misprinted, with its place; '' for nothing
  readonly stopped: boolean; // before all changes that a misprint may be were tried
  /** The same for all puzzles that are turned or mirrored into each other; '' where it was not read. */
  readonly key: string;
  /** The key of the picture with its colours exchanged; null where the picture is not known, or not the only one. */
  readonly swapped: string | null;
};

/** The least code among the eight images of a puzzle. */
export const twinKey = (puzzle: Puzzle): string =>
  puzzleSymmetries(puzzle)
    .map((one) => encodePuzzle(one))
    .reduce((least, code) => (code < least ? code : least));

/** What may be misprinted, in words: "row 7, number 3: 2, perhaps 4". */
export function misprintWords({ direction, index, place, is, perhaps }: Misprint): string {
  const line = `${direction === 'H' ? 'row' : 'column'} ${index + 1}`;
  const others = (runs: Description): string => runs.toSpliced(place, 1).join();
  const isOne = is.length === perhaps.length && others(is) === others(perhaps);
  return isOne
    ? `${line}, number ${place + 1}: ${is[place]}, perhaps ${perhaps[place]}`
    : `${line}, number ${place + 1}: ${formatDescription(is)}, perhaps ${formatDescription(perhaps)}`;
}

/** All puzzles of a file, which are told as they are done. */
export function* lookInPieces(
  bytes: Uint8Array,
): InPieces<readonly LookedPuzzle[], readonly LookedPuzzle[]> {
  const readings = readPuzzles(bytes);
  const looked: LookedPuzzle[] = [];
  for (const [at, reading] of readings.entries()) {
    const one = isRead(reading) ? lookAtInPieces(reading) : whyNotInPieces(reading);
    const found = yield* told(one, () => looked);
    looked.push({ number: at + 1, of: readings.length, name: reading.name ?? '', ...found });
    yield [...looked];
  }
  return looked;
}

type Found = Omit<LookedPuzzle, 'number' | 'of' | 'name'>;

type Failed = Exclude<PuzzleReading, { readonly puzzle: unknown }>;

/** A puzzle that was not read: its numbers may be such that one change mends them. */
function* whyNotInPieces({ problems, mistaken }: Failed): InPieces<Found> {
  return {
    size: mistaken === undefined ? null : [mistaken.rows.length, mistaken.columns.length],
    code: null,
    problem: problems[0]?.message ?? '',
    solutions: null,
    kind: null,
    sweeps: null,
    ...(mistaken === undefined ? unspoilt : yield* misprintInPieces(mistaken)),
    key: '',
    swapped: null,
  };
}

function* lookAtInPieces({
  puzzle,
  goal,
}: Extract<PuzzleReading, { readonly puzzle: Puzzle }>): InPieces<Found> {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const known = goal === undefined ? undefined : { height, width, cells: goal };
  const { solutions, kind, sweeps, picture, others } = yield* gradeInPieces(puzzle, known);
  const isOnly = solutions === 'one' && picture !== null;
  const hasOwn = puzzle.clues === undefined && (isOnly || known !== undefined);
  return {
    size: [height, width],
    code: hasOwn && picture !== null ? encodeImage(picture) : encodePuzzle(puzzle),
    problem: '',
    solutions,
    kind,
    sweeps,
    ...(solutions === 'none'
      ? yield* misprintInPieces(puzzle)
      : solutions === 'several'
        ? { misprint: yield* decidingInPieces(puzzle, others), stopped: false }
        : unspoilt),
    key: twinKey(puzzle),
    swapped: isOnly
      ? twinKey(
          puzzleOf({
            height,
            width,
            cells: picture.cells.map((cell) => (cell === FILLED ? EMPTY : FILLED)),
          }),
        )
      : null,
  };
}

type Misprinted = Pick<LookedPuzzle, 'misprint' | 'stopped'>;

const unspoilt: Misprinted = { misprint: '', stopped: false };

/** Up to three places; '' where none was found. */
function* misprintInPieces(puzzle: Puzzle): InPieces<Misprinted> {
  const { found, complete } = yield* misprintsInPieces(puzzle);
  return { misprint: found.map(misprintWords).join('; or '), stopped: !complete };
}

/** A cell that leaves one of several solutions alone. */
function* decidingInPieces(puzzle: Puzzle, solutions: PuzzleOthers): InPieces<string> {
  const found = yield* decidingCellInPieces(puzzle, solutions);
  if (found === null) return '';
  const width = puzzle.columns.length;
  const [row, column] = [Math.floor(found.cell / width) + 1, (found.cell % width) + 1];
  return `row ${row}, column ${column}: given as ${found.value === FILLED ? 'filled' : 'empty'}, it has one solution`;
}

type PuzzleOthers = Parameters<typeof decidingCellInPieces>[1];
