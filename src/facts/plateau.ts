/** The curves of 003's Figure 5 without their plateau: open cells that are local are left out. From the stored runs, while the site is built. */
import { mean } from 'd3';
import { surely } from '../claims/agree.ts';
import type { ThresholdName } from '../claims/measurement.ts';
import { curveThrough, drawBoards } from '../experiments/boardsAgain.ts';
import type { CurvePoint } from '../experiments/boardsAgain.ts';
import { drawnAgain, intervalText } from '../notebook/plain/estimate.ts';
import { fixed, percent, sizeText } from '../notebook/plain/numbers.ts';
import { storedRun } from '../stored/fromFile.ts';

/** Their runs, small sizes first. */
const names = [
  'threshold-local 15x15',
  'threshold-local 20x20',
  'threshold-local 25x25',
  'threshold-local 30x30',
  'threshold-local 40x40',
] as const satisfies readonly ThresholdName[];

/** Of the filled cells that are not local, the share that is inferable: of each board, undecided cells counted in two ways. */
type Shares = {
  readonly at: number;
  readonly least: readonly number[];
  readonly most: readonly number[];
};

const sizes = names.map((name) => {
  const { spec, tally } = storedRun(name);
  const { done, filled, inferred, within8, undecidedFilled } = tally;
  const points = spec.percentages.map((at, index): Shares => {
    const units = [...done.keys()].filter(
      (unit) => unit % spec.percentages.length === index && filled[unit]! > within8![unit]!,
    );
    const share = (of: (unit: number) => number): readonly number[] =>
      units.map((unit) => of(unit) / (filled[unit]! - within8![unit]!));
    return {
      at,
      least: share((unit) => inferred[unit]!),
      most: share((unit) => inferred[unit]! + (undecidedFilled?.[unit] ?? 0)),
    };
  });
  return { side: spec.side, boards: spec.boards, points };
});

/** "400 of 15 × 15". */
export const plateauBoards: readonly string[] = sizes.map(
  ({ side, boards }) => `${boards} of ${sizeText(side, side)}`,
);

/** The mean of a point with its interval, in percent. */
function cellText({ at, least, most }: Shares, side: number): string {
  const draw = drawBoards([{ at, curves: [least] }], 1, side);
  const again = Array.from({ length: 400 }, () => 100 * draw()[0]![0]!.share);
  const estimate = drawnAgain(100 * (mean(least) ?? NaN), again);
  const open = (mean(most) ?? 0) - (mean(least) ?? 0) > 0.0005;
  return `${fixed(estimate.value, 1)} (${intervalText(estimate)})${open ? ' or more' : ''}`;
}

/** Each percentage: the share of each size that was drawn there. */
export const plateauTable = {
  columns: ['Filled cells', ...sizes.map(({ side }) => sizeText(side, side))],
  rows: [44, 46, 48, 50, 52, 54, 56].map((percentage) => [
    `${percentage}\u00a0%`,
    ...sizes.map(({ side, points }) => {
      const point = points.find(({ at }) => at === percentage);
      return point === undefined ? '–' : cellText(point, side);
    }),
  ]),
} as const;

/** Mean and error of some shares. */
const meanOf = (at: number, shares: readonly number[]): CurvePoint =>
  curveThrough([{ at, curves: [shares] }], 0)[0]!;

/** Whether one mean is surely above another. */
const above = (a: CurvePoint, b: CurvePoint): boolean =>
  a.share - b.share > surely * Math.hypot(a.error, b.error);

/** Percentages at which two sizes that follow each other can be told apart, however undecided cells are counted. */
const apart = sizes.slice(1).flatMap((larger, k) =>
  larger.points.flatMap(({ at, ...large }) => {
    const small = sizes[k]!.points.find((one) => one.at === at);
    if (small === undefined) return [];
    const more = above(meanOf(at, large.least), meanOf(at, small.most));
    const fewer = above(meanOf(at, small.least), meanOf(at, large.most));
    return more || fewer ? [{ at, more, share: mean(small.least) ?? NaN }] : [];
  }),
);

/** How many of them there are, at how many the larger has more, and the last one, with the share of the smaller size. */
export const toldApart = {
  points: apart.length,
  more: apart.filter(({ more }) => more).length,
  last: Math.max(...apart.map(({ at }) => at)),
  share: percent(Math.max(...apart.map(({ share }) => share))),
} as const;
