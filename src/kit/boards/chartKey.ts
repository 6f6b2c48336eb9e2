/** The key of a chart: the marks as they are drawn, in front of their names. */
import {
  symbol as drawSymbol,
  symbolCircle,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTimes,
  symbolTriangle,
} from 'd3';
import type { SymbolType } from 'd3';
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { classMarks } from '../../charts/classScale.ts';
import type { ClassMark, ShownClass } from '../../charts/classScale.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

type KeyMark = 'band' | 'exact' | 'dot' | 'bar' | 'ring';

/** What a mark is called: a mark of its own, that of a class, or that of another curve. */
export type KeyEntry = {
  readonly mark: KeyMark | { readonly class: ShownClass } | ClassMark;
  readonly text: string;
  readonly isHeld?: boolean; // nothing has this mark yet: only its place is kept, that nothing moves when it comes
};

const colour = classMarks.simple.colour;

const drawnMarks: Readonly<Record<KeyMark, readonly SvgNode[]>> = {
  band: [
    svgNode('rect', { y: 3, width: 28, height: 8, fill: colour, 'fill-opacity': 0.18 }),
    svgNode('line', { x2: 28, y1: 7, y2: 7, stroke: colour, 'stroke-width': 1.5 }),
  ],
  exact: [svgNode('line', { x2: 28, y1: 7, y2: 7, stroke: 'currentColor' })],
  dot: [
    svgNode('line', { x1: 14, x2: 14, y1: 0, y2: 14, stroke: colour, 'stroke-width': 1.25 }),
    svgNode('circle', { cx: 14, cy: 7, r: 3.4, fill: colour }),
  ],
  bar: [
    svgNode('rect', { x: 8, y: 2, width: 12, height: 12, fill: colour, 'fill-opacity': 0.28 }),
    svgNode('line', { x1: 8, x2: 20, y1: 2, y2: 2, stroke: colour, 'stroke-width': 2 }),
  ],
  ring: [
    svgNode('circle', {
      cx: 14,
      cy: 7,
      r: 4.5,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.5,
    }),
  ],
};

const shapes: Readonly<Record<ClassMark['symbol'], SymbolType>> = {
  circle: symbolCircle,
  square: symbolSquare,
  diamond: symbolDiamond,
  triangle: symbolTriangle,
  times: symbolTimes,
  star: symbolStar,
};

/** That of a circle with a radius of 3, as Plot takes it. */
const symbolArea = Math.PI * 3 ** 2;

/** The line and the symbol of a curve, as its line and its points are drawn. */
function curveKey({ colour: hue, dash, symbol }: ClassMark): readonly SvgNode[] {
  const shape = drawSymbol(shapes[symbol], symbolArea)() ?? '';
  const dashes = dash === '' ? 'none' : dash;
  return [
    svgNode('path', {
      d: 'M0 7h28',
      stroke: hue,
      'stroke-width': 1.5,
      'stroke-dasharray': dashes,
    }),
    svgNode('path', { d: shape, transform: 'translate(14 7)', fill: hue, stroke: hue }),
  ];
}

function drawn(mark: KeyEntry['mark']): readonly SvgNode[] {
  if (typeof mark === 'string') return drawnMarks[mark];
  return curveKey('class' in mark ? classMarks[mark.class] : mark);
}

/** The mark of an entry, as a picture. */
const keyPicture = ({ mark }: KeyEntry): SvgNode =>
  svgNode('svg', { viewBox: '0 0 28 14', 'aria-hidden': 'true' }, ...drawn(mark));

/**
 * The key as a list.
 *
 * @param named - the lines have their names at their ends where there is room
 */
export const chartKey = (entries: readonly KeyEntry[], named = false): TemplateResult =>
  html`<ul class="chart-key ${named ? 'is-named' : ''}" aria-label="Key of the chart">
    ${entries.map((entry) => html`<li class=${entry.isHeld === true ? 'is-held' : nothing}>${pictured(keyPicture(entry))}${entry.text}</li>`)}
  </ul>`;

/** The key of curves that are not classes, by their own marks and names. */
export const markEntries = (marks: readonly ClassMark[]): readonly KeyEntry[] =>
  marks.map((mark) => ({ mark, text: mark.name }));
