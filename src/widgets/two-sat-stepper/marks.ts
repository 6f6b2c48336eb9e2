/** What stands over the board at a place of a run: the chain that is walked, or the groups of the last standstill. */
import { FILLED } from '../../engine/board/cell.ts';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { chainMarks } from '../../kit/twosat/chainMarks.ts';
import { componentMarks } from '../../kit/twosat/componentMarks.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { chainAt, groupsAt } from './model.ts';

/** The marks of a position. */
export function marksAt(run: TwoSatRun, position: number): readonly SvgNode[] {
  const chain = chainAt(run, position);
  if (chain?.here === true) {
    const grid = run.conclusions.find(({ from }) => from === chain.from)?.grid;
    const isFilled = (row: number, column: number): boolean =>
      grid?.cells[row * grid.width + column] === FILLED;
    const { height, width } = run.trace.start;
    return chainMarks(chain.event.chain, chain, { height, width, isFilled });
  }
  return componentMarks(groupsAt(run, position));
}

/** The same, made once for each position: marks that stay are not drawn anew. */
export function keptMarks(run: TwoSatRun): (position: number) => readonly SvgNode[] {
  const made = new Map<number, readonly SvgNode[]>();
  return (position) => {
    const marks = made.get(position) ?? marksAt(run, position);
    made.set(position, marks);
    return marks;
  };
}
