/** Moving about on the map of a standstill. Places are [row pair, column pair], zero-based. */
import type { FourSuccess } from '../../engine/intersect/fourSolver.ts';
import { mapPlace } from './mapPicture.ts';
import type { StandstillMap } from './model.ts';

type MapPlace = readonly [row: number, column: number];

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const within = (at: number, count: number): number => Math.min(count - 1, Math.max(0, at));

/**
 * Where a key leads on the map; its edges stop it.
 *
 * @param from - the place looked at; null: none yet, and the first place is where any key leads
 * @returns null for a key without a meaning
 */
export function placeMoved(
  { rowPairs, columnPairs }: StandstillMap,
  from: MapPlace | null,
  key: string,
): MapPlace | null {
  const move = moves[key];
  if (move === undefined) return null;
  if (from === null) return [0, 0];
  return [
    within(from[0] + move[0], rowPairs.length),
    within(from[1] + move[1], columnPairs.length),
  ];
}

/**
 * The next success after a place, by rows and then columns, or the previous one before it; round and round.
 *
 * @param step - 1 for the next, -1 for the previous one
 * @returns null when there is none
 */
export function nextSuccess(
  map: StandstillMap,
  from: MapPlace | null,
  step: number,
): FourSuccess | null {
  const { successes } = map; // by rows, then by columns of the puzzle: not the order of the map
  const width = map.columnPairs.length;
  const numberOf = ([row, column]: MapPlace): number => row * width + column;
  const numbered = successes
    .map((success) => ({ success, number: numberOf(mapPlace(map, success)) }))
    .toSorted((a, b) => (a.number - b.number) * step);
  const at = from === null ? -Infinity : numberOf(from) * step;
  const next = numbered.find(({ number }) => number * step > at) ?? numbered[0];
  return next?.success ?? null;
}

/**
 * The success that a click means: where places are small, the nearest one within reach.
 *
 * @param row - of the click, in places from the top, with a fraction
 * @param reach - in places; below one place a click means the place itself
 * @returns null: the place itself is meant
 */
export function nearSuccess(
  map: StandstillMap,
  row: number,
  column: number,
  reach: number,
): FourSuccess | null {
  if (reach < 1) return null;
  let best: FourSuccess | null = null;
  let least = reach;
  for (const success of map.successes) {
    const [y, x] = mapPlace(map, success);
    const distance = Math.hypot(y + 0.5 - row, x + 0.5 - column);
    if (distance > least) continue;
    best = success;
    least = distance;
  }
  return best;
}
