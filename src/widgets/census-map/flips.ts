/** The images one cell away from an image: that cell turned over. */
import type { MapLayout, Rect } from './layout.ts';
import { patchOf, pathOf, regionAt } from './layout.ts';
import type { WalkPlace } from '../../workers/censusTasks.ts';
import type { Bin } from './walkIndex.ts';

/** An image with cell `at` turned over. */
export const flipped = (image: number, at: number): number => image ^ (1 << at);

/** An image and all that are one cell away. */
export const withFlips = (image: number, cells: number): readonly number[] => [
  image,
  ...Array.from({ length: cells }, (_, at) => flipped(image, at)),
];

/** The bin of a place. */
export const binAt = ({ index }: MapLayout, { block, code }: WalkPlace): Bin => ({
  filled: index.filledOf(block),
  code,
});

/** The patch of an image whose place is known. */
export function patchAt(layout: MapLayout, place: WalkPlace): Rect | null {
  const region = regionAt(layout, pathOf(binAt(layout, place)));
  if (region === null) return null;
  const before = layout.index.before(place.block, place.code);
  return patchOf(region, before + place.order);
}
