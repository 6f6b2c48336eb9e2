/**
 * Holds what the documents say against a run: agreement is judged by intervals, not by eye. By those of 99.9 %, because
 * many points are looked at and one in twenty 95 % intervals misses by chance.
 */
import { wilson } from '../../experiments/wilson.ts';
import type { CountedPoint } from './model.ts';
import { percentText } from './model.ts';
import type { PublishedStatement } from './published.ts';

export type Verdict = {
  readonly statement: PublishedStatement;
  readonly kind: 'agrees' | 'differs' | 'open';
  readonly text: string;
};

const surely = 3.29; // standard deviations: 99.9 %

const list = (points: readonly CountedPoint[]): string =>
  points
    .slice(0, 4)
    .map((point) => `${percentText(point.successes / point.trials)} % simple at ${point.at} %`)
    .join(', ') + (points.length > 4 ? ' and others' : '');

/**
 * The verdict on one statement: it agrees when the 99.9 % interval of every sampled point inside its percentages meets
 * the published proportions.
 *
 * @source none
 */
export function verdictOn(statement: PublishedStatement, points: readonly CountedPoint[]): Verdict {
  const { from, to, low, high } = statement;
  const inside = points.filter((point) => point.at >= from && point.at <= to);
  if (inside.length === 0) {
    return { statement, kind: 'open', text: 'no point of this run lies there' };
  }
  const outside = inside.filter(({ successes, trials }) => {
    const wide = wilson(successes, trials, surely);
    return wide.low > high || wide.high < low;
  });
  if (outside.length === 0)
    return { statement, kind: 'agrees', text: `we find ${list(inside.slice(-1))}` };
  return { statement, kind: 'differs', text: `we find ${list(outside)}` };
}
