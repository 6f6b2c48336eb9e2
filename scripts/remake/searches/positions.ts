/** Positions that train a technique, for /train/, board after board of a sample: one at most of a board. */
import { positionsFile } from '../../../src/claims/positions.ts';
import { positionSpec, positionsVersion, storedOf } from '../../../src/experiments/positions.ts';
import type { PositionSpec, StoredPosition } from '../../../src/experiments/positions.ts';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import type { Random } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import { mostAround } from '../../../src/engine/make/blot.ts';
import { askedOf, givenBy, lengthOf, needing } from '../../../src/engine/play/positions.ts';
import { stepsBy, techniques } from '../../../src/engine/play/techniques.ts';
import type { Technique } from '../../../src/engine/play/techniques.ts';
import type { Search } from './search.ts';

/** What a search came to. */
type FoundPositions = {
  readonly boards: number; // looked at
  readonly positions: readonly StoredPosition[];
};

/** A position, with what is known of it while others are looked for. */
type Found = {
  readonly position: StoredPosition;
  readonly length: number; // see `lengthOf`
  /** The share of its open cells that follow as filled, less that of those that follow as empty. */
  readonly lean: number;
};

/** More boards than any technique needs. */
const mostBoards = 1_000_000;

/**
 * Of the open cells of a position one in so many follows, or fewer: it is not found by pressing anywhere. Of techniques that
 * give empty cells only, half as many: over all positions, "always empty" shall be no better than "always filled".
 */
const oneIn = ({ technique }: PositionSpec): number =>
  technique === 'gaps' || technique === 'ends' ? 6 : 3;

/** How far the positions of a technique may lean to filled or to empty cells together; see `Found.lean`. */
const mostLean = 1;

/** These lean as they do: two give empty cells only, and the other two, which give more filled ones, make up for it. */
const leaning: readonly Technique[] = ['overlap', 'gaps', 'ends', 'agreement'];

/**
 * Carries out a search.
 *
 * @returns those first of which there is least to follow
 * @throws RangeError when there are not enough
 */
export function searchPositions(spec: PositionSpec): FoundPositions {
  const found: Found[] = [];
  let lean = 0;
  for (let index = 0; index < mostBoards; index++) {
    const one = positionOf(spec, index);
    if (one === null) continue;
    const next = lean + one.lean;
    const isFree = leaning.includes(spec.technique);
    if (!isFree && Math.abs(next) > Math.max(mostLean, Math.abs(lean))) continue;
    lean = next;
    found.push(one);
    if (found.length < spec.positions) continue;
    const positions = found.toSorted((a, b) => a.length - b.length).map(({ position }) => position);
    return { boards: index + 1, positions };
  }
  throw new RangeError(`only ${found.length} positions for ${spec.technique}`);
}

function positionOf(spec: PositionSpec, index: number): Found | null {
  const random = boardRandom(spec.seed, spec.side, spec.side, spec.percentage, index);
  const image = imageOf(spec, random);
  const puzzle = puzzleOf(image);
  const state = needing(spec.technique, puzzle, begun(spec, puzzle, random));
  if (state === null) return null;
  const given = [...givenBy(spec.technique, puzzle, state).values()];
  const open = state.cells.filter((cell) => cell === UNKNOWN).length;
  if (given.length * oneIn(spec) > open) return null;
  const asked = askedOf(spec.technique, puzzle, state, random);
  // where blocks are joined, hardly anything else is open on the line
  if (asked === null || (asked.open === null && spec.technique !== 'joins')) return null;
  const { row, column } = asked.step.fix;
  const known = { ...state, cells: state.cells.map((cell) => (cell === UNKNOWN ? EMPTY : FILLED)) };
  const filled = given.filter((value) => value === FILLED).length;
  return {
    position: { index, image, known, cell: row * spec.side + column, open: asked.open },
    length: lengthOf(asked.step, puzzle, state),
    lean: (2 * filled - given.length) / open,
  };
}

/** An overlap reads no marks, and would be known by a bare board: of what it gives, some lines are marked before. */
function begun({ technique }: PositionSpec, puzzle: Puzzle, random: Random): Grid {
  const grid = startGrid(puzzle);
  if (technique !== 'overlap') return grid;
  const left = ['H', 'V'].map(() => puzzle.rows.map(() => random.below(3) === 0));
  const cells = grid.cells.slice();
  for (const { fix, basis } of stepsBy('overlap', puzzle, grid))
    if (basis.kind === 'line' && left[basis.direction === 'H' ? 0 : 1]?.[basis.index] === false)
      cells[fix.row * grid.width + fix.column] = fix.value;
  return { ...grid, cells };
}

/** The picture of a board; see `PositionSpec.patches`. */
function imageOf({ side, percentage, patches }: PositionSpec, random: Random): Grid {
  const cells = new Uint8Array(side * side);
  sampleIndependent(random, cells, percentage / 100);
  const image = { height: side, width: side, cells };
  return patches
    ? { ...image, cells: cells.map((cell, at) => mostAround(image, at) ?? cell) }
    : image;
}

export const positions: Search = {
  name: 'positions',
  does: 'the positions that train each technique (public/results/positions-….json), all in some two minutes',
  more: `The techniques: ${techniques.join(', ')}.`,
  parts: { name: 'technique', all: techniques },
  checks: 'searches again and compares',
  *make({ parts }) {
    for (const technique of techniques.filter((one) => parts.includes(one))) {
      const spec = positionSpec(technique);
      const found = searchPositions(spec);
      yield {
        lines: [`${technique}: ${found.positions.length} positions of ${found.boards} boards`],
        stored: {
          name: positionsFile(technique).name,
          head: { experiment: 'positions', version: positionsVersion, spec },
          found: { boards: found.boards, positions: found.positions.map(storedOf) },
          lists: ['positions'],
        },
      };
    }
  },
};
