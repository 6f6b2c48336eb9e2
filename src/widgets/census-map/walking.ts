/** Walking over the map: what a click goes into, what an arrow key comes to, which way is out. */
import type { Camera } from './camera.ts';
import { meanSide, sizeOnScreen } from './camera.ts';
import type { MapLayout, Path, Region } from './layout.ts';
import { regionAt, regionsAround } from './layout.ts';

/** A field can be hit when a square of its area has such sides, in pixels, */
const leastTarget = 18;
/** and when it is at least so high, or wide. */
const leastSide = 5;

const canBeHit = (region: Region, camera: Camera, size: number): boolean =>
  sizeOnScreen(region, camera, size) >= leastSide && meanSide(region, camera, size) >= leastTarget;

/** The path one level out. */
export const outOf = (path: Path): Path => path.slice(0, -1) as unknown as Path;

/** From the whole map one goes straight to the sweeps of a class: those are the fields that have names there. */
const depthInto = (path: Path): number => (path.length < 2 ? 2 : 3);

/** The field that a click at a point goes into, seen from a place; null beyond the map. */
export function fieldInto(
  layout: MapLayout,
  place: Path,
  camera: Camera,
  size: number,
  x: number,
  y: number,
): Region | null {
  const around = regionsAround(layout, x, y);
  const isWithin = place.every((part, depth) => around.at(-1)?.path[depth] === part);
  // beside the place one goes to its neighbour, as large as it is
  const depth = isWithin ? depthInto(place) : Math.max(1, place.length);
  const wanted = around.filter(({ path }) => path.length > 0 && path.length <= depth);
  const large = wanted.findLast((one) => canBeHit(one, camera, size));
  // from a place that is no more than a strip one goes on into it, never back
  return large ?? (isWithin ? wanted.at(-1) : wanted[0]) ?? null;
}

/** The fields among which the arrow keys walk at a place, in their order. */
export function fieldsIn(layout: MapLayout, place: Path): readonly Region[] {
  const region = regionAt(layout, place);
  if (region === null) return [];
  return place.length === 0 ? region.children.flatMap(({ children }) => children) : region.children;
}

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key points; undefined for any other key. */
export const wayOf = (key: string): readonly [x: number, y: number] | undefined => ways[key];

/** The next field in a direction; the same where there is none. */
export function fieldBeside(
  fields: readonly Region[],
  from: Region,
  [right, down]: readonly [x: number, y: number],
): Region {
  const distance = (to: Region): number => {
    const x = middle(to.x0, to.x1) - middle(from.x0, from.x1);
    const y = middle(to.y0, to.y1) - middle(from.y0, from.y1);
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    // a field that begins beyond the edge of this one is ahead; what is more to the side than ahead is not
    const apart = beyond(from, to, right, down);
    return apart < -1e-12 || ahead <= 0 || aside > 3 * ahead + 1e-12 ? Infinity : ahead + 2 * aside;
  };
  return fields.reduce((best, one) => {
    const better = one !== from && distance(one) < (best === from ? Infinity : distance(best));
    return better ? one : best;
  }, from);
}

const middle = (a: number, b: number): number => (a + b) / 2;

/** How far a field begins behind the edge of another in a direction. */
function beyond(from: Region, to: Region, right: number, down: number): number {
  if (right > 0) return to.x0 - from.x1;
  if (right < 0) return from.x0 - to.x1;
  return down > 0 ? to.y0 - from.y1 : from.y0 - to.y1;
}

const sweeps = ({ path }: Region): number => path[1] ?? 0;

/** The simple images that take the most sweeps. */
export function hardestField({ all }: MapLayout): Region | null {
  const fields = all.children.find(({ path }) => path[0] === 0)?.children ?? [];
  return fields.reduce<Region | null>(
    (most, one) => (most !== null && sweeps(most) >= sweeps(one) ? most : one),
    null,
  );
}
