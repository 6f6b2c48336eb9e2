/** The figure without script: the board where it opens, what it shows in words, and where SimpleSolver stops. */
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import { runFour } from '../../kit/stepper/fourRun.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import type { Trace } from '../../kit/stepper/trace.ts';
import { atWholeStep } from '../../kit/stepper/position.ts';
import { createWalk, momentAt, momentBoard } from '../../kit/stepper/walk.ts';
import { toElement, toMarkup } from '../../svg/svgTree.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import { defaultFour } from './model.ts';
import type { FourStepperProps } from './model.ts';
import { presets } from './presets.ts';
import { partingSentence } from './words.ts';

/** What the board is, for readers who do not see it. @source none */
export function boardName({ rows, columns }: Puzzle): string {
  return `Nonogram of ${rows.length} rows and ${columns.length} columns`;
}

/** What a strip calls the phases of a run: sweeps, or the intersection between. @source none */
export const phaseNames =
  ({ steps }: Trace) =>
  (at: number, number: number): string =>
    `${number}, ${steps[at]?.premises === undefined ? 'sweeps' : 'intersection'}`;

/** What the .astro file places. */
export type StaticFour = {
  readonly code: string; // of the puzzle
  readonly board: string; // markup
  readonly sentences: readonly string[];
  readonly strip: readonly { readonly picture: string; readonly caption: string }[]; // markup
};

/** The first frame of a figure. @throws SyntaxError for a damaged puzzle code @source none */
export function staticFour(props: FourStepperProps): StaticFour {
  const settings = defaultFour(props, presets[0]?.code ?? '');
  const run = runFour(settings.code, settings.first, []);
  const walk = createWalk(run.trace);
  const { position, granularity } = settings;
  const moment = momentAt(
    walk,
    atWholeStep(walk.outline, { playing: false, speed: 0, position, granularity }),
  );
  const board = momentBoard(run.puzzle, moment, boardName(run.puzzle));
  return {
    code: settings.code,
    board: toMarkup(
      boardPicture(board, { id: `four-${settings.code.length}-${settings.position}` }),
    ),
    sentences: [moment.sentence, partingSentence(run)],
    strip: stripOfRun(run).map(({ picture, caption }) => ({
      picture: toMarkup(picture),
      caption,
    })),
  };
}

const mostFrames = 16;

/** A small grid of the strip, with the cells that were fixed since the one before. */
type StripFrame = { readonly picture: SvgNode; readonly caption: string };

/** The start, the standstills and the end as small grids; of a long run the first and the last ones. */
function stripOfRun({ standstills, recording, trace }: FourRun): readonly StripFrame[] {
  const ended = recording.status === 'standstill' ? 'End: standstill' : 'End';
  const moments = [
    { grid: trace.start, caption: 'Start' },
    ...standstills
      .filter(({ taken }) => taken !== null)
      .map(({ grid, sweeps }, at) => ({
        grid,
        caption: `Standstill ${at + 1}, sweep ${sweeps}`,
      })),
    {
      grid: recording.end,
      caption: recording.status === 'contradiction' ? 'End: no solution' : ended,
    },
  ];
  const size = trace.start.height * trace.start.width > 150 ? 132 : 88;
  const frames = moments.map(({ grid, caption }, at) => {
    const before = moments[at - 1]?.grid.cells;
    const changed = [...grid.cells.keys()].filter((k) => before && before[k] !== grid.cells[k]);
    return {
      picture: boardPictureSmall(grid, { label: caption, size, fresh: new Set(changed) }),
      caption,
    };
  });
  return frames.length <= mostFrames
    ? frames
    : [...frames.slice(0, mostFrames / 2), ...frames.slice(-mostFrames / 2)];
}

/** The strip of a run as elements. @source none */
export function stripItems(run: FourRun): readonly HTMLLIElement[] {
  return stripOfRun(run).map(({ picture, caption }) => {
    const item = document.createElement('li');
    const words = document.createElement('span');
    words.textContent = caption;
    item.append(toElement(picture), words);
    return item;
  });
}
