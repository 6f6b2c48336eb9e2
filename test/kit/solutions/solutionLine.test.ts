import { nothing } from 'lit-html';
import { expect, test } from 'vitest';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { SolutionLine } from '../../../src/kit/solutions/solutionLine.ts';
import { verdictTexts } from '../../../src/kit/solutions/verdictWords.ts';
import type { TaskListeners } from '../../../src/notebook/pool/startTask.ts';
import type { Tasks } from '../../../src/workers/tasks.ts';

/** A line whose worker waits with its answer until it is let go. */
function line(): {
  readonly line: SolutionLine;
  readonly go: () => void;
  readonly tell: () => void; // how far it is
  readonly log: string[];
  readonly said: string[];
} {
  const log: string[] = [];
  const said: string[] = [];
  let go: (() => void) | null = null;
  let tell: (() => void) | null = null;
  const start = (
    name: string,
    { puzzle }: { puzzle: Puzzle },
    { onNews }: TaskListeners<Tasks['solutions']['question'], Tasks['solutions']['news']>,
  ) => {
    log.push(`${name} ${puzzle.rows.length}`);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const work = { states: 30, propagations: 9000, conflicts: 12 };
    tell = () => onNews?.({ by: 'formula', solutions: [], work });
    go = () => resolve(solve(puzzle));
    const stop = (): void => {
      log.push('stopped');
      resolve(null);
    };
    return { answer: promise, stop, pause: () => {}, resume: () => {}, retry: () => {} };
  };
  const options = { onChange: () => {}, announce: (text: string) => said.push(text) };
  return {
    line: new SolutionLine(options, verdictTexts, async () => ({ startTask: start as never })),
    go: () => go?.(),
    tell: () => tell?.(),
    log,
    said,
  };
}

const of = (rows: number[][], columns: number[][]): Puzzle => ({ rows, columns });

// puzzles of no other test: what one file has asked about, the next in its worker knows
test.each([
  [of([[1], [], [1], []], [[1], [], [], [1]]), 'several'],
  [of([[2], [1]], [[2], [1]]), 'swept'],
  [of([[2], [2], []], [[1], [3]]), 'none'],
] as const)(
  '%j is told how many solutions it has, and asked about once a page',
  async (puzzle, answer) => {
    const { line: first, go, tell, log, said } = line();
    const looking = first.look(puzzle);
    await expect.poll(() => log.length).toBe(1);
    // the same puzzle again: the search goes on
    await first.look(puzzle);
    expect([first.answer, log]).toEqual(['', [`solutions ${puzzle.rows.length}`]]);
    expect(first.progress()).toBe(nothing); // most answers come at once
    tell();
    expect(first.progress()).not.toBe(nothing);
    go();
    await looking;
    expect(first.progress()).toBe(nothing);
    expect(first.answer).toBe(verdictTexts[answer]);
    expect(said).toEqual([verdictTexts[answer]]);
    const other = line();
    await other.line.look(puzzle);
    expect(other.line.answer).toBe(verdictTexts[answer]);
    expect(other.log).toEqual([]);
  },
);

test('another puzzle ends the search, and so does none', async () => {
  const { line: one, go, log, said } = line();
  const first = one.look(of([[1], []], [[1], []]));
  await expect.poll(() => log.length).toBe(1);
  const second = one.look(of([[1]], [[1]]));
  await first;
  await expect.poll(() => log.length).toBe(3);
  expect(log).toEqual(['solutions 2', 'stopped', 'solutions 1']);
  go();
  await second;
  expect(said).toEqual([verdictTexts.swept]);
  await one.look(null);
  expect(one.found).toBeNull();
  expect(one.answer).toBe('');
});
