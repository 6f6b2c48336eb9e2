/** The bar of the hero: a segment for each method, as long as what it adds, filled as far as the book or a run has come. */
import { percent } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { kindOf } from '../../methods/kinds.ts';
import { methodSign } from '../methods/marks.ts';
import { barName, heroMethods } from './methods.ts';
import type { HeroMethod } from './methods.ts';

const [width, top, high, edge] = [320, 20, 22, 1];
const height = top + high + 19;
const leastSigned = 20; // a shorter segment has no room for its mark

/**
 * The bar.
 *
 * @param ends - how many cells are known after each method
 * @param known - how many are known now
 * @param named - the last method whose name the reader has met; a further one is named once it is reached
 */
export function heroBar(
  ends: readonly number[],
  known: number,
  named: HeroMethod = heroMethods.at(-1)!,
): SvgNode {
  const all = ends.at(-1) ?? 1;
  const x = (cells: number): number => Math.round(edge + ((width - 2 * edge) * cells) / all);
  const parts = heroMethods.map((method, at) => {
    const [from, to] = [ends[at - 1] ?? 0, ends[at] ?? all];
    return { method, from, to, now: Math.min(Math.max(known, from), to) };
  });
  const reached = parts.filter(({ from, now }) => now > from);
  const words = reached.map(
    ({ method, now }) => `${percent(now / all, 0)} with ${barName(method)}`,
  );
  const frame = { x: edge, y: top, width: width - 2 * edge, height: high };
  return svgNode(
    'svg',
    {
      class: 'hero-bar',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': words.length === 0 ? 'Nothing known yet' : `Known so far: ${words.join(', ')}`,
    },
    svgNode('rect', { class: 'board-ground', ...frame }),
    ...parts.map(({ method, from, to, now }, at) => {
      const kind = kindOf(method);
      const middle = (x(from) + x(to)) / 2;
      const isReached = now > from;
      return svgNode(
        'g',
        isReached ? { 'data-method': kind } : {},
        svgNode('rect', {
          class: 'method-area',
          x: x(from),
          y: top,
          width: x(now) - x(from),
          height: high,
        }),
        ...(x(now) - x(from) >= leastSigned
          ? [methodSign(kind, (x(from) + x(now)) / 2, top + high / 2, 14)]
          : []),
        ...(now === to
          ? [svgNode('path', { class: 'hero-bar-edge', d: `M${x(to)} ${top}v${high}` })]
          : []),
        ...(isReached || at <= heroMethods.indexOf(named)
          ? [
              svgNode(
                'text',
                {
                  class: isReached && known <= to ? 'is-now' : undefined,
                  x: middle,
                  y: height - 4,
                  'text-anchor': 'middle',
                },
                barName(method),
              ),
            ]
          : []),
      );
    }),
    ...parts
      .slice(0, -1)
      .map(({ to }) => svgNode('path', { class: 'hero-bar-tick', d: `M${x(to)} ${top + high}v4` })),
    svgNode('rect', { class: 'hero-bar-frame', ...frame }),
    svgNode(
      'text',
      { class: 'hero-bar-share', x: Math.max(x(known), 30), y: top - 6, 'text-anchor': 'end' },
      percent(known / all, 0),
    ),
  );
}
