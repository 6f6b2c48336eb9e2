/**
 * The layout of a drawing in layers, after Sugiyama, Tagawa and Toda (1981): every node as high as its longest way from
 * below, long edges through points in the layers between, layers ordered by the middles of their neighbours so that few
 * edges cross, and then moved sideways towards them. Deterministic.
 */
import { passOver } from './layerOrder.ts';

/** An edge from a lower node to a higher one. */
export type LayeredEdge = { readonly from: number; readonly to: number };

export type LayeredLayout = {
  readonly layers: number;
  /** Of each node: its layer, 0 at the bottom, and how far from the left its middle is. */
  readonly places: readonly LayerPlace[];
  /** Of each edge: the points that it runs through, from its lower node to its higher one. */
  readonly ways: readonly (readonly LayerPlace[])[];
  readonly width: number;
};

export type LayerPlace = { readonly layer: number; readonly x: number };

/** Rounds of ordering and of moving; more change nothing for some dozens of nodes. */
const rounds = 24;

/** The room of a point of a long edge, of that of the narrowest node. */
const pointShare = 0.35;

/** A node, or a point of a long edge. */
type Item = { readonly layer: number; x: number; readonly room: number; readonly near: Item[] };

/**
 * Lays out a graph without circles.
 *
 * @param rooms - how wide each node is, in any measure; edges name the nodes from 0
 * @throws RangeError when the edges make a circle
 */
export function layeredLayout(
  rooms: readonly number[],
  edges: readonly LayeredEdge[],
): LayeredLayout {
  const items: Item[] = heights(rooms.length, edges).map((layer, node) => ({
    layer,
    x: 0,
    room: rooms[node]!,
    near: [],
  }));
  const pointRoom = pointShare * Math.min(...rooms);
  const ways = edges.map(({ from, to }) => wayOf(items, items[from]!, items[to]!, pointRoom));
  const count = Math.max(0, ...items.map(({ layer }) => layer + 1));
  const layers = Array.from({ length: count }, (_, layer) =>
    items.filter((item) => item.layer === layer),
  );
  for (const layer of layers) spread(layer);
  let best = layers.map((layer) => [...layer]);
  let fewest = crossings(layers);
  for (let round = 0; round < rounds; round++) {
    const forth = round % 2 === 0;
    passOver(layers, forth, (item) => middleOf(item, forth ? -1 : 1), spread);
    const now = crossings(layers);
    if (now >= fewest) continue;
    fewest = now;
    best = layers.map((layer) => [...layer]);
  }
  for (const layer of best) spread(layer);
  for (let round = 0; round < rounds; round++) for (const layer of best) settleLayer(layer);
  return finished(items, ways, rooms.length, count);
}

/** The layer of each node: one above the highest below it. */
function heights(nodes: number, edges: readonly LayeredEdge[]): readonly number[] {
  const layers = Array.from({ length: nodes }, () => 0);
  for (let round = 0; round <= nodes; round++) {
    let moved = false;
    for (const { from, to } of edges) {
      if (layers[to]! > layers[from]!) continue;
      layers[to] = layers[from]! + 1;
      moved = true;
    }
    if (!moved) return layers;
  }
  throw new RangeError('the edges make a circle');
}

/** The items of an edge, with new ones in the layers between. */
function wayOf(items: Item[], from: Item, to: Item, room: number): readonly Item[] {
  const way = [from];
  for (let layer = from.layer + 1; layer < to.layer; layer++) {
    const point: Item = { layer, x: 0, room, near: [] };
    items.push(point);
    way.push(point);
  }
  way.push(to);
  way.forEach((item, at) => {
    const next = way[at + 1];
    if (next === undefined) return;
    item.near.push(next);
    next.near.push(item);
  });
  return way;
}

/** Items side by side, around 0. */
function spread(layer: readonly Item[]): void {
  let x = -layer.reduce((sum, { room }) => sum + room, 0) / 2;
  for (const item of layer) {
    item.x = x + item.room / 2;
    x += item.room;
  }
}

/** Where the neighbours on one side are, on the mean; where there are none, where it is. */
function middleOf({ near, layer, x }: Item, side: number): number {
  const there = near.filter((one) => Math.sign(one.layer - layer) === side);
  return there.length === 0 ? x : there.reduce((sum, one) => sum + one.x, 0) / there.length;
}

/** Pairs of edges between neighbouring layers that cross. */
function crossings(layers: readonly (readonly Item[])[]): number {
  let found = 0;
  for (const layer of layers)
    for (const [at, left] of layer.entries())
      for (const right of layer.slice(at + 1))
        for (const a of left.near)
          for (const b of right.near)
            if (a.layer > left.layer && b.layer > left.layer && a.x > b.x) found++;
  return found;
}

/** Moves the items of a layer towards the middles of all their neighbours, in their order and with their room. */
function settleLayer(layer: readonly Item[]): void {
  const wanted = layer.map(({ near, x }) =>
    near.length === 0 ? x : near.reduce((sum, one) => sum + one.x, 0) / near.length,
  );
  // from the left each as far as wanted, from the right likewise; the middle of both keeps order and room
  const fromLeft: number[] = [];
  layer.forEach((item, at) => {
    const before = layer[at - 1];
    const least =
      before === undefined ? -Infinity : fromLeft[at - 1]! + (before.room + item.room) / 2;
    fromLeft.push(Math.max(least, wanted[at]!));
  });
  const fromRight: number[] = [];
  for (let at = layer.length - 1; at >= 0; at--) {
    const [item, after] = [layer[at]!, layer[at + 1]];
    const most = after === undefined ? Infinity : fromRight[at + 1]! - (after.room + item.room) / 2;
    fromRight[at] = Math.min(most, wanted[at]!);
  }
  layer.forEach((item, at) => (item.x = (fromLeft[at]! + fromRight[at]!) / 2));
}

function finished(
  items: readonly Item[],
  ways: readonly (readonly Item[])[],
  nodes: number,
  layers: number,
): LayeredLayout {
  const left = Math.min(0, ...items.map(({ x, room }) => x - room / 2));
  const right = Math.max(0, ...items.map(({ x, room }) => x + room / 2));
  const placeOf = ({ layer, x }: Item): LayerPlace => ({ layer, x: x - left });
  return {
    layers,
    places: items.slice(0, nodes).map(placeOf),
    ways: ways.map((way) => way.map(placeOf)),
    width: right - left,
  };
}
