/**
 * Where the solutions of a puzzle stand in the drawing of their graph: those of an island so that their distances in the
 * drawing are as nearly as can be those in the graph, in steps; the islands in rows beneath each other.
 */
import type { SolutionGraph } from '../../engine/solutions/solutionGraph.ts';

export type AllSolutionsPlace = { readonly x: number; readonly y: number };

/** A drawing: a place for each solution, in units of the picture. */
export type SolutionMap = {
  readonly places: readonly AllSolutionsPlace[];
  readonly width: number;
  readonly height: number;
};

const step = 46; // an edge
const apart = 31; // two discs at least
const room = 22; // around an island
const rounds = 200;
const mostWide = 640;

/** Places all solutions. */
export function solutionMap({ joined, islands }: SolutionGraph): SolutionMap {
  const places: AllSolutionsPlace[] = joined.map(() => ({ x: 0, y: 0 }));
  let [x, y, rowHeight, width] = [0, 0, 0, 0];
  for (const island of islands) {
    const { points, wide, high } = islandMap(island, joined);
    if (x > 0 && x + wide > mostWide) {
      y += rowHeight;
      [x, rowHeight] = [0, 0];
    }
    for (const [at, solution] of island.entries()) {
      const point = points[at]!;
      places[solution] = { x: x + point[0]!, y: y + point[1]! };
    }
    x += wide;
    rowHeight = Math.max(rowHeight, high);
    width = Math.max(width, x);
  }
  return { places, width, height: y + rowHeight };
}

/** An island by itself, its upper left corner at the origin. */
function islandMap(
  island: readonly number[],
  joined: readonly (readonly number[])[],
): { points: Float64Array[]; wide: number; high: number } {
  const distances = distancesIn(island, joined);
  const points = island.map((_, at) => {
    const turn = (2 * Math.PI * at) / island.length;
    const far = (step * island.length) / 8;
    return Float64Array.of(far * Math.cos(turn), far * Math.sin(turn));
  });
  for (let round = 0; round < rounds; round++) drawNearer(points, distances);
  lieDown(points);
  for (let round = 0; round < rounds; round++) keepApart(points);
  const [left, top] = [0, 1].map((axis) => Math.min(...points.map((point) => point[axis]!)));
  for (const point of points) {
    point[0]! += room - left!;
    point[1]! += room - top!;
  }
  const [wide, high] = [0, 1].map((axis) => Math.max(...points.map((p) => p[axis]!)) + room);
  return { points, wide: wide!, high: high! };
}

/** Steps from each to each. */
function distancesIn(
  island: readonly number[],
  joined: readonly (readonly number[])[],
): readonly Float64Array[] {
  const places = new Map(island.map((solution, at) => [solution, at]));
  return island.map((from) => {
    const far = new Float64Array(island.length).fill(-1);
    far[places.get(from)!] = 0;
    const queue = [from];
    for (const solution of queue)
      for (const to of joined[solution] ?? []) {
        const at = places.get(to)!;
        if (far[at]! >= 0) continue;
        far[at] = far[places.get(solution)!]! + 1;
        queue.push(to);
      }
    return far;
  });
}

/**
 * One round of stress majorisation: each point goes to the mean of where the others would have it, near ones counting more.
 *
 * @source Gansner, Koren & North 2005, “Graph drawing by stress majorization”, §2.3
 */
function drawNearer(points: readonly Float64Array[], distances: readonly Float64Array[]): void {
  // some million times for one drawing: no iterators, and no Math.hypot, which is ten times slower
  for (let i = 0; i < points.length; i++) {
    const point = points[i]!;
    const far = distances[i]!;
    let x = 0;
    let y = 0;
    let weights = 0;
    for (let j = 0; j < points.length; j++) {
      if (i === j) continue;
      const other = points[j]!;
      const steps = far[j]!;
      const weight = 1 / (steps * steps);
      const dx = point[0]! - other[0]!;
      const dy = point[1]! - other[1]!;
      const length = Math.sqrt(dx * dx + dy * dy) || 1;
      x += weight * (other[0]! + (steps * step * dx) / length);
      y += weight * (other[1]! + (steps * step * dy) / length);
      weights += weight;
    }
    if (weights === 0) continue;
    point[0] = x / weights;
    point[1] = y / weights;
  }
}

/** Pushes points apart that are so near that their discs would touch. */
function keepApart(points: readonly Float64Array[]): void {
  for (let i = 0; i < points.length; i++)
    for (let j = i + 1; j < points.length; j++) {
      const point = points[i]!;
      const other = points[j]!;
      const dx = other[0]! - point[0]!;
      const dy = other[1]! - point[1]!;
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length >= apart) continue;
      const [x, y] = length === 0 ? [1, 0] : [dx / length, dy / length];
      const push = (apart - length) / 2;
      point[0]! -= push * x;
      point[1]! -= push * y;
      other[0]! += push * x;
      other[1]! += push * y;
    }
}

/** Turns points so that they are widest from left to right. */
function lieDown(points: readonly Float64Array[]): void {
  const mean = [0, 1].map((axis) => points.reduce((sum, p) => sum + p[axis]!, 0) / points.length);
  let [xx, xy, yy] = [0, 0, 0];
  for (const point of points) {
    const [dx, dy] = [point[0]! - mean[0]!, point[1]! - mean[1]!];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const turn = -Math.atan2(2 * xy, xx - yy) / 2;
  for (const point of points) {
    const [dx, dy] = [point[0]! - mean[0]!, point[1]! - mean[1]!];
    point[0] = dx * Math.cos(turn) - dy * Math.sin(turn);
    point[1] = dx * Math.sin(turn) + dy * Math.cos(turn);
  }
}

/**
 * Where an arrow key leads: to the joined solution that lies most in its direction; from one that has none there, to the
 * nearest of all in that direction.
 *
 * @param direction - in the drawing, a unit step
 * @returns null where nothing lies there
 */
export function nextInDirection(
  { places }: SolutionMap,
  joined: readonly (readonly number[])[],
  from: number,
  direction: AllSolutionsPlace,
): number | null {
  const start = places[from]!;
  const along = (to: number): { readonly turn: number; readonly far: number } => {
    const [dx, dy] = [places[to]!.x - start.x, places[to]!.y - start.y];
    const far = Math.hypot(dx, dy) || 1;
    return { turn: (dx * direction.x + dy * direction.y) / far, far };
  };
  const near = (joined[from] ?? [])
    .filter((to) => along(to).turn > 0.5)
    .toSorted((a, b) => along(b).turn - along(a).turn);
  if (near[0] !== undefined) return near[0];
  const all = [...places.keys()]
    .filter((to) => to !== from && along(to).turn > 0.5)
    .toSorted((a, b) => along(a).far - along(b).far);
  return all[0] ?? null;
}
