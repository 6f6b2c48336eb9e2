/** Marks on the board of a question: the cell that is asked about, the solver's own suppositions, the cells of a conflict. */
import { cellUnits } from '../../kit/board/boardLayout.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { AskRun } from './model.ts';

type Corner = { readonly x: number; readonly y: number };

const cornerOf = (cell: number, width: number): Corner => ({
  x: (cell % width) * cellUnits,
  y: Math.floor(cell / width) * cellUnits,
});

/** The marks after so many steps of the trace. */
export function marksAt({ made, asked, question }: AskRun, position: number): readonly SvgNode[] {
  const { width } = made.trace.start;
  const place = made.recorded[position - 1]?.[0];
  const step = place === undefined ? undefined : asked?.steps[place];
  const behind =
    step?.kind === 'conflict' || (step?.kind === 'follow' && step.by.kind === 'learnt')
      ? step.from
      : [];
  return [
    ...behind.map((literal) => dashed(cornerOf(literal >> 1, width))),
    frame(cornerOf(question.cell, width)),
    ...made.suppositions
      .filter(({ asked: own, from, to }) => !own && from <= position && position < to)
      .map(({ cell }) => supposed(cornerOf(cell, width))),
  ];
}

/** Around the cell of the question. */
const frame = ({ x, y }: Corner): SvgNode =>
  svgNode('rect', {
    class: 'ask-mark-cell',
    x: x + 0.6,
    y: y + 0.6,
    width: cellUnits - 1.2,
    height: cellUnits - 1.2,
  });

/** Around a cell that a conflict, or a learnt clause, goes back to. */
const dashed = ({ x, y }: Corner): SvgNode =>
  svgNode('rect', {
    class: 'ask-mark-behind',
    x: x + 1.5,
    y: y + 1.5,
    width: cellUnits - 3,
    height: cellUnits - 3,
  });

/** The solver's own supposition: a small diamond in the corner, so that the value of the cell is seen. */
const supposed = ({ x, y }: Corner): SvgNode =>
  svgNode('path', {
    class: 'ask-mark-ground',
    d: `M${x + cellUnits - 3.5} ${y + 1}l2.5 2.5l-2.5 2.5l-2.5 -2.5z`,
  });
