/**
 * Holds what the documents say against a run: agreement is judged by intervals, not by eye. By those of 99.9 %, because
 * many points are looked at and one in twenty 95 % intervals misses by chance.
 */
import { percent } from '../../formats/numbers.ts';
import type { PublishedMark } from '../../charts/densityCurves.ts';
import { wilson } from '../../experiments/wilson.ts';
import type { ClassPoint } from '../../claims/000/densityPoints.ts';
import type { CountedPoint } from './points.ts';

/** What a run says about a statement. */
export type Finding = {
  readonly kind: 'agrees' | 'differs' | 'open';
  readonly text: string;
};

/** A sentence of a document that can be held against a run of one size. */
export type PublishedStatement = {
  readonly source: string; // document and place
  readonly says: string; // the statement in our words
  readonly exactOnly?: boolean; // speaks of an exact number of filled cells
  readonly classes?: boolean; // needs all four classes
  /** Where it stands on the chart; null where its curve is not drawn. `shares` is the form of stacked classes. */
  readonly mark: (
    points: readonly CountedPoint[],
    shares: boolean,
  ) => Omit<PublishedMark, 'letter'> | null;
  readonly find: (points: readonly CountedPoint[]) => Finding;
};

export type Verdict = Finding & { readonly statement: PublishedStatement };

/** The verdict on one statement. */
export const verdictOn = (
  statement: PublishedStatement,
  points: readonly CountedPoint[],
): Verdict => ({ statement, ...statement.find(points) });

/** A verdict in a word or two. */
export const verdictWords = { agrees: 'Agrees', differs: 'Differs', open: 'Not sampled' } as const;

/**
 * A statement and what we find, as the list has it: the source where it is not that of the line before, and no break
 * between a number and its percent sign.
 */
export function verdictText({ statement, text }: Verdict, before: Verdict | undefined): string {
  const { source, says } = statement;
  const from = before?.statement.source === source ? '' : `${source}: `;
  return `${from}${says}. Ours: ${text}.`.replaceAll(' %', '\u00a0%');
}

export const notSampled: Finding = { kind: 'open', text: 'no point of this run lies there' };

/** Agrees or differs. */
export const finding = (agrees: boolean, text: string): Finding => ({
  kind: agrees ? 'agrees' : 'differs',
  text,
});

/** The points as the published figures take them; only for a run with all classes. */
export const asClassPoints = (points: readonly CountedPoint[]): readonly ClassPoint[] =>
  points.map(({ at, trials, successes, four = 0, some = 0 }) => ({
    percentage: at,
    boards: trials,
    simple: successes,
    four,
    some,
  }));

const surely = 3.29; // standard deviations: 99.9 %

/** The 99.9 % interval of a count. */
export const sureInterval = (count: number, trials: number): ReturnType<typeof wilson> =>
  wilson(count, trials, surely);

/** What a region is about: proportions of boards that a count has between two percentages of filled cells. */
export type Region = {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly count: (point: CountedPoint) => number;
  readonly name: string; // of what is counted: "simple"
};

/** Agrees when the 99.9 % interval of every sampled point inside the percentages meets the published proportions. */
export function findInRegion(points: readonly CountedPoint[], region: Region): Finding {
  const { from, to, low, high, count, name } = region;
  const inside = points.filter((point) => point.at >= from && point.at <= to);
  if (inside.length === 0) return notSampled;
  const list = (some: readonly CountedPoint[]): string =>
    some
      .slice(0, 4)
      .map((point) => `${percent(count(point) / point.trials)} ${name} at ${point.at} %`)
      .join(', ') + (some.length > 4 ? ' and others' : '');
  const outside = inside.filter((point) => {
    const wide = sureInterval(count(point), point.trials);
    return wide.low > high || wide.high < low;
  });
  if (outside.length === 0) return finding(true, `we find ${list(inside.slice(-1))}`);
  return finding(false, `we find ${list(outside)}`);
}
