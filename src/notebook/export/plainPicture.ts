/**
 * A picture of the page with nothing left that only the page knows: what style sheets say of it is written into it as plain
 * attributes, in the colours of the light theme, and what drawing programs and word processors do not know of SVG is said in
 * other words: lengths in em, strokes that do not scale, strokes under letters, pictures within pictures.
 */
import { toElement } from '../svg/svgTree.ts';
import type { SvgNode } from '../svg/svgTree.ts';

/** Width and height, in CSS pixels. */
type Size = { readonly width: number; readonly height: number };

/** What is drawn, as a group in CSS pixels from the upper left corner. */
export type PlainPicture = Size & { readonly content: SVGElement; readonly label: string };

/** The looks of an element: attributes with their values. */
type Looks = Readonly<Record<string, string>>;

/** What a picture begins with where nothing is said; children have the looks of their parents. */
const usualLooks: Looks = {
  fill: '#000000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'font-style': 'normal',
  'text-anchor': 'start',
  'letter-spacing': 'normal',
};

/** Looks that children do not have from their parents. */
const ownLooks: Looks = { opacity: '1', 'text-decoration': 'none' };

/** What stands in the page for the page alone, and what is said otherwise in a file. */
const left =
  /^(?:style|role|tabindex|vector-effect|paint-order|visibility|color|font-variant|aria-.*|data-.*)$/;
const placing = new Set(['x', 'y', 'width', 'height', 'viewBox', 'preserveAspectRatio']);

/** Fonts of files: what everybody has, as wide on every machine. Ours would be missing, and word processors look no further than the first. */
const fonts = {
  sans: "Arial, Helvetica, 'Liberation Sans', sans-serif",
  mono: "'Courier New', 'Liberation Mono', monospace",
  serif: "'Times New Roman', 'Liberation Serif', serif",
} as const;

/** The usual one. */
export const usualFont = fonts.sans;

const fontFamily = (family: string): string => {
  if (/mono/i.test(family)) return fonts.mono;
  return /(?:^|[\s,])serif$/.test(family) ? fonts.serif : fonts.sans;
};

const hex = (share: number): string =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');

/** A computed colour as "#1c1e22" and how far it covers, 0 to 1. */
export function plainColour(colour: string): readonly [string, number] {
  const numbers = [...colour.matchAll(/-?\d*\.?\d+(?:e-?\d+)?/g)].map(([text]) => Number(text));
  const of = colour.startsWith('color(srgb') ? 1 : 255;
  if (of === 255 && !colour.startsWith('rgb')) return ['#000000', 1];
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return [`#${[red, green, blue].map((part) => hex(part / of)).join('')}`, alpha];
}

const short = (value: number): string => String(Math.round(value * 1000) / 1000);
const withoutUnit = (text: string): string => text.replaceAll(/(\d)px/g, '$1').replaceAll(',', '');

/** How much a length of the element is stretched on its way to the file. */
const stretch = (element: SVGGraphicsElement): number => {
  const matrix = element.getScreenCTM();
  return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) || 1;
};

function looksOf(element: SVGElement, style: CSSStyleDeclaration): Record<string, string> {
  const looks: Record<string, string> = {};
  for (const name of Object.keys(usualLooks)) looks[name] = style.getPropertyValue(name);
  for (const name of ['fill', 'stroke']) {
    const paint = looks[name] ?? 'none';
    if (paint.startsWith('url(')) looks[name] = paint.replaceAll('"', '').replace(/\).*/, ')');
    else if (!paint.startsWith('none')) {
      const [colour, alpha] = plainColour(paint);
      looks[name] = colour;
      looks[`${name}-opacity`] = short(Number(looks[`${name}-opacity`]) * alpha);
    }
  }
  for (const name of [
    'stroke-width',
    'stroke-dasharray',
    'stroke-dashoffset',
    'font-size',
    'letter-spacing',
  ])
    looks[name] = withoutUnit(looks[name] ?? '');
  if (style.getPropertyValue('vector-effect') === 'non-scaling-stroke') {
    const by = stretch(element as SVGGraphicsElement);
    for (const name of ['stroke-width', 'stroke-dasharray'])
      looks[name] = (looks[name] ?? '').replaceAll(/[\d.]+/g, (number) =>
        short(Number(number) / by),
      );
  }
  looks['font-family'] = fontFamily(looks['font-family'] ?? '');
  looks['opacity'] = style.opacity;
  looks['text-decoration'] = style.textDecorationLine || 'none';
  return looks;
}

/** A length, or a list of them, without a unit. */
function plainLength(element: SVGElement, name: string, text: string): string {
  if (!/[a-z%]/i.test(text)) return text;
  const known = (
    element as unknown as Readonly<Record<string, SVGAnimatedLength & SVGAnimatedLengthList>>
  )[name]?.baseVal;
  if (known === undefined) return text;
  const lengths =
    'numberOfItems' in known
      ? [...(known as unknown as Iterable<SVGLength>)]
      : [known as SVGLength];
  return lengths.map(({ value }) => short(value)).join(' ');
}

const lengths = new Set([
  'x',
  'y',
  'dx',
  'dy',
  'x1',
  'x2',
  'y1',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
]);

const made = (tag: string): SVGElement => toElement({ tag, attributes: {}, children: [] });

/** Where a picture within the picture stands, as a transform. */
function placeOf(inner: SVGSVGElement): string | null {
  const around = (inner.parentNode as SVGGraphicsElement).getScreenCTM();
  const within = inner.getScreenCTM();
  if (around === null || within === null) return null;
  const { a, b, c, d, e, f } = around.inverse().multiply(within);
  return `matrix(${[a, b, c, d, e, f].map(short).join(' ')})`;
}

/** After so many elements there may be a rest: asking for their looks takes a twentieth of a millisecond each, or less. */
const atOnce = 100;

/** Writes pictures of the page as plain ones; it rests between two tasks. */
class Writer {
  #count = 0;

  *write(element: SVGElement, around: Looks): Generator<void, SVGElement | null> {
    if (++this.#count % atOnce === 0) yield;
    const style = getComputedStyle(element);
    if (element.localName === 'style' || style.display === 'none') return null;
    if (style.visibility === 'hidden' && element.childElementCount === 0) return null;
    const isInner = element instanceof SVGSVGElement;
    const plain = made(isInner ? 'g' : element.localName);
    const looks = looksOf(element, style);
    for (const { name, value } of element.attributes)
      if (
        !left.test(name) &&
        !(name in looks) &&
        !name.startsWith('xmlns') &&
        !(isInner && placing.has(name))
      )
        plain.setAttribute(name, lengths.has(name) ? plainLength(element, name, value) : value);
    const place = isInner && element.ownerSVGElement !== null ? placeOf(element) : null;
    if (place !== null) plain.setAttribute('transform', place);
    for (const [name, value] of Object.entries(looks))
      if (value !== (name in ownLooks ? ownLooks[name] : around[name]))
        plain.setAttribute(name, value);
    for (const child of element.childNodes) {
      if (child instanceof SVGElement) {
        const written = yield* this.write(child, looks);
        if (written === null) continue;
        const under = haloOf(child, written);
        plain.append(...(under === null ? [] : [under]), written);
      } else if (child.nodeType === Node.TEXT_NODE) plain.append(child.nodeValue ?? '');
    }
    return plain;
  }
}

/** The stroke under the letters of a text, as a text of its own; the other one then has none. */
function haloOf(text: SVGElement, plain: SVGElement): SVGElement | null {
  const style = getComputedStyle(text);
  if (text.localName !== 'text' || !style.paintOrder.startsWith('stroke')) return null;
  const [colour] = plainColour(style.stroke);
  if (style.stroke === 'none') return null;
  const halo = plain.cloneNode(true) as SVGElement;
  halo.setAttribute('fill', colour);
  halo.setAttribute('aria-hidden', 'true');
  plain.setAttribute('stroke', 'none');
  return halo;
}

const numberOf = (text: string | null): number => (text === null ? NaN : Number(text));

/** The size of a picture, and the part of its plane that it shows. */
function sizeOf(picture: SVGElement): Size & { readonly box: readonly number[] } {
  const [x = 0, y = 0, across = NaN, down = NaN] =
    picture
      .getAttribute('viewBox')
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  const width = numberOf(picture.getAttribute('width')) || across;
  const height = numberOf(picture.getAttribute('height')) || (width * down) / across;
  return { width, height, box: [x, y, across || width, down || height] };
}

/**
 * The picture as plain SVG.
 *
 * @param desk - an element that is not seen, in the colours of files: the picture has the looks that it would have there
 */
export function* plainPicture(
  picture: SVGSVGElement | SvgNode,
  desk: HTMLElement,
): Generator<void, PlainPicture> {
  const shown = ('tag' in picture ? toElement(picture) : picture.cloneNode(true)) as SVGSVGElement;
  const { width, height, box } = sizeOf(shown);
  for (const [name, value] of [
    ['width', width],
    ['height', height],
    ['min-width', width],
    ['max-width', width],
  ] as const)
    shown.style.setProperty(name, `${value}px`, 'important');
  desk.append(shown);
  try {
    const content = yield* new Writer().write(shown, usualLooks);
    if (content === null) throw new Error('the picture is not shown');
    content.removeAttribute('opacity');
    const [x = 0, y = 0, across = 1, down = 1] = box;
    const scale = Math.min(width / across, height / down);
    const [left, top] = [
      (width - scale * across) / 2 - scale * x,
      (height - scale * down) / 2 - scale * y,
    ];
    const place =
      scale === 1 && left === 0 && top === 0
        ? null
        : `matrix(${[scale, 0, 0, scale, left, top].map(short).join(' ')})`;
    if (place !== null) content.setAttribute('transform', place);
    return { content, width, height, label: shown.getAttribute('aria-label') ?? '' };
  } finally {
    shown.remove();
  }
}
