/**
 * A run at a glance: one small grid a sweep, with the cells that the sweep fixed marked. It stands in for the stepper
 * where there is no script, and on paper.
 */
import type { SvgNode } from '../../svg/svgTree.ts';
import { boardPictureSmall } from '../board/boardThumbnail.ts';
import { createStates } from './snapshots.ts';
import type { Trace } from './trace.ts';
import { outlineOf } from './trace.ts';

/** One frame of a strip, or the gap where frames were left out. */
export type StripFrame =
  | { readonly kind: 'grid'; readonly caption: string; readonly picture: SvgNode }
  | { readonly kind: 'gap'; readonly caption: string };

/** How a strip is drawn. */
export type StripOptions = {
  /** Name of the sweep that begins at step `at`, the `number`th one from 1; default "Sweep 3". */
  readonly nameOf?: (at: number, number: number) => string;
  /** Most grids; of a longer run the first and the last ones are shown. Default 24. */
  readonly most?: number;
  /** Longest side of a grid in CSS pixels; default 96. */
  readonly size?: number;
};

/**
 * Draws the strip of a trace: the start, then the grid after every sweep.
 *
 * @source none
 */
export function stripOf(trace: Trace, options: StripOptions = {}): readonly StripFrame[] {
  const { nameOf = (_at, number) => `Sweep ${number}`, most = 24, size = 96 } = options;
  const states = createStates(trace);
  const stops = [...outlineOf(trace).stops.sweep];
  const grid = (position: number): { height: number; width: number; cells: Uint8Array } => ({
    ...trace.start,
    cells: states.cellsAt(position),
  });
  const frame = (number: number): StripFrame => {
    const from = stops[number - 1] ?? 0;
    const to = stops[number] ?? 0;
    const fresh = number === 0 ? new Set<number>() : states.changedBetween(from, to);
    const name = number === 0 ? 'Start' : nameOf(from, number);
    const caption =
      number === 0 ? name : `${name}: ${fresh.size === 0 ? 'nothing' : `+${fresh.size}`}`;
    return {
      kind: 'grid',
      caption,
      picture: boardPictureSmall(grid(to), { label: name, fresh, size }),
    };
  };
  const numbers = stops.map((_, number) => number);
  if (numbers.length <= most) return numbers.map(frame);
  const head = Math.ceil(most / 2);
  const tail = most - head;
  return [
    ...numbers.slice(0, head).map(frame),
    { kind: 'gap', caption: `${numbers.length - most} more sweeps` },
    ...numbers.slice(-tail).map(frame),
  ];
}
