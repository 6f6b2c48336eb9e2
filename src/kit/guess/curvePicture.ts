/**
 * The picture that a reader guesses in: both axes from 0 to 100 percent, curves with their names at the lines, and the place
 * of the hand. One drawing for all widths; handles are laid over it by guess.css, which has the same margins.
 */
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { CurvePoint } from './curve.ts';
import { freePlace } from './labelPlace.ts';
import type { Box, Spot } from './labelPlace.ts';

/** Measures of the drawing; guess.css has the margins as percentages. */
export const curveSize = { width: 400, height: 280 } as const;
const [left, right, top, bottom] = [44, 388, 26, 254];

const x = (at: number): number => left + ((right - left) * at) / 100;
const y = (share: number): number => bottom - (bottom - top) * share;

/** A curve: what the reader guesses, what is so, or what the reader has found out. */
export type DrawnCurve = {
  readonly kind: 'guess' | 'truth' | 'found';
  readonly name: string; // at its line; '' for none
  readonly points: readonly CurvePoint[];
  readonly isNone?: boolean; // handles that nobody has taken yet
};

/** A place on the axis, with a line up from it. */
type DrawnPlace = { readonly kind: 'guess' | 'truth'; readonly name: string; readonly at: number };

export type CurvePicture = {
  readonly label: string; // what the picture is
  readonly description: string; // what it shows, for those who do not see it
  readonly heightLabel: string;
  readonly widthLabel: string; // after the last number of the axis
  readonly size?: number; // of the letters: larger where the picture is small
  readonly curves: readonly DrawnCurve[];
  readonly places?: readonly DrawnPlace[];
  /** Between a guess and the truth. */
  readonly gaps?: readonly { readonly at: number; readonly from: number; readonly to: number }[];
  /** Where the hand is; `most` where the share lies between two. */
  readonly hand?: {
    readonly at: number;
    readonly share: number | null;
    readonly most?: number;
    readonly open?: boolean; // it is not known for good
  };
};

const usualSize = 13;
const ticks = [0, 25, 50, 75, 100];

const text = (words: string, at: Readonly<Record<string, string | number>>): SvgNode =>
  svgNode('text', at, words);

/** Axes without lines of their own but the lowest: what counts is the curve. */
const axes = ({ heightLabel, widthLabel }: CurvePicture): readonly SvgNode[] => [
  svgNode('path', {
    class: 'curve-grid',
    d: [0.25, 0.5, 0.75, 1].map((share) => `M${left} ${y(share)}H${right}`).join(''),
  }),
  svgNode('path', { class: 'curve-axis', d: `M${left} ${bottom}H${right}` }),
  ...[0, 0.5, 1].map((share) =>
    text(String(100 * share), {
      class: 'curve-text',
      x: left - 8,
      y: y(share) + 4.5,
      'text-anchor': 'end',
    }),
  ),
  ...ticks.map((at) =>
    at === 100
      ? text(`100 ${widthLabel}`, {
          class: 'curve-text',
          x: right + 10,
          y: bottom + 18,
          'text-anchor': 'end',
        })
      : text(String(at), {
          class: 'curve-text',
          x: x(at),
          y: bottom + 18,
          'text-anchor': 'middle',
        }),
  ),
  text(heightLabel, { class: 'curve-text', x: 2, y: 13, 'text-anchor': 'start' }),
];

const pathOf = (points: readonly CurvePoint[]): string =>
  points
    .map(({ at, share }, k) => `${k === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(share).toFixed(1)}`)
    .join('');

function curveNodes({ kind, points, isNone }: DrawnCurve): readonly SvgNode[] {
  const none = isNone === true ? ' is-none' : '';
  const line = svgNode('path', { class: `curve-line is-${kind}${none}`, d: pathOf(points) });
  if (kind !== 'found') return [line];
  const dots = points.map(({ at, share }) =>
    svgNode('circle', {
      class: 'curve-dot',
      cx: x(at).toFixed(1),
      cy: y(share).toFixed(1),
      r: 2.6,
    }),
  );
  return [line, ...dots];
}

const widthOf = (name: string, size: number): number => name.length * size * 0.55;

const area: Box = { x: left + 2, y: top - 4, width: right - left, height: bottom - top };

/** All lines that no name may stand on. */
const linesOf = ({
  curves,
  hand,
  places = [],
  gaps = [],
}: CurvePicture): readonly (readonly Spot[])[] => [
  ...curves.map(({ points }) => points.map(({ at, share }) => ({ x: x(at), y: y(share) }))),
  ...[...places, ...(hand === undefined ? [] : [hand])].map(({ at }) => [
    { x: x(at), y: bottom },
    { x: x(at), y: top },
  ]),
  ...gaps.map(({ at, from, to }) => [
    { x: x(at), y: y(from) },
    { x: x(at), y: y(to) },
  ]),
];

/** A name, and where it stands. */
type Named = { readonly name: string; readonly kind: DrawnCurve['kind']; readonly box: Box };

/** Where the name of a line up from the axis may stand: at its right or its left, the higher the better. */
const besidePlace = ({ name, at }: DrawnPlace, size: number): readonly Box[] =>
  [4, 26, 48, 70, 92, 114, 136, 158, 180, 202].flatMap((down) =>
    [8, -8 - widthOf(name, size)].map((across) => ({
      x: x(at) + across,
      y: top + down - 4,
      width: widthOf(name, size),
      height: size * 1.2,
    })),
  );

/** What the reader finds has its name where the hand is: its points by their distance from there. */
const atHand = (curve: DrawnCurve, { hand }: CurvePicture): DrawnCurve =>
  curve.kind !== 'found' || hand === undefined
    ? curve
    : {
        ...curve,
        points: curve.points.toSorted(
          (a, b) => Math.abs(a.at - hand.at) - Math.abs(b.at - hand.at),
        ),
      };

/** The names of places and curves, each where there is room for it; left out where there is none. */
function namesOf(picture: CurvePicture, size: number): readonly Named[] {
  const named: Named[] = [];
  const lines = linesOf(picture);
  const put = (name: string, kind: Named['kind'], boxes: readonly Box[]): void => {
    const taken = named.map(({ box }) => box);
    const box = name === '' ? null : freePlace(boxes, taken, lines, area);
    if (box !== null) named.push({ name, kind, box });
  };
  for (const place of picture.places ?? []) put(place.name, place.kind, besidePlace(place, size));
  for (const curve of picture.curves)
    put(curve.name, curve.kind, namePlaces(atHand(curve, picture), size));
  return named;
}

const nameNode = ({ name, kind, box }: Named, size: number): SvgNode =>
  text(name, {
    class: `curve-name is-${kind}`,
    x: box.x.toFixed(1),
    y: (box.y + size).toFixed(1),
  });

const placeNodes = ({ places = [] }: CurvePicture): readonly SvgNode[] =>
  places.map(({ kind, at }) =>
    svgNode('path', { class: `curve-place is-${kind}`, d: `M${x(at)} ${bottom}V${top}` }),
  );

/** How far a guess is from the truth, at some percentages. */
const gapNodes = ({ gaps = [] }: CurvePicture): readonly SvgNode[] =>
  gaps.map(({ at, from, to }) =>
    svgNode('path', { class: 'curve-gap', d: `M${x(at)} ${y(from)}V${y(to)}` }),
  );

/** Where a name may stand: beside each point of its line, below at the right and above at the left, or else a line further. */
function namePlaces({ points, name }: DrawnCurve, size: number): readonly Box[] {
  const width = widthOf(name, size);
  return [0, size].flatMap((further) =>
    points.flatMap(({ at, share }) =>
      [
        [8, 1 + size + further],
        [-8 - width, -3 - size - further],
        [8, -3 - size - further],
        [-8 - width, 1 + size + further],
      ].map(([across = 0, down = 0]) => ({
        x: x(at) + across,
        y: y(share) + down - usualSize,
        width,
        height: size * 1.2,
      })),
    ),
  );
}

function handNodes({ hand }: CurvePicture): readonly SvgNode[] {
  if (hand === undefined) return [];
  const { at, share, most, open = false } = hand;
  const line = svgNode('path', {
    class: 'curve-hand',
    d: `M${x(at)} ${bottom}V${y(Math.max(share ?? 1, most ?? 0))}`,
  });
  if (share === null) return [line];
  return [
    line,
    ...(most === undefined
      ? []
      : [svgNode('path', { class: 'curve-between', d: `M${x(at)} ${y(share)}V${y(most)}` })]),
    svgNode('circle', {
      class: open ? 'curve-point is-open' : 'curve-point',
      cx: x(at),
      cy: y(share),
      r: 6,
    }),
  ];
}

/** Draws the picture. */
export const curvePicture = (picture: CurvePicture): SvgNode =>
  svgNode(
    'svg',
    {
      class: 'curve-picture',
      viewBox: `0 0 ${curveSize.width} ${curveSize.height}`,
      'font-size': picture.size ?? usualSize,
      role: 'img',
      'aria-label': `${picture.label}. ${picture.description}`,
    },
    ...axes(picture),
    ...placeNodes(picture),
    ...gapNodes(picture),
    ...picture.curves.flatMap(curveNodes),
    ...handNodes(picture),
    ...namesOf(picture, picture.size ?? usualSize).map((one) =>
      nameNode(one, picture.size ?? usualSize),
    ),
  );
