/** The map of a standstill: row pairs downwards, column pairs to the right, a mark where the intersection succeeds. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { LineChoice } from '../../engine/intersect/pqRecord.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { fixedBy, mostListed } from './model.ts';
import type { StandstillMap } from './model.ts';

/** Side of a place in the units of the picture. */
export const mapUnit = 10;
const mostNamed = 15; // pairs: more of them have no names beside the map
const nameRoom = 30;

/** Room for the names of the pairs at the left and above. */
export function mapMargin({ rowPairs, columnPairs }: StandstillMap): number {
  return Math.max(rowPairs.length, columnPairs.length) <= mostNamed ? nameRoom : 1;
}

const placeIn = (pairs: readonly (readonly number[])[], lines: readonly number[]): number =>
  pairs.findIndex(([a, b]) => a === lines[0] && b === lines[1]);

/** The place of a choice among the pairs. */
export function mapPlace(
  { rowPairs, columnPairs }: StandstillMap,
  { rows, columns }: LineChoice,
): [row: number, column: number] {
  return [placeIn(rowPairs, rows), placeIn(columnPairs, columns)];
}

/** Stretches of places whose four crossings are all unknown, in places; the same stretch in rows that follow is one piece. */
function openPath({ rowPairs, columnPairs }: StandstillMap, { cells, width }: Grid): string {
  let d = '';
  let above = new Map<string, number>(); // where the stretches of the row above begin
  const close = (kept: ReadonlyMap<string, number>, bottom: number): void => {
    for (const [stretch, top] of above) {
      const [from = 0, to = 0] = stretch.split(' ').map(Number);
      if (!kept.has(stretch)) d += `M${from} ${top}H${to}V${bottom}H${from}`;
    }
  };
  rowPairs.forEach(([i1, i2], y) => {
    const open = columnPairs.map(([j1, j2]) =>
      [i1, i2].every((i) => [j1, j2].every((j) => cells[i * width + j] === UNKNOWN)),
    );
    const here = new Map<string, number>();
    for (let from = open.indexOf(true); from >= 0;) {
      const end = open.indexOf(false, from);
      const stretch = `${from} ${end < 0 ? open.length : end}`;
      here.set(stretch, above.get(stretch) ?? y);
      from = end < 0 ? -1 : open.indexOf(true, end);
    }
    close(here, y);
    above = here;
  });
  close(new Map(), rowPairs.length);
  return d;
}

const outline = (map: StandstillMap, choice: LineChoice | null): string => {
  if (choice === null) return '';
  const [y, x] = mapPlace(map, choice);
  return `M${x * mapUnit} ${y * mapUnit}h${mapUnit}v${mapUnit}h${-mapUnit}z`;
};

/** What the map shows, in words. */
export function mapLabel({ rowPairs, columnPairs, successes }: StandstillMap): string {
  const all = grouped(rowPairs.length * columnPairs.length);
  const some =
    successes.length === mostListed ? `${grouped(mostListed)} or more` : grouped(successes.length);
  return `${some} of ${all} intersections are successful`;
}

/**
 * Draws the map.
 *
 * @param looked - the intersection looked at, outlined
 * @param taken - the one that the run takes here, ringed
 */
export function mapPicture(
  map: StandstillMap,
  grid: Grid,
  looked: LineChoice | null,
  taken: LineChoice | null,
): SvgNode {
  const { rowPairs, columnPairs, successes } = map;
  const [width, height] = [columnPairs.length * mapUnit, rowPairs.length * mapUnit];
  const margin = mapMargin(map);
  const paths = ['', '', '', '', ''];
  for (const success of successes) {
    const [y, x] = mapPlace(map, success);
    const count = fixedBy(success);
    const inset = 4 - count * 0.8; // the more are fixed, the larger the mark
    const size = mapUnit - 2 * inset;
    paths[count] += `M${x * mapUnit + inset} ${y * mapUnit + inset}h${size}v${size}h${-size}z`;
  }
  const names = margin > 1 ? pairNames(map) : [];
  return svgNode(
    'svg',
    {
      class: 'four-map',
      viewBox: `${-margin} ${-margin} ${width + margin + 2} ${height + margin + 2}`,
      width: width + margin + 2,
      height: height + margin + 2,
      role: 'img',
      'aria-label': mapLabel(map),
    },
    svgNode('rect', { class: 'four-map-ground', width, height }),
    svgNode('path', {
      class: 'four-map-open',
      d: openPath(map, grid),
      transform: `scale(${mapUnit})`,
    }),
    ...paths.map((d) => svgNode('path', { class: 'four-map-success', d })),
    ...(margin > 1 ? [svgNode('path', { class: 'four-map-rule', d: rules(width, height) })] : []),
    svgNode('rect', { class: 'four-map-frame', width, height }),
    ...names,
    svgNode('path', { class: 'four-map-taken', d: outline(map, taken) }),
    svgNode('path', { class: 'four-map-looked', d: outline(map, looked) }),
  );
}

/** Thin rules between the places of a small map. */
function rules(width: number, height: number): string {
  let d = '';
  for (let x = mapUnit; x < width; x += mapUnit) d += `M${x} 0v${height}`;
  for (let y = mapUnit; y < height; y += mapUnit) d += `M0 ${y}h${width}`;
  return d;
}

const name = ([a, b]: readonly [number, number]): string => `${a + 1} ${b + 1}`;
const middle = (at: number): number => at * mapUnit + mapUnit / 2;

function pairNames({ rowPairs, columnPairs }: StandstillMap): SvgNode[] {
  return [
    ...rowPairs.map((pair, at) =>
      svgNode('text', { class: 'four-map-name', x: -3, y: middle(at) + 2.5 }, name(pair)),
    ),
    ...columnPairs.map((pair, at) =>
      svgNode(
        'text',
        {
          class: 'four-map-name is-column',
          transform: `translate(${middle(at) + 2.5} -3) rotate(-90)`,
        },
        name(pair),
      ),
    ),
  ];
}
