/** The seven puzzles of each week: all different, and of a sample each as hard as its day wants. `remake -- seven --check` looks at all. */
import { describe, expect, test } from 'vitest';
import { sevenLine } from '../../src/kit/play/sevenWords.ts';
import type { SevenStanding } from '../../src/kit/play/sevenWords.ts';
import { rate } from '../../src/library/rate.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { digestOf } from '../../src/notebook/plain/digest.ts';
import { firstWeek, sevenDays, sevenOf, sevenWeeks } from '../../src/puzzles/seven.ts';
import found from '../../src/puzzles/sevenFound.json' with { type: 'json' };
import { onShelf } from '../../src/puzzles/shelf.ts';
import { weekText } from '../../src/puzzles/weeks.ts';

const weeks = Array.from({ length: sevenWeeks }, (_, at) => sevenOf(firstWeek + at));

describe('ten years of seven', () => {
  test('are 3,640 different puzzles, always the same, of the sizes of their days', () => {
    const codes = weeks.flatMap((week) => week.map(({ code }) => code));
    expect(new Set(codes).size).toBe(3640);
    // the same for everybody, whenever: this digest never changes
    expect(digestOf(codes)).toBe('61a0511f1f55e6c1');
    for (const week of weeks)
      for (const [at, { day, height, width, method, drawn, code }] of week.entries()) {
        expect([day, method]).toEqual([at, sevenDays[at]!.method]);
        expect(drawn).toBe(onShelf(code) !== null);
        if (!drawn) expect([height, width]).toEqual([sevenDays[at]!.side, sevenDays[at]!.side]);
      }
  });

  test('have one drawn picture a week while they last', () => {
    const drawn = weeks.map((week) => week.filter((one) => one.drawn).length);
    expect(drawn).toEqual(weeks.map((_, at) => (at < found.drawn.length ? 1 : 0)));
    expect(found.drawn.length).toBeGreaterThanOrEqual(46);
    for (const one of weeks.flat())
      if (one.drawn) expect(onShelf(one.code)?.grade.method).toBe(one.method);
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('are as hard as day %i wants', async (day) => {
    for (const at of [60 + 31 * day, 519 - 17 * day]) {
      const { code, method, picture } = weeks[at]![day]!;
      const puzzle = decodePuzzle(code);
      expect(puzzleOf(picture)).toEqual(puzzle);
      const rated = await rate(puzzle);
      expect([rated.solutions, rated.method]).toEqual(['one', method]);
      expect(rated.rounds).toBeGreaterThanOrEqual(sevenDays[day]!.rounds);
    }
  });

  test('come again after the last week', () => {
    expect(weekText(firstWeek)).toBe('2026-W49');
    const again = sevenOf(firstWeek + sevenWeeks);
    expect(again.map(({ code }) => code)).toEqual(weeks[0]!.map(({ code }) => code));
    expect(weeks[0]!.map(({ title }) => title)[6]).toBe('Sunday of week 49');
  });
});

const one = (
  method: 'sweeps' | 'pairs' | 'chains' | 'probing',
  solved: boolean,
  hints = 0,
): SevenStanding => ({ method, solved, hints });

test('the line for others tells how far, how much help and the hardest step, and no picture', () => {
  expect(sevenLine(48, [one('sweeps', false), one('chains', false, 3)])).toBe('Week 48: 0 of 2');
  expect(
    sevenLine(48, [one('sweeps', true, 1), one('chains', true, 1), one('probing', false, 4)]),
  ).toBe('Week 48: 2 of 3, 2 hints, hardest step: a chain');
  expect(sevenLine(1, [one('pairs', true)])).toBe(
    'Week 1: 1 of 1, no hints, hardest step: a pair of lines',
  );
});
