/** The map as files: its counts, and the picture of what is in view. */
import type { Exports } from '../../notebook/host/host.ts';
import type { Camera } from './camera.ts';
import type { KnownMap } from './knownMap.ts';
import type { Path } from './layout.ts';
import { mapPicture } from './picture.ts';
import { overlayOf } from './overlay.ts';
import { sceneOf } from './scene.ts';
import { csvOf, jsonOf } from './tables.ts';
import { mapLabel } from './words.ts';

/** Side of a picture that is saved. */
const fileSize = 800;

/**
 * The files.
 *
 * @param side - of the images
 * @param known - the map; throws as long as its counts are not there
 * @param place - that the reader is at
 */
export const mapExports = (
  side: string,
  known: () => KnownMap,
  place: Path,
  camera: () => Camera,
): Exports => ({
  name: `census-map-${side}x${side}`,
  csv: () => csvOf(known().layout),
  json: () => jsonOf(known().layout),
  svg: () => {
    const { layout, pictures, chosen } = known();
    // where the pointer is belongs to the page
    const sight = { layout, pictures, chosen, moving: null, at: null, keyboard: false, cell: null };
    return mapPicture(
      sceneOf(layout, camera(), fileSize, pictures),
      mapLabel(layout, place),
      overlayOf(sight, camera(), fileSize),
    );
  },
});
