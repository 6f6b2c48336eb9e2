/** The order of the nodes within the layers of a drawing, so that few edges cross: after Sugiyama, Tagawa and Toda (1981). */

/**
 * Goes through the layers once, to or fro: the items of each are put in the order of the places that they aim at, the means
 * of their neighbours as these stand by then, and set out anew. Equal ones keep their order.
 *
 * @param forth - from the first layer on; else from the last one back
 * @source Sugiyama, Tagawa and Toda 1981
 */
export function passOver<Item>(
  layers: readonly Item[][],
  forth: boolean,
  aimOf: (item: Item) => number,
  setOut: (layer: readonly Item[]) => void,
): void {
  for (const layer of forth ? layers : layers.toReversed()) {
    const aims = new Map(layer.map((item) => [item, aimOf(item)]));
    layer.sort((a, b) => aims.get(a)! - aims.get(b)!);
    setOut(layer);
  }
}
