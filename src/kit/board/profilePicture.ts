/** What the numbers of a puzzle alone tell of its picture, in small: how much of each row is filled, as bars about the middle. */
import { puzzleIn } from '../puzzle/coded.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

const unit = 4; // as in boardThumbnail.ts

const sum = (runs: readonly number[]): number => runs.reduce((a, b) => a + b, 0);

/**
 * The small picture of a puzzle that nobody has begun.
 *
 * @param size - of its longer side, in CSS pixels
 * @throws SyntaxError for a damaged code
 */
export function profilePicture(code: string, size: number): SvgNode {
  const { rows, columns } = puzzleIn(code);
  const [high, wide] = [rows.length * unit, columns.length * unit];
  const scale = size / (Math.max(high, wide) + 2);
  const bars = rows.map((runs, row) => {
    const half = (sum(runs) * unit) / 2;
    return half === 0 ? '' : `M${wide / 2 - half} ${row * unit}h${2 * half}v${unit}h${-2 * half}z`;
  });
  return svgNode(
    'svg',
    {
      class: 'board-small',
      viewBox: `-1 -1 ${wide + 2} ${high + 2}`,
      width: Math.round((wide + 2) * scale),
      height: Math.round((high + 2) * scale),
      'aria-hidden': 'true',
    },
    svgNode('rect', { class: 'board-ground', width: wide, height: high }),
    svgNode('path', { class: 'board-profile', d: bars.join('') }),
    svgNode('rect', { class: 'board-small-frame', width: wide, height: high }),
  );
}
