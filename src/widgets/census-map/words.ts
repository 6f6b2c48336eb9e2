/** The map of the census in words. */
import { classOrder } from '../../charts/classScale.ts';
import { classHeads } from '../../kit/census/censusGrid.ts';
import { counted, grouped, inWords, percent, sizeText } from '../../notebook/plain/numbers.ts';
import type { MapLayout, Path, Region } from './layout.ts';
import { regionAt } from './layout.ts';

/** The name of a class. */
export const className = (kind: number): string => classHeads[classOrder[kind] ?? 'simple'];

/** A shorter one, where there is little room. */
export const shortName = (kind: number): string => ['simple', 'pairs', 'some', 'none'][kind] ?? '';

const sweeps = (row: number): string => counted(row, 'sweep');

/** The names that a field may wear on the map. */
export function formatRegion(
  path: Path,
  images: number,
): { readonly long: string; readonly short: string; readonly count: string } {
  const [kind, row, filled] = path;
  const count = grouped(images);
  if (kind === undefined) return { long: 'all', short: 'all', count };
  if (row === undefined) return { long: className(kind), short: '', count };
  if (filled === undefined) return { long: sweeps(row), short: String(row), count };
  return { long: `${filled} filled`, short: String(filled), count };
}

/** "simple, 3 sweeps, 12 filled". */
export function pathText([kind, row, filled]: Path): string {
  if (kind === undefined) return 'all pictures';
  return [
    className(kind),
    ...(row === undefined ? [] : [sweeps(row)]),
    ...(filled === undefined ? [] : [`${filled} filled`]),
  ].join(', ');
}

/** How much of all, told so that small parts are still told apart. */
export function shareText(images: number, all: number): string {
  const share = images / all;
  if (share >= 0.0001) return percent(share, share >= 0.1 ? 1 : share >= 0.001 ? 2 : 3);
  return `1 in ${grouped(Math.round(all / images))}`;
}

/** What is in a field, with how much of all that is. */
export function countText({ all }: MapLayout, path: Path, images: number): string {
  if (path.length === 0) return counted(images, 'picture');
  return `${counted(images, 'picture')}, ${shareText(images, all.images)} of all`;
}

const kindSentences = [
  'Sweeps alone solve them.',
  'Sweeps stand still; two rows and two columns at a time go on to the end.',
  'Sweeps stand still; two rows and two columns at a time fix something more, and stop before the end.',
  'Sweeps stand still, and two rows and two columns at a time fix nothing.',
] as const;

/** What the images of a place have in common, sentences. */
export function placeSentences(layout: MapLayout, path: Path): readonly string[] {
  const { height, width } = layout.index;
  const region = regionAt(layout, path);
  const [kind, row, filled] = path;
  if (region === null || kind === undefined)
    return [
      `All ${grouped(layout.all.images)} pictures of ${sizeText(height, width)} are here: a patch for each, every patch of the same size.`,
      'Pictures of one colour are solved by the same means. Within a colour they lie by the number of sweeps, what is rare in a corner; and there by the number of filled cells: the more, the deeper the colour.',
    ];
  const some = `${counted(region.images, 'picture')}, ${shareText(region.images, layout.all.images)} of all.`;
  const how = kindSentences[kind] ?? '';
  if (row === undefined) return [some, how];
  const steps =
    kind === 0 ? `The last cell falls in sweep ${row}.` : `They stand still in sweep ${row}.`;
  if (filled === undefined) return [some, `${how} ${steps}`];
  return [some, `${how} ${steps} ${counted(filled, 'cell')} filled.`];
}

/** An image in one sentence. */
export function imageText(image: number, path: Path | null): string {
  const number = `Picture no. ${grouped(image)}`;
  return path === null ? `${number}.` : `${number}: ${pathText(path)}.`;
}

/** What turning a cell over did. */
export function flipText(row: number, column: number, before: Path, after: Path): string {
  const [from, to] = [before, after].map(([kind = 0, sweeps = 0]) => [kind, sweeps] as const);
  const place = `Row ${row + 1}, column ${column + 1} turned over`;
  if (from?.[0] === to?.[0] && from?.[1] === to?.[1])
    return `${place}: still ${pathText([to?.[0] ?? 0, to?.[1] ?? 0])}.`;
  return `${place}: from ${pathText([from?.[0] ?? 0, from?.[1] ?? 0])} to ${pathText([to?.[0] ?? 0, to?.[1] ?? 0])}.`;
}

/** What the primary action of the figure says. */
export function hardestText({ path, images }: Region): string {
  return `Fly to the ${inWords(images)} that take ${sweeps(path[1] ?? 0)}`;
}

/** How the map is walked, by touch or by hand and keys. */
export const howText = (byTouch: boolean): string =>
  byTouch
    ? 'Tap a field to go into it. Two fingers move the map and zoom.'
    : 'Click a field to go into it, drag to move. Keys: arrows walk, Enter goes in, Escape out, + and − zoom.';

/** What the map shows, for readers who do not see it. */
export function mapLabel({ all, index }: MapLayout, path: Path): string {
  const size = sizeText(index.height, index.width);
  return `Map of all ${grouped(all.images)} pictures of ${size}: ${pathText(path)}`;
}

/** The title of the figure, where it shows another size than in the text. */
export const mapTitle = ({ all, index }: MapLayout): string =>
  `All ${grouped(all.images)} pictures of ${sizeText(index.height, index.width)} on one map`;
