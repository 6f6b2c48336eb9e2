// An estimate never goes without its interval, and the interval never without the draws that have no number.
import { describe, expect, test } from 'vitest';
import {
  drawnAgain,
  holds,
  intervalText,
  percentageText,
  timesText,
  widest,
} from '../../../src/notebook/plain/estimate.ts';

const draws = Array.from({ length: 200 }, (_, at) => at);

describe('drawnAgain', () => {
  test('leaves out one in forty at either end', () => {
    expect(drawnAgain(100, draws)).toEqual({ value: 100, low: 5, high: 194 });
  });

  test('draws without a number count as beyond both ends', () => {
    const some = draws.map((draw) => (draw % 70 === 0 ? null : draw)); // 0, 70 and 140
    expect(drawnAgain(100, some)).toEqual({ value: 100, low: 3, high: 197 });
  });

  test('with too many of them both ends are open', () => {
    const some = draws.map((draw) => (draw % 20 === 0 ? null : draw));
    expect(drawnAgain(100, some)).toEqual({ value: 100, low: null, high: null });
    expect(holds(drawnAgain(100, some), 1e9)).toBe(true);
  });
});

test('texts have value and interval', () => {
  expect(percentageText({ value: 50.57, low: 49.12, high: 53.6 })).toBe(
    '50.6\u00a0% (49.1 to 53.6)',
  );
  expect(intervalText({ low: null, high: null })).toBe('anything');
  expect(intervalText({ low: 41, high: 41 }, 0)).toBe('41');
  expect(
    widest([
      { value: 1, low: 0, high: 4 },
      { value: 2, low: 1, high: null },
    ]),
  ).toEqual({
    low: 0,
    high: null,
  });
});

test('a factor is told in digits only where it is known to one', () => {
  expect(timesText({ value: 1.93, low: 1.68, high: 2.53 })).toBe('1.9 times (1.7 to 2.5)');
  expect(timesText({ value: 274.5, low: 190.4, high: 473.6 })).toBe(
    'some hundred times (190 to 474)',
  );
  expect(timesText({ value: 756, low: 324, high: 11016 })).toBe(
    'some hundred times (324 to 11,016)',
  );
  expect(timesText({ value: 7.6, low: 5.4, high: 11.9 })).toBe('7.6 times (5.4 to 11.9)');
});
