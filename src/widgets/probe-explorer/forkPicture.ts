/** The fork over the two futures: a stem over the cell that is asked about, then a leg to it on each board; and its signs. */
import { methodSign } from '../../kit/methods/marks.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { Which } from './twoFutures.ts';

const [wide, apart, forkHigh] = [872, 60, 46]; // px where there is room: both boards, between them, the fork
const side = (wide - apart) / 2;

const valuePaths: Readonly<Record<Which, string>> = {
  one: 'M6 6h8v8h-8z',
  zero: 'M10 10h0',
};

/** A cell of a value. */
function valueNodes(which: Which): readonly SvgNode[] {
  return [
    svgNode('rect', { class: 'fork-cell', x: 1, y: 1, width: 18, height: 18, rx: 2 }),
    svgNode('path', { class: `fork-value is-${which}`, d: valuePaths[which] }),
  ];
}

/** A cell of a value by itself. */
export const valueSign = (which: Which): SvgNode =>
  svgNode(
    'svg',
    { class: 'fork-sign', viewBox: '0 0 20 20', width: 20, height: 20, 'aria-hidden': 'true' },
    ...valueNodes(which),
  );

const hub = (x: number, y: number, r: number): readonly SvgNode[] => [
  svgNode('circle', { class: 'method-area', cx: x, cy: y, r }),
  methodSign('probing', x, y, r * 1.1),
];

/** @param at - where the cell is on the first board, in CSS pixels where there is room */
export function forkPicture(at: number, asks: boolean): SvgNode {
  const [one, zero] = [rounded(at, 1), rounded(at + side + apart, 1)];
  const [mid, y] = [rounded((one + zero) / 2, 1), 18];
  const leg = (x: number, by: number): SvgNode =>
    svgNode('path', {
      class: 'fork-leg',
      d: `M${mid} ${y}H${x + 14 * by}Q${x} ${y} ${x} ${y + 14}V${forkHigh - 2}`,
    });
  const label = (x: number, which: Which, text: string): SvgNode =>
    svgNode(
      'g',
      { transform: `translate(${rounded(x - 44, 1)} ${y - 10})` },
      svgNode('rect', { class: 'fork-paper', x: -8, y: -5, width: 104, height: 30 }),
      ...valueNodes(which),
      svgNode('text', { class: 'fork-word', x: 28, y: 16 }, text),
    );
  const parted = [
    leg(one, 1),
    leg(zero, -1),
    label((mid + one) / 2, 'one', 'filled?'),
    label((mid + zero) / 2, 'zero', 'empty?'),
  ];
  const stem = svgNode('path', { class: 'fork-leg', d: `M${mid} ${y}V${forkHigh - 2}` });
  return svgNode(
    'svg',
    {
      class: 'probe-fork',
      viewBox: `0 0 ${wide} ${forkHigh}`,
      width: wide,
      height: forkHigh,
      preserveAspectRatio: 'xMidYMin', // it is as high as the whole picture
      'aria-hidden': 'true',
    },
    ...(asks ? [stem] : parted),
    ...hub(mid, y, 17),
  );
}

/** On a phone the fork leads to the two tabs. */
export const narrowFork = svgNode(
  'svg',
  {
    class: 'probe-fork is-narrow',
    viewBox: '0 0 328 34',
    width: 328,
    height: 34,
    'aria-hidden': 'true',
  },
  svgNode('path', {
    class: 'fork-leg',
    d: 'M164 16H96Q82 16 82 30V34M164 16H232Q246 16 246 30V34',
  }),
  ...hub(164, 16, 14),
);

/** Crosses at parts of the way. */
export const crossesPicture = (at: readonly number[]): SvgNode =>
  svgNode(
    'svg',
    { class: 'probe-crosses', height: 18, 'aria-hidden': 'true', overflow: 'visible' },
    ...at.map((share) =>
      svgNode(
        'svg',
        { x: `${rounded(100 * share, 2)}%`, overflow: 'visible', width: 1, height: 18 },
        svgNode('path', { d: 'M-5 4l10 10M5 4l-10 10' }),
      ),
    ),
  );
