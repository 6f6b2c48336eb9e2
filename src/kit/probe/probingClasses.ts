/** The classes of Table 3 of the thesis by name and mark, and how many probes of each category a sequence has, as a strip. */
import { rounded } from '../../notebook/plain/numbers.ts';
import type { ProbingClass } from '../../engine/probe/probeCategory.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

/** In the order of Table 3, as PROBED_SIMPLE to PROBED_REST. */
export const probingClasses = [
  'simple',
  'unique',
  'two',
  'rest',
] as const satisfies readonly ProbingClass[];

/** Short names, as Table 3 has them. */
export const classNames: Readonly<Record<ProbingClass, string>> = {
  simple: 'simple',
  unique: 'unique',
  two: 'exactly two',
  rest: 'rest',
};

/** Of the largest size of a census. */
const mostCells = 25;
const slot = 8;
const height = 20;

/**
 * Sixteen columns, one a category from 0 to 15: a bar where it occurs, a dot where it does not. The height of a bar grows
 * with the root of the count, so that 1 and 4 are seen beside 25. Ticks stand between the four outcomes of the 1-probe.
 *
 * @param counts - sixteen, at most {@link mostCells} each
 */
export function countStrip(counts: ArrayLike<number>): SvgNode {
  let bars = '';
  let dots = '';
  for (let category = 0; category < 16; category++) {
    const x = category * slot + 1;
    const count = counts[category] ?? 0;
    if (count === 0) dots += `M${x + slot / 2 - 1} ${height - 2}h0`;
    else {
      const tall = rounded((height - 2) * Math.sqrt(Math.min(count, mostCells) / mostCells), 1);
      bars += `M${x} ${height - 1}v${-tall}h${slot - 2}v${tall}z`;
    }
  }
  const ticks = [4, 8, 12].map((category) => `M${category * slot} 2V${height - 1}`).join('');
  return svgNode(
    'svg',
    {
      class: 'count-strip',
      viewBox: `0 0 ${16 * slot} ${height}`,
      width: 16 * slot,
      height,
      'aria-hidden': 'true',
    },
    svgNode('path', { class: 'count-strip-tick', d: ticks }),
    svgNode('path', { class: 'count-strip-bar', d: bars }),
    svgNode('path', { class: 'count-strip-dot', d: dots, 'stroke-linecap': 'round' }),
  );
}
