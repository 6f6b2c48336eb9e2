import { describe, expect, test } from 'vitest';
import { record } from '../../../src/engine/sweep/simpleSolver.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { simpleTrace } from '../../../src/kit/stepper/simpleTrace.ts';
import { runTwoSat } from '../../../src/kit/stepper/twoSatRun.ts';
import { createWalk } from '../../../src/kit/stepper/walk.ts';
import { barsOf, nearOnWay, wayAt } from '../../../src/kit/stepper/wayPicture.ts';
import { nextMark, wordsAt } from '../../../src/kit/stepper/wayView.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';

const walk = createWalk(simpleTrace(record(decodePuzzle('5x5_2_2_1.2_2.1_2~2_1.2_2.1_3_1'))));
const { outline } = walk;
const at = (granularity: string, position: number) => ({
  granularity,
  position,
  playing: false,
  speed: 0,
});
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
    const way = wayAt(walk, at('sweep', 0));
    const share = 2 / (way.stops.length - 1);
    expect(nearOnWay(way, outline, share + 0.01, 0.02)?.position).toBe(third);
    expect(nearOnWay(way, outline, share + 0.02, 0.01)).toBeNull();
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

describe('the way through a run', () => {
  test('has a bar for each sweep, as high as what it found', () => {
    const bars = barsOf(walk, 'line');
    expect(bars).toHaveLength(17);
    expect(bars.reduce((sum, { found }) => sum + found, 0)).toBe(25);
    expect(bars.at(-1)?.to).toBe(outline.length);
  });
  test('leads over the stops of the pace, and within a chain over its beads', () => {
    expect(wayAt(walk, at('sweep', outline.length))).toMatchObject({ first: 0, last: 17, at: 17 });
    const chained = runTwoSat(galleryPuzzle('smallest-two-sat').code, false);
    const { from, to, event } = chained.conclusions[0]!;
    const ring = createWalk(chained.trace);
    const way = wayAt(ring, at('line', from + 3));
    expect([way.beads, way.last - way.first, way.at - way.first]).toEqual([
      true,
      event.kind === 'chain' ? event.chain.length + 1 : 0,
      2,
    ]);
    for (const position of [from, to + 1])
      expect(wayAt(ring, at('line', position)).beads).toBe(false);
    expect(wayAt(ring, at('phase', to)).beads).toBe(false);
  });
});
