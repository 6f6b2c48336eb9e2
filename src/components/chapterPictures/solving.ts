/** Pictures of the first three chapters: one line, a board in sweeps, two rows and two columns. */
import { FILLED, formatLine, parseLine } from '../../engine/board/cell.ts';
import { unknownLine } from '../../engine/line/fits.ts';
import { lineExample } from '../../facts/lines.ts';
import { galleryDescriptions } from '../../puzzles/gallery.ts';
import { record } from '../../engine/sweep/simpleSolver.ts';
import { startGrid } from '../../engine/board/puzzle.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { entries, side as situationsAcross } from '../../widgets/lookup-table/model.ts';
import { high, square, wide } from './measures.ts';

/** The chapter on one line: all ways to lay the runs of a line, and below them what they agree on. */
export function waysOfALine(): SvgNode[] {
  const { fits, after } = lineExample('4 2', formatLine(unknownLine(9)));
  const unit = 11;
  const [left, step] = [(wide - 9 * unit) / 2, 12];
  const top = (high - (fits.length + 1) * step - 8) / 2;
  const rowAt = (line: string, y: number): string =>
    [...parseLine(line)]
      .map((cell, at) => (cell === FILLED ? square(left + at * unit + 1, y, unit - 2) : ''))
      .join('');
  const below = top + fits.length * step + 8;
  return [
    svgNode('path', {
      class: 'is-faint',
      d: fits.map((fit, at) => rowAt(fit, top + at * step)).join(''),
    }),
    svgNode('path', { class: 'is-line', d: `M${left} ${below - 6}h${9 * unit}` }),
    svgNode('path', { class: 'is-ink', d: rowAt(after, below) }),
  ];
}

/** The chapter on sweeps: one puzzle after each of its first sweeps. */
export function boardsOfARun(): SvgNode[] {
  const puzzle = galleryDescriptions('cat');
  const { events } = record(puzzle, 'H');
  const { height, width, cells } = startGrid(puzzle);
  const grid = cells.slice();
  const after: Uint8Array[] = [];
  for (const event of events) {
    if (event.kind === 'sweep' && event.number > 1) after.push(grid.slice());
    if (event.kind === 'cell') grid[event.row * width + event.column] = event.value;
  }
  after.push(grid.slice());
  const unit = 2;
  const shown = [0, 1, 3, after.length - 1].map((at) => after[Math.min(at, after.length - 1)]!);
  return shown.flatMap((cells, at) => {
    const [x, y] = [18 + (at % 2) * 54, 4 + Math.floor(at / 2) * 47];
    const filled = [...cells.entries()]
      .filter(([, value]) => value === FILLED)
      .map(([cell]) =>
        square(x + (cell % width) * unit, y + Math.floor(cell / width) * unit, unit),
      );
    return [
      svgNode('rect', { class: 'is-frame', x, y, width: width * unit, height: height * unit }),
      svgNode('path', { class: 'is-ink', d: filled.join('') }),
    ];
  });
}

/** The chapter on pairs of lines: the table of situations, dark where more crossings follow, neighbours of a row drawn in one. */
export function situationsMap(): SvgNode[] {
  const unit = 2.6;
  const [left, top] = [(wide - situationsAcross * unit) / 2, (high - situationsAcross * unit) / 2];
  const kinds = [1, 2, 3, 4] as const;
  const all = entries();
  const transform = `translate(${rounded(left, 2)} ${rounded(top, 2)})scale(${unit})`;
  return [
    svgNode('rect', {
      class: 'is-frame',
      x: left,
      y: top,
      width: situationsAcross * unit,
      height: situationsAcross * unit,
    }),
    ...kinds.map((kind) => {
      let d = '';
      for (let at = 0; at < all.length; at++) {
        const { kind: is, row, column } = all[at]!;
        if (is !== kind) continue;
        let length = 1;
        while (all[at + length]?.row === row && all[at + length]?.kind === kind) length++;
        d += `M${column} ${row}h${length}v1h${-length}z`;
        at += length - 1;
      }
      return svgNode('path', { class: 'is-accent', 'fill-opacity': kind / 4, d, transform });
    }),
  ];
}
