/** Pictures of the chapters on solutions and on making: the solutions of a puzzle, and puzzles that are found. */
import { FILLED } from '../../engine/board/cell.ts';
import { imageDrawer } from '../../experiments/greatHunt.ts';
import { createExaminer } from '../../experiments/huntMethods.ts';
import { combinedSolutions } from '../../facts/everySolution.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { solutionMap } from '../../widgets/all-solutions/solutionMap.ts';
import { high, wide } from './measures.ts';

/** The chapter on solutions: the solutions of the puzzle that the chapter opens with, joined where one switch leads. */
export function graphOfSolutions(): SvgNode[] {
  const { joined } = combinedSolutions;
  const { places, width, height } = solutionMap(combinedSolutions);
  const scale = Math.min((wide - 8) / width, (high - 4) / height);
  const [left, top] = [(wide - width * scale) / 2, (high - height * scale) / 2];
  const at = (solution: number): string => {
    const { x, y } = places[solution]!;
    return `${rounded(left + x * scale, 1)} ${rounded(top + y * scale, 1)}`;
  };
  const edges = joined.flatMap((to, one) =>
    to.filter((other) => other > one).map((other) => `M${at(one)}L${at(other)}`),
  );
  const radius = 2.4;
  const discs = [...places.keys()].map(
    (solution) =>
      `M${at(solution)}m${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
  );
  return [
    svgNode('path', { class: 'is-line', d: edges.join('') }),
    svgNode('path', { class: 'is-ink', d: discs.join('') }),
  ];
}

/** The chapter on making and hunting: the first images of the hunt, dark where single lines solve them. */
export function imagesOfAHunt(): SvgNode[] {
  const size = { height: 15, width: 15 };
  const draw = imageDrawer({ ...size, filled: 113, seed: 1 });
  const { solves } = createExaminer(size.height, size.width);
  const cells = new Uint8Array(size.height * size.width);
  const [unit, step] = [2, 33];
  const parts = { ink: '', faint: '' };
  for (let index = 0; index < 8; index++) {
    draw(index, cells);
    let filled = '';
    const [left, top] = [1 + (index % 4) * step, 16 + Math.floor(index / 4) * step];
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] !== FILLED) continue;
      // neighbours of a row in one
      const row = Math.floor(cell / size.width);
      const from = cell;
      while (cells[cell + 1] === FILLED && cell + 1 < (row + 1) * size.width) cell++;
      const [x, y] = [left + (from % size.width) * unit, top + row * unit];
      const length = rounded((cell + 1 - from) * unit, 1);
      filled += `M${rounded(x, 1)} ${rounded(y, 1)}h${length}v${unit}h-${length}z`;
    }
    parts[solves('sweeps', cells) ? 'ink' : 'faint'] += filled;
  }
  return [
    svgNode('path', { class: 'is-faint', d: parts.faint }),
    svgNode('path', { class: 'is-ink', d: parts.ink }),
  ];
}
