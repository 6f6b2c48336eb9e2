import { describe, expect, test } from 'vitest';
import { record } from '../../../src/engine/sweep/simpleSolver.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { simpleTrace } from '../../../src/kit/stepper/simpleTrace.ts';
import { stripOf } from '../../../src/kit/stepper/strip.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

const trace = simpleTrace(record(decodePuzzle('5x5_2_2_1.2_2.1_2~2_1.2_2.1_3_1')));

describe('stripOf', () => {
  test('draws the start and one grid a sweep: 18 for the hardest simple 5 x 5', () => {
    const strip = stripOf(trace);
    expect(strip).toHaveLength(18);
    expect(strip[0]?.caption).toBe('Start');
    expect(strip[1]?.caption).toMatch(/^Sweep 1: \+\d+$/);
    const last = strip.at(-1);
    expect(last?.picture && toMarkup(last.picture)).toContain('12 filled, 13 empty, 0 unknown');
  });
  test('says how many grids it leaves out of a long run', () => {
    const strip = stripOf(trace, { most: 6 });
    expect(strip.map(({ picture }) => picture !== undefined)).toEqual([
      true,
      true,
      true,
      false,
      true,
      true,
      true,
    ]);
    expect(strip[3]?.caption).toBe('12 more sweeps');
  });
  test('names a sweep that fixes nothing', () => {
    const still = simpleTrace(record({ rows: [[1], [1]], columns: [[1], [1]] }));
    expect(stripOf(still).map(({ caption }) => caption)).toEqual([
      'Start',
      'Sweep 1: nothing',
      'Sweep 2: nothing',
    ]);
  });
});
