/** The marks on the board of a walk. */
import { circuitMarks, tileMark } from '../../kit/circuit/circuitPicture.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { lately } from './model.ts';
import type { SignalRun } from './model.ts';

const fixed = new WeakMap<SignalRun, readonly SvgNode[]>();

/** Seams and ports, and the tiles that the present sweep has reached. */
export function overlayAt(run: SignalRun, position: number): readonly SvgNode[] {
  const marks = fixed.get(run) ?? circuitMarks(run.story.board);
  fixed.set(run, marks);
  return [...marks, ...lately(run, position).map((tile) => tileMark(tile))];
}
