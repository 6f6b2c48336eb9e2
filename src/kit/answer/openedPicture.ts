/** What is open on the field: a speck with its board, in the empty south, and the reader's own board as a star. */
import type { Grid } from '../../engine/board/cell.ts';
import { rounded, sizeText } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { pointOf, specksOf } from './answer.ts';
import type { Answer, Speck } from './answer.ts';
import { layouts, placeOn } from './field.ts';
import type { Point } from './field.ts';
import { across, scaleOf, up, viewBoxOf } from './looks.ts';
import type { Look } from './looks.ts';
import { boardNode, leader, ringNode, starNode, textNode } from './marks.ts';
import { finisherOf, titleOf } from './words.ts';

/** A board of the reader's. */
export type OwnBoard = { readonly side: number; readonly share: number };

/** What is open on the field. */
export type Opened = {
  readonly at: number; // a speck
  readonly image: Grid;
  readonly own: OwnBoard | null;
  readonly still?: boolean; // nothing drops in: there is no star, and no place for one
};

const exampleOwn: OwnBoard = { side: 10, share: 0.36 };

/** Where the star of the reader's board is, or would be. */
export const starOn = (look: Look, own: OwnBoard | null): Point => {
  const { side, share } = own ?? exampleOwn;
  return placeOn(look, side, share);
};

/** The reader's board at its place, or where it would drop in. */
function ownNodes(look: Look, own: OwnBoard | null): readonly SvgNode[] {
  const star = starOn(look, own);
  const radius = look.name === 'phone' ? 12 : 15 * Math.max(0.8, scaleOf(look));
  const node = starNode(star, radius);
  if (own !== null) return [node];
  const hollow = { ...node, attributes: { ...node.attributes, class: 'answer-star is-open' } };
  const { small } = look;
  const [x, y] = [across(look, 1.3) - 40 * scaleOf(look), up(look, 14)];
  if (look.name === 'phone')
    return [
      hollow,
      leader([across(look, 1.78), up(look, 18.5) - 14], star, radius - 2),
      textNode(across(look, 1.82), up(look, 18.5), 'your board', {
        size: 14,
        bold: true,
        on: 'south',
        anchor: 'middle',
      }),
    ];
  return [
    hollow,
    leader([x + 60, y - 18], star, radius),
    textNode(x, y, 'your board', { size: small, bold: true, on: 'south' }),
    textNode(x, y + 20, 'drops in here', { size: small, on: 'south' }),
  ];
}

/** Where the opened board is, and how large. */
const cards = {
  wide: { column: 2.3, percentage: 29.5, size: 135, pad: 12, beside: 188 },
  chapter: { column: 2.2, percentage: 28, size: 100, pad: 10, beside: 96 },
  phone: { column: 4.35, percentage: 36, size: 60, pad: 0, beside: 0 },
} as const;

/** What is open: a speck with its board, in the empty south, and the reader's own. */
export function openedPicture(
  look: Look,
  answer: Answer,
  { at, image, own, still = false }: Opened,
): SvgNode {
  const k = scaleOf(look);
  const speck = specksOf(answer)[at]!;
  const [px, py] = pointOf(answer, look.layout, at);
  const point: Point = [px * k, py * k];
  const ring = layouts[look.layout].radius * k + (look.name === 'phone' ? 3 : 4);
  return svgNode(
    'svg',
    { class: 'answer-opened', viewBox: viewBoxOf(look), 'aria-hidden': 'true' },
    ...(still ? [] : ownNodes(look, own)),
    ...cardNodes(look, speck, image, point, ring),
    ringNode(point, ring),
  );
}

function cardNodes(
  look: Look,
  speck: Speck,
  image: Grid,
  point: Point,
  ring: number,
): readonly SvgNode[] {
  const { column, percentage, size, pad, beside } = cards[look.name];
  const [x, y] = [across(look, column), up(look, percentage)];
  const [left, top, wide, high] = [x - pad, y - pad, size + 2 * pad + beside, size + 2 * pad];
  // to its upper edge; from a sparse board to the side
  const end: Point =
    point[1] < top
      ? [Math.max(left + 20, Math.min(left + wide - 20, point[0])), top]
      : [
          point[0] < left ? left : left + wide,
          Math.max(top + 12, Math.min(top + high - 12, point[1])),
        ];
  const small = look.name === 'phone' ? 13.5 : look.small - 1;
  const lines =
    look.name === 'wide'
      ? finisherOf(speck).lines
      : finisherOf(speck)
          .name.replace(/^(a search|pairs of) /, '$1\n')
          .split('\n');
  const words = look.name === 'wide' ? titleOf(speck) : sizeText(speck.side, speck.side);
  const on = look.name === 'phone' ? 'south' : 'paper';
  const step = small * 1.4;
  return [
    leader(end, point, ring),
    ...(pad === 0
      ? []
      : [
          svgNode('rect', {
            class: 'answer-card',
            x: rounded(left, 1),
            y: rounded(top, 1),
            width: wide,
            height: high,
            rx: 3,
          }),
        ]),
    boardNode(image, x, y, size),
    textNode(x + size + (pad === 0 ? 8 : 16), y + small, words, { size: small, bold: true, on }),
    ...lines.map((line, row) =>
      textNode(x + size + (pad === 0 ? 8 : 16), y + small + (row + 1) * step, line, {
        size: small,
        on,
      }),
    ),
  ];
}
