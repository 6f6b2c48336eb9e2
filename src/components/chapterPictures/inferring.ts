/** Pictures of the chapters on what must be so, the threshold and circuits: what must be so, where that begins, and what computes with it. */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { compose } from '../../engine/circuit/compose.ts';
import { signalsFor, solutionOf } from '../../engine/circuit/evaluate.ts';
import { parseFormula } from '../../engine/circuit/formula.ts';
import { layOut } from '../../engine/circuit/layout.ts';
import { infer } from '../../engine/inference/inference.ts';
import { shareCurve } from '../../facts/threshold.ts';
import { galleryDescriptions } from '../../puzzles/gallery.ts';

import { valuePath } from '../../kit/board/boardPaths.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { printedBand } from '../../widgets/threshold-run/series.ts';
import { acrossAt, curvePoint, high, square, wide } from './measures.ts';

/** The chapter on what must be so: what must be so of the puzzle that the chapter opens with; a diagonal stroke where it may be either. */
export function mustBeBoard(): SvgNode[] {
  const { inferable } = infer(galleryDescriptions('must-be-72'));
  const { width, cells } = inferable;
  const unit = 9;
  const [left, top] = [(wide - width * unit) / 2, (high - width * unit) / 2];
  const at = (cell: number): readonly [number, number] => [
    left + (cell % width) * unit,
    top + Math.floor(cell / width) * unit,
  ];
  const of = (value: number): [number, number][] =>
    [...cells.keys()].filter((cell) => cells[cell] === value).map((cell) => [...at(cell)]);
  return [
    svgNode('rect', {
      class: 'is-frame',
      x: left,
      y: top,
      width: width * unit,
      height: width * unit,
    }),
    svgNode('path', {
      class: 'is-faint',
      d: of(EMPTY)
        .map(([x, y]) => square(x + 3.5, y + 3.5, 2))
        .join(''),
    }),
    svgNode('path', {
      class: 'is-ink',
      d: of(FILLED)
        .map(([x, y]) => square(x + 0.75, y + 0.75, unit - 1.5))
        .join(''),
    }),
    svgNode('path', {
      class: 'is-curve',
      d: of(UNKNOWN)
        .map(([x, y]) => `M${x + 1.5} ${y + unit - 1.5}l${unit - 3} ${3 - unit}`)
        .join(''),
    }),
  ];
}

/** The chapter on the threshold: the mean share of the filled cells that can be inferred, of two sizes, and the threshold as printed. */
export function thresholdCurves(): SvgNode[] {
  const [from, to] = printedBand;
  return [
    svgNode('path', {
      class: 'is-faint',
      d: `M${acrossAt(from)} 8H${acrossAt(to)}V${high - 8}H${acrossAt(from)}z`,
    }),
    svgNode('path', { class: 'is-line', d: `M8 ${high - 8}h${wide - 16}M8 ${high - 8}V10` }),
    ...([15, 20] as const).map((side, curve) =>
      svgNode('path', {
        class: 'is-curve',
        'stroke-dasharray': curve === 0 ? 'none' : '6 3',
        d: `M${shareCurve(side)
          .map((point) => curvePoint(point.at, Math.min(point.share, 1)))
          .join('L')}`,
      }),
    ),
  ];
}

/** The chapter on circuits: tiles of a circuit with their solution, frames pale. */
export function tilesOfACircuit(): SvgNode[] {
  const layout = layOut(parseFormula('a or b'));
  const board = compose(layout.tiles);
  const solution = solutionOf(board, signalsFor(layout, { a: true, b: false }));
  const cells = solution?.cells ?? board.frame;
  const width = board.puzzle.columns.length;
  const unit = 3.6;
  const [left, top] = [(wide - width * unit) / 2, (high - board.puzzle.rows.length * unit) / 2];
  const of = (isFrame: boolean): string =>
    valuePath(
      {
        width,
        height: board.puzzle.rows.length,
        cells: cells.map((value, cell) =>
          value === FILLED && (board.frame[cell] === FILLED) === isFrame ? FILLED : EMPTY,
        ),
      },
      FILLED,
      1,
    );
  const transform = `translate(${rounded(left, 2)} ${rounded(top, 2)})scale(${unit})`;
  return [
    svgNode('path', { class: 'is-faint', d: of(true), transform }),
    svgNode('path', { class: 'is-ink', d: of(false), transform }),
  ];
}
