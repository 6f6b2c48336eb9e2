/**
 * Sweeps on a board of any shape. A line is a path: a list of cells, each once, with a description. The board knows
 * nothing of rows and columns, so triangles, hexagons and "directed graphs where the nodes represent the pixels" are all
 * swept by this, and the settling of one line is that of rectangles.
 */
import { UNKNOWN } from '../board/cell.ts';
import { describeLine } from '../board/description.ts';
import type { Description } from '../board/description.ts';
import { settle } from '../line/settle.ts';
import type { Status } from './events.ts';

/** The cells of a line, by their numbers, in the order in which its description counts them. */
export type Path = readonly number[];

/** A line with what is said about it. */
export type DescribedPath = { readonly cells: Path; readonly description: Description };

/** A line that was settled. */
export type PathStep = {
  readonly sweep: number; // from 1
  readonly direction: number; // which list of lines was swept
  readonly line: number; // in that list
  readonly fixed: readonly number[]; // cells that became known
};

/** How a run ended. */
export type PathResult = {
  readonly status: Status;
  readonly cells: Uint8Array; // what is known in the end; at a contradiction, what was known until then
  readonly sweeps: number; // up to the last that made a cell known
  readonly steps: readonly PathStep[]; // every line that still had an unknown cell when it was its turn
};

const valuesOn = (cells: Uint8Array, path: Path): Uint8Array =>
  Uint8Array.from(path, (cell) => cells[cell]!);

/**
 * The lines of a finished picture with their descriptions.
 *
 * @param picture - a value EMPTY or FILLED a cell
 * @param lines - lists of lines, one a direction
 * @source 000_8dc3042ab81c971c.txt §2 ("descriptions infer restrictions on the pixels in paths in the graph")
 */
export const describePaths = (
  picture: Uint8Array,
  lines: readonly (readonly Path[])[],
): readonly (readonly DescribedPath[])[] =>
  lines.map((paths) =>
    paths.map((cells) => ({ cells, description: describeLine(valuesOn(picture, cells)) })),
  );

/** Whether some line with these known cells has the description. */
const isMet = (cells: Uint8Array, { cells: path, description }: DescribedPath): boolean =>
  settle(valuesOn(cells, path), description) !== null;

function checkPaths(start: Uint8Array, lines: readonly (readonly DescribedPath[])[]): void {
  for (const direction of lines) {
    const cells = direction.flatMap((line) => line.cells);
    const missing = cells.find((cell) => start[cell] === undefined);
    if (missing !== undefined) throw new RangeError(`the board has no cell ${missing}`);
    if (new Set(cells).size < cells.length)
      throw new RangeError('a cell is on two lines of one direction, or on one of them twice');
  }
}

/**
 * Settles the lines of one direction after the other, until every cell is known or no direction gives anything more.
 *
 * @param start - a value EMPTY | FILLED | UNKNOWN a cell; not modified
 * @param lines - lists of lines, one a direction; for a rectangle its rows and its columns
 * @throws RangeError for a cell that the board lacks, and for one that a direction has twice
 * @remarks As a direction has each cell once at most, sweeping it twice in a row gives nothing more: the run stands still
 * when all other directions have given nothing since the last sweep that did.
 * @source 000_8dc3042ab81c971c.txt §3.1 (SIMPLESOLVER), on the shapes of §2
 */
export function sweepPaths(
  start: Uint8Array,
  lines: readonly (readonly DescribedPath[])[],
): PathResult {
  checkPaths(start, lines);
  const all = lines.flat();
  const cells = start.slice();
  const steps: PathStep[] = [];
  let unknown = cells.filter((value) => value === UNKNOWN).length;
  let useful = 0;
  const ended = (status: Status): PathResult => ({ status, cells, sweeps: useful, steps });
  for (let sweep = 1; sweep <= Math.max(lines.length, useful + lines.length - 1); sweep++) {
    const direction = (sweep - 1) % lines.length;
    for (const [line, { cells: path, description }] of lines[direction]!.entries()) {
      const before = valuesOn(cells, path);
      const after = settle(before, description);
      if (after === null) return ended('contradiction');
      if (!before.includes(UNKNOWN)) continue;
      const fixed = path.filter((_, at) => before[at] === UNKNOWN && after[at] !== UNKNOWN);
      for (const [at, cell] of path.entries()) cells[cell] = after[at]!;
      steps.push({ sweep, direction, line, fixed });
      unknown -= fixed.length;
      if (fixed.length > 0) useful = sweep;
    }
    if (unknown === 0)
      return ended(all.every((line) => isMet(cells, line)) ? 'solved' : 'contradiction');
  }
  return ended('standstill');
}
