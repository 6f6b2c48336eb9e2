/** What part of the map is seen, apart from any screen: a square around a point. */
import type { MapLayout, Path, Rect, Region } from './layout.ts';
import { regionAt, regionsAround } from './layout.ts';

/** A square part of the map. */
export type Camera = {
  readonly x: number; // its middle
  readonly y: number;
  readonly span: number; // its side; the whole map has 1
};

/** Everything. */
export const wholeMap: Camera = { x: 0.5, y: 0.5, span: 1 };

/** Whether a camera sees everything, or nearly. */
export const seesAll = ({ span }: Camera): boolean => span > 0.97;

/** Room around a field that is looked at, as part of its longer side. */
const margin = 0.06;

/** Nearer than this nothing more is to be seen: so many patches side by side. */
const nearest = 3.5;

/** The least side of what can be seen. */
export const leastSpan = ({ patch }: MapLayout): number => nearest * patch;

/** The nearest camera that the map has: not too near, and not beyond its edges. */
export function clamped(layout: MapLayout, { x, y, span }: Camera): Camera {
  const side = Math.min(1, Math.max(leastSpan(layout), span));
  const inside = (at: number): number => Math.min(1 - side / 2, Math.max(side / 2, at));
  return { x: inside(x), y: inside(y), span: side };
}

/** The camera that shows a rectangle. */
export function cameraOn(layout: MapLayout, { x0, y0, x1, y1 }: Rect): Camera {
  const span = Math.max(x1 - x0, y1 - y0) * (1 + margin);
  return clamped(layout, { x: (x0 + x1) / 2, y: (y0 + y1) / 2, span });
}

/** The camera on the field of a path; the whole map where there is none. */
export function cameraAt(layout: MapLayout, path: Path): Camera {
  const region = regionAt(layout, path);
  return region === null ? wholeMap : cameraOn(layout, region);
}

/** Looks at the same middle from nearer or farther. @param times - above 1 nearer */
export const zoomed = (layout: MapLayout, camera: Camera, times: number): Camera =>
  clamped(layout, { ...camera, span: camera.span / times });

/** A field fills the view when its longer side is at least this part of it. */
const filling = 0.6;

/** The smallest field that fills the view of a camera: where the reader is. */
export function pathSeen(layout: MapLayout, { x, y, span }: Camera): Path {
  if (span > 0.97) return [];
  const seen = regionsAround(layout, x, y).findLast(
    (region) => longerSide(region) >= filling * span,
  );
  return seen?.path ?? [];
}

/** The longer side of a rectangle. */
export const longerSide = ({ x0, y0, x1, y1 }: Rect): number => Math.max(x1 - x0, y1 - y0);

/** The shorter one. */
const shorterSide = ({ x0, y0, x1, y1 }: Rect): number => Math.min(x1 - x0, y1 - y0);

/** How large a field is on a screen of `size` pixels: its shorter side. */
export const sizeOnScreen = (region: Region, { span }: Camera, size: number): number =>
  (shorterSide(region) / span) * size;

/** The side of a square as large as it is there. */
export const meanSide = (region: Region, { span }: Camera, size: number): number =>
  (Math.sqrt(longerSide(region) * shorterSide(region)) / span) * size;

/** Whether a rectangle is seen whole. */
export const sees = ({ x, y, span }: Camera, { x0, y0, x1, y1 }: Rect): boolean =>
  x0 >= x - span / 2 && x1 <= x + span / 2 && y0 >= y - span / 2 && y1 <= y + span / 2;
