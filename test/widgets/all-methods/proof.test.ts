import { describe, expect, test } from 'vitest';
import { decodePuzzle, encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import type { PuzzleId } from '../../../src/puzzles/gallery.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';
import { ProofCheck, proofCommands, provedText } from '../../../src/widgets/all-methods/proof.ts';
import type { Proved } from '../../../src/widgets/all-methods/proof.ts';
import { differenceText, twoOf } from '../../../src/widgets/all-methods/model.ts';
import { solutionTasks } from '../../../src/workers/solutionTasks.ts';
import type { TaskListeners } from '../../../src/notebook/pool/startTask.ts';
import type { Tasks } from '../../../src/workers/tasks.ts';

type Proving = Tasks['prove-unique'];

/** Does a task at once, and keeps its answer until it is let go. */
function place(): { check: ProofCheck; go: () => void; shown: string[]; said: string[] } {
  const [shown, said]: string[][] = [[], []];
  const waiting: (() => void)[] = [];
  const start = (
    _: string,
    question: Proving['question'],
    on: TaskListeners<Proving['question'], Tasks['prove-unique']['news']>,
  ) => {
    const { promise, resolve } = Promise.withResolvers<Proving['answer'] | null>();
    waiting.push(() => {
      const pieces = solutionTasks['prove-unique'](question);
      let piece = pieces.next();
      for (; piece.done !== true; piece = pieces.next())
        if (piece.value !== undefined) on.onNews?.(piece.value);
      resolve(piece.value);
    });
    const stop = (): void => resolve(null);
    return { answer: promise, stop, pause: () => {}, resume: () => {}, retry: () => {} };
  };
  const check: ProofCheck = new ProofCheck(
    {
      onChange: () => shown!.push(check.work.text),
      announce: (text) => said!.push(text),
    },
    async () => ({ startTask: start as never }),
  );
  return { check, go: () => waiting.shift()?.(), shown: shown!, said: said! };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function proved(id: PuzzleId): Promise<ReturnType<typeof place> & { found: Proved }> {
  const one = place();
  const puzzle = galleryDescriptions(id);
  const checking = one.check.check(puzzle, solve(puzzle).solutions[0]!);
  await turn();
  one.go();
  await checking;
  return { ...one, found: one.check.found! };
}

describe('the proof that there is one solution', () => {
  test('says what was proved and how, and has both files', async () => {
    const { found, said, shown } = await proved('domino');
    expect(said).toEqual([
      'Proved. A second solution would have to satisfy a formula of 957 clauses in 353 variables. 30 clauses that the SAT solver learnt lead it to a contradiction. A program of fewer than 100 lines, which shares no code with the solver, has checked every step.',
    ]);
    expect(shown).toContain('Looking for a second solution …');
    expect(shown.join()).toMatch(/30 clauses learnt; checking: \d+\u00a0% …/);
    const { files } = found as Extract<Proved, { readonly files: unknown }>;
    expect(await files?.cnf.text()).toMatch(/\np cnf 353 957\n/);
    expect(await files?.drup.text()).toMatch(/ 0\n0\n$/);
  });

  test.each([
    ['no-progress', '1 clause that the SAT solver learnt leads it to a contradiction.'],
    ['heart', 'Values that its clauses force, one after another, lead to a contradiction.'],
  ] as const)('of %s needs little', async (id, words) => {
    expect((await proved(id)).said[0]).toContain(words);
  });

  test('is ended by the reader, and by another puzzle', async () => {
    const { check, said } = place();
    const puzzle = galleryDescriptions('heart');
    const [solution] = solve(puzzle).solutions;
    const stopped = check.check(puzzle, solution!);
    check.stop();
    await stopped;
    expect([check.found, check.work.idle, said]).toEqual([
      null,
      true,
      ['Stopped. Nothing is proved.'],
    ]);
    const { check: done } = await proved('heart');
    done.clear();
    expect(done.found).toBeNull();
  });

  test('may be refused, and says why', () => {
    const sizes = { variables: 44, clauses: 1234, lemmas: 3, deletions: 0, bytes: 16, files: null };
    const why = 'clause 2 of the proof does not follow';
    expect(provedText({ accepted: false, why, ...sizes })).toBe(
      'Not proved. A second solution would have to satisfy a formula of 1,234 clauses in 44 variables. The SAT solver says that nothing does, but a program of fewer than 100 lines, which shares no code with the solver, refuses its proof: clause 2 of the proof does not follow.',
    );
  });

  test('shows another solution where there is one after all', async () => {
    const puzzle: Puzzle = { rows: [[1], [1]], columns: [[1], [1]] };
    const solved = solve(puzzle);
    const { check, go } = place();
    const checking = check.check(puzzle, solved.solutions[0]!);
    await turn();
    go();
    await checking;
    expect(provedText(check.found!)).toMatch(/^Not proved\. .* another solution/);
    const wrong = { ...solved, solutions: solved.solutions.slice(0, 1) };
    expect(twoOf(wrong)).toBeNull();
    expect(differenceText(twoOf(wrong, check.found)!)).toMatch(/^They differ in 4 cells/);
  });
});

test('the commands hold the puzzle, unless its code is long', () => {
  const puzzle = galleryDescriptions('heart');
  const code = encodePuzzle(puzzle);
  expect(proofCommands(code, puzzle)).toMatchObject({
    dratTrim: 'drat-trim unique-5x5.cnf unique-5x5.drup',
    check: `npm run -s formula -- --another --check unique-5x5.drup ${code}`,
  });
  const long = `40x40_${Array.from({ length: 40 }, () => '1.1.1.1').join('_')}~${Array.from({ length: 40 }, () => '1.1.1.1').join('_')}`;
  expect(proofCommands(long, decodePuzzle(long)).proof).toBe(
    'npm run -s formula -- --another --proof puzzle.json > unique-40x40.drup',
  );
});
