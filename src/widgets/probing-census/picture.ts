/**
 * The census as a picture: a bar of the four classes, and under it, for each class with sequences, the sixteen categories: a
 * full square when every sequence has some of it, a hollow one when some have, a dot when none has.
 */
import { outcomePath, outcomesOf } from '../../kit/probe/categoryPicture.ts';
import { classNames, probingClasses } from '../../kit/probe/probingClasses.ts';
import { counted, rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { presenceOf, share } from './model.ts';
import type { Census, ClassCount } from './model.ts';
import { describeCensus, describeClass } from './tables.ts';

const width = 340;
const slot = width / 16;
const barHeight = 22;
const keyTop = 40;
const headTop = 92;
const rowHeight = 46;

/**
 * Draws a census.
 *
 * @param id - unique on the page, for the patterns
 * @source 001_a525a3e1210b0814.txt Table 3, §3.5
 */
export function censusPicture(census: Census, id: string): SvgNode {
  const rows = census.classes.filter(({ summary }) => summary !== null);
  const height = headTop + 36 + rows.length * rowHeight;
  return svgNode(
    'svg',
    {
      class: 'census-picture',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': [describeCensus(census), ...rows.map(describeClass)].join(' '),
    },
    svgNode('defs', {}, ...patterns(id)),
    ...bar(census, id),
    ...key(census, id),
    ...heads(),
    ...rows.flatMap((row, at) => classRow(row, headTop + 36 + at * rowHeight)),
  );
}

const fillOf = (kind: number, id: string): Readonly<Record<string, string>> =>
  kind === 1 || kind === 0
    ? { class: kind === 0 ? 'census-simple' : 'census-unique' }
    : { class: 'census-edge', fill: `url(#${id}-${kind === 2 ? 'hatch' : 'dots'})` };

function patterns(id: string): readonly SvgNode[] {
  const tile = { width: 5, height: 5, patternUnits: 'userSpaceOnUse' };
  return [
    svgNode(
      'pattern',
      { id: `${id}-hatch`, ...tile },
      svgNode('path', { class: 'census-line', d: 'M-1 1L1 -1M0 5L5 0M4 6L6 4' }),
    ),
    svgNode(
      'pattern',
      { id: `${id}-dots`, ...tile },
      svgNode('circle', { class: 'census-unique', cx: 2.5, cy: 2.5, r: 1.1 }),
    ),
  ];
}

function bar({ classes, images }: Census, id: string): readonly SvgNode[] {
  let x = 0;
  const parts = classes.map((one, kind) => {
    const long = images === 0 ? 0 : (one.images / images) * (width - 1);
    const node = svgNode('rect', {
      ...fillOf(kind, id),
      x: rounded(x + 0.5, 2),
      y: 0.5,
      width: rounded(long, 2),
      height: barHeight,
    });
    x += long;
    return node;
  });
  const frame = { class: 'census-frame', x: 0.5, y: 0.5, width: width - 1, height: barHeight };
  return [...parts, svgNode('rect', frame)];
}

function key({ classes, images }: Census, id: string): readonly SvgNode[] {
  return classes.flatMap((one, kind) => {
    const x = (kind % 2) * (width / 2);
    const y = keyTop + Math.floor(kind / 2) * 19;
    const part = images === 0 ? '' : ` ${share(one.images, images)}\u00a0%`;
    return [
      svgNode('rect', { class: 'census-frame', x: x + 0.5, y: y - 10.5, width: 14, height: 12 }),
      svgNode('rect', { ...fillOf(kind, id), x: x + 0.5, y: y - 10.5, width: 14, height: 12 }),
      text(x + 20, y, `${classNames[probingClasses[kind] ?? 'rest']}${part}`, 'census-text'),
    ];
  });
}

const text = (x: number, y: number, words: string, name: string): SvgNode =>
  svgNode('text', { class: name, x, y }, words);

function heads(): readonly SvgNode[] {
  const columns = Array.from({ length: 16 }, (_, category) => {
    const x = (category + 0.5) * slot;
    const [one, zero] = outcomesOf(category);
    const mark = (usefulness: typeof one, name: string, at: number): SvgNode =>
      svgNode('path', {
        class: `probe-mark ${name}`,
        d: outcomePath(usefulness, at, headTop + 13, 2.6),
        'stroke-width': 1.3,
      });
    return [
      text(x, headTop, String(category), 'census-number'),
      mark(one, 'is-one', rounded(x - 4.4, 2)),
      mark(zero, 'is-zero', rounded(x + 4.4, 2)),
    ];
  });
  return [...columns.flat(), ...fours(headTop - 12, 36)];
}

/** Rules between the four outcomes of the 1-probe. */
const fours = (y: number, height: number): readonly SvgNode[] => [
  svgNode('path', {
    class: 'census-rule',
    d: [4, 8, 12].map((category) => `M${category * slot} ${y}v${height}`).join(''),
  }),
];

function classRow(one: ClassCount, y: number): readonly SvgNode[] {
  const { summary } = one;
  if (summary === null) return [];
  const title =
    summary.sequences === 0
      ? `${classNames[one.class]}: none`
      : `${classNames[one.class]}: ${counted(summary.sequences, 'sequence')}, length ${summary.least === summary.greatest ? summary.least : `${summary.least} to ${summary.greatest}`}`;
  const marks = { every: '', some: '', none: '' };
  for (let category = 0; category < 16; category++) {
    const x = rounded((category + 0.5) * slot, 2);
    const { presence } = presenceOf(summary, category);
    const middle = y + 27;
    marks[presence] +=
      presence === 'none' ? `M${x} ${middle}h0` : `M${x - 6} ${middle - 6}h12v12h-12z`;
  }
  return [
    text(0, y + 12, title, 'census-text'),
    ...fours(y + 17, 20),
    svgNode('path', { class: 'census-every', d: marks.every }),
    svgNode('path', { class: 'census-some', d: marks.some }),
    svgNode('path', { class: 'census-none', d: marks.none, 'stroke-linecap': 'round' }),
  ];
}
