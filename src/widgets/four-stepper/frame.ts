/** The figure without script: the board where it opens, what it shows in words, and where SimpleSolver stops. */
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import { runFour } from '../../kit/stepper/fourRun.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { boardName } from '../../kit/puzzle/puzzleWords.ts';
import type { PaperGrid, StaticGrids } from '../../kit/stepper/firstFrame.ts';
import { firstAndLast, openedAt, paperSize, stripMarkup } from '../../kit/stepper/firstFrame.ts';
import type { Trace } from '../../kit/stepper/trace.ts';
import { momentBoard } from '../../kit/stepper/walk.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { defaultFour } from './model.ts';
import type { FourStepperProps } from './model.ts';
import { presets } from './presets.ts';
import { partingSentence } from './words.ts';

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
  readonly strip: StaticGrids;
};

/** The first frame of a figure. @throws SyntaxError for a damaged puzzle code @source none */
export function staticFour(props: FourStepperProps): StaticFour {
  const settings = defaultFour(props, presets[0]?.code ?? '');
  const run = runFour(settings.code, settings.first, []);
  const { moment } = openedAt(run.trace, settings);
  const board = momentBoard(run.puzzle, moment, boardName(run.puzzle));
  return {
    code: settings.code,
    board: toMarkup(
      boardPicture(board, { id: `four-${settings.code.length}-${settings.position}` }),
    ),
    sentences: [moment.sentence, partingSentence(run)],
    strip: stripMarkup(stripOfRun(run)),
  };
}

/** The start, the standstills and the end as small grids, with the cells that were fixed since the one before. @source none */
export function stripOfRun({ standstills, recording, trace }: FourRun): readonly PaperGrid[] {
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
  const size = paperSize(trace.start);
  const grids = moments.map(({ grid, caption }, at) => {
    const before = moments[at - 1]?.grid.cells;
    const changed = [...grid.cells.keys()].filter((k) => before && before[k] !== grid.cells[k]);
    return {
      picture: boardPictureSmall(grid, { label: caption, size, fresh: new Set(changed) }),
      caption,
    };
  });
  return firstAndLast(grids);
}
