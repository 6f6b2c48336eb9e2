/** What the build finds out: where the picture that the map opens with lies, and those that are one cell away. */
import { allPieces } from '../../engine/pieces.ts';
import { censusTasks } from '../../workers/censusTasks.ts';
import type { WalkPlace } from '../../workers/censusTasks.ts';
import { withFlips } from './flips.ts';
import { mapSettings } from './model.ts';
import type { MapProps } from './model.ts';

/** The places of pictures of one size. */
export type MapGiven = { readonly side: string; readonly places: readonly WalkPlace[] };

const made = new Map<string, MapGiven>(); // a place is looked for in its whole block

export function prebuilt(props: MapProps): MapGiven | undefined {
  const { side, image } = mapSettings.of(props, 'census-map');
  if (image === null) return undefined;
  const key = `${side} ${image}`;
  const cells = Number(side);
  const question = { height: cells, width: cells, images: withFlips(image, cells * cells) };
  const found = made.get(key) ?? {
    side,
    places: allPieces(censusTasks['census-places'](question)),
  };
  made.set(key, found);
  return found;
}
