/** The figure without script: the board where it opens, what it shows in words, and where SimpleSolver stops. */
import type { Puzzle } from '../../engine/puzzle.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { createWalk, momentAt } from '../../kit/stepper/walk.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { defaultFour, partingSentence, runFour } from './model.ts';
import type { FourRun, FourStepperProps } from './model.ts';
import { presets } from './presets.ts';

/** What the board is, for readers who do not see it. @source none */
export function boardName({ rows, columns }: Puzzle): string {
  return `Nonogram of ${rows.length} rows and ${columns.length} columns`;
}

/** What the .astro file places. */
export type StaticFour = {
  readonly board: string; // markup
  readonly sentences: readonly string[];
  readonly strip: readonly { readonly picture: string; readonly caption: string }[]; // markup
};

/** The first frame of a figure. @throws SyntaxError for a damaged puzzle code @source none */
export function staticFour(props: FourStepperProps): StaticFour {
  const settings = defaultFour(props, presets[0]?.code ?? '');
  const run = runFour(settings.code, settings.first, []);
  const { cells, fresh, lit, bad, sentence } = momentAt(createWalk(run.trace), {
    playing: false,
    speed: 0,
    position: Math.min(settings.position, run.trace.steps.length),
    granularity: settings.granularity,
  });
  const board = { ...boardOf(run.puzzle, cells, boardName(run.puzzle)), fresh, lit, bad };
  return {
    board: toMarkup(
      boardPicture(board, { id: `four-${settings.code.length}-${settings.position}` }),
    ),
    sentences: [sentence, partingSentence(run)],
    strip: stripOfRun(run),
  };
}

const mostFrames = 16;

/** The standstills and the end as small grids. */
function stripOfRun({ standstills, recording }: FourRun): StaticFour['strip'] {
  const ends = [
    ...standstills.map(({ grid, sweeps }, at) => ({
      grid,
      caption: `Standstill ${at + 1}, sweep ${sweeps}`,
    })),
    ...(recording.status === 'standstill' ? [] : [{ grid: recording.end, caption: 'End' }]),
  ];
  return ends.slice(0, mostFrames).map(({ grid, caption }) => ({
    picture: toMarkup(boardPictureSmall(grid, { label: caption, size: 88 })),
    caption,
  }));
}
