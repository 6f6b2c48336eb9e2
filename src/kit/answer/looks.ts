/** How the answer picture is laid out: large, in a chapter, on a phone. */
import { columns, layouts } from './field.ts';
import type { LayoutName } from './field.ts';

/** How the picture is laid out: the field, the room around it, and the letters. */
export type Look = {
  readonly name: 'wide' | 'chapter' | 'phone';
  readonly layout: LayoutName; // whose places it takes
  readonly width: number; // of the field
  readonly height: number;
  readonly left: number; // beside it, for the axis
  readonly below: number;
  readonly edge: number; // between the edge of the field and words
  readonly big: number; // letters
  readonly small: number;
  readonly axis: number;
};

export const looks = {
  wide: {
    name: 'wide',
    layout: 'wide',
    width: 1128,
    height: 600,
    left: 64,
    below: 54,
    edge: 26,
    big: 30,
    small: 16,
    axis: 14,
  },
  chapter: {
    name: 'chapter',
    layout: 'wide',
    width: 828,
    height: 440,
    left: 44,
    below: 26,
    edge: 18,
    big: 24,
    small: 14.5,
    axis: 14,
  },
  phone: {
    name: 'phone',
    layout: 'phone',
    width: 328,
    height: 400,
    left: 0,
    below: 46,
    edge: 13,
    big: 21,
    small: 14.5,
    axis: 12.5,
  },
} as const satisfies Readonly<Record<string, Look>>;

export const scaleOf = ({ width, layout }: Look): number => width / layouts[layout].width;

export const across = ({ width }: Look, column: number): number =>
  ((column + 0.5) / columns.length) * width;
export const up = ({ height }: Look, percentage: number): number => height * (1 - percentage / 100);

export const viewBoxOf = ({ width, height, left, below }: Look): string =>
  `${-left} 0 ${width + left} ${height + below}`;
