/** The order and the scale of the formula as pictures: intervals of rank correlations, values by size, or each puzzle. */
import { significant, sizeText } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { isEnough, orderText, rankText, scaleText } from './model.ts';
import type { FormulaOrderGroup, Order, Ranks } from './model.ts';
import { measureNames } from './settings.ts';

const across = 360;
const row = 17;
const named = 96; // room for names
const left = 104;
const right = 222;
const foot = 34; // of an axis with its words

const words = (x: number, y: number, text: string, anchor = 'start'): SvgNode =>
  svgNode('text', { class: 'order-text', x, y, 'text-anchor': anchor }, text);

const line = (kind: string, x1: number, y1: number, x2: number, y2: number): SvgNode =>
  svgNode('line', { class: kind, x1: cut(x1), y1: cut(y1), x2: cut(x2), y2: cut(y2) });

const cut = (value: number): number => Math.round(value * 10) / 10;

const framed = (
  name: string,
  height: number,
  label: string,
  children: readonly SvgNode[],
): SvgNode =>
  svgNode(
    'svg',
    {
      class: name,
      viewBox: `0 0 ${across} ${height}`,
      width: across,
      height,
      role: 'img',
      'aria-label': label,
    },
    ...children,
  );

/** Where a correlation stands. */
const atRho = (rho: number): number => left + ((rho + 1) / 2) * (right - left);

/** A row for each group: its name, the correlation as a dot with its interval, the same in figures. */
function rankRows(groups: readonly FormulaOrderGroup[], ranks: Ranks): readonly SvgNode[] {
  return groups.flatMap((group, at) => {
    const y = at * row + row / 2;
    const rank = ranks[at] ?? null;
    const name = words(named, y + 4, group.name, 'end');
    if (rank === null)
      return [name, words(right + 8, y + 4, isEnough(group) ? 'no order' : 'too few')];
    return [
      name,
      line('order-whisker', atRho(rank.low), y, atRho(rank.high), y),
      svgNode('circle', {
        class: at === 0 ? 'order-dot is-all' : 'order-dot',
        cx: cut(atRho(rank.rho)),
        cy: y,
        r: at === 0 ? 4.5 : 3.5,
      }),
      words(right + 8, y + 4, rankText(rank)),
    ];
  });
}

/** The correlations of several sizes. */
function ranksPicture(order: Order, ranks: Ranks): SvgNode {
  const { groups, against } = order;
  const bottom = groups.length * row + 4;
  return framed('order-ranks', bottom + foot, orderText(order, ranks), [
    ...[-1, 0, 1].flatMap((rho) => [
      line(rho === 0 ? 'order-zero' : 'order-rule', atRho(rho), 0, atRho(rho), bottom),
      words(atRho(rho), bottom + 14, String(rho).replace('-', '−'), 'middle'),
    ]),
    ...rankRows(groups, ranks),
    words(
      (left + right) / 2,
      bottom + 30,
      `rank correlation with ${measureNames[against]}`,
      'middle',
    ),
  ]);
}

/** Decades of the scale: 0.1 to 100. */
const atValue = (value: number): number => {
  const share = (Math.log10(Math.max(value, 1e-9)) + 1) / 3;
  return left + Math.min(1, Math.max(0, share)) * (across - 12 - left);
};

/** The values of each size beside the wanted 1 to 10. */
export function scalePicture(order: Order): SvgNode {
  const { scales } = order;
  const step = 22;
  const bottom = scales.length * step + 4;
  return framed('order-scale', bottom + foot, scaleText(order), [
    svgNode('rect', {
      class: 'order-wanted',
      x: cut(atValue(1)),
      y: 0,
      width: cut(atValue(10) - atValue(1)),
      height: bottom,
    }),
    ...[0.1, 1, 10, 100].flatMap((value) => [
      line('order-rule', atValue(value), 0, atValue(value), bottom),
      words(atValue(value), bottom + 14, String(value), 'middle'),
    ]),
    ...scales.flatMap(({ side, least, greatest }, at) => [
      words(named, at * step + step / 2 + 4, sizeText(side, side), 'end'),
      svgNode('rect', {
        class: least >= 1 && greatest <= 10 ? 'order-values is-inside' : 'order-values',
        x: cut(atValue(least)),
        y: at * step + step / 2 - 5,
        width: cut(Math.max(3, atValue(greatest) - atValue(least))),
        height: 10,
      }),
    ]),
    words(
      (left + across - 12) / 2,
      bottom + 30,
      'values of the formula; wanted are 1 to 10',
      'middle',
    ),
  ]);
}

const tall = 190;
const bins = 28;

/** Each puzzle of one size, by the formula and by what it is held against; many alike make a large dot. */
function puzzlesPicture(order: Order, ranks: Ranks): SvgNode {
  const [group] = order.groups;
  const [from, to] = [34, across - 12];
  if (group === undefined || group.values.length === 0)
    return framed('order-puzzles', tall + foot, orderText(order, ranks), []);
  const [value, measure] = [rangeOf(group.values), rangeOf(group.measured)];
  const counts = new Map<string, number>();
  for (const [at, one] of group.values.entries()) {
    const place = `${binOf(one, value, bins)} ${binOf(group.measured[at]!, measure, bins)}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const fullest = [...counts.values()].reduce((a, b) => Math.max(a, b), 1);
  const step = (to - from) / bins;
  return framed('order-puzzles', tall + foot, orderText(order, ranks), [
    line('order-rule', from, tall, to, tall),
    line('order-rule', from, 4, from, tall),
    ...[...counts].map(([place, count]) => {
      const [x = 0, y = 0] = place.split(' ').map(Number);
      return svgNode('circle', {
        class: 'order-dot',
        cx: cut(from + (x + 0.5) * step),
        cy: cut(tall - ((y + 0.5) * (tall - 4)) / bins),
        r: cut(1 + (step / 2 - 1) * Math.sqrt(count / fullest)),
      });
    }),
    ...ticks(value).map((text, at) =>
      words(at === 0 ? from : to, tall + 14, text, at === 0 ? 'start' : 'end'),
    ),
    ...ticks(measure).map((text, at) => words(from - 5, at === 0 ? tall - 2 : 14, text, 'end')),
    words((from + to) / 2, tall + 30, 'value of the formula', 'middle'),
    words(from + 6, 14, measureNames[order.against]),
  ]);
}

type Range = { readonly least: number; readonly greatest: number };

const rangeOf = (list: Float64Array): Range => ({
  least: list.reduce((a, b) => Math.min(a, b), Infinity),
  greatest: list.reduce((a, b) => Math.max(a, b), -Infinity),
});

const ticks = ({ least, greatest }: Range): readonly string[] =>
  [least, greatest].map((one) => (Number.isInteger(one) ? String(one) : significant(one, 3)));

const binOf = (value: number, { least, greatest }: Range, count: number): number =>
  greatest > least
    ? Math.min(count - 1, Math.floor((count * (value - least)) / (greatest - least)))
    : Math.floor(count / 2);

/** The picture of some puzzles, above the scale. */
export const upperPicture = (order: Order, ranks: Ranks): SvgNode =>
  order.groups.length > 1 ? ranksPicture(order, ranks) : puzzlesPicture(order, ranks);

/** Both pictures, for a file. */
export function orderPicture(order: Order, ranks: Ranks): SvgNode {
  const parts = [upperPicture(order, ranks), scalePicture(order)];
  const heights = parts.map(({ attributes }) => Number(attributes['height']));
  const height = heights.reduce((a, b) => a + b, 12);
  return svgNode(
    'svg',
    { viewBox: `0 0 ${across} ${height}`, width: across, height },
    ...parts.map((part, at) => ({
      ...part,
      attributes: { ...part.attributes, x: 0, y: at === 0 ? 0 : (heights[0] ?? 0) + 12 },
    })),
  );
}
