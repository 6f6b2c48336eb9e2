import { beforeEach, describe, expect, test, vi } from 'vitest';
import { move, settle } from '../../../src/notebook/cell/motion.ts';
import type { Move } from '../../../src/notebook/cell/motion.ts';

let reduced = false;
beforeEach(() => {
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
});

/** An element that writes down what becomes of it. */
class Written {
  readonly told: string[] = [];
  arrive = (): void => {};

  animate(_: unknown, { fill }: KeyframeAnimationOptions): Pick<Animation, 'finished' | 'cancel'> {
    this.told.push(`moves, ${fill}`);
    const { promise, resolve, reject } = Promise.withResolvers<Animation>();
    this.arrive = () => resolve({} as Animation);
    const cancel = (): void => {
      this.told.push('arrives');
      reject(new Error('cancelled'));
    };
    return { finished: promise, cancel };
  }

  remove(): void {
    this.told.push('leaves');
  }
}

const place = (): Element => ({}) as Element;
const fading = (one: Written, more: Partial<Move> = {}): Move => ({
  element: one as unknown as Element,
  frames: [{ opacity: 0 }, { opacity: 1 }],
  duration: 100,
  ...more,
});
const passing = { passing: true } as const;

describe('a movement', () => {
  test('leaves nothing behind when it is over', async () => {
    const [board, band] = [new Written(), new Written()];
    move(place(), [fading(board), fading(band, passing)]);
    expect([board.told, band.told]).toEqual([['moves, backwards'], ['moves, both']]);
    band.arrive();
    await Promise.resolve();
    expect(band.told).toHaveLength(1); // all of it ends together
    board.arrive();
    await vi.waitFor(() => expect(band.told.slice(1)).toEqual(['arrives', 'leaves']));
    expect(board.told.slice(1)).toEqual(['arrives']);
  });

  test('has arrived before the next one begins, and ends once', async () => {
    const [before, band, after] = [new Written(), new Written(), new Written()];
    const here = place();
    move(here, [fading(before), fading(band, passing)]);
    move(here, [fading(after)]);
    expect([before.told.at(-1), band.told.at(-1)]).toEqual(['arrives', 'leaves']);
    expect(after.told).toEqual(['moves, backwards']);
    await new Promise((done) => setTimeout(done));
    expect(after.told).toHaveLength(1); // the end of the first is not that of the second
    settle(here);
    settle(here);
    expect(after.told.slice(1)).toEqual(['arrives']);
  });

  test('of another place goes on', () => {
    const [one, other] = [new Written(), new Written()];
    move(place(), [fading(one)]);
    move(place(), [fading(other)]);
    expect(one.told).toHaveLength(1);
  });

  test.each([
    ['reduced motion', 2],
    ['more elements than a frame has time for', 400],
  ])('is not, with %s', async (_, elements) => {
    reduced = elements === 2;
    const all = Array.from({ length: elements }, () => new Written());
    move(
      place(),
      all.map((one) => fading(one, passing)),
    );
    await vi.waitFor(() => expect(all[0]?.told).toEqual(['leaves']));
    expect(new Set(all.flatMap(({ told }) => told))).toEqual(new Set(['leaves']));
  });
});
