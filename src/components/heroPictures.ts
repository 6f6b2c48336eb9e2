/** The two pictures of the hero at one rung: its board, and the bar with a segment for what each method has added so far. */
import type { HeroRung } from '../facts/hero.ts';
import { counted, grouped, percent } from '../notebook/plain/numbers.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import type { BoardModel } from '../kit/board/boardModel.ts';
import { methodSign } from '../kit/methods/marks.ts';
import { kindOf } from '../methods/kinds.ts';
import { svgNode } from '../notebook/svg/svgTree.ts';
import type { SvgNode } from '../notebook/svg/svgTree.ts';

const [width, top, high, edge] = [300, 20, 22, 1];
const height = top + high + 19;

const at = (cells: number, all: number): number =>
  Math.round((100 * edge + (100 * (width - 2 * edge) * cells) / all) / 100);

/** The picture of the rungs up to one, which is the last. */
export function heroBar(rungs: readonly HeroRung[]): SvgNode {
  const last = rungs.at(-1);
  if (last === undefined) throw new RangeError('a bar without rungs');
  const all = last.grid.cells.length;
  const share = percent(last.known / all, 0);
  const end = at(last.known, all);
  return svgNode(
    'svg',
    {
      class: 'hero-bar',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': `Known so far: ${rungs.map(({ name, known }) => `${percent(known / all, 0)} with ${name}`).join(', ')}`,
    },
    svgNode('rect', {
      class: 'board-ground',
      x: edge,
      y: top,
      width: width - 2 * edge,
      height: high,
    }),
    ...rungs.map((rung) => segment(rung, all, rung === last)),
    svgNode('rect', {
      class: 'hero-bar-frame',
      x: edge,
      y: top,
      width: width - 2 * edge,
      height: high,
    }),
    svgNode('text', { class: 'hero-bar-share', x: end, y: top - 6, 'text-anchor': 'end' }, share),
  );
}

function segment({ method, name, known, added }: HeroRung, all: number, isLast: boolean): SvgNode {
  const [from, to] = [at(known - added.size, all), at(known, all)];
  const middle = (from + to) / 2;
  const kind = kindOf(method);
  return svgNode(
    'g',
    { 'data-method': kind },
    svgNode('rect', { class: 'method-area', x: from, y: top, width: to - from, height: high }),
    methodSign(kind, middle, top + high / 2, 14),
    svgNode('path', { class: 'hero-bar-edge', d: `M${to} ${top}v${high}` }),
    svgNode(
      'text',
      {
        class: isLast ? 'hero-bar-name is-now' : 'hero-bar-name',
        x: middle,
        y: height - 4,
        'text-anchor': 'middle',
      },
      name,
    ),
  );
}

/**
 * The board at one rung: each known cell in the colour of the method that found it.
 *
 * @param rungs - up to the one that is shown
 * @param puzzle - whose clues stand beside it; default none do
 */
export function heroBoard(
  rungs: readonly HeroRung[],
  { rows, columns }: Puzzle = { rows: [], columns: [] },
): BoardModel {
  const last = rungs.at(-1);
  if (last === undefined) throw new RangeError('a board without rungs');
  const { grid, added, known } = last;
  const fresh = rungs.length > 1 ? `, ${counted(added.size, 'cell')} of them new` : '';
  return {
    height: grid.height,
    width: grid.width,
    cells: grid.cells,
    rows,
    columns,
    by: new Map(
      rungs.flatMap((rung) => [...rung.added].map((cell) => [cell, kindOf(rung.method)] as const)),
    ),
    label: `The owl with ${grouped(known)} of ${counted(grid.cells.length, 'cell')} known${fresh}`,
  };
}
