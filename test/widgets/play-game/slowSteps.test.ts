/** The slowest steps of a game. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Moves } from '../../../src/kit/play/moves.ts';
import type { TracedMove } from '../../../src/kit/play/trace.ts';
import { slowExercises, StepTimes } from '../../../src/widgets/play-game/slowSteps.ts';

let moment = 0;
beforeEach(() => {
  moment = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => moment);
});

const puzzle = { rows: [[1], [1]], columns: [[1], [1]] };

const traced = (number: number, standing: TracedMove['standing'] = 'plain'): TracedMove => ({
  number,
  marking: { before: new Uint8Array(4).fill(2), cells: [number - 1], mark: 1 },
  standing,
});

/** Moves that take so many ms each. */
function played(times: readonly number[]): { readonly times: StepTimes; readonly moves: Moves } {
  const steps = new StepTimes();
  const moves = new Moves(puzzle);
  steps.note(moves);
  for (const [cell, time] of times.entries()) {
    moment += time;
    moves.make({ kind: 'mark', cells: [cell], mark: 1 });
    steps.note(moves);
  }
  return { times: steps, moves };
}

test('the slowest comes first, long pauses and what was supposed are left out', () => {
  const { times } = played([2000, 9000, 400_000, 5000]);
  const all = [1, 2, 3, 4].map((number) => traced(number));
  expect(times.slowest(all).map(({ move }) => move.number)).toEqual([2, 4, 1]);
  const tried = all.with(3, traced(4, 'tried'));
  expect(times.slowest(tried).map(({ move }) => move.number)).toEqual([2, 1]);
});

test('a move that takes the place of one that was undone has its own time, and another game none', () => {
  const { times, moves } = played([2000, 9000]);
  moves.goTo(1);
  moment += 1000;
  times.note(moves);
  moment += 3000;
  moves.make({ kind: 'mark', cells: [3], mark: 1 });
  times.note(moves);
  expect(times.slowest([traced(1), traced(2)]).map(({ time }) => time)).toEqual([3000, 2000]);
  times.note(new Moves(puzzle));
  expect(times.slowest([traced(1), traced(2)])).toEqual([]);
});

test('three are offered, of those that a technique gives', async () => {
  const { times } = played([1000, 2000, 3000, 4000]);
  const steps = times.slowest([1, 2, 3, 4].map((number) => traced(number)));
  const found = await slowExercises(steps, async ({ move }) =>
    move.number === 4 ? null : 'overlap',
  );
  expect(found.map(({ move }) => move.number)).toEqual([3, 2, 1]);
});
