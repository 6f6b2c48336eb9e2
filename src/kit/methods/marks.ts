/** The marks of the six kinds of methods: what says by shape what `--method-…` says by colour. */
import { methodKinds } from '../../methods/kinds.ts';
import type { MethodKind } from '../../methods/kinds.ts';
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

/** On a field of 16, to be drawn by a stroke of 2. */
const paths: Readonly<Record<MethodKind, string>> = {
  sweeps: 'M2 4h12M2 8h12M2 12h7',
  pairs: 'M5.5 2v12M10.5 2v12M2 5.5h12M2 10.5h12',
  chains:
    'M2 8a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M6.8 8a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0',
  probing: 'M8 14V9L3 3M8 9l5-6',
  sat: 'M8 1.8 14.2 8 8 14.2 1.8 8z',
  several: 'M2 2h8.5v8.5H2zM10.5 5.5H14V14H5.5v-3.5',
};

/** Its name, in the middle of a sentence. */
export const methodName = (method: MethodKind): string => names[method];

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

/** A mark within a picture, about a point, drawn on the colour of its method. */
export const methodSign = (method: MethodKind, x: number, y: number, size: number): SvgNode =>
  path(method, {
    class: 'method-sign',
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 16})`,
  });

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
