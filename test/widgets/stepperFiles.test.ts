/** The files of a run hold its steps up to the place that is on show, and at the start all of them. */
import { expect, test } from 'vitest';
import { afterSteps } from '../../src/kit/stepper/fileSteps.ts';
import { runFour } from '../../src/kit/stepper/fourRun.ts';
import { runTwoSat } from '../../src/kit/stepper/twoSatRun.ts';
import { galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { fourRows } from '../../src/widgets/four-stepper/files.ts';
import { eventRows, runOf } from '../../src/widgets/sweep-stepper/model.ts';
import { twoSatRows } from '../../src/widgets/two-sat-stepper/files.ts';

type Rows = readonly (readonly (string | number)[])[];

const sweeps = runOf(galleryPuzzle('heart').code, 'H');
const four = runFour(galleryPuzzle('smallest-four').code, 'H', []);
const chains = runTwoSat(galleryPuzzle('sums-add').code, true);

const files: readonly {
  readonly name: string;
  readonly rows: (position?: number) => Rows;
  readonly length: number;
}[] = [
  { name: 'sweeps', rows: (at) => eventRows(sweeps, at), length: sweeps.trace.steps.length },
  { name: 'pairs of lines', rows: (at) => fourRows(four, at), length: four.trace.steps.length },
  { name: 'chains', rows: (at) => twoSatRows(chains, at), length: chains.trace.steps.length },
];

test.each(files)('$name: a file grows with the place, up to the whole run', ({ rows, length }) => {
  const whole = rows();
  expect(rows(length)).toEqual(whole);
  expect(whole.length).toBeGreaterThan(1);
  let before = rows(1);
  expect(before.length).toBeLessThan(whole.length);
  for (let at = 2; at <= length; at++) {
    const now = rows(at);
    // of the last row more may be known
    expect(now.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    expect(now.length - before.length).toBeGreaterThanOrEqual(0);
    expect(now.length - before.length).toBeLessThanOrEqual(1);
    before = now;
  }
});

test('the file of sweeps has a row a step', () => {
  for (const at of [1, 7, sweeps.trace.steps.length])
    expect(eventRows(sweeps, at)).toHaveLength(1 + at);
});

test('the name of a file says how many steps are in it', () => {
  expect([0, 1, 450].map(afterSteps)).toEqual(['', '-after-1-step', '-after-450-steps']);
});
