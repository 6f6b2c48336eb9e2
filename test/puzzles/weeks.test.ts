/** Weeks by ISO 8601, held against what the standard says of single days. */
import { expect, test } from 'vitest';
import { weekday, weekIn, weekNumber, weekOfYear, weekText } from '../../src/puzzles/weeks.ts';

test.each([
  ['1970-01-01', '1970-W01', 3],
  ['2026-11-30', '2026-W49', 0],
  ['2026-12-06', '2026-W49', 6],
  ['2026-12-31', '2026-W53', 3], // a year of 53 weeks
  ['2027-01-03', '2026-W53', 6],
  ['2027-01-04', '2027-W01', 0],
  ['2020-12-31', '2020-W53', 3],
  ['2024-12-30', '2025-W01', 0], // the last days of a year in the first week of the next
  ['2024-02-29', '2024-W09', 3],
  ['2016-01-03', '2015-W53', 6],
  ['2018-01-01', '2018-W01', 0],
  ['2033-01-01', '2032-W53', 5],
])('%s is in %s', (date, week, day) => {
  expect(weekText(weekNumber(date))).toBe(week);
  expect(weekday(date)).toBe(day);
  expect(weekIn(week)).toBe(weekNumber(date));
});

test('each day of fifty years is in the week of its Monday, and weeks follow each other', () => {
  const faults: string[] = [];
  let before = weekNumber('2000-01-02');
  for (let at = Date.UTC(2000, 0, 3); at < Date.UTC(2050, 0, 1); at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10);
    const number = weekNumber(date);
    const isMonday = new Date(at).getUTCDay() === 1;
    const { week } = weekOfYear(number);
    const last = weekOfYear(before).week;
    const follows = isMonday ? week === last + 1 || (week === 1 && last >= 52) : week === last;
    if (
      number !== before + Number(isMonday) ||
      (weekday(date) === 0) !== isMonday ||
      !follows ||
      weekIn(weekText(number)) !== number
    )
      faults.push(date);
    before = number;
  }
  expect(faults).toEqual([]);
});

test('what is no week and no day is refused', () => {
  for (const text of ['', '2027-W53', '2027-W00', '2026-W54', '2026-49', '2026-W5', 'W'])
    expect(weekIn(text)).toBeNull();
  expect(weekIn('2026-W53')).not.toBeNull();
  for (const text of ['', 'today', '2026-1-1']) expect(() => weekNumber(text)).toThrow(RangeError);
});
