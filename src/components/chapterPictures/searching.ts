/** Picture of the chapter on making: puzzles that are found. */
import { FILLED } from '../../engine/board/cell.ts';
import { imageDrawer } from '../../experiments/greatHunt.ts';
import { createExaminer } from '../../experiments/huntMethods.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

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
