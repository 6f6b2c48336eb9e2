/** The first frame of the map, drawn while the site is built from the stored counts. Runs in Node only. */
import { runOf } from '../../stored/fromFile.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { wholeMap } from './camera.ts';
import { layoutOf } from './layout.ts';
import type { MapLayout } from './layout.ts';
import { mapPicture } from './picture.ts';
import { sceneOf } from './scene.ts';
import { mapSettings } from './model.ts';
import type { MapProps } from './model.ts';
import { filledTable, sweepsTable } from './tables.ts';
import type { MapTable } from './tables.ts';
import { WalkIndex } from './walkIndex.ts';
import { mapLabel, placeSentences } from './words.ts';

export type MapFirstFrame = {
  readonly layout: MapLayout;
  readonly picture: string; // markup
  readonly sentences: readonly string[];
  readonly tables: readonly MapTable[];
};

/** About the size that the picture has in the page. */
const size = 540;

/**
 * Draws the frame: the whole map.
 *
 * @throws StoredError when the stored counts cannot be used, RangeError for settings that are none
 * @source none
 */
export function mapFirstFrame(given: MapProps): MapFirstFrame {
  const { side } = mapSettings.of(given, 'census-map');
  const stored = runOf('census-walk', ({ height }) => String(height) === side);
  if (stored === null) throw new RangeError(`census-map: no counts of ${side}x${side} are stored`);
  const layout = layoutOf(new WalkIndex(stored.tally));
  return {
    layout,
    picture: toMarkup(
      mapPicture(sceneOf(layout, wholeMap, size, null), mapLabel(layout, []), null),
    ),
    sentences: placeSentences(layout, []),
    tables: [sweepsTable(layout), filledTable(layout, [])],
  };
}
