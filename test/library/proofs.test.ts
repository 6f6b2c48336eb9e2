/** Proofs of one solution and of none, made and checked; and what is no proof. */
import { describe as describePicture, readPuzzle } from '../../src/library/index.ts';
import type { PuzzleInput } from '../../src/library/index.ts';
import { checkProof, prove } from '../../src/library/formula.ts';
import { createSat } from '../../src/library/sat.ts';
import { expect, test } from 'vitest';

const hard = readPuzzle('5x5_1.1_1.1_1.1_1_2~3_1_1_2_1.1');
const none = { rows: [[1, 1], [1, 1]], columns: [[1], [1], [2]] }; // prettier-ignore
const impossible: PuzzleInput = {
  rows: [[1], [2], [1], [3]],
  columns: [[2], [1], [3], [1]],
};

test('one solution is proved, and no solution is, by formulas without a model', async () => {
  for (const [puzzle, status] of [
    [hard, 'one'],
    [none, 'none'],
    [impossible, 'none'],
  ] as const) {
    const proved = await prove(puzzle);
    expect(proved.status).toBe(status);
    if (proved.status === 'several') continue;
    expect(await checkProof(puzzle, proved)).toEqual({ proved: true });
    const text = [...proved.proof.lines()].join('\n');
    expect(await checkProof(puzzle, { ...proved, proof: text })).toEqual({ proved: true });
    expect(text.split('\n').at(-1)).toBe('0');
    // another solver says the same of the formula
    const solver = createSat(proved.formula.variables);
    for (const line of proved.formula.lines())
      if (!/^[cp]/.test(line)) solver.add(line.split(' ').slice(0, -1).map(Number));
    expect(solver.solve().status).toBe('unsatisfiable');
  }
});

test('of several solutions two are shown, and nothing proves that there is one, or none', async () => {
  const puzzle = { rows: [[1], [1]], columns: [[1], [1]] };
  const proved = await prove(puzzle);
  if (proved.status !== 'several') throw new Error(proved.status);
  const [one, other] = proved.solutions;
  expect(one.cells).not.toEqual(other.cells);
  const why = { proved: false, why: 'clause 1 of the proof does not follow.' };
  expect(await checkProof(puzzle, { solution: one, proof: '0' })).toEqual(why);
  expect(await checkProof(puzzle, { solution: null, proof: '0' })).toEqual(why);
});

test('a proof of something else is none, and a text that is none is refused', async () => {
  const wrong = { solution: '##\n#.', proof: '0' };
  expect(await checkProof(describePicture('#.\n##'), wrong)).toEqual({
    proved: false,
    why: 'the picture is no solution.',
  });
  // the proof of the hard one without its clauses
  const proved = await prove(hard);
  if (proved.status !== 'one') throw new Error(proved.status);
  expect(proved.proof.learnt).toBeGreaterThan(0);
  expect(await checkProof(hard, { ...proved, proof: ['0'] })).toMatchObject({ proved: false });
  expect(await checkProof(hard, { ...proved, solution: null })).toMatchObject({ proved: false });
  await expect(checkProof(hard, { ...proved, proof: '1 2 0\nx' })).rejects.toMatchObject({
    code: 'text',
    place: { kind: 'text', line: 2 },
  });
});
