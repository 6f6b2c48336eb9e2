import { expect, test } from 'vitest';
import { glassPlace } from '../../../src/kit/play/fingerGlass.ts';
import { TwoTaps } from '../../../src/kit/play/twoTaps.ts';

test('two taps are one gesture when they are near each other, in place and time', () => {
  const here = { x: 100, y: 100 };
  for (const { after, at, between, isSecond, cell = 40 } of [
    { after: 200, at: { x: 108, y: 104 }, between: false, isSecond: true },
    { after: 400, at: here, between: false, isSecond: false },
    { after: 200, at: { x: 130, y: 100 }, between: false, isSecond: false },
    { after: 200, at: here, between: true, isSecond: false }, // it was the end of a stroke
    // small cells: a tap on the next one marks that
    { after: 60, at: { x: 119, y: 100 }, between: false, isSecond: false, cell: 19 },
    { after: 60, at: { x: 108, y: 104 }, between: false, isSecond: true, cell: 14 },
  ]) {
    for (const marked of [true, false]) {
      const taps = new TwoTaps();
      taps.down(here, 1000, cell);
      expect(taps.up().isSecond).toBe(false);
      taps.tapped({ time: 1000, at: here, marked });
      if (between) taps.none();
      taps.down(at, 1000 + after, cell);
      expect(taps.up()).toEqual({ isSecond, marked: marked && !between });
      // a third one begins anew
      taps.down(at, 1001 + after, cell);
      expect(taps.up().isSecond).toBe(false);
    }
  }
});

test('the glass is on the screen and never under the finger', () => {
  for (const width of [320, 844])
    for (let x = 0; x <= width; x += 20)
      for (let y = 0; y <= 400; y += 20) {
        const { x: left, y: top } = glassPlace({ x, y }, width);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + 112).toBeLessThanOrEqual(width);
        expect(top).toBeGreaterThanOrEqual(0);
        const isUnder = x > left - 20 && x < left + 132 && y > top - 20 && y < top + 132;
        expect(isUnder, `${x} ${y}`).toBe(false);
      }
});
