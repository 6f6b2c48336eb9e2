/** Picture of the chapter of the ladder: its rungs, and beside them some of the smallest puzzles that take a step. */
import { FILLED } from '../../engine/board/cell.ts';
import { infer } from '../../engine/inference/inference.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { smallest } from '../../methods/ladder.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { high, square } from './measures.ts';

const unit = 7;

/** The cells of a puzzle that must be filled, in a frame. */
function boardAt(code: string, x: number, y: number): SvgNode[] {
  const { height, width, cells } = infer(decodePuzzle(code)).inferable;
  const filled = [...cells.entries()].filter(([, value]) => value === FILLED);
  const d = filled.map(([cell]) =>
    square(x + (cell % width) * unit, y + Math.floor(cell / width) * unit, unit),
  );
  return [
    svgNode('rect', { class: 'is-frame', x, y, width: width * unit, height: height * unit }),
    svgNode('path', { class: 'is-ink', d: d.join('') }),
  ];
}

export function rungsOfALadder(): SvgNode[] {
  const [left, right, step] = [14, 52, 16];
  const rungs = Array.from({ length: 5 }, (_, at) => `M${left} ${high - 16 - at * step}H${right}`);
  return [
    svgNode('path', {
      class: 'is-line',
      d: `M${left} 4V${high - 4}M${right} 4V${high - 4}${rungs.join('')}`,
    }),
    ...boardAt(smallest['sat>pairs'], 66, 8),
    ...boardAt(smallest['two-sat>probing'], 66, 38),
    ...boardAt(smallest['four>sweeps'], 66, 68),
  ];
}
