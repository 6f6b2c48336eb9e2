/** The smallest puzzles in which one method knows a cell that another one does not, for every two methods. */
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Grid } from '../../../src/engine/board/cell.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { createReacher } from '../../../src/engine/inference/reach.ts';
import type { Reacher } from '../../../src/engine/inference/reach.ts';
import { createFastSimple } from '../../../src/engine/sweep/fastSimple.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { rungs } from '../../../src/methods/ladder.ts';
import type { Over, Rung } from '../../../src/methods/ladder.ts';
import { openImages, shapesUpTo } from './images.ts';
import type { Search } from './search.ts';

/** A puzzle in which one method is ahead of another one. */
export type Ahead = { readonly code: string; readonly lead: number }; // cells that only the one knows

/** All pairs of methods, in both directions. */
export const everyOver: readonly Over[] = rungs.flatMap((one) =>
  rungs.filter((other) => other !== one).map((other): Over => `${one}>${other}`),
);

/** What each method knows of a puzzle in the end. */
function knownOf(reacher: Reacher, puzzle: Puzzle): Readonly<Record<Rung, Grid>> {
  const found = reacher.run(puzzle);
  if (found === null) throw new RangeError('a puzzle without a solution');
  return { ...found.known, sat: found.inference.inferable };
}

/** Cells that the one knows and the other one does not. */
function leadOf(known: Readonly<Record<Rung, Grid>>, over: Over): number {
  const [one, other] = over.split('>') as [Rung, Rung];
  return known[one].cells.filter(
    (value, at) => value !== UNKNOWN && known[other].cells[at] === UNKNOWN,
  ).length;
}

/** How far the one is ahead of the other one on a puzzle. */
export const leadOn = (puzzle: Puzzle, over: Over): number =>
  leadOf(knownOf(createReacher(puzzle.rows.length, puzzle.columns.length), puzzle), over);

/** The puzzles of a size in which the lead is greatest, for each of some pairs that have any; the first where several are. */
function searchSize(
  height: number,
  width: number,
  wanted: Iterable<Over>,
): ReadonlyMap<Over, Ahead> {
  const left = [...wanted];
  const reacher = createReacher(height, width);
  const found = new Map<Over, Ahead>();
  for (const image of openImages(createFastSimple(height, width))) {
    const puzzle = puzzleOf({ height, width, cells: image });
    const known = knownOf(reacher, puzzle);
    for (const over of left) {
      const lead = leadOf(known, over);
      if (lead > (found.get(over)?.lead ?? 0))
        found.set(over, { code: encodePuzzle(puzzle), lead });
    }
  }
  return found;
}

/** The same for all shapes of the fewest cells: sizes must come with their cells rising. */
export function searchSmallest(
  shapes: readonly (readonly [number, number])[],
  onSize: (text: string) => void = () => {},
): ReadonlyMap<Over, Ahead> {
  const found = new Map<Over, Ahead & { readonly cells: number }>();
  for (const [height, width] of shapes) {
    const cells = height * width;
    const wanted = everyOver.filter((over) => (found.get(over)?.cells ?? cells) === cells);
    for (const [over, ahead] of searchSize(height, width, wanted)) {
      if (ahead.lead > (found.get(over)?.lead ?? 0)) found.set(over, { ...ahead, cells });
    }
    onSize(`${height} x ${width}: ${found.size} of ${everyOver.length}`);
  }
  return found;
}

export const ladder: Search = {
  name: 'ladder',
  does: 'the smallest puzzle in which one method knows a cell that another one misses, for every two (src/methods/ladder.ts)',
  numbers: {
    cells: { what: 'looks at all puzzles of up to so many', usual: 16, least: 4, most: 25 },
  },
  *make({ number }) {
    const sizes: string[] = [];
    const found = searchSmallest(shapesUpTo(number('cells')), (size) => sizes.push(size));
    const lines = [...found].map(([over, { code, lead }]) => `  '${over}': '${code}', // ${lead}`);
    yield { lines: [...sizes, ...lines] };
  },
};
