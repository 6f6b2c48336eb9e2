/** Pictures of the chapters of the ladder and of the answer: the rungs, with small puzzles that take a step, and the ridge. */
import { FILLED } from '../../engine/board/cell.ts';
import { infer } from '../../engine/inference/inference.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { hardPlaces } from '../../facts/howHard.ts';
import { smallest } from '../../methods/ladder.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { high, square, wide } from './measures.ts';

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

/** The hard boards of the answer, a speck each: sizes from left to right, denser boards above. */
export function ridgeOfHardBoards(): SvgNode[] {
  const column = (wide - 16) / (1 + Math.max(...hardPlaces.map((place) => place.column)));
  const [shift, rise] = [0.618034, 0.754878]; // spread evenly, however many there are
  const specks = hardPlaces.flatMap((place) =>
    Array.from({ length: place.beyond }, (_, at) => {
      const x = 8 + (place.column + ((at * shift) % 1)) * column;
      const y = high - 8 - ((place.percentage + 5 * ((at * rise) % 1)) / 100) * (high - 18);
      return `M${rounded(x, 1)} ${rounded(y, 1)}h0`;
    }),
  );
  return [
    svgNode('path', { class: 'is-line', d: `M8 8V${high - 8}H${wide - 8}` }),
    svgNode('path', { class: 'is-dots', d: specks.join('') }),
  ];
}
