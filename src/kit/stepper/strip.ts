/**
 * A run at a glance: one small grid a sweep, or another level, with the cells that it changed marked. It stands under the
 * stepper as a way through the run, and in its place where there is no script, and on paper.
 */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { boardPictureSmall } from '../board/boardThumbnail.ts';
import { inColour } from '../methods/marks.ts';
import { capital } from './sentences.ts';
import { createStates } from './snapshots.ts';
import type { States } from './snapshots.ts';
import type { Outline, Trace } from './trace.ts';
import { methodOf, outlineOf, stopsAt } from './trace.ts';

/** One frame of a strip; without a picture, the gap where frames were left out. */
type StripFrame = { readonly caption: string; readonly picture?: SvgNode };

/** What is known of a trace that is walked. */
type Known = { readonly outline: Outline; readonly states: States };

/** How a strip is drawn. */
export type StripOptions = {
  /** The level with one grid a step; default the one that Shift with an arrow walks by. */
  readonly level?: string;
  /** Name of the step that begins at step `at`, the `number`th one from 1; default "Sweep 3", by its level. */
  readonly nameOf?: (at: number, number: number) => string;
  /** Most grids; of a longer run the first and the last ones are shown. Default 24. */
  readonly most?: number;
  /** Longest side of a grid in CSS pixels; default 96. */
  readonly size?: number;
};

/** The frames of a run, each drawn when it is asked for. Frame 0 is the start. */
export type StripPlan = {
  readonly level: string;
  readonly count: number;
  readonly positionOf: (frame: number) => number; // where the run stands then
  readonly frame: (frame: number) => { readonly caption: string; readonly picture: SvgNode };
};

/**
 * Plans the strip of a trace: the start, then the grid after every sweep.
 *
 * @param walk - outline and states of the trace, where they are known already
 * @throws RangeError for a level that the trace does not have
 */
export function planStrip(
  trace: Trace,
  options: StripOptions = {},
  walk: Known = { outline: outlineOf(trace), states: createStates(trace) },
): StripPlan {
  const { level = trace.idiom.stride, size = 96 } = options;
  const { nameOf = (_at, number) => `${capital(level)} ${number}` } = options;
  const stops = framesOf(trace, stopsAt(walk.outline, level));
  return {
    level,
    count: stops.length,
    positionOf: (number) => stops[number] ?? 0,
    frame: (number) => {
      const [from, to] = [stops[number - 1] ?? 0, stops[number] ?? 0];
      const fresh = number === 0 ? new Set<number>() : walk.states.changedBetween(from, to);
      const name = number === 0 ? 'Start' : nameOf(from, number);
      const after = { ...trace.start, cells: walk.states.cellsAt(to) };
      return {
        caption: number === 0 ? name : `${name}: ${news(after.cells, fresh)}`,
        picture: inColour(
          boardPictureSmall(after, { label: name, fresh, size }),
          methodOf(trace, from, to),
        ),
      };
    },
  };
}

/** Where the frames of a strip end: a step that only says how the run ended has none of its own. */
function framesOf({ steps }: Trace, stops: Int32Array): Int32Array {
  const [last = 0, end = 0] = stops.slice(-2);
  const silent = stops.length > 2 && end - last === 1 && steps[last]?.changes.length === 0;
  return silent ? Int32Array.of(...stops.slice(0, -2), end) : stops;
}

/**
 * Draws the strip of a trace, as much of it as has room on paper.
 *
 * @throws RangeError for a level that the trace does not have
 */
export function stripOf(
  trace: Trace,
  options: StripOptions = {},
  walk?: Known,
): readonly StripFrame[] {
  const { most = 24 } = options;
  const plan = planStrip(trace, options, walk);
  const numbers = Array.from({ length: plan.count }, (_, number) => number);
  if (numbers.length <= most) return numbers.map(plan.frame);
  const head = Math.ceil(most / 2);
  const tail = most - head;
  return [
    ...numbers.slice(0, head).map(plan.frame),
    { caption: `${numbers.length - most} more ${plan.level}s` },
    ...numbers.slice(-tail).map(plan.frame),
  ];
}

/** What changed: "+6", "−4" where cells are unknown again, "+6 −4", or "nothing". */
function news(cells: Uint8Array, fresh: ReadonlySet<number>): string {
  const back = [...fresh].filter((cell) => cells[cell] === UNKNOWN).length;
  const parts = [
    ...(fresh.size > back ? [`+${fresh.size - back}`] : []),
    ...(back > 0 ? [`−${back}`] : []),
  ];
  return parts.length === 0 ? 'nothing' : parts.join(' ');
}
