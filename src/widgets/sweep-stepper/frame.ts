/** The figure without script: the board, what it shows in words, and the strip of the whole run. */
import type { Direction } from '../../engine/board/cell.ts';
import { usualCell } from '../../kit/board/boardLayout.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { atWholeStep } from '../../kit/stepper/position.ts';
import { stripOf } from '../../kit/stepper/strip.ts';
import type { StripFrame } from '../../kit/stepper/strip.ts';
import { toElement, toMarkup } from '../../svg/svgTree.ts';
import { createWalk, logEntry, momentAt, momentBoard } from '../../kit/stepper/walk.ts';
import { stopsAt } from '../../kit/stepper/trace.ts';
import type { Walk } from '../../kit/stepper/walk.ts';
import { defaultSettings, openRun } from './model.ts';
import type { Settings, SweepRun, SweepStepperProps } from './model.ts';

/** What the .astro file places. */
export type StaticFigure = {
  readonly board: string; // markup
  readonly sentence: string;
  readonly next: readonly string[]; // what the following steps say
  readonly strip: readonly { readonly picture: string; readonly caption: string }[]; // markup; '' for a gap
};

/** What the fold is called that a figure for newcomers has. */
export const foldedText = 'Other puzzles, and how hard this one is';

/** What the board is, for readers who do not see it. @source none */
export function boardName({ puzzle }: SweepRun): string {
  return `Nonogram of ${puzzle.rows.length} rows and ${puzzle.columns.length} columns`;
}

const word = (direction: Direction): string => (direction === 'H' ? 'rows' : 'columns');

/** What a strip calls the sweeps of a run: by what each settles. @source none */
export const sweepNames =
  ({ recording }: SweepRun) =>
  (at: number, number: number): string => {
    const event = recording.events[at];
    return `${number}, ${event?.kind === 'sweep' ? word(event.direction) : ''}`;
  };

/** The frames of a run, named by what each sweep settles. @source none */
function sweepStrip(run: SweepRun): readonly StripFrame[] {
  const { height, width } = run.trace.start;
  return stripOf(run.trace, { size: height * width > 150 ? 132 : 88, nameOf: sweepNames(run) });
}

/** The sentences of the steps that follow, a handful. */
function nextSteps(walk: Walk, { granularity, position }: Settings): readonly string[] {
  const stops = stopsAt(walk.outline, granularity);
  return [...stops]
    .map((stop, at) => ({ stop, at }))
    .filter(({ stop }) => stop > position)
    .slice(0, 7)
    .map(({ at }) => logEntry(walk, granularity, at));
}

/** The first frame of a figure, drawn on the server. @throws RangeError for settings that cannot be, LinkError for a step too far @source none */
export function staticFigure(props: SweepStepperProps): StaticFigure {
  const settings = defaultSettings(props);
  const run = openRun(settings);
  const walk = createWalk(run.trace);
  const { position, granularity } = settings;
  const moment = momentAt(
    walk,
    atWholeStep(walk.outline, { playing: false, speed: 0, position, granularity }),
  );
  const model = momentBoard(run.puzzle, moment, boardName(run));
  return {
    board: toMarkup(
      boardPicture(model, {
        cell: usualCell(model),
        id: `static-${settings.code.length}-${settings.first}`,
      }),
    ),
    sentence: moment.sentence,
    next: nextSteps(walk, settings),
    strip: sweepStrip(run).map((frame) => ({
      picture: frame.kind === 'grid' ? toMarkup(frame.picture) : '',
      caption: frame.caption,
    })),
  };
}

/** The items of the strip as elements. @source none */
export function stripMarkup(run: SweepRun): readonly HTMLLIElement[] {
  return sweepStrip(run).map((frame) => {
    const item = document.createElement('li');
    const caption = document.createElement('span');
    caption.textContent = frame.caption;
    if (frame.kind === 'grid') item.append(toElement(frame.picture));
    item.append(caption);
    return item;
  });
}
