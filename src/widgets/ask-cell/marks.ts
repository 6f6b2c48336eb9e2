/** Marks on the board of a question: the cell that is asked about, suppositions with their depth, the cells of a conflict. */
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
      .filter(({ from, to }) => from <= position && position < to)
      .map(({ cell, depth, asked: own }) => (own ? diamond : disc)(cornerOf(cell, width), depth)),
  ];
}

/** Around the cell of the question. */
const frame = ({ x, y }: Corner): SvgNode =>
  svgNode('rect', {
    class: 'ask-mark-cell',
    x: x - 1,
    y: y - 1,
    width: cellUnits + 2,
    height: cellUnits + 2,
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

/** Depths stand in the upper right corner, so that the value of the cell is seen. */
const middleOf = ({ x, y }: Corner): Corner => ({ x: x + cellUnits - 4.5, y: y + 4.5 });

const numeral = (corner: Corner, depth: number): SvgNode => {
  const { x, y } = middleOf(corner);
  return svgNode(
    'text',
    { class: 'ask-mark-depth', x, y: y + 2.5, 'text-anchor': 'middle' },
    String(depth),
  );
};

/** The solver's own supposition. */
const disc = (corner: Corner, depth: number): SvgNode => {
  const { x, y } = middleOf(corner);
  return svgNode(
    'g',
    {},
    svgNode('circle', { class: 'ask-mark-ground', cx: x, cy: y, r: 5 }),
    numeral(corner, depth),
  );
};

/** The question, which is the first supposition. */
const diamond = (corner: Corner, depth: number): SvgNode => {
  const { x, y } = middleOf(corner);
  return svgNode(
    'g',
    {},
    svgNode('path', {
      class: 'ask-mark-ground',
      d: `M${x} ${y - 7}L${x + 7} ${y}L${x} ${y + 7}L${x - 7} ${y}Z`,
    }),
    numeral(corner, depth),
  );
};
