/** The marks on the board of a walk, and the figure without script. */
import { usualCell } from '../../kit/board/boardLayout.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { circuitMarks, tileMark } from '../../kit/circuit/circuitPicture.ts';
import { nextSentences, openedAt } from '../../kit/stepper/firstFrame.ts';
import { momentBoard } from '../../kit/stepper/walk.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { boardName, defaultState, lately, runOf } from './model.ts';
import type { SignalRun, SignalWalkProps } from './model.ts';

const fixed = new WeakMap<SignalRun, readonly SvgNode[]>();

/** Seams and ports, and the tiles that the present sweep has reached. @source none */
export function overlayAt(run: SignalRun, position: number): readonly SvgNode[] {
  const marks = fixed.get(run) ?? circuitMarks(run.story.board);
  fixed.set(run, marks);
  return [...marks, ...lately(run, position).map((tile) => tileMark(tile))];
}

/** What the .astro file places; markup. */
export type StaticWalk = {
  readonly board: string;
  readonly sentence: string;
  readonly next: readonly string[];
};

/** The first frame, drawn on the server. @throws RangeError for what cannot be shown @source none */
export function staticWalk(props: SignalWalkProps): StaticWalk {
  const state = defaultState(props);
  const run = runOf(state);
  const { walk, state: place, moment } = openedAt(run.trace, state);
  const model = {
    ...momentBoard(run.puzzle, moment, boardName(run)),
    overlay: overlayAt(run, place.position),
  };
  return {
    board: toMarkup(boardPicture(model, { cell: usualCell(model), id: 'static-walk' })),
    sentence: moment.sentence,
    next: nextSentences(walk, place, 7),
  };
}
