import { describe, expect, test } from 'vitest';
import { density } from '../../../src/experiments/density.ts';
import type { DensitySpec } from '../../../src/experiments/density.ts';
import { findBoards, wasCounted } from '../../../src/widgets/density-run/boards.ts';
import { BoardFinder } from '../../../src/widgets/density-run/boardFinder.ts';

const spec: DensitySpec = {
  height: 6,
  width: 6,
  model: 'exact',
  percentages: [20, 50],
  boards: 600,
  seed: 4,
};
const at = 1;
/** A clock on which every slice takes 5 ms. */
let time = 0;
const clock = (): number => (time += 5);
const noPause = (): Promise<void> => Promise.resolve();
const all = { spec, at, choice: 'all', left: [], limit: 600, to: 600 } as const;

describe('findBoards', () => {
  test('finds exactly the boards that the run counted as simple', async () => {
    const tally = density.emptyTally(spec);
    density.begin(spec)(0, density.units(spec), tally);
    const simple = await findBoards({ ...all, choice: 'simple' }, noPause, clock);
    const rest = await findBoards({ ...all, choice: 'not simple' }, noPause, clock);
    expect(simple).toHaveLength(tally.simple[at] ?? -1);
    expect(simple.length + rest.length).toBe(600);
    expect(simple.every((board) => board.simple)).toBe(true);
  });

  test('finds each class, and the switching component that makes a board unsolvable', async () => {
    const four = { ...spec, percentages: [20, 35], four: true };
    const of = async (choice: 'simple' | 'four' | 'some' | 'none') =>
      findBoards({ ...all, spec: four, choice }, noPause, clock);
    const lists = await Promise.all((['simple', 'four', 'some', 'none'] as const).map(of));
    expect(lists.flat()).toHaveLength(600);
    const [simple = [], solved = [], , none = []] = lists;
    expect([...simple, ...solved].some(({ switching }) => switching)).toBe(false);
    expect(none.length).toBeGreaterThan(0);
    expect(none.filter(({ switching }) => switching).length).toBeGreaterThan(none.length / 2);
    expect(none.every((board) => board.class === 'none')).toBe(true);
  });

  test('stops at its limit, in the order of the numbers', async () => {
    const found = await findBoards({ ...all, limit: 5 }, noPause, clock);
    expect(found.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
  });

  test('pauses between slices', async () => {
    let pauses = 0;
    await findBoards(
      { ...all, choice: 'simple' },
      () => {
        pauses++;
        return Promise.resolve();
      },
      clock,
    );
    expect(pauses).toBeGreaterThan(0);
  });

  test('leaves out the units that a stopped run has not done', async () => {
    // units 2 to 7 are boards 1 to 3 of both percentages
    const left = [{ from: 2, to: 8 }];
    const found = await findBoards({ ...all, left, limit: 3 }, noPause, clock);
    expect(found.map(({ index }) => index)).toEqual([0, 4, 5]);
    expect(wasCounted(spec, 0, 1, left)).toBe(false);
    expect(wasCounted(spec, 0, 4, left)).toBe(true);
  });
});

describe('BoardFinder', () => {
  const request = { spec, at, left: [], title: 'Boards', counted: 600 };

  test('shows the boards of the last point that was opened', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const finder = new BoardFinder(() => {
      if ((finder.panel?.boards ?? null) !== null) resolve();
    });
    finder.open({ ...request, at: 0 });
    finder.open(request);
    await promise;
    const expected = await findBoards({ ...all, limit: 12 }, noPause, clock);
    expect(finder.panel?.boards).toEqual(expected);
    expect(finder.panel?.more).toBe(true);
  });

  test('tells at once that it looks for other boards', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const seen: (string | null)[] = [];
    const finder = new BoardFinder(() => {
      const { choice, boards } = finder.panel ?? { choice: null, boards: null };
      seen.push(`${choice}: ${boards === null ? 'looking' : 'found'}`);
      if (seen.at(-1) === 'simple: found') resolve();
    });
    finder.open(request);
    finder.choose('simple');
    await promise;
    expect(seen).toEqual(['all: looking', 'simple: looking', 'simple: found']);
  });

  test('forgets everything when it is closed', () => {
    const finder = new BoardFinder(() => undefined);
    finder.open(request);
    expect(finder.panel?.boards).toBeNull();
    finder.close();
    expect(finder.panel).toBeNull();
  });
});
