/**
 * The way through a run as a picture over its slider: bars of what each stretch found, and within a chain a bead for each
 * cell of it. Places of the slider are stops, as the reader walks.
 */
import { FILLED } from '../../engine/board/cell.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import { isWithin } from './position.ts';
import type { StepperState, Stretch } from './position.ts';
import type { Outline, Tick } from './trace.ts';
import { methodOf, stopsAt } from './trace.ts';
import type { Walk } from './walk.ts';

/** Which stops the slider leads over: those of the whole run, or of the chain that the reader is in. */
export type Way = {
  readonly stops: Int32Array; // of the run
  readonly first: number; // index of the first of them
  readonly last: number;
  readonly at: number; // where the reader stands
  readonly beads: boolean;
};

/** The number of stops before a position. */
function below(stops: Int32Array, position: number): number {
  const at = stops.findIndex((stop) => stop >= position);
  return at < 0 ? stops.length - 1 : at;
}

/** The way at a place of a run, or of the stretch that is told. */
export function wayAt(
  { trace, outline }: Walk,
  { position, granularity }: StepperState,
  stretch?: Stretch,
): Way {
  const stops = stopsAt(outline, granularity);
  const [start, end] = isWithin(stretch, position) ? [stretch.from, stretch.to] : [0, Infinity];
  const whole = {
    stops,
    first: below(stops, start),
    last: below(stops, end),
    at: below(stops, position),
    beads: false,
  };
  const { steps, idiom } = trace;
  const isBead = (at: number): boolean => steps[at]?.bead !== undefined;
  const begins = (at: number): boolean => steps[at]?.level === idiom.levels[0];
  let from = position - 1;
  if (!isBead(from)) return whole;
  while (from > 0 && !begins(from)) from--;
  let to = from + 1;
  while (isBead(to) && !begins(to)) to++;
  const [first, last] = [below(stops, from + 1), below(stops, to)];
  // at a pace that takes a chain in one step there is nothing to go through
  return last - first < 2 ? whole : { ...whole, first, last, beads: true };
}

/** Where on the slider a position lies, from 0 to 1; null: outside. */
function shareOf({ stops, first, last }: Way, position: number): number | null {
  const at = below(stops, position);
  return at < first || at > last ? null : (at - first) / Math.max(1, last - first);
}

/** The place on the way that is nearest to a share of it, with the marks that are at most so far from there. */
export function nearOnWay(
  way: Way,
  { ticks }: Outline,
  share: number,
  within: number,
): Tick | null {
  let found: Tick | null = null;
  let least = within;
  for (const tick of ticks) {
    const place = shareOf(way, tick.position);
    if (place === null || Math.abs(place - share) > least) continue;
    least = Math.abs(place - share);
    found = tick;
  }
  return found;
}

/** What a stretch of a run found. */
type Bar = { readonly to: number; readonly found: number; readonly method: MethodKind | null };

const made = new WeakMap<Walk, Map<string, readonly Bar[]>>();

/** The stretches of a run by the level that a stride takes, or a coarser pace. */
export function barsOf(walk: Walk, granularity: string): readonly Bar[] {
  const { levels, stride } = walk.outline.idiom;
  const level = levels.indexOf(granularity) < levels.indexOf(stride) ? granularity : stride;
  const known = made.get(walk) ?? new Map<string, readonly Bar[]>();
  made.set(walk, known);
  const bars = known.get(level) ?? countBars(walk, level);
  known.set(level, bars);
  return bars;
}

function countBars({ trace, outline, states }: Walk, level: string): readonly Bar[] {
  const stops = [...stopsAt(outline, level)];
  return stops.flatMap((to, at): readonly Bar[] => {
    const from = stops[at - 1];
    if (from === undefined) return [];
    // a step that only opens others, or says how the run ended, finds nothing itself
    if (to - from === 1 && trace.steps[from]?.changes.length === 0) return [];
    const found = states.countsAt(to)['known']! - states.countsAt(from)['known']!;
    return [{ to, found: Math.abs(found), method: methodOf(trace, from, to) }];
  });
}

const height = 24;
const most = 40; // bars; more become one line
const tall = (found: number, highest: number): number =>
  found === 0 ? 2 : rounded(5 + ((height - 5) * found) / Math.max(1, highest), 1);
const percent = (share: number): string => `${rounded(100 * share, 2)}%`;

/** The picture at a place. */
export function wayPicture(walk: Walk, state: StepperState, way: Way): SvgNode {
  const content = way.beads ? beads(walk, way) : bars(walk, state, way);
  return svgNode(
    'svg',
    { class: 'way-picture', height, 'aria-hidden': 'true', overflow: 'visible' },
    ...content,
    ...crosses(walk.outline, way),
  );
}

function bars(walk: Walk, { position, granularity }: StepperState, way: Way): readonly SvgNode[] {
  const all = barsOf(walk, granularity).filter(({ to }) => (shareOf(way, to) ?? 0) > 0);
  const highest = Math.max(...all.map(({ found }) => found));
  if (all.length > most) return [skyline(all, highest, way, position)];
  const places = all.map(({ to }) => shareOf(way, to) ?? 0);
  const gap = Math.min(...places.map((place, at) => place - (places[at - 1] ?? 0)));
  const width = Math.min(8, Math.max(2, Math.round(270 * 0.55 * gap)));
  return all.map(({ to, found, method }, at) =>
    svgNode('rect', {
      class: `way-bar${to <= position ? ' is-past' : ''}`,
      'data-method': method ?? undefined,
      x: percent(places[at] ?? 0),
      y: rounded(height - tall(found, highest), 1),
      width,
      height: tall(found, highest),
      transform: `translate(${-width / 2})`,
    }),
  );
}

/** Of a long run the bars in one line, and as far as the reader has come filled. */
function skyline(all: readonly Bar[], highest: number, way: Way, position: number): SvgNode {
  let at = 0;
  let [past, ahead] = ['', ''];
  for (const { to, found } of all) {
    const x = rounded(1000 * (shareOf(way, to) ?? 0), 1);
    const box = `M${at} ${height}V${height - tall(found, highest)}H${x}V${height}z`;
    if (to <= position) past += box;
    else ahead += box;
    at = x;
  }
  return svgNode(
    'svg',
    { viewBox: `0 0 1000 ${height}`, preserveAspectRatio: 'none', width: '100%', height },
    svgNode('path', { class: 'way-bar', d: ahead }),
    svgNode('path', { class: 'way-bar is-past', d: past }),
  );
}

/** A square for a filled cell and a disc for an empty one, on the line of the chain. */
function beads({ trace }: Walk, way: Way): readonly SvgNode[] {
  const { stops, first, last, at } = way;
  const y = height / 2;
  const line = (to: number, past: boolean): SvgNode =>
    svgNode('line', {
      class: `way-line${past ? ' is-past' : ''}`,
      x1: 0,
      y1: y,
      x2: percent((to - first) / (last - first)),
      y2: y,
    });
  const bead = (stop: number): SvgNode => {
    const place = svgNode('svg', {
      x: percent((stop - first) / (last - first)),
      y,
      overflow: 'visible',
    });
    const mark = `way-bead${stop <= at ? ' is-past' : ''}${stop === at ? ' is-here' : ''}`;
    const half = stop === at ? 8 : 6;
    const shape =
      trace.steps[(stops[stop] ?? 0) - 1]?.bead === FILLED
        ? [
            svgNode('rect', {
              class: `${mark} is-filled`,
              x: -half,
              y: -half,
              width: 2 * half,
              height: 2 * half,
              rx: 1,
            }),
          ]
        : [
            svgNode('circle', { class: mark, r: half }),
            svgNode('circle', { class: `${mark} is-dot`, r: 2 }),
          ];
    return { ...place, children: shape };
  };
  const all = Array.from({ length: last - first + 1 }, (_, k) => bead(first + k));
  return [line(last, false), line(at, true), ...all];
}

/** Where something broke. */
function crosses({ ticks, idiom }: Outline, way: Way): readonly SvgNode[] {
  const broken = new Set(idiom.ticks.filter(({ shape }) => shape === 'cross').map(({ id }) => id));
  return ticks.flatMap(({ kind, position }) => {
    const place = broken.has(kind) ? shareOf(way, position) : null;
    if (place === null) return [];
    const cross = svgNode('path', { class: 'way-cross', d: 'M-4 -4l8 8M4 -4l-8 8' });
    return [svgNode('svg', { x: percent(place), y: height - 5, overflow: 'visible' }, cross)];
  });
}
