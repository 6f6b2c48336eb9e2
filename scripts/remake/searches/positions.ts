/** Positions that train a technique, for /train/, board after board of a sample: one at most of a board. */
import { positionsFile } from '../../../src/claims/positions.ts';
import { positionSpec, positionsVersion, storedOf } from '../../../src/experiments/positions.ts';
import type { PositionSpec, StoredPosition } from '../../../src/experiments/positions.ts';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import type { Random } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import { askedOf, exhausted, lengthOf } from '../../../src/engine/play/positions.ts';
import { techniques } from '../../../src/engine/play/techniques.ts';
import type { Search } from './search.ts';

/** What a search came to. */
type FoundPositions = {
  readonly boards: number; // looked at
  readonly positions: readonly StoredPosition[];
};

/** More boards than any technique needs. */
const mostBoards = 1_000_000;

/**
 * Carries out a search.
 *
 * @returns those first of which there is least to follow
 * @throws RangeError when there are not enough
 */
export function searchPositions(spec: PositionSpec): FoundPositions {
  const positions: StoredPosition[] = [];
  const lengths = new Map<StoredPosition, number>();
  for (let index = 0; index < mostBoards; index++) {
    const found = positionOf(spec, index, positions);
    if (found !== null) {
      positions.push(found.position);
      lengths.set(found.position, found.length);
    }
    if (positions.length < spec.positions) continue;
    const short = (one: StoredPosition): number => lengths.get(one) ?? 0;
    return { boards: index + 1, positions: positions.toSorted((a, b) => short(a) - short(b)) };
  }
  throw new RangeError(`only ${positions.length} positions for ${spec.technique}`);
}

function positionOf(
  spec: PositionSpec,
  index: number,
  before: readonly StoredPosition[],
): { readonly position: StoredPosition; readonly length: number } | null {
  const random = boardRandom(spec.seed, spec.side, spec.side, spec.percentage, index);
  const image = imageOf(spec, random);
  const puzzle = puzzleOf(image);
  const state = exhausted(spec.technique, puzzle);
  if (state === null || !state.cells.includes(UNKNOWN)) return null;
  const asked = askedOf(spec.technique, puzzle, state, random);
  // where blocks are joined, hardly anything else is open on the line
  if (asked === null || (asked.open === null && spec.technique !== 'joins')) return null;
  const { row, column, value } = asked.step.fix;
  // the joining of blocks is rare beside their splitting: as many of the one as of the other
  const filled = before.filter(({ image: other, cell }) => other.cells[cell] === FILLED).length;
  if (
    spec.technique === 'joins' &&
    value === EMPTY &&
    2 * (before.length - filled) >= spec.positions
  )
    return null;
  const known = { ...state, cells: state.cells.map((cell) => (cell === UNKNOWN ? EMPTY : FILLED)) };
  const position = { index, image, known, cell: row * spec.side + column, open: asked.open };
  return { position, length: lengthOf(asked.step, puzzle, state) };
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

/** What most cells of the 3 x 3 around a cell are, as far as the board goes; null when they are even. */
function mostAround({ cells, width, height }: Grid, at: number): number | null {
  const [row, column] = [Math.floor(at / width), at % width];
  let more = 0; // filled ones than empty ones
  for (let i = Math.max(0, row - 1); i <= Math.min(height - 1, row + 1); i++)
    for (let j = Math.max(0, column - 1); j <= Math.min(width - 1, column + 1); j++)
      more += cells[i * width + j] === FILLED ? 1 : -1;
  return more === 0 ? null : more > 0 ? FILLED : EMPTY;
}

export const positions: Search = {
  name: 'positions',
  does: 'the positions that train each technique (public/results/positions-….json), all in about ten minutes',
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
