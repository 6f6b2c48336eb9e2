import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import {
  curveGuess,
  differenceOf,
  differenceText,
  gapsBetween,
  guessedPoints,
  guessPlaces,
  noGuess,
  risesToHalf,
  shareAt,
  strokeTo,
} from '../../../src/kit/guess/curve.ts';

const heights = fc.array(fc.integer({ min: 0, max: 100 }), {
  minLength: guessPlaces.length,
  maxLength: guessPlaces.length,
});

/** A curve that is 0 up to 40 %, and 1 from 60 % on. */
const step = [
  { at: 0, share: 0 },
  { at: 40, share: 0 },
  { at: 60, share: 1 },
  { at: 100, share: 1 },
];

describe('a guess in a link', () => {
  const setting = curveGuess('g');

  test('comes back, and none is an empty text', () => {
    fc.assert(
      fc.property(heights, (guess) => {
        expect(setting.read(setting.format(guess)).value).toEqual(guess);
      }),
    );
    expect(setting.read('')).toEqual({ value: null, problem: null });
    expect(setting.format(null)).toBe('');
  });

  test.each(['1.2.3.4', '1.2.3.4.5.6', '0.0.0.0.101', 'a.b.c.d.e', '1,2,3,4,5', '-1.2.3.4.5'])(
    'is refused in a sentence: %s',
    (text) => {
      expect(setting.read(text).problem).toMatch(/^A guess is five|^A guess is 5/);
      expect(setting.fault(text, '')).toMatch(/^The link asks for the guess .*\.$/);
    },
  );
});

describe('a stroke of the hand', () => {
  test('brings the nearest handle to its height, wherever it comes down', () => {
    expect(strokeTo(noGuess, null, { at: 12, height: 80 })).toEqual([80, 50, 50, 50, 50]);
    expect(strokeTo(noGuess, null, { at: 99, height: 130 })).toEqual([50, 50, 50, 50, 100]);
    expect(strokeTo(noGuess, null, { at: -5, height: -3 })).toEqual([0, 50, 50, 50, 50]);
  });

  test('takes along the handles that it passes, in both directions', () => {
    const there = strokeTo(noGuess, { at: 0, height: 0 }, { at: 100, height: 100 });
    expect(there).toEqual([10, 30, 50, 70, 100]); // the last is nearest to the hand
    const back = strokeTo(noGuess, { at: 60, height: 90 }, { at: 20, height: 10 });
    expect(back[1]).toBe(30);
    expect(back[2]).toBe(70);
    expect(back.slice(3)).toEqual([50, 50]);
  });

  test('always leaves a guess that a link keeps', () => {
    const place = fc.record({
      at: fc.double({ min: -20, max: 120, noNaN: true }),
      height: fc.double({ min: -50, max: 150, noNaN: true }),
    });
    fc.assert(
      fc.property(heights, fc.option(place), place, (guess, from, to) => {
        const next = strokeTo(guess, from, to);
        expect(curveGuess('g').read(next.join('.')).value).toEqual(next);
      }),
    );
  });
});

describe('a guess beside the curve', () => {
  test('curves are read between their points, and nowhere else', () => {
    expect(shareAt(step, 50)).toBe(0.5);
    expect(shareAt(step, 60)).toBe(1);
    expect(shareAt(step.slice(1, 3), 30)).toBeNull();
    expect(shareAt(step.slice(1, 3), 61)).toBeNull();
    expect(risesToHalf(step)).toBe(50);
    expect(risesToHalf(step.slice(2))).toBeNull();
    expect(risesToHalf(step.slice(0, 2))).toBeNull();
  });

  test('its distance is that at the handles, and the furthest is named', () => {
    expect(differenceOf(noGuess, step)).toEqual({
      places: 5,
      mean: 40,
      furthest: { at: 10, guess: 0.5, share: 0 },
      half: { guess: null, curve: 50 },
    });
    expect(gapsBetween(noGuess, step)).toHaveLength(5);
    const same = guessedPoints([0, 20, 50, 80, 100]);
    expect(differenceOf([0, 20, 50, 80, 100], same)?.mean).toBe(0);
  });

  test('a curve of the middle is compared in the middle only', () => {
    const middle = [
      { at: 24, share: 0.1 },
      { at: 75, share: 1 },
    ];
    expect(differenceOf(noGuess, middle)?.places).toBe(3);
    expect(differenceOf(noGuess, [{ at: 33, share: 1 }])).toBeNull();
  });

  test('is told in sentences', () => {
    expect(differenceText(differenceOf([0, 0, 30, 100, 100], step)!, 'the mean')).toBe(
      'At the five handles your guess is 4 points off on average. You were furthest off at 50\u00a0%: you said 30\u00a0%, the mean is 50\u00a0%. The mean passes one half at 50\u00a0%, your guess at 56\u00a0%.',
    );
    expect(differenceText(differenceOf(noGuess, step)!, 'the mean')).toMatch(
      /your guess does not rise past it\.$/,
    );
  });
});
