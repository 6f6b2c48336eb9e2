/** The order of methods as a picture: a line upwards to each next one that solves all that the lower one does, and more. */
import { grouped } from '../../notebook/plain/numbers.ts';
import { methodSign } from '../../kit/methods/marks.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { rankedKind, rankedName } from '../../methods/ranked.ts';
import { layeredLayout } from '../../notebook/svg/layeredLayout.ts';
import type { LayerPlace } from '../../notebook/svg/layeredLayout.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { RankGroup } from '../../experiments/rankingOrder.ts';
import { describe, standings } from './model.ts';
import type { ChosenGroup, Standing } from './model.ts';

/** Measures in CSS pixels. */
const line = 15; // from one line of text to the next
const letter = 6.4; // about so wide at 12 px
const padding = 6;
const gap = 14; // between nodes
const rise = 26; // between layers
const mark = 18; // with its room
const narrowest = 62;

/** The most letters on a line of a group with several methods. */
const mostLetters = 30;

/** The names of a group, in lines. */
function linesOf({ methods }: RankGroup): readonly string[] {
  const lines: string[] = [];
  for (const name of methods.map(rankedName)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length + 2 <= mostLetters)
      lines[lines.length - 1] = `${last}, ${name}`;
    else lines.push(name);
  }
  return lines;
}

type Node = {
  readonly kinds: readonly MethodKind[];
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
};

function nodeOf(group: RankGroup, unique: number): Node {
  const left = unique - group.solved;
  const lines = [...linesOf(group), left === 0 ? 'solves all' : `leaves ${grouped(left)}`];
  const longest = Math.max(...lines.map(({ length }) => length));
  return {
    kinds: [...new Set(group.methods.map(rankedKind))],
    lines,
    width: Math.max(narrowest, Math.ceil(longest * letter) + 2 * padding + mark),
    height: lines.length * line + padding,
  };
}

const words: Readonly<Record<Standing, string>> = {
  chosen: 'chosen',
  weaker: 'solves less than the chosen one',
  stronger: 'solves more than the chosen one',
  other: 'solves other puzzles than the chosen one',
};

/** The marks of the picture, in the order of the legend. */
export const standingWords = Object.entries(words) as readonly (readonly [Standing, string])[];

/**
 * Draws it.
 *
 * @param live - nodes can be chosen
 * @source 000 §3.2 speaks of a partial ordering of the solvers
 */
export function rankingPicture(shown: ChosenGroup, live: boolean): SvgNode {
  const { groups, steps, unique } = shown.order;
  const nodes = groups.map((group) => nodeOf(group, unique));
  const layout = layeredLayout(
    nodes.map(({ width }) => width + gap),
    steps.map(({ weak, strong }) => ({ from: weak, to: strong })),
  );
  const tall = Array.from({ length: layout.layers }, (_, layer) =>
    Math.max(
      ...nodes.flatMap(({ height }, at) => (layout.places[at]?.layer === layer ? [height] : [])),
    ),
  );
  const height = tall.reduce((sum, one) => sum + one + rise, -rise) + 2;
  /** The middle of a layer, from above. */
  const level = (layer: number): number =>
    height - 1 - tall.slice(0, layer).reduce((sum, one) => sum + one + rise, 0) - tall[layer]! / 2;
  const stands = standings(shown);
  const at = ({ x, layer }: LayerPlace): readonly [number, number] => [x, level(layer)];
  return svgNode(
    'svg',
    {
      class: `ranking-picture${live ? ' is-live' : ''}`,
      viewBox: `0 0 ${round(layout.width)} ${round(height)}`,
      width: Math.round(layout.width),
      height: Math.round(height),
      role: live ? 'group' : 'img',
      'aria-label': describe(shown),
    },
    ...steps.map((step, edge) =>
      svgNode('path', {
        class: `ranking-line${stands[step.weak] === 'chosen' || stands[step.strong] === 'chosen' ? ' is-near' : ''}`,
        d: pathOf((layout.ways[edge] ?? []).map(at)),
      }),
    ),
    ...nodes.map((node, group) =>
      nodeNode(node, at(layout.places[group]!), stands[group]!, {
        group,
        live,
        told: words[stands[group]!],
      }),
    ),
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Curves that leave and reach their points upright. */
function pathOf(points: readonly (readonly [number, number])[]): string {
  let path = '';
  points.forEach(([x, y], at) => {
    const before = points[at - 1];
    if (before === undefined) path = `M${round(x)} ${round(y)}`;
    else {
      const middle = round((before[1] + y) / 2);
      path += `C${round(before[0])} ${middle} ${round(x)} ${middle} ${round(x)} ${round(y)}`;
    }
  });
  return path;
}

function nodeNode(
  { kinds, lines, width, height }: Node,
  [x, y]: readonly [number, number],
  standing: Standing,
  { group, live, told }: { group: number; live: boolean; told: string },
): SvgNode {
  const button = live
    ? {
        role: 'button',
        tabindex: 0,
        'aria-pressed': standing === 'chosen' ? 'true' : 'false',
        'aria-description': told,
        'data-group': group,
      }
    : {};
  return svgNode(
    'g',
    { class: `ranking-node is-${standing}`, ...button },
    svgNode('rect', {
      x: round(x - width / 2),
      y: round(y - height / 2),
      width,
      height,
      rx: 3,
    }),
    ...kinds.map((kind, row) =>
      svgNode(
        'g',
        { 'data-method': kind },
        methodSign(
          kind,
          round(x - width / 2 + padding + mark / 2 - 2),
          round(y + (row - (kinds.length - 1) / 2) * line),
          13,
        ),
      ),
    ),
    ...lines.map((text, row) =>
      svgNode(
        'text',
        {
          class: row === lines.length - 1 ? 'ranking-left' : 'ranking-name',
          x: round(x + mark / 2),
          y: round(y - height / 2 + padding / 2 + (row + 1) * line - 4),
        },
        `${text} `, // a space between the lines of its name
      ),
    ),
  );
}
