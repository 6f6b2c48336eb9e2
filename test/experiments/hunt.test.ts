import { describe, expect, test } from 'vitest';
import { countFilled } from '../../src/engine/board/image.ts';
import { hunt, mostSteps } from '../../src/experiments/hunt.ts';
import type { HuntSpec, HuntTally } from '../../src/experiments/hunt.ts';
import { decodeImage } from '../../src/formats/imageCode.ts';
import { slowDifficulty } from './slow.ts';

const spec: HuntSpec = {
  height: 7,
  width: 8,
  method: 'climb',
  percentage: 55,
  restarts: 6,
  steps: 300,
  seed: 4,
};

function run(spec: HuntSpec, from = 0, to = spec.restarts): HuntTally {
  hunt.check(spec);
  const tally = hunt.emptyTally(spec);
  hunt.begin(spec)(from, to, tally);
  return tally;
}

describe('hunt', () => {
  test('keeps as record a simple image that has the difficulty it says', () => {
    for (const method of ['random', 'climb', 'anneal'] as const) {
      const { best } = run({ ...spec, method });
      expect(best).not.toBeNull();
      expect(slowDifficulty(decodeImage(best?.image ?? ''))).toBe(best?.difficulty);
    }
  });

  test('counts every board it tried, and its record is the hardest of them', () => {
    const { boards, simple, counts, best } = run(spec);
    expect(boards).toBe(6 * 300);
    expect(counts.reduce((sum, images) => sum + images, 0)).toBe(simple);
    expect(counts.findLastIndex((images) => images > 0)).toBe(best?.difficulty);
    expect(counts[0]).toBe(0);
  });

  test('climbs higher than it gets by trying random images, for the same number of boards', () => {
    const climb = run(spec).best?.difficulty ?? 0;
    const random = run({ ...spec, method: 'random' }).best?.difficulty ?? 0;
    expect(climb).toBeGreaterThan(random);
  });

  test.each(['climb', 'anneal'] as const)(
    'does a restart in the same way whatever was done before it: %s',
    (method) => {
      const of = { ...spec, method };
      const step = hunt.begin(of);
      const warm = hunt.emptyTally(of);
      step(0, 3, warm);
      const after = hunt.emptyTally(of);
      step(3, 4, after);
      expect(after).toEqual(run(of, 3, 4));
    },
  );

  test('anneals in pieces to the same end, and leaves no trace where it is given up', () => {
    const of = { ...spec, method: 'anneal' as const, steps: 9000 };
    const mixed = hunt.mixed?.(of);
    const tally = hunt.emptyTally(of);
    const given = mixed?.inPieces(5, tally);
    for (let piece = 0; piece < 3; piece++) given?.next();
    expect(tally).toEqual(hunt.emptyTally(of));
    const pieces = mixed?.inPieces(2, tally);
    let count = 1;
    while (pieces?.next().done === false) count++;
    expect(count).toBeGreaterThan(4);
    expect(tally).toEqual(run(of, 2, 3));
  });

  test('draws random images with the exact number of filled cells', () => {
    const { best } = run({ ...spec, method: 'random' });
    expect(countFilled(decodeImage(best?.image ?? ''))).toBe(Math.round(0.55 * 56));
  });

  test('finds nothing where no image is simple, and says so', () => {
    const diagonal = { ...spec, height: 30, width: 30, percentage: 20, steps: 20, restarts: 1 };
    expect(run(diagonal)).toMatchObject({ boards: 20, simple: 0, best: null });
  });

  test('refuses settings out of range', () => {
    const bad: [Partial<HuntSpec>, string][] = [
      [{ height: 33 }, 'height must be'],
      [{ steps: mostSteps(7, 8, 'climb') + 1 }, 'steps must be'],
      [{ restarts: 0 }, 'restarts must be'],
      [{ percentage: 120 }, 'percentage must be from 0 to 100: 120'],
      [{ seed: 2 ** 32 }, 'seed must be'],
      [{ method: 'guess' as 'climb' }, 'method must be random, climb or anneal: guess'],
    ];
    for (const [change, message] of bad)
      expect(() => hunt.check({ ...spec, ...change })).toThrow(message);
  });
});
