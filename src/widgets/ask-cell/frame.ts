/** The figure without script: the board, what it shows in words, and the strip of the whole run, a small grid a conflict. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { usualCell } from '../../kit/board/boardLayout.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { boardName } from '../../kit/puzzle/puzzleWords.ts';
import type { StaticGrids } from '../../kit/stepper/firstFrame.ts';
import { nextSentences, openedAt, paperSize, stripMarkup } from '../../kit/stepper/firstFrame.ts';
import { stripOf } from '../../kit/stepper/strip.ts';
import type { StripFrame, StripOptions } from '../../kit/stepper/strip.ts';
import { momentBoard } from '../../kit/stepper/walk.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { marksAt } from './marks.ts';
import type { AskCellProps, AskRun } from './model.ts';
import { askHere, defaultSettings, questionOf } from './model.ts';

/** What the .astro file places. */
export type StaticAsk = {
  readonly board: string; // markup
  readonly sentence: string;
  readonly next: readonly string[]; // what the following steps say
  readonly strip: StaticGrids;
};

/** What the board is, for readers who do not see it. @source none */
export const askedBoardName = (puzzle: Puzzle): string => boardName(puzzle, ' with a question');

/** The strip of a run: the board at each conflict, and at the end. @source none */
export function stripOptions({ made }: AskRun): Pick<StripOptions, 'level' | 'nameOf'> {
  const { steps } = made.trace;
  const conflicts = steps.filter(({ tick }) => tick === 'conflict').length;
  return {
    level: 'conflict',
    nameOf: (_at, number) => (number <= conflicts ? `Conflict ${number}` : 'End'),
  };
}

/** The strip of a run for paper. @source none */
export const stripOfRun = (run: AskRun): readonly StripFrame[] =>
  stripOf(run.made.trace, { size: paperSize(run.made.trace.start), ...stripOptions(run) });

/** The first frame, drawn on the server. @throws RangeError for settings that cannot be @source none */
export function staticAsk(props: AskCellProps): StaticAsk {
  const settings = defaultSettings(props);
  const { code } = settings;
  const puzzle = decodePuzzle(code);
  const run = askHere(code, puzzle, questionOf(settings, puzzle));
  const { walk, state, moment } = openedAt(run.made.trace, settings);
  const model = {
    ...momentBoard(puzzle, moment, askedBoardName(puzzle)),
    overlay: marksAt(run, state.position),
  };
  return {
    board: toMarkup(
      boardPicture(model, { cell: usualCell(model), id: `static-ask-${code.length}` }),
    ),
    sentence: moment.sentence,
    next: nextSentences(walk, state, 6),
    strip: stripMarkup(stripOfRun(run)),
  };
}
