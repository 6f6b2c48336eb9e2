import { describe, expect, test } from 'vitest';
import { fourDifficulty } from '../../src/engine/intersect/fourDifficulty.ts';
import { fourSuccesses, recordFour } from '../../src/engine/intersect/fourSolver.ts';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { unknownCells } from '../../src/engine/probe/probe.ts';
import { probeSet } from '../../src/engine/probe/probeSets.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { doTask } from '../../src/workers/tasks.ts';
import type { TaskReport, TaskRequest } from '../../src/workers/tasks.ts';

const eight = puzzleOf(imageFromIndex(5, 5, 6825265)); // of (2,2)-difficulty 8

/** All reports of a task, with a clock that goes on by `beat` ms each time it is asked. */
function reportsOf(request: TaskRequest, beat = 1): TaskReport[] {
  const reports: TaskReport[] = [];
  let time = 0;
  doTask(
    request,
    (report) => reports.push(structuredClone(report)),
    () => (time += beat),
  );
  return reports;
}

describe('a task', () => {
  test('records a run as the engine does', () => {
    const question = { puzzle: eight, first: 'H', choices: [] } as const;
    const answer = recordFour(eight, { first: 'H', choices: [] });
    expect(reportsOf({ name: 'four-run', question })).toEqual([{ kind: 'answer', answer }]);
  });
  test('finds the intersections of a standstill, so many at most', () => {
    const { grid } = solveSimple(eight);
    const all = [...fourSuccesses(grid, eight)];
    expect(all.length).toBe(2);
    for (const most of [1, 1000]) {
      const [report] = reportsOf({
        name: 'four-standstill',
        question: { puzzle: eight, grid, most },
      });
      expect(report).toMatchObject({ kind: 'answer', answer: { successes: all.slice(0, most) } });
    }
  });
  test('tells of the search for the difficulty, not more often than ten times a second', () => {
    const request = {
      name: 'four-difficulty',
      question: { puzzle: eight, maxStates: 5000 },
    } as const;
    const often = reportsOf(request, 200);
    const seldom = reportsOf(request, 0.001);
    expect(often.at(-1)).toEqual({ kind: 'answer', answer: fourDifficulty(eight) });
    const news = often.slice(0, -1);
    expect(news.length).toBeGreaterThan(seldom.length - 1);
    expect(seldom).toHaveLength(2);
    const bounds = news.map((one) =>
      one.kind === 'news' ? (one.news as { atLeast: number }) : null,
    );
    expect(bounds[0]?.atLeast).toBe(1);
    expect(bounds.at(-1)?.atLeast).toBe(7); // the last step finds the end before its state is done
  });
  test('probes sets as the engine does, each from the same state', () => {
    const { grid: state } = solveSimple(eight);
    const [a = 0, b = 0] = unknownCells(state);
    const sets = [[a, b], [b]];
    const answer = sets.map((cells) => probeSet(eight, state, cells));
    expect(reportsOf({ name: 'sets', question: { puzzle: eight, state, sets } })).toEqual([
      { kind: 'answer', answer },
    ]);
  });
  test('that cannot be done says why', () => {
    const question = { puzzle: { rows: [[-1]], columns: [[1]] }, first: 'H', choices: [] };
    const [report] = reportsOf({ name: 'four-run', question });
    expect(report?.kind).toBe('failed');
  });
});
