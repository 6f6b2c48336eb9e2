/** The figure without script: the board, what it shows in words, and the strip of the whole run. */
import type { Direction } from '../../engine/board/cell.ts';
import { usualCell } from '../../kit/board/boardLayout.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { boardName } from '../../kit/puzzle/puzzleWords.ts';
import type { StaticGrids } from '../../kit/stepper/firstFrame.ts';
import { nextSentences, openedAt, paperSize, stripMarkup } from '../../kit/stepper/firstFrame.ts';
import { stripOf } from '../../kit/stepper/strip.ts';
import type { StripFrame } from '../../kit/stepper/strip.ts';
import { momentBoard } from '../../kit/stepper/walk.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { defaultSettings, openRun } from './model.ts';
import type { SweepRun, SweepStepperProps } from './model.ts';

/** What the .astro file places. */
export type StaticFigure = {
  readonly board: string; // markup
  readonly sentence: string;
  readonly next: readonly string[]; // what the following steps say
  readonly strip: StaticGrids;
};

/** What the fold is called that a figure for newcomers has. */
export const foldedText = 'Other puzzles, and how hard this one is';

const word = (direction: Direction): string => (direction === 'H' ? 'rows' : 'columns');

/** What a strip calls the sweeps of a run: by what each settles. @source none */
export const sweepNames =
  ({ recording }: SweepRun) =>
  (at: number, number: number): string => {
    const event = recording.events[at];
    return `${number}, ${event?.kind === 'sweep' ? word(event.direction) : ''}`;
  };

/** The strip of a run for paper, its grids named by what each sweep settles. @source none */
export const stripOfRun = (run: SweepRun): readonly StripFrame[] =>
  stripOf(run.trace, { size: paperSize(run.trace.start), nameOf: sweepNames(run) });

/** The first frame of a figure, drawn on the server. @throws RangeError for settings that cannot be, LinkError for a step too far @source none */
export function staticFigure(props: SweepStepperProps): StaticFigure {
  const settings = defaultSettings(props);
  const run = openRun(settings);
  const { walk, state, moment } = openedAt(run.trace, settings);
  const model = momentBoard(run.puzzle, moment, boardName(run.puzzle));
  return {
    board: toMarkup(
      boardPicture(model, {
        cell: usualCell(model),
        id: `static-${settings.code.length}-${settings.first}`,
      }),
    ),
    sentence: moment.sentence,
    next: nextSentences(walk, state, 7),
    strip: stripMarkup(stripOfRun(run)),
  };
}
