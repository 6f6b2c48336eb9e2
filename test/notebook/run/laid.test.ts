import { expect, test } from 'vitest';
import {
  laidNames,
  laidRows,
  laidSentence,
  laidText,
  runNameOf,
  whyNotLaid,
} from '../../../src/notebook/run/laid.ts';
import type { LaidCurve } from '../../../src/notebook/run/laid.ts';

const point = (at: number, share: number, wide = 0.1) => ({
  at,
  share,
  low: share - wide,
  high: share + wide,
});

const curve: LaidCurve = {
  name: 'solved',
  heights: 'of all boards, %',
  of: [
    [point(10, 0.5), point(20, 0.5), point(40, 0.9)],
    [point(10, 0.6), point(20, 0.8), point(30, 0.1)],
  ],
};

test('the places of two curves are those of either, and say what each has', () => {
  const rows = laidRows(curve);
  expect(rows.map(({ at }) => at)).toEqual([10, 20, 30, 40]);
  expect(laidText(rows[2]!)).toBe(
    '30\u00a0% filled: A has nothing; B 10.0\u00a0% (0.0 to 20.0). In brackets 95\u00a0% intervals.',
  );
});

test('the sentence tells the greatest gap and counts intervals that do not meet', () => {
  expect(laidSentence(curve)).toBe(
    'The curves lie furthest apart at 20\u00a0%: A 50.0\u00a0%, B 80.0\u00a0%. At 1 of the 2 percentages that both runs have, the intervals do not meet.',
  );
  const [a] = curve.of;
  const near = {
    ...curve,
    of: [a, a.map((one) => ({ ...one, share: one.share - 0.01 }))],
  } as const;
  expect(laidSentence(near)).toMatch(
    /At all 3 percentages that both runs have, the intervals meet\.$/,
  );
  expect(laidSentence({ ...curve, of: [a, a] })).toMatch(/the same at all 3 percentages/);
  expect(laidSentence({ ...curve, of: [a, []] })).toMatch(/no percentage in common/);
});

test('runs are called by what differs, as long as that is short', () => {
  expect(laidNames(['6 × 6', 'seed 1'], ['6 × 6', 'seed 2'])).toEqual(['A: seed 1', 'B: seed 2']);
  expect(laidNames(['6 × 6', 'seed 1'], ['6 × 6'])).toEqual(['A: seed 1', 'B']);
  expect(laidNames(['a long setting of this run'], ['b', 'c'])).toEqual(['A', 'B: b']);
});

test('runs of other kinds say why they cannot be laid over each other', () => {
  expect(whyNotLaid(['shares', 'shares'])).toBeNull();
  expect(whyNotLaid(['shares', null])).toMatch(/^Run B does not draw a curve/);
  expect(whyNotLaid([null, null])).toMatch(/^Neither run draws a curve/);
  expect(whyNotLaid(['switches', 'cells'])).toMatch(/^Run A shows switches, run B cells\./);
});

test('the key of a run says which it is, and what is none says nothing', () => {
  expect(runNameOf('density 2 {"seed":1}')).toEqual({
    id: 'density',
    version: 2,
    spec: { seed: 1 },
  });
  for (const key of ['density', 'density two {}', 'density 2 {']) expect(runNameOf(key)).toBeNull();
});
