/** A sheet of paper in small, as it comes out of a printer: its title, and the pictures of its tasks. */
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { Sheet, SheetTask } from './sheet.ts';

/** A4, in units of half a millimetre. */
const [width, height] = [420, 594];

const margin = 36;
const columns = 2;
const gap = 24;
const top = 118; // of the first row of tasks
const column = (width - 2 * margin - (columns - 1) * gap) / columns;

const numbersOf = ({ viewBox }: SvgNode['attributes']): readonly number[] =>
  String(viewBox).split(' ').map(Number);

/** The room that a picture takes in its box, and the picture in it. */
function placed(picture: SvgNode, x: number, y: number, high: number): SvgNode {
  const [left = 0, above = 0, wide = 1, tall = 1] = numbersOf(picture.attributes);
  const scale = Math.min(column / wide, high / tall, 1.4);
  return svgNode(
    'g',
    {
      class: picture.attributes['class'],
      transform: `translate(${x} ${y}) scale(${scale.toFixed(3)}) translate(${-left} ${-above})`,
    },
    ...picture.children,
  );
}

/** Words are too small to be read: a bar a line. */
const bars = (x: number, y: number, wide: number, lines: number): readonly SvgNode[] =>
  Array.from({ length: lines }, (_, line) =>
    svgNode('rect', {
      class: 'sheet-drawn-words',
      x,
      y: y + line * 11,
      width: line === lines - 1 ? wide * 0.6 : wide,
      height: 4,
      rx: 2,
    }),
  );

function taskNode(task: SheetTask, at: number, rowHigh: number): SvgNode {
  const x = margin + (at % columns) * (column + gap);
  const y = top + Math.floor(at / columns) * rowHigh;
  const lines = task.words === '' ? 0 : task.words.length > 60 ? 3 : 2;
  const words = 20 + lines * 11;
  return svgNode(
    'g',
    {},
    svgNode('text', { class: 'sheet-drawn-number', x, y: y + 5 }, String(at + 1)),
    ...bars(x + 16, y, column - 16, lines),
    ...(task.picture === null
      ? []
      : [placed(task.picture, x, y + words - 6, rowHigh - words - 14)]),
  );
}

/** The picture. @param label - what it is, for readers who do not see it */
export function sheetPicture({ title, tasks }: Sheet, label: string): SvgNode {
  const rowHigh = (height - top - margin) / Math.ceil(tasks.length / columns);
  return svgNode(
    'svg',
    {
      class: 'sheet-drawn',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': label,
    },
    svgNode('rect', {
      class: 'sheet-drawn-paper',
      x: 1,
      y: 1,
      width: width - 2,
      height: height - 2,
    }),
    svgNode('text', { class: 'sheet-drawn-title', x: margin, y: 58 }, title),
    svgNode('path', {
      class: 'sheet-drawn-line',
      d: `M${margin} 88H${width / 2 + 40}M${width / 2 + 56} 88H${width - margin}`,
    }),
    ...tasks.map((task, at) => taskNode(task, at, rowHigh)),
  );
}
