/** `npm run -s race`: what it compares, and how it ends. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { raceLarge } from '../../../scripts/measure/race/large.ts';
import { disagreement, raceOn } from '../../../scripts/measure/race/run.ts';
import { nativePeers } from '../../../scripts/measure/race/native.ts';
import { casesOf, puzzleSets } from '../../../scripts/measure/race/sets.ts';
import {
  allPeers,
  checked,
  ourSolver,
  solverBy,
  timed,
} from '../../../scripts/measure/race/solvers.ts';
import type { RaceSolver } from '../../../scripts/measure/race/solvers.ts';
import { percentilesOf } from '../../../scripts/measure/race/percentiles.ts';
import type { RaceRecord } from '../../../src/stored/race.ts';
import { run } from '../run.ts';

const one = casesOf('survey').find(({ name }) => name === 'Edge')!;
const several = casesOf('minizinc').find(({ name }) => name === 'non_micro')!;
const none = { rows: [[1], []], columns: [[], []] };

describe('npm run -s race', () => {
  test('explains itself, and refuses what it does not know with one sentence', () => {
    expect(run('measure/race.ts', ['--help']).out).toContain('npm run -s race -- puzzle.nin');
    for (const [words, said] of [
      [['--set', 'moon'], 'no set is called moon'],
      [['--store', '--alone'], '--store runs all that the page shows'],
      [['nowhere.nin'], 'nowhere.nin: there is no such file'],
    ] as const) {
      const { code, out, err } = run('measure/race.ts', words);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(said);
    }
  });

  test('tells all in JSON, of a puzzle of the reader and of boards that are made', () => {
    const words = ['5x5_1.1_5_5_3_1~2_4_4_4_2', '--set', 'tournament', '--boards', '2', '--json'];
    const { code, out } = run('measure/race.ts', [...words, '--alone']);
    expect(code).toBe(0);
    const record = JSON.parse(out) as RaceRecord;
    expect(record.puzzles).toMatchObject([{ set: 'files', verdict: 'one', by: 'sweeps' }]);
    expect(record.sets).toMatchObject([{ set: 'tournament', boards: 2, open: 0 }]);
    expect(record.command).toBe(`npm run -s race -- ${words.join(' ')} --alone`);
  });
});

describe('the solvers', () => {
  test('all say the same of puzzles with one solution, with several and with none', async () => {
    const solvers = [ourSolver, ...(await allPeers())];
    expect(solvers.length).toBeGreaterThan(1);
    for (const solver of solvers) {
      const verdicts = [one.puzzle, several.puzzle, none].map(
        (puzzle) => checked(solver, puzzle, 10).verdict,
      );
      expect([solver.name, verdicts]).toEqual([solver.name, ['one', 'several', 'none']]);
    }
  });

  test.skipIf(nativePeers().length === 0)('that are installed end at the limit', () => {
    const knotty = casesOf('survey').find(({ name }) => name === 'Knotty')!;
    const solver = solverBy(nativePeers()[0]!);
    expect(solver.ask(knotty.puzzle, 1).verdict).toBe('open');
    for (const { name, version = 'MiniSat tells none' } of nativePeers())
      expect([name, version]).toEqual([name, expect.stringMatching(/^[\w.]+$|^MiniSat/)]);
  });

  test('are caught when they show a solution that is none', () => {
    const answer = ourSolver.ask(one.puzzle, 10);
    const [grid] = answer.solutions;
    const wrong = { ...grid!, cells: grid!.cells.map((cell) => 1 - cell) };
    const liar: RaceSolver = { name: 'liar', ask: () => ({ ...answer, solutions: [wrong] }) };
    expect(() => timed(liar, one.puzzle, 10)).toThrow('liar shows a solution that is none');
  });
});

test('on larger boards all solvers are asked in turn, and the middle time is told', () => {
  const asked: string[] = [];
  const times = [30, 10, 20];
  const peer = (name: string, verdict: 'several' | 'none'): RaceSolver => ({
    name,
    ask(puzzle) {
      asked.push(`${name} ${puzzle.rows.length}`);
      const ms = times[asked.length - 1] ?? 0;
      return { ...noWork, verdict, ms, solutions: [] };
    },
  });
  const noWork = { by: 'formula', states: 0, propagations: 0, conflicts: 0 };
  const run = { boards: 1, limit: 10, rounds: 3 };
  const { boards, seed } = raceLarge('random-40', [peer('other', 'several')], run);
  expect(asked).toEqual(['other 40', 'other 40', 'other 40']);
  expect([seed, boards.length]).toEqual([2026, 1]);
  expect(boards[0]).toMatchObject({
    at: 0,
    verdict: 'several',
    peers: { other: { verdict: 'several', ms: 20 } },
  });
  expect(() => raceLarge('random-40', [peer('liar', 'none')], { ...run, rounds: 1 })).toThrow(
    'the verdicts differ: random-40, board 0: ours: several, liar: none',
  );
});

describe('disagreement', () => {
  const row = raceOn(one, [], 10);
  test('is told by name, whoever differs, and open says nothing', () => {
    expect(disagreement(row, 'one')).toBeNull();
    expect(disagreement(row, null)).toBeNull();
    expect(disagreement(row, 'several')).toBe('survey, Edge: ours: one, its collection: several');
    const peers = {
      other: { verdict: 'several', ms: 1 },
      slow: { verdict: 'open', ms: 1 },
    } as const;
    expect(disagreement({ ...row, peers }, 'one')).toContain('other: several');
    expect(disagreement({ ...row, peers: { slow: peers.slow } }, 'one')).toBeNull();
  });
});

test('the sets are the collections, and those of the survey that are here', () => {
  expect(
    puzzleSets.every((set) => set === 'survey' || existsSync(`content/puzzles/${set}.json`)),
  ).toBe(true);
  expect(puzzleSets.map((set) => casesOf(set).length)).toEqual([14, 26, 148, 15, 3, 5]);
});

test('percentiles are times that there were', () => {
  const times = Array.from({ length: 200 }, (_, at) => 200 - at);
  expect(percentilesOf(times)).toEqual({
    total: 20_100,
    median: 100,
    p90: 180,
    p99: 198,
    most: 200,
  });
  expect(percentilesOf([3])).toEqual({ total: 3, median: 3, p90: 3, p99: 3, most: 3 });
});
