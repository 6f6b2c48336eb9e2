import { describe, expect, test } from 'vitest';
import { circuitCases, circuitTimes } from '../../scripts/lib/benchCircuits.ts';
import { settleRates } from '../../scripts/lib/benchLines.ts';
import { probeRates } from '../../scripts/lib/benchProbes.ts';
import { boardRates, fourRates } from '../../scripts/lib/benchSolvers.ts';
import { trialRates, twoSatRates } from '../../scripts/lib/benchTwoSat.ts';
import { run } from './run.ts';

describe('npm run bench', () => {
  test('explains itself, and refuses options that it does not know', () => {
    expect(run('bench.ts', ['--help']).out).toContain('npm run bench -- --quick');
    expect(run('bench.ts', ['--slow'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('the measures', () => {
  test('give a rate for every contestant', () => {
    const contestants = Object.entries(settleRates(10, 1));
    expect(contestants.map(([name]) => name)).toEqual(['words', 'line', 'recursion']);
    const boards = Object.entries(boardRates({ side: 6, percentage: 50 }, 1, true));
    expect(boards.map(([name]) => name)).toEqual(['fast', 'plain']);
    const four = Object.entries(fourRates({ side: 6, percentage: 30 }, 1));
    expect(four.map(([name]) => name)).toEqual(['whole', 'goOn']);
    const probes = [6, 8].flatMap((side) =>
      Object.entries(probeRates({ side, percentage: 50 }, 1)),
    );
    expect(probes.map(([name]) => name)).toEqual(['shared', 'alone', 'shared', 'alone']);
    const twoSat = Object.entries(twoSatRates({ side: 6, percentage: 30 }, 1));
    expect(twoSat.map(([name]) => name)).toEqual(['four', 'twoSat']);
    const trials = Object.entries(trialRates({ side: 6, percentage: 40 }, 1));
    expect(trials.map(([name]) => name)).toEqual(['solver1', 'repeated']);
    for (const [, rate] of [...contestants, ...boards, ...four, ...probes, ...twoSat, ...trials])
      expect(rate).toBeGreaterThan(0);
  });

  test('time a circuit, whose solutions are those of its formula', () => {
    const { size, ...times } = circuitTimes(circuitCases[0]);
    expect(size).toBe('22x44');
    for (const time of Object.values(times)) expect(time).toBeGreaterThan(0);
  });
});
