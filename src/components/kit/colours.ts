/** How well colours are told apart, from the tokens as they stand in the style sheet. */
import type { MethodKind } from '../../methods/kinds.ts';
import { methodKinds } from '../../methods/kinds.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Colours by the names of their tokens, as "#1c1e22". */
export type Tokens = Readonly<Record<string, string>>;

/** The colours that a style sheet says in one theme. */
export const tokensOf = (css: string, theme: Theme): Tokens =>
  Object.fromEntries(
    [...css.matchAll(/^ *--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/gm)].map(
      ([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark],
    ),
  );

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const of = ([a, b, c]: Triple): number => a * x + b * y + c * z;
  return [of(matrix[0]), of(matrix[1]), of(matrix[2])];
};

const each = (triple: Triple, change: (part: number) => number): Triple => [
  change(triple[0]),
  change(triple[1]),
  change(triple[2]),
];

/** Red, green and blue of light, 0 to 1. */
const linear = (colour: string): Triple =>
  each([1, 3, 5], (at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

const luminance = (colour: string): number => {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours by WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Eyes by what they lack, as Machado, Oliveira and Fernandes (2009) simulate them at full strength; null: all is seen. */
export const eyes: Readonly<Record<'all' | 'no red' | 'no green' | 'no blue', Matrix | null>> = {
  all: null,
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** OKLab (Ottosson 2020): cone responses of linear sRGB, and what eyes make of their cube roots. */
const cones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const seen: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const oklab = (colour: string, matrix: Matrix | null): Triple => {
  const light = matrix === null ? linear(colour) : times(matrix, linear(colour));
  return times(
    seen,
    each(
      times(
        cones,
        each(light, (part) => Math.min(1, Math.max(0, part))),
      ),
      Math.cbrt,
    ),
  );
};

/** How far two colours are from each other to such eyes: OKLab times 100, so that black and white are 100 apart. */
export function distance(one: string, other: string, matrix: Matrix | null = null): number {
  const [a, b] = [oklab(one, matrix), oklab(other, matrix)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The colour of a method. */
export const colourOf = (tokens: Tokens, method: MethodKind, part = ''): string =>
  tokens[`method-${method}${part}`]!;

/** The least distance of any two methods to such eyes. */
export const leastDistance = (tokens: Tokens, matrix: Matrix | null): number =>
  Math.min(
    ...methodKinds.flatMap((one, at) =>
      methodKinds
        .slice(at + 1)
        .map((other) => distance(colourOf(tokens, one), colourOf(tokens, other), matrix)),
    ),
  );

/** The least distance of the colour of what is broken from any method, to such eyes. */
export const brokenDistance = (tokens: Tokens, matrix: Matrix | null): number =>
  Math.min(...methodKinds.map((one) => distance(tokens['broken']!, colourOf(tokens, one), matrix)));
