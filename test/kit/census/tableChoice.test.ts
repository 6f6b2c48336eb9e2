import { expect, test, vi } from 'vitest';
import { TableChoice } from '../../../src/kit/census/tableChoice.ts';

const begun = () => {
  const [onStop, onChoose] = [vi.fn(), vi.fn()];
  return { choice: new TableChoice(onStop, onChoose), onStop, onChoose };
};

test('a number is chosen, another one after it, and given up by choosing it again', () => {
  const { choice, onStop, onChoose } = begun();
  choice.options.onChoose({ row: 2, kind: 1 });
  expect(choice.chosen).toEqual({ row: 2, kind: 1 });
  choice.options.onChoose({ row: 2, kind: 3 });
  expect(choice.chosen).toEqual({ row: 2, kind: 3 });
  choice.options.onChoose({ row: 2, kind: 3 });
  expect(choice.chosen).toBeNull();
  expect(onChoose).toHaveBeenCalledTimes(3);
  expect(onStop).not.toHaveBeenCalled();
});

test('the keyboard moves without choosing', () => {
  const { choice, onStop, onChoose } = begun();
  choice.options.onStop({ row: 4, kind: 0 });
  expect(choice.options.stop).toEqual({ row: 4, kind: 0 });
  expect(choice.chosen).toBeNull();
  expect([onStop.mock.calls.length, onChoose.mock.calls.length]).toEqual([1, 0]);
});

test('another table opens with its own choice, and nothing is said', () => {
  const { choice, onStop, onChoose } = begun();
  choice.options.onStop({ row: 4, kind: 0 });
  choice.open({ row: 1, kind: 2 });
  expect([choice.chosen, choice.options.stop]).toEqual([
    { row: 1, kind: 2 },
    { row: 1, kind: 2 },
  ]);
  choice.open(null);
  expect([choice.chosen, choice.options.stop]).toEqual([null, null]);
  expect([onStop.mock.calls.length, onChoose.mock.calls.length]).toEqual([1, 0]);
});
