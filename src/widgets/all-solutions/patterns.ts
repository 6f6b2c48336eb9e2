/** Patterns of several solutions, laid into the picture of a puzzle. */
import type { Grid } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import { solve } from '../../engine/solve/solve.ts';
import { laid, turnsThere } from '../../engine/solutions/laid.ts';
import type { LaidAt } from '../../engine/solutions/laid.ts';
import { leafingOrder } from '../../engine/solutions/solutionGraph.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import type { LineRef } from '../../kit/board/boardModel.ts';
import type { CellPlace } from '../../kit/puzzle/settings.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { pictureOf, pictureOfPuzzle, workInPage } from '../../kit/puzzle/picture.ts';
import { galleryDescriptions } from '../../puzzles/gallery.ts';

/** The puzzles whose solutions are patterns. */
const patternPuzzles = {
  square: 'switch',
  three: '004-three',
  eight: 'eight-at-once',
} as const;

export type PatternName = keyof typeof patternPuzzles;

export const patternTexts = {
  square: 'the square, 2 × 2',
  three: 'the three of 2 × 5',
  eight: 'eight cells at once, 2 × 4',
} as const satisfies Readonly<Record<PatternName, string>>;

/** A pattern in the picture of a puzzle. */
export type Laid = {
  readonly image: Grid; // with the pattern in it
  readonly puzzle: Puzzle; // of that
  readonly at: Required<LaidAt>;
  readonly height: number; // of the pattern
  readonly width: number;
  /** The farthest that its rows and columns can be apart in this picture. */
  readonly most: { readonly down: number; readonly across: number };
  /** Lines that read otherwise with another of its solutions. */
  readonly changed: readonly LineChange[];
  readonly solutions: number; // that the pattern has by itself
  readonly there: number; // of these, how many are solutions here
  readonly before: Pick<Solved, 'solutions' | 'complete'>; // of the picture without the pattern
};

/** A line, and what it says with the pattern as it is laid, and with one of its other solutions. */
type LineChange = LineRef & { readonly before: Description; readonly after: Description };

type Wanted = {
  readonly code: string;
  readonly pattern: PatternName;
  readonly place: CellPlace | null;
  readonly down: number;
  readonly across: number;
};

const grids = new Map<PatternName, readonly Grid[]>();
type KnownPicture = Pick<Laid, 'before'> & { readonly image: Grid };

const pictures = new Map<string, KnownPicture | string>();

function gridsOf(pattern: PatternName): readonly Grid[] {
  const known = grids.get(pattern);
  if (known !== undefined) return known;
  const found = leafingOrder(
    solve(galleryDescriptions(patternPuzzles[pattern]), { most: 1000 }).solutions,
  );
  grids.set(pattern, found);
  return found;
}

/** The picture of a puzzle, and how many solutions it has; a text where there is none. */
function pictureIn(code: string): KnownPicture | string {
  const known = pictures.get(code);
  if (known !== undefined) return known;
  const puzzle = puzzleIn(code);
  const found = pictureOfPuzzle(puzzle);
  const answer =
    'problem' in found
      ? found.problem
      : {
          image: pictureOf(found.code),
          before: solve(puzzle, { most: 1000, limit: workInPage }),
        };
  pictures.set(code, answer);
  return answer;
}

/** The lines that differ between two puzzles. */
const changedLines = (one: Puzzle, other: Puzzle): readonly LineChange[] =>
  (['H', 'V'] as const).flatMap((direction) => {
    const [from, to] = [one, other].map(({ rows, columns }) =>
      direction === 'H' ? rows : columns,
    );
    return from!.flatMap((before, index) => {
      const after = to![index]!;
      return before.join() === after.join() ? [] : [{ direction, index, before, after }];
    });
  });

/** How far lines can be apart. */
const mostBetween = (room: number, lines: number): number =>
  lines < 2 ? 1 : Math.floor((room - 1) / (lines - 1));

/**
 * A pattern in the picture of a puzzle; as near to the place that is wanted as it fits.
 *
 * @returns what stands against it, in a sentence, where it cannot be
 * @source 004_baeeafed5327eab8.txt “Combinations”
 */
export function laidIn({ code, pattern, place, down, across }: Wanted): Laid | string {
  const all = gridsOf(pattern);
  const [first] = all;
  const picture = pictureIn(code);
  if (typeof picture === 'string') return picture;
  const { image, before } = picture;
  if (first === undefined || first.height > image.height || first.width > image.width)
    return `The pattern, ${patternTexts[pattern]}, does not fit into ${sizeText(image.height, image.width)}.`;
  const most = {
    down: mostBetween(image.height, first.height),
    across: mostBetween(image.width, first.width),
  };
  const step = { down: Math.min(down, most.down), across: Math.min(across, most.across) };
  const at = {
    row: Math.min(place?.row ?? 0, image.height - 1 - (first.height - 1) * step.down),
    column: Math.min(place?.column ?? 0, image.width - 1 - (first.width - 1) * step.across),
    ...step,
  };
  const after = laid(image, first, at);
  const puzzle = puzzleOf(after);
  const others = all.slice(1).map((grid) => changedLines(puzzle, puzzleOf(laid(image, grid, at))));
  return {
    image: after,
    puzzle,
    at,
    most,
    changed: others.find(({ length }) => length > 0) ?? [],
    height: first.height,
    width: first.width,
    solutions: all.length,
    there: turnsThere(image, all, at),
    before,
  };
}
