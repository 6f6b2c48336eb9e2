/** The figure without script: the board, what it shows in words, and the strip of the whole run, a small grid a conflict. */
import { usualCell } from '../../kit/board/boardLayout.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { atWholeStep } from '../../kit/stepper/position.ts';
import { stripOf } from '../../kit/stepper/strip.ts';
import type { StripFrame, StripOptions } from '../../kit/stepper/strip.ts';
import { stopsAt } from '../../kit/stepper/trace.ts';
import { createWalk, logEntry, momentAt, momentBoard } from '../../kit/stepper/walk.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { toElement, toMarkup } from '../../svg/svgTree.ts';
import { marksAt } from './marks.ts';
import type { AskCellProps, AskRun } from './model.ts';
import { askHere, defaultSettings, questionOf } from './model.ts';

/** What the .astro file places. */
export type StaticAsk = {
  readonly board: string; // markup
  readonly sentence: string;
  readonly next: readonly string[]; // what the following steps say
  readonly strip: readonly { readonly picture: string; readonly caption: string }[]; // markup; '' for a gap
};

/** What the board is, for readers who do not see it. @source none */
export function boardName({ puzzle }: AskRun): string {
  return `Nonogram of ${puzzle.rows.length} rows and ${puzzle.columns.length} columns with a question`;
}

/** The strip of a run: the board at each conflict, and at the end. @source none */
export function stripOptions({ made }: AskRun): Pick<StripOptions, 'level' | 'nameOf'> {
  const { steps } = made.trace;
  const conflicts = steps.filter(({ tick }) => tick === 'conflict').length;
  return {
    level: 'conflict',
    nameOf: (_at, number) => (number <= conflicts ? `Conflict ${number}` : 'End'),
  };
}

function askStrip(run: AskRun): readonly StripFrame[] {
  const { height, width } = run.made.trace.start;
  return stripOf(run.made.trace, { size: height * width > 150 ? 132 : 88, ...stripOptions(run) });
}

/** The first frame, drawn on the server. @throws RangeError for settings that cannot be @source none */
export function staticAsk(props: AskCellProps): StaticAsk {
  const settings = defaultSettings(props);
  const { code, position, granularity } = settings;
  const puzzle = decodePuzzle(code);
  const run = askHere(code, puzzle, questionOf(settings, puzzle));
  const walk = createWalk(run.made.trace);
  const state = atWholeStep(walk.outline, { playing: false, speed: 0, position, granularity });
  const moment = momentAt(walk, state);
  const model = {
    ...momentBoard(puzzle, moment, boardName(run)),
    overlay: marksAt(run, state.position),
  };
  const stops = stopsAt(walk.outline, granularity);
  return {
    board: toMarkup(
      boardPicture(model, { cell: usualCell(model), id: `static-ask-${code.length}` }),
    ),
    sentence: moment.sentence,
    next: [...stops.keys()]
      .filter((at) => (stops[at] ?? 0) > state.position)
      .slice(0, 6)
      .map((at) => logEntry(walk, granularity, at)),
    strip: askStrip(run).map((frame) => ({
      picture: frame.kind === 'grid' ? toMarkup(frame.picture) : '',
      caption: frame.caption,
    })),
  };
}

/** The items of the strip as elements. @source none */
export function stripMarkup(run: AskRun): readonly HTMLLIElement[] {
  return askStrip(run).map((frame) => {
    const item = document.createElement('li');
    const caption = document.createElement('span');
    caption.textContent = frame.caption;
    if (frame.kind === 'grid') item.append(toElement(frame.picture));
    item.append(caption);
    return item;
  });
}
