/** The strip of the whole run, and words of the figure. */
import type { Direction } from '../../engine/board/cell.ts';
import { paperSize } from '../../kit/stepper/firstFrame.ts';
import { stripOf } from '../../kit/stepper/strip.ts';
import type { StripFrame } from '../../kit/stepper/strip.ts';
import type { SweepRun } from './model.ts';

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
