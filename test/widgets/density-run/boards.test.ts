import { describe, expect, test } from 'vitest';
import { density } from '../../../src/experiments/density.ts';
import type { DensitySpec } from '../../../src/experiments/density.ts';
import { findBoards, wasCounted } from '../../../src/widgets/density-run/boards.ts';
import { choiceFor } from '../../../src/widgets/density-run/model.ts';
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

/** A finder, and the next time that it has found something. */
function finding(): { readonly finder: BoardFinder; readonly found: () => Promise<void> } {
  const told: (() => void)[] = [];
  const finder = new BoardFinder(() => told.pop()?.());
  return { finder, found: () => new Promise((resolve) => void told.push(resolve)) };
}

describe('BoardFinder', () => {
  const first = { ...all, limit: 12 };

  test('has the boards that were asked for last, and none of those before', async () => {
    const { finder, found } = finding();
    expect(finder.of({ ...first, at: 0 })).toBeNull();
    expect(finder.of(first)).toBeNull();
    await found();
    expect(finder.of(first)).toEqual(await findBoards(first, noPause, clock));
    expect(finder.of({ ...first, choice: 'simple' })).toBeNull();
  });

  test('keeps those that are known while it looks for more', async () => {
    const { finder, found } = finding();
    finder.of(first);
    await found();
    const more = { ...first, limit: 24 };
    expect(finder.of(more)).toHaveLength(12);
    await found();
    expect(finder.of(more)).toHaveLength(24);
  });

  test('forgets everything when it is closed', async () => {
    const { finder, found } = finding();
    finder.of(first);
    await found();
    finder.close();
    expect(finder.of(first)).toBeNull();
  });
});

test('a choice that a run cannot tell apart lists all of its boards', () => {
  expect(choiceFor({ four: true }, 'not simple')).toBe('all');
  expect(choiceFor({ four: true }, 'none')).toBe('none');
  expect(choiceFor({}, 'none')).toBe('all');
  expect(choiceFor({}, 'not simple')).toBe('not simple');
});
