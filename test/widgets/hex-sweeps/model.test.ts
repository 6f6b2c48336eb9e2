import { expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import {
  knownAt,
  neighbour,
  runOf,
  sentenceAt,
  stepsShown,
  turned,
} from '../../../src/widgets/hex-sweeps/model.ts';

test('sweeps lead through the run and back, by whole sweeps and by lines', () => {
  for (const name of ['triangle', 'hexagon'] as const) {
    const run = runOf(name, '');
    const end = run.result.steps.length;
    const places = [0];
    while (places.at(-1)! < end) places.push(neighbour(run, 'sweep', places.at(-1)!, 1));
    expect(places.length - 1).toBe(run.result.sweeps);
    for (const [at, place] of places.entries()) {
      if (at > 0) expect(neighbour(run, 'sweep', place, -1)).toBe(places[at - 1]);
      const shown = stepsShown(run, 'sweep', place);
      expect(new Set(shown.map(({ sweep }) => sweep))).toEqual(new Set(at === 0 ? [] : [at]));
    }
    expect(neighbour(run, 'line', 3, 1)).toBe(4);
    expect(stepsShown(run, 'line', 3)).toEqual([run.result.steps[2]]);
    expect([...knownAt(run, 0)].every((cell) => cell === UNKNOWN)).toBe(true);
    expect(knownAt(run, end)).toEqual(run.picture);
  }
});

test('what is said counts what is found', () => {
  const run = runOf('triangle', '');
  const end = run.result.steps.length;
  for (let at = 1; at <= end; at++) {
    const found = stepsShown(run, 'line', at).flatMap(({ fixed }) => fixed).length;
    const text = sentenceAt(run, 'line', at);
    expect(text).toContain(found === 0 ? 'nothing new' : `${found} cell`);
  }
  expect(sentenceAt(run, 'sweep', end)).toMatch(/Solved, after 10\ssweeps\.$/);
  const stuck = runOf('triangle', '010001010000000');
  expect(sentenceAt(stuck, 'sweep', stuck.result.steps.length)).toMatch(/7\scells stay unknown\.$/);
});

test('a cell that is turned twice brings back the picture, which needs no text', () => {
  const run = runOf('hexagon', '');
  const other = turned(run, 5);
  expect(other).toHaveLength(37);
  expect(turned(runOf('hexagon', other), 5)).toBe('');
});
