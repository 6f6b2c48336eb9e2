import { describe, expect, test } from 'vitest';
import { circuitCases, circuitTimes } from '../../../scripts/measure/bench/circuits.ts';
import { settleRates } from '../../../scripts/measure/bench/lines.ts';
import { probeRates } from '../../../scripts/measure/bench/probes.ts';
import { solveSets, solveTimes } from '../../../scripts/measure/bench/solve.ts';
import { boardRates, fourRates } from '../../../scripts/measure/bench/solvers.ts';
import { ourSolver } from '../../../scripts/measure/race/solvers.ts';
import { trialRates, twoSatRates } from '../../../scripts/measure/bench/twoSat.ts';
import { run } from '../run.ts';

describe('npm run bench', () => {
  test('explains itself, and refuses options that it does not know', () => {
    expect(run('measure/bench.ts', ['--help']).out).toContain('npm run bench -- --quick');
    expect(run('measure/bench.ts', ['--slow'])).toMatchObject({ code: 2, out: '' });
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

  test('time solve on sets of boards and puzzles, beside a solver that must say the same', () => {
    const sets = solveSets(3);
    expect(sets.map(({ puzzles }) => puzzles.length)).toEqual([3, 3, 12, 26]);
    const random = sets[1]!;
    const { name, puzzles, open, total, most, ratios } = solveTimes(random, ourSolver);
    expect([name, puzzles, open, ratios.puzzles]).toEqual(['random, 30x30', 3, 0, 3]);
    expect(total).toBeGreaterThanOrEqual(most);
    expect(ratios.total).toBeGreaterThan(0);
    const liar = {
      name: 'liar',
      ask: () => ({ ...ourSolver.ask(random.puzzles[0]!, 5), verdict: 'none' as const }),
    };
    expect(() =>
      solveTimes(random, { ...liar, ask: () => ({ ...liar.ask(), solutions: [] }) }),
    ).toThrow('ours and CaDiCaL differ');
  });
});
