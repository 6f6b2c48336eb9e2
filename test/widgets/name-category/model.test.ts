import { expect, test } from 'vitest';
import { isUnique } from '../../../src/engine/solve/solve.ts';
import { categoryRounds } from '../../../src/puzzles/categoryRounds.ts';
import * as model from '../../../src/widgets/name-category/model.ts';

const all = categoryRounds.map((_, at) => model.roundOf(at + 1));
const asked = { round: 6, one: null, zero: null, shown: false } as const;

test('no two rounds have the same category, and none of them is one that cannot be', () => {
  const categories = all.map(({ probe }) => probe.category);
  expect(categories).toEqual([15, 8, 6, 12, 5, 14]);
});

test('what is said of a round is what its probes prove', () => {
  for (const round of all) {
    const { category, proves } = round.probe;
    if (category === 14 || category === 11) expect(isUnique(round.puzzle)).toBe(true);
    const reason = model.reasonOf(round, { shown: true });
    expect(/is (?:filled|empty)|only one/.test(reason)).toBe(proves !== null);
  }
});

test('names the category that the two ends make, and says whether it is the one', () => {
  const last = model.roundOf(6);
  expect(model.sentenceOf(last, asked)).toMatch(/\?$/);
  const said = { ...asked, one: 3, zero: 2 };
  expect(model.sentenceOf(last, said)).toBe('You say: filled solves, empty breaks.');
  expect(model.sentenceOf(last, { ...said, shown: true })).toBe(
    'Right: filled solves, empty breaks. That is category 14.',
  );
  expect(model.sentenceOf(last, { ...said, zero: 0, shown: true })).toBe(
    'You said: filled solves, empty finds nothing. In fact filled solves, empty breaks. That is category 14.',
  );
  expect(model.nextRound(said)).toEqual({ round: 1, one: null, zero: null, shown: false });
});

test('a future begins with its cell set, and ends as sweeps leave it', () => {
  const first = model.roundOf(1);
  for (const side of model.which) {
    const [begins, ends] = [false, true].map((shown) => model.futureBoard(first, side, shown));
    expect(begins!.trials?.size).toBe(1);
    expect(ends!.cells.includes(2)).toBe(false);
  }
});
