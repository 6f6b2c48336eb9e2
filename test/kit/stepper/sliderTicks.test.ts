import { describe, expect, test } from 'vitest';
import { record } from '../../../src/engine/sweep/simpleSolver.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { simpleTrace } from '../../../src/kit/stepper/simpleTrace.ts';
import { nextMark, tickNear, wordsAt } from '../../../src/kit/stepper/sliderTicks.ts';
import { outlineOf } from '../../../src/kit/stepper/trace.ts';

const outline = outlineOf(simpleTrace(record(decodePuzzle('5x5_2_2_1.2_2.1_2~2_1.2_2.1_3_1'))));
const marks = outline.ticks.map(({ position }) => position);

describe('the marks of the slider', () => {
  test('say what begins or has happened there', () => {
    expect(wordsAt(outline, 0)).toBe('Sweep 1 begins');
    expect(wordsAt(outline, marks[2] ?? -1)).toBe('Sweep 3 begins');
    expect(wordsAt(outline, outline.length)).toBe('Solved');
    expect(wordsAt(outline, 1)).toBe('');
  });
  test('are found from near by, not from afar', () => {
    const third = marks[2] ?? -1;
    expect(tickNear(outline, third + 0.4, 1)?.position).toBe(third);
    expect(tickNear(outline, third - 0.4, 1)?.position).toBe(third);
    expect(tickNear(outline, third - 0.4, 0.2)).toBeNull();
  });
  test('follow each other by the page keys, without turning round', () => {
    const there: number[] = [0];
    for (;;) {
      const next = nextMark(outline, there.at(-1) ?? 0, 1);
      if (next === null) break;
      there.push(next);
    }
    expect(there).toEqual([...new Set(marks)]);
    const back = there.toReversed();
    back.forEach((position, at) => {
      expect(nextMark(outline, position, -1)).toBe(back[at + 1] ?? null);
    });
  });
});
