/** The shares of two methods by density as a small picture, those of the others faint behind them. */
import type { LadderCurves } from '../../facts/ladder.ts';
import { rounded, sizeText } from '../../notebook/plain/numbers.ts';
import { kindOf } from '../../methods/kinds.ts';
import { rungNames, rungs } from '../../methods/ladder.ts';
import type { Rung } from '../../methods/ladder.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { furthest, ofHundred } from './model.ts';

const wide = 320;
const high = 170;
const [leftEdge, rightEdge, top, bottom] = [38, 312, 12, 132];

/** Draws it. */
export function curvesPicture(curves: LadderCurves, one: Rung, other: Rung): SvgNode {
  const { percentages, shares, side } = curves;
  const [first = 0, last = 100] = [percentages[0], percentages.at(-1)];
  const x = (percentage: number): number =>
    rounded(leftEdge + ((percentage - first) / (last - first)) * (rightEdge - leftEdge), 1);
  const y = (share: number): number => rounded(bottom - share * (bottom - top), 1);
  const lineOf = (rung: Rung): string =>
    percentages.map((at, k) => `${k === 0 ? 'M' : 'L'}${x(at)} ${y(shares[rung][k]!)}`).join('');
  const at = furthest(curves, one, other);
  const told = (rung: Rung): string => `${rungNames[rung]} ${ofHundred(shares[rung][at]!)}`;
  const others = rungs.filter((rung) => rung !== one && rung !== other);
  const ticks = [0, 50, 100].map((value) =>
    svgNode(
      'g',
      {},
      svgNode('path', { class: 'ladder-grid', d: `M${leftEdge} ${y(value / 100)}H${rightEdge}` }),
      svgNode(
        'text',
        { class: 'ladder-tick is-left', x: leftEdge - 6, y: y(value / 100) + 4 },
        String(value),
      ),
    ),
  );
  const below = percentages
    .filter((percentage) => percentage % 10 === 0)
    .map((percentage) =>
      svgNode(
        'text',
        { class: 'ladder-tick', x: x(percentage), y: bottom + 18 },
        String(percentage),
      ),
    );
  return svgNode(
    'svg',
    {
      class: 'ladder-curves',
      viewBox: `0 0 ${wide} ${high}`,
      width: wide,
      height: high,
      role: 'img',
      'aria-label': `Share of the cells that must be so, by percentage of filled cells, ${sizeText(side, side)}. At ${percentages[at]} %: ${told(one)}, ${told(other)} of a hundred.`,
    },
    ...ticks,
    ...below,
    svgNode(
      'text',
      { class: 'ladder-tick', x: (leftEdge + rightEdge) / 2, y: bottom + 34 },
      'filled cells, %',
    ),
    svgNode('path', { class: 'ladder-other', d: others.map(lineOf).join('') }),
    svgNode('path', { class: 'ladder-one', 'data-method': kindOf(one), d: lineOf(one) }),
    svgNode('path', { class: 'ladder-two', 'data-method': kindOf(other), d: lineOf(other) }),
    svgNode('path', {
      class: 'ladder-gap',
      d: `M${x(percentages[at]!)} ${y(shares[one][at]!)}V${y(shares[other][at]!)}`,
    }),
  );
}
