/** The answer as a picture: specks, words and axes over a ground of grains, which is the style sheet's. */
import type { Grid } from '../../engine/board/cell.ts';
import { countFilled } from '../../engine/board/image.ts';
import { boardRandom } from '../../engine/board/random.ts';
import { filledFor, sampleExact } from '../../engine/board/sample.ts';
import { shortName } from '../methods/marks.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { grouped, rounded, sizeText } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { nearestSpeck, pointOf, specksOf } from './answer.ts';
import type { Answer, Speck } from './answer.ts';
import { columns, layouts, placeOn } from './field.ts';
import type { LayoutName, Point } from './field.ts';
import { across, scaleOf, up, viewBoxOf } from './looks.ts';
import type { Look } from './looks.ts';
import { boardNode, leader, ringNode, speckNode, textNode } from './marks.ts';
import { finishers } from './words.ts';

const hardKinds = Object.keys(finishers) as readonly (keyof typeof finishers)[];

/** All specks of a layout. */
export function speckNodes(answer: Answer, layout: LayoutName): readonly SvgNode[] {
  const specks = specksOf(answer);
  return hardKinds.map((kind) => {
    const points = specks
      .flatMap((speck, at) => (speck.kind === kind ? [pointOf(answer, layout, at)] : []))
      .toSorted(([a], [b]) => a - b);
    return speckNode(kind, points, layouts[layout].radius);
  });
}

/** A board of 6 by 6 for the axis: so dense, so sparse. */
function sampleBoard(percentage: number): Grid {
  const cells = new Uint8Array(36);
  sampleExact(boardRandom(5, 6, 6, percentage, 0), cells, filledFor(percentage, 6, 6));
  return { height: 6, width: 6, cells };
}

function axes(look: Look): readonly SvgNode[] {
  const { name, width, height, axis: size } = look;
  const level = height + (name === 'phone' ? 17 : 20);
  const sizes = columns.flatMap((side, column) =>
    name === 'phone' && ![0, 2, 4, 7].includes(column)
      ? []
      : [
          textNode(across(look, column), level, sizeText(side, side), {
            size,
            on: 'axis',
            anchor: 'middle',
          }),
        ],
  );
  if (name === 'phone')
    return [
      ...sizes,
      ...[25, 50, 75].map((percentage) =>
        textNode(
          3,
          up(look, percentage) + 4,
          `${percentage}\u00a0%${percentage === 75 ? ' filled' : ''}`,
          {
            size,
            on: percentage === 25 ? 'south' : 'north',
          },
        ),
      ),
    ];
  const thumb = name === 'wide' ? 36 : 30;
  return [
    ...sizes,
    ...[25, 50, 75].map((percentage) =>
      textNode(-8, up(look, percentage) + 5, `${percentage}\u00a0%`, {
        size,
        on: 'axis',
        anchor: 'end',
      }),
    ),
    textNode(-8, up(look, 75) + 5 + 1.15 * size, 'filled', { size, on: 'axis', anchor: 'end' }),
    svgNode('path', {
      class: 'answer-leader is-axis',
      d: [25, 50, 75].map((percentage) => `M-6 ${up(look, percentage)}h6`).join(''),
    }),
    ...(
      [
        [92, 'dense', thumb + 16],
        [8, 'sparse', -7],
      ] as const
    ).flatMap(([percentage, words, drop]) => {
      const y = up(look, percentage) - thumb / 2;
      return [
        boardNode(sampleBoard(percentage), -8 - thumb, y, thumb),
        textNode(-3, y + drop, words, { size, on: 'axis', anchor: 'end' }),
      ];
    }),
    ...(name === 'wide'
      ? [
          textNode(0, height + 46, 'small boards', { size, on: 'axis' }),
          textNode(width, height + 46, 'large boards →', { size, on: 'axis', anchor: 'end' }),
        ]
      : []),
  ];
}

/** What lies where, in words. */
function countries(look: Look, { sweeps, several }: Answer): readonly SvgNode[] {
  const { name, width, height, edge, big, small } = look;
  // beside the words of the hard boards and the board that is open there is little room but on the widest
  const [easy, fit] = {
    wide: [', easy: one line at a time is enough', ' the same numbers'],
    chapter: [', easy: one line at a time', ''],
    phone: ['', ''],
  }[name];
  const first = edge + big * 0.85;
  const low = height - edge * 1.1;
  return [
    textNode(edge, first, 'Sweeps solve these.', { size: big, big: true }),
    textNode(edge, first + small * 1.65, `${grouped(sweeps)} boards${easy}`, { size: small }),
    textNode(width - edge, low - small * 1.6, 'Nobody can solve these.', {
      size: big,
      big: true,
      on: 'south',
      anchor: 'end',
    }),
    textNode(width - edge, low, `${grouped(several)} boards: several pictures fit${fit}`, {
      size: small,
      on: 'south',
      anchor: 'end',
    }),
  ];
}

/** The speck that the name of a kind leads to: a real one near the word; of searches the larger board. */
function speckNamed(answer: Answer, look: Look, kind: MethodKind, x: number): Point {
  const k = scaleOf(look);
  const level = up(look, kind === 'probing' ? 47 : 54);
  const wanted = (speck: Speck): boolean =>
    speck.kind === kind && (kind !== 'sat' || speck.side > 20);
  const { at } = nearestSpeck(answer, look.layout, [(x + 26 * k) / k, level / k], wanted);
  const [px, py] = pointOf(answer, look.layout, at);
  return [px * k, py * k];
}

const counts = (answer: Answer): ReadonlyMap<MethodKind, number> =>
  new Map(
    hardKinds.map((kind) => [kind, specksOf(answer).filter((speck) => speck.kind === kind).length]),
  );

/** The ridge in words: each name on a line to a speck. */
function ridge(look: Look, answer: Answer): readonly SvgNode[] {
  const { big, small, name } = look;
  const k = scaleOf(look);
  const of = counts(answer);
  const from = name === 'wide' ? across(look, 2.9) : across(look, 2.4);
  const steps = name === 'wide' ? [0, 170, 290, 417] : [0, 152, 248, 352];
  const level = up(look, 71);
  const ring = layouts[look.layout].radius * k + 3.4;
  return [
    textNode(from, up(look, 80.5), `Hard: ${grouped(specksOf(answer).length)} boards.`, {
      size: big,
      big: true,
      on: 'paper',
    }),
    textNode(from, up(look, 76), 'One solution, but sweeps stop. What finishes them:', {
      size: small,
      on: 'paper',
    }),
    ...hardKinds.flatMap((kind, at) => {
      const x = from + steps[at]! + 7;
      const point = speckNamed(answer, look, kind, x - 7);
      return [
        leader([x, level + 4], point, ring, kind),
        ringNode(point, ring),
        speckNode(kind, [[x, level - 5]], 6),
        textNode(x + 13, level, `${finishers[kind].name} ${of.get(kind) ?? 0}`, {
          size: small,
          bold: true,
          method: kind,
        }),
      ];
    }),
  ];
}

/** The same on a phone: the names stand under the field, in a row. */
function ridgeSmall(look: Look, answer: Answer): readonly SvgNode[] {
  const { width, height, edge, big } = look;
  const of = counts(answer);
  const level = height + 40;
  const steps = { pairs: 6, chains: 82, probing: 166, sat: 256 } as const;
  return [
    textNode(width - edge, up(look, 73), `Hard: ${grouped(specksOf(answer).length)} boards`, {
      size: big,
      big: true,
      on: 'paper',
      anchor: 'end',
    }),
    leader([width - 60, up(look, 73) + 7], [across(look, 6.2), up(look, 57)], 0),
    ...hardKinds.flatMap((kind) => [
      speckNode(kind, [[steps[kind], level - 5]], 5),
      textNode(steps[kind] + 11, level, `${shortName(kind)} ${of.get(kind) ?? 0}`, {
        size: 14,
        bold: true,
        method: kind,
        on: 'axis',
      }),
    ]),
  ];
}

/** The hero at its place, below the ridge. */
function built(look: Look, { hero }: Answer): readonly SvgNode[] {
  const filled = countFilled(hero);
  const point = placeOn(look, hero.width, filled / hero.cells.length);
  const size = look.name === 'wide' ? 40 : 36;
  const [x, y] = point;
  return [
    ringNode(point, look.name === 'wide' ? 9 : 7.5),
    speckNode('sat', [point], look.name === 'wide' ? 5 : 4),
    leader([x + 14, y + 8], point, 9),
    boardNode(hero, x + 14, y + 4, size),
    textNode(x + size + 22, y + 20, 'Built on purpose: the owl.', {
      size: look.small,
      bold: true,
      on: 'south',
    }),
    textNode(x + size + 22, y + 39, 'Only a search (SAT) finishes it.', {
      size: look.small,
      on: 'south',
    }),
  ];
}

/** All but what opens. */
export const fieldPicture = (look: Look, answer: Answer): SvgNode =>
  svgNode(
    'svg',
    { class: 'answer-field', viewBox: viewBoxOf(look), 'aria-hidden': 'true' },
    svgNode(
      'g',
      { transform: `scale(${rounded(scaleOf(look), 4)})` },
      ...speckNodes(answer, look.layout),
    ),
    ...axes(look),
    ...countries(look, answer),
    ...(look.name === 'phone'
      ? ridgeSmall(look, answer)
      : [...ridge(look, answer), ...built(look, answer)]),
  );
