/** The strips of a run: phase by phase under the stepper, standstill by standstill on paper. */
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { firstAndLast, paperSize } from '../../kit/stepper/paperStrip.ts';
import type { PaperGrid } from '../../kit/stepper/paperStrip.ts';
import type { Trace } from '../../kit/stepper/trace.ts';

/** What a strip calls the phases of a run: sweeps, or the intersection between. */
export const phaseNames =
  ({ steps }: Trace) =>
  (at: number, number: number): string =>
    `${number}, ${steps[at]?.premises === undefined ? 'sweeps' : 'intersection'}`;

/** The start, the standstills and the end as small grids, with the cells that were fixed since the one before. */
export function standstillGrids({ standstills, recording, trace }: FourRun): readonly PaperGrid[] {
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
