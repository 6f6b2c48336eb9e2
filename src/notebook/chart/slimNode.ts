/**
 * A chart as it is sent: Plot writes fifteen digits and an element for each bar, and a page has every chart in three widths.
 * A tenth of a pixel is as much as can be seen, paths go from point to point by steps, and what is level needs two points.
 */
import type { SvgNode } from '../svg/svgTree.ts';

/** Attributes that are places and lengths. */
const places = new Set(['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'width', 'height']);

/** A chart is one picture with one label: what Plot calls its parts reaches nobody. */
const unread = new Set(['aria-label', 'aria-hidden', 'aria-description']);

/** Tenths of a pixel. */
const tenths = (value: number | string): number => Math.round(Number(value) * 10);

/** "12.3", "-4", "0". */
const inPixels = (tenth: number): string => `${tenth / 10}`;

const shortNumbers = (text: string): string =>
  text.replaceAll(/-?\d+\.\d\d+/g, (number) => inPixels(tenths(number)));

/** Paths of straight lines, as Plot writes them: "M1,2L3.4,5L6,7Z". */
const straight = /^(?:[ML]-?[\d.]+,-?[\d.]+|Z)+$/;
const commands = /([ML])(-?[\d.]+),(-?[\d.]+)|Z/g;

type Point = { readonly x: number; readonly y: number };

/** Without the points inside a level stretch. */
const bends = (points: readonly Point[]): readonly Point[] =>
  points.filter(({ y }, at) => at === 0 || y !== points[at - 1]!.y || y !== points[at + 1]?.y);

const step = (from: Point, to: Point): string => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return `${inPixels(x)}${y < 0 ? '' : ','}${inPixels(y)}`;
};

const lineOf = (points: readonly Point[], closed: boolean): string => {
  const [first, ...rest] = bends(points);
  if (first === undefined) return '';
  const steps = rest.map((point, at) => step(rest[at - 1] ?? first, point)).join(' ');
  return `M${inPixels(first.x)},${inPixels(first.y)}${rest.length === 0 ? '' : `l${steps}`}${closed ? 'z' : ''}`;
};

/** The same path, in steps of tenths of a pixel; of curves only the numbers are cut. */
export function slimPath(path: string): string {
  if (!straight.test(path)) return shortNumbers(path);
  const lines: { points: Point[]; closed: boolean }[] = [];
  for (const [whole, command, x = '', y = ''] of path.matchAll(commands)) {
    if (command === 'M') lines.push({ points: [], closed: false });
    const line = lines.at(-1);
    if (line === undefined) return path;
    if (whole === 'Z') line.closed = true;
    else line.points.push({ x: tenths(x), y: tenths(y) });
  }
  return lines.map(({ points, closed }) => lineOf(points, closed)).join('');
}

const slimValue = (name: string, value: string | number): string | number => {
  if (name === 'd') return slimPath(String(value));
  if (name === 'transform') return shortNumbers(String(value));
  return places.has(name) && /^-?[\d.]+$/.test(String(value)) ? inPixels(tenths(value)) : value;
};

/** So many marks stay as they are: there is little to be gained. */
const few = 3;

/** A mark without looks of its own, as a path; null for any other. */
type Bare = (node: SvgNode) => string | null;

const names = ({ attributes }: SvgNode): string => Object.keys(attributes).toSorted().join();

const bareLine: Bare = (node) => {
  if (node.tag !== 'line' || names(node) !== 'x1,x2,y1,y2') return null;
  const { x1 = 0, x2 = 0, y1 = 0, y2 = 0 } = node.attributes;
  const [x, y] = [tenths(x1), tenths(y1)];
  const [across, down] = [tenths(x2) - x, tenths(y2) - y];
  const start = `M${inPixels(x)},${inPixels(y)}`;
  if (across === 0) return `${start}v${inPixels(down)}`;
  return down === 0
    ? `${start}h${inPixels(across)}`
    : `${start}l${step({ x: 0, y: 0 }, { x: across, y: down })}`;
};

const bareCircle: Bare = (node) => {
  if (node.tag !== 'circle' || names(node) !== 'cx,cy,r') return null;
  const { cx = 0, cy = 0, r = 0 } = node.attributes;
  const radius = inPixels(tenths(r));
  // an arc from the top to next to it, and its end
  return `M${inPixels(tenths(cx))},${inPixels(tenths(cy) - tenths(r))}a${radius},${radius} 0 1 0 .01,0z`;
};

/** A path of steps only, which can be begun anywhere. */
const steps = /^(?:M-?[\d.]+,-?[\d.]+[a-z\d.,\s-]*Z?)+$/;
const moved = /^translate\((-?[\d.]+),(-?[\d.]+)\)$/;

const bareSymbol: Bare = (node) => {
  if (node.tag !== 'path' || names(node) !== 'd,transform') return null;
  const to = moved.exec(String(node.attributes['transform']));
  const path = slimPath(String(node.attributes['d']));
  if (to === null || !steps.test(path)) return null;
  const [x, y] = [tenths(to[1] ?? 0), tenths(to[2] ?? 0)];
  return path.replaceAll(
    /M(-?[\d.]+),(-?[\d.]+)/g,
    (_, left: string, top: string) => `M${inPixels(x + tenths(left))},${inPixels(y + tenths(top))}`,
  );
};

/** Marks that share all looks, as one path; null where they do not. Those that one sees through stay apart. */
function joined({ attributes, children }: SvgNode): SvgNode | null {
  if (children.length <= few || 'fill-opacity' in attributes || 'opacity' in attributes)
    return null;
  let d = '';
  for (const child of children) {
    if (typeof child === 'string' || child.children.length > 0) return null;
    const path = bareLine(child) ?? bareCircle(child) ?? bareSymbol(child);
    if (path === null) return null;
    d += path;
  }
  return { tag: 'path', attributes: { d }, children: [] };
}

/**
 * The same picture in fewer signs.
 *
 * @param node - of a chart that Plot drew
 */
export function slimNode(node: SvgNode): SvgNode {
  const { tag, attributes, children } = node;
  const one = joined(node);
  return {
    tag,
    attributes: Object.fromEntries(
      Object.entries(attributes)
        .filter(([name]) => tag !== 'g' || !unread.has(name))
        .map(([name, value]) => [name, slimValue(name, value)]),
    ),
    children:
      one === null
        ? children.map((child) => (typeof child === 'string' ? child : slimNode(child)))
        : [one],
  };
}
