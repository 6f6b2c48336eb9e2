import { expect, test, vi } from 'vitest';
import { beginWith, choosing } from '../../../src/kit/census/tableChoice.ts';
import type { TableChoice } from '../../../src/kit/census/tableChoice.ts';

const begun = () => {
  const [onStop, onChoose] = [vi.fn(), vi.fn()];
  const choice: TableChoice = { chosen: null, stop: null };
  return { choice, onStop, onChoose, options: () => choosing(choice, onStop, onChoose) };
};

test('a number is chosen, another one after it, and given up by choosing it again', () => {
  const { choice, options, onStop, onChoose } = begun();
  options().onChoose({ row: 2, kind: 1 });
  expect(choice.chosen).toEqual({ row: 2, kind: 1 });
  options().onChoose({ row: 2, kind: 3 });
  expect(choice.chosen).toEqual({ row: 2, kind: 3 });
  options().onChoose({ row: 2, kind: 3 });
  expect(choice.chosen).toBeNull();
  expect(onChoose).toHaveBeenCalledTimes(3);
  expect(onStop).not.toHaveBeenCalled();
});

test('the keyboard moves without choosing', () => {
  const { choice, options, onStop, onChoose } = begun();
  options().onStop({ row: 4, kind: 0 });
  expect(options().stop).toEqual({ row: 4, kind: 0 });
  expect(choice.chosen).toBeNull();
  expect([onStop.mock.calls.length, onChoose.mock.calls.length]).toEqual([1, 0]);
});

test('another table opens with its own choice, and nothing is said', () => {
  const { choice, options, onStop, onChoose } = begun();
  options().onStop({ row: 4, kind: 0 });
  beginWith(choice, { row: 1, kind: 2 });
  expect([choice.chosen, options().stop]).toEqual([
    { row: 1, kind: 2 },
    { row: 1, kind: 2 },
  ]);
  beginWith(choice, null);
  expect([choice.chosen, options().stop]).toEqual([null, null]);
  expect([onStop.mock.calls.length, onChoose.mock.calls.length]).toEqual([1, 0]);
});
