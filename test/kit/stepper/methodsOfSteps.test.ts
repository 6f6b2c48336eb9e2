/** Each step of a run is of a method, and what is drawn of it has its colour. */
import { expect, test } from 'vitest';
import { runFour } from '../../../src/kit/stepper/fourRun.ts';
import { simpleTrace } from '../../../src/kit/stepper/simpleTrace.ts';
import { planStrip } from '../../../src/kit/stepper/strip.ts';
import type { Trace } from '../../../src/kit/stepper/trace.ts';
import { runTwoSat } from '../../../src/kit/stepper/twoSatRun.ts';
import { createWalk, logMethod } from '../../../src/kit/stepper/walk.ts';
import { record } from '../../../src/engine/sweep/simpleSolver.ts';
import { galleryDescriptions, galleryPuzzle } from '../../../src/puzzles/gallery.ts';

const inStrip = (trace: Trace): readonly unknown[] => {
  const plan = planStrip(trace, { level: trace.idiom.levels[0]! });
  return Array.from(
    { length: plan.count },
    (_, frame) => plan.frame(frame).picture.attributes['data-method'],
  );
};

test.each([
  ['pairs', runFour(galleryPuzzle('owl').code, 'H', []).trace],
  ['chains', runTwoSat(galleryPuzzle('owl').code).trace],
])('sweeps alternate with %s: in the strip, and in the log', (method, trace) => {
  const strip = inStrip(trace);
  expect(strip.slice(0, 3)).toEqual([undefined, 'sweeps', method]);
  expect(new Set(strip.slice(1))).toEqual(new Set(['sweeps', method]));
  const walk = createWalk(trace);
  expect([0, 1, 2].map((at) => logMethod(walk, 'phase', at))).toEqual([null, 'sweeps', method]);
});

test('where all steps are sweeps the log need not say so', () => {
  const trace = simpleTrace(record(galleryDescriptions('owl')));
  expect(inStrip(trace).slice(0, 2)).toEqual([undefined, 'sweeps']);
  expect(logMethod(createWalk(trace), 'sweep', 1)).toBeNull();
});
