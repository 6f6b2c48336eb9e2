/** Two runs laid over each other: what the page of the lab book asks of the book that it belongs to, and what it says of them. */
import type { TemplateResult } from 'lit-html';
import type { ChartContent } from '../chart/chartFrame.ts';
import type { Charts } from '../chart/loadCharts.ts';
import { inPercent, percent } from '../plain/numbers.ts';
import type { Column } from '../records/column.ts';

/** Which run: what its key says (keptRuns.ts). */
export type RunName = { readonly id: string; readonly version: number; readonly spec: unknown };

/** A share at a place of the axis. */
export type LaidPoint = {
  readonly at: number;
  readonly share: number; // 0 to 1
  readonly low: number; // 95 % interval; the share itself where all cases were counted
  readonly high: number;
};

/** A curve that both runs have. */
export type LaidCurve = {
  readonly name: string;
  readonly heights: string; // what the shares are of
  readonly of: readonly [readonly LaidPoint[], readonly LaidPoint[]]; // in order of `at`
};

/** What the runs are called beside their lines. */
export type LaidNames = readonly [string, string];

/** What the book knows of the runs of its experiments. */
export type LabKinds = {
  /** The settings of a run, in words. */
  readonly settings: (run: RunName) => readonly string[];
  /** The command that repeats a run; null where there is none. */
  readonly command: (run: RunName) => string | null;
  /** What its chart shows, so that two of the same can be laid over each other; null where it has no curve. */
  readonly chart: (run: RunName) => string | null;
  /** The curves of two runs of one chart. @throws Error that says why they cannot be had */
  readonly lay: (
    runs: readonly [RunName & { text: string }, RunName & { text: string }],
    signal: AbortSignal,
  ) => Promise<readonly LaidCurve[]>;
  readonly content: (charts: Charts, curve: LaidCurve, names: LaidNames) => ChartContent;
  /** The key of that chart. */
  readonly key: (names: LaidNames) => TemplateResult;
};

/** The run of a key: see `runKey`. Null for what is none. */
export function runNameOf(key: string): RunName | null {
  const [, id, version, spec] = /^(\S+) (\d+) (.+)$/s.exec(key) ?? [];
  if (id === undefined || spec === undefined) return null;
  try {
    return { id, version: Number(version), spec: JSON.parse(spec) as unknown };
  } catch {
    return null;
  }
}

/** The longest name at the end of a line, signs. */
const mostName = 22;

function named(letter: string, own: readonly string[], other: readonly string[]): string {
  const [apart] = own.filter((word) => !other.includes(word));
  const name = `${letter}: ${apart ?? ''}`;
  return apart === undefined || name.length > mostName ? letter : name;
}

/** What two runs are called: by the first setting in which they differ, where that is short. */
export const laidNames = (a: readonly string[], b: readonly string[]): LaidNames => [
  named('A', a, b),
  named('B', b, a),
];

/**
 * Why two runs cannot be laid over each other; null where they can.
 *
 * @param charts - what their charts show
 */
export function whyNotLaid(charts: readonly [string | null, string | null]): string | null {
  const [a, b] = charts;
  if (a === null || b === null) {
    const which = a === b ? 'Neither run draws' : `Run ${a === null ? 'A' : 'B'} does not draw`;
    return `${which} a curve by percentage of filled cells: its numbers are a count or a table. These two cannot be laid over each other.`;
  }
  if (a === b) return null;
  return `Run A shows ${a}, run B ${b}. Their heights are shares of different things, so these two cannot be laid over each other.`;
}

/** A place of the axis with what the runs have there. */
export type LaidRow = { readonly at: number; readonly of: readonly (LaidPoint | undefined)[] };

/** All places of a curve, in order. */
export function laidRows({ of: [a, b] }: LaidCurve): readonly LaidRow[] {
  const [inA, inB] = [a, b].map((points) => new Map(points.map((point) => [point.at, point])));
  return [...new Set([...a, ...b].map(({ at }) => at))]
    .toSorted((one, other) => one - other)
    .map((at) => ({ at, of: [inA!.get(at), inB!.get(at)] }));
}

const shareText = ({ share, low, high }: LaidPoint): string =>
  low === share && high === share
    ? percent(share)
    : `${percent(share)} (${inPercent(low)} to ${inPercent(high)})`;

/** A place in words. */
export const laidText = ({ at, of }: LaidRow): string =>
  `${at}\u00a0% filled: ${of.map((point, which) => `${'AB'[which]} ${point === undefined ? 'has nothing' : shareText(point)}`).join('; ')}. In brackets 95\u00a0% intervals.`;

/** How far the curves lie apart, in a sentence. */
export function laidSentence(curve: LaidCurve): string {
  const both = laidRows(curve).flatMap(({ at, of: [a, b] }) =>
    a === undefined || b === undefined ? [] : [{ at, a, b, gap: Math.abs(a.share - b.share) }],
  );
  const [first] = both;
  if (first === undefined) return 'The two runs have no percentage in common.';
  const most = both.reduce((one, other) => (other.gap > one.gap ? other : one));
  const apart = both.filter(({ a, b }) => a.low > b.high || b.low > a.high).length;
  if (most.gap === 0)
    return `The curves are the same at all ${both.length} percentages that both runs have.`;
  const meeting =
    apart === 0
      ? `At all ${both.length} percentages that both runs have, the intervals meet.`
      : `At ${apart} of the ${both.length} percentages that both runs have, the intervals do not meet.`;
  return `The curves lie furthest apart at ${most.at}\u00a0%: A ${percent(most.a.share)}, B ${percent(most.b.share)}. ${meeting}`;
}

/** What stands in the files. */
export const laidColumns: readonly Column<LaidRow>[] = [
  { head: 'filled, %', fields: { percentage: ({ at }) => at } },
  ...[0, 1].map((which): Column<LaidRow> => ({
    head: `run ${'AB'[which]}`,
    text: ({ of }) => (of[which] === undefined ? '–' : shareText(of[which])),
    fields: Object.fromEntries(
      (['share', 'low', 'high'] as const).map((field) => [
        `${field}${field === 'share' ? '' : '95'}${'AB'[which]}`,
        ({ of }: LaidRow) => of[which]?.[field] ?? null,
      ]),
    ),
  })),
];
