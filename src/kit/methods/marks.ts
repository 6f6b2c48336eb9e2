/** The marks of the six kinds of methods: what says by shape what `--method-…` says by colour. */
import { methodKinds } from '../../methods/kinds.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

const names: Readonly<Record<MethodKind, string>> = {
  sweeps: 'sweeps',
  pairs: 'pairs of lines',
  chains: 'chains',
  probing: 'probing',
  sat: 'SAT',
  several: 'several solutions',
};

/** On a field of 16, to be drawn by a stroke of 2, from its corner. */
const paths: Readonly<Record<MethodKind, string>> = {
  sweeps: 'm2 4h12m-12 4h12m-12 4h7',
  pairs: 'm5.5 2v12m5-12v12m-8.5-8.5h12m-12 5h12',
  chains:
    'm2 8a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0m4.8 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0',
  probing: 'm8 14v-5l-5-6m5 6l5-6',
  sat: 'm8 1.8l6.2 6.2l-6.2 6.2l-6.2-6.2z',
  several: 'm2 2h8.5v8.5h-8.5zm8.5 3.5h3.5v8.5h-8.5v-3.5',
};

/** Its name, in the middle of a sentence. */
export const methodName = (method: MethodKind): string => names[method];

/** The same in a word, for labels. */
export const shortName = (method: MethodKind): string => (method === 'sat' ? 'SAT' : method);

const path = (method: MethodKind, placed: Readonly<Record<string, string>> = {}): SvgNode =>
  svgNode('path', {
    ...placed,
    d: paths[method],
    fill: method === 'sat' ? 'currentColor' : 'none',
    stroke: 'currentColor',
    'stroke-width': 2,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });

const pictures = (width: number, drawn: (method: MethodKind) => readonly SvgNode[]) =>
  new Map(
    methodKinds.map((method) => [
      method,
      svgNode(
        'svg',
        {
          class: 'method-mark',
          'data-method': method,
          viewBox: `0 0 ${width} 16`,
          width: (width * 9) / 8,
          height: 18,
          'aria-hidden': 'true',
        },
        ...drawn(method),
      ),
    ]),
  );

/** Marks within a picture, one about each point, drawn on the colour of their method. */
export const methodSigns = (
  method: MethodKind,
  points: readonly (readonly [x: number, y: number])[],
  size: number,
): SvgNode => {
  const scale = size / 16;
  const from = (at: number): number => rounded(at / scale - 8, 2);
  return svgNode('path', {
    ...path(method, { class: 'method-sign', transform: `scale(${scale})` }).attributes,
    d: points.map(([x, y]) => `M${from(x)} ${from(y)}${paths[method]}`).join(''),
  });
};

/** A mark within a picture, about a point. */
export const methodSign = (method: MethodKind, x: number, y: number, size: number): SvgNode =>
  methodSigns(method, [[x, y]], size);

const marks = pictures(16, (method) => [path(method)]);

const fields = pictures(24, (method) => [
  svgNode('rect', { class: 'method-area', width: 24, height: 16, rx: 2 }),
  methodSign(method, 12, 8, 12),
]);

/** A mark as a picture of its own in the colour of its method, for `pictured` in a template or for `toMarkup`. */
export const methodMark = (method: MethodKind): SvgNode => marks.get(method)!;

/** A field of the colour of a method with its mark, for the key of a picture that has such areas. */
export const methodField = (method: MethodKind): SvgNode => fields.get(method)!;

/** A picture whose rings and bands have the colour of a method; null: of what it stands in. */
export const inColour = (picture: SvgNode, method: MethodKind | null): SvgNode =>
  method === null
    ? picture
    : { ...picture, attributes: { ...picture.attributes, 'data-method': method } };
