/** FourSolver's board at the stage of a place in the run of 2-SAT. */
import { pairCell } from '../../kit/board/boardLayout.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { momentAt, momentBoard } from '../../kit/stepper/walk.ts';
import type { Moment, Walk } from '../../kit/stepper/walk.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { stageAt } from './model.ts';

const mostDescribed = 20; // lines: larger boards are shown small, without descriptions

/** What FourSolver shows at a stage; nothing is fresh but where both come to its end together. */
export function fourMoment(walk: Walk, run: TwoSatRun, position: number): Moment {
  const stage = stageAt(run, position);
  const state = { position: stage.position, granularity: 'phase', playing: false, speed: 0 };
  const moment = momentAt(walk, state);
  return stage.over || stage.between ? { ...moment, fresh: new Set(), lit: [] } : moment;
}

/** FourSolver's board as a picture. */
export function fourPicture(run: TwoSatRun, moment: Moment): SvgNode {
  const { puzzle, four } = run;
  const { height, width } = four.trace.start;
  const label = 'The board of pairs of lines';
  if (Math.max(height, width) > mostDescribed)
    return boardPictureSmall(
      { height, width, cells: moment.cells },
      { label, size: 300, fresh: moment.fresh },
    );
  const board = momentBoard(puzzle, moment, label);
  return boardPicture(board, { cell: pairCell(board) });
}
