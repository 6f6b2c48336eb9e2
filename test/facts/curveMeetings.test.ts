// Where curves of two sizes meet: what the companion says of the three places and of the table holds.
import { mean, median } from 'd3';
import { expect, test } from 'vitest';
import {
  allHoldHalf,
  meetingSpan,
  meetings,
  meetingTexts,
  otherMeetingTexts,
  upper,
  upperTable,
} from '../../src/facts/curveMeetings.ts';
import { sizesOf } from '../../src/experiments/thresholdCurves.ts';
import { storedRun } from '../../src/stored/fromFile.ts';

/** The two ends in brackets. */
const ends = (text: string): readonly number[] =>
  (/([\d.]+) to ([\d.]+)/.exec(text) ?? []).slice(1).map(Number);

test('each two of three sizes meet, and all intervals hold one half', () => {
  expect(meetings.map(({ smaller, larger }) => [smaller, larger])).toEqual([
    [20, 25],
    [20, 30],
    [25, 30],
  ]);
  expect(allHoldHalf).toBe(true);
  for (const { at } of meetings) {
    expect(at.value).toBeGreaterThan(upper.from);
    expect(at.value).toBeLessThan(upper.to);
  }
});

test('undecided cells are counted both ways, and the span holds every interval that is told', () => {
  expect(otherMeetingTexts).toHaveLength(3);
  const [low, high] = ends(meetingSpan) as [number, number];
  for (const text of [...meetingTexts, ...otherMeetingTexts]) {
    const [from, to] = ends(text) as [number, number];
    expect(from).toBeGreaterThanOrEqual(low);
    expect(to).toBeLessThanOrEqual(high);
    expect(from).toBeLessThanOrEqual(50);
    expect(to).toBeGreaterThanOrEqual(50);
  }
});

test('larger boards have more inferred at the upper end, and less at the lower one', () => {
  const sizes = sizesOf(
    (['20x20', '25x25', '30x30'] as const).map((size) => storedRun(`threshold-upper ${size}`)),
  );
  const at = (percentage: number): readonly number[] =>
    sizes.map(({ points }) => mean(points.find((point) => point.at === percentage)!.own) ?? NaN);
  expect(at(upper.from)).toEqual(at(upper.from).toSorted((a, b) => b - a));
  expect(at(upper.to)).toEqual(at(upper.to).toSorted((a, b) => a - b));
  for (const { points } of sizes)
    for (const { own } of points) expect(median(own)).toBeGreaterThan(mean(own) ?? NaN);
});

test('the table has a row for each percentage', () => {
  expect(upperTable.rows.length).toBe(upper.to - upper.from + 1);
});
