// A run that takes cells back: guesses, what follows from them, contradictions, guesses withdrawn.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { imageFromIndex, lineOf } from '../../../src/engine/board/image.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { adheres, puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { cellLabel, cellWord } from '../../../src/kit/board/boardModel.ts';
import { boardPicture } from '../../../src/kit/board/boardPicture.ts';
import type { StepperState } from '../../../src/kit/stepper/position.ts';
import { openingOf, reduce } from '../../../src/kit/stepper/position.ts';
import { deniedBy } from '../../../src/kit/stepper/sentences.ts';
import { stripOf } from '../../../src/kit/stepper/strip.ts';
import type { CellChange, Idiom, Trace, TraceStep } from '../../../src/kit/stepper/trace.ts';
import { stopsAt } from '../../../src/kit/stepper/trace.ts';
import type { Walk } from '../../../src/kit/stepper/walk.ts';
import { createWalk, logEntry, momentAt, momentBoard } from '../../../src/kit/stepper/walk.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';
import { presets } from '../../../src/widgets/probe-explorer/presets.ts';
import { guessTrace, recordGuesses } from './backtracking.ts';
import { replayed, traces } from './helpers.ts';

/** Puzzles that sweeps do not solve, from 3 x 3 to 30 x 30. */
const puzzles: readonly (readonly [string, Puzzle])[] = presets.map(({ id, code }) => [
  id,
  decodePuzzle(code),
]);

/** All states of a walk at one pace, forwards from the start and back again from the end. */
function thereAndBack({ outline }: Walk, granularity: string): [StepperState[], StepperState[]] {
  const go = (state: StepperState, kind: 'forward' | 'back'): StepperState[] => {
    const next = reduce(outline, state, { kind });
    return next.position === state.position ? [state] : [state, ...go(next, kind)];
  };
  const there = go({ ...openingOf(outline), granularity }, 'forward');
  return [there, go(there.at(-1) ?? openingOf(outline), 'back')];
}

/** Walks a trace there and back at every pace and holds every stop against a replay from the start. */
function expectBothWays(trace: Trace): void {
  for (const granularity of trace.idiom.levels) {
    const [ahead, behind] = [createWalk(trace), createWalk(trace)];
    behind.states.cellsAt(trace.steps.length); // comes from the end: all snapshots are made first
    const [there, back] = thereAndBack(ahead, granularity);
    expect(back.map(({ position }) => position)).toEqual(
      there.map(({ position }) => position).toReversed(),
    );
    there.forEach((state, at) => {
      const moment = momentAt(ahead, state);
      expect(momentAt(behind, back.at(-1 - at) ?? state)).toEqual(moment);
      const cells = replayed(trace, state.position);
      const before = replayed(trace, there[at - 1]?.position ?? 0);
      const changed = [...cells.keys()].filter((cell) => cells[cell] !== before[cell]);
      expect(moment.cells).toEqual(cells);
      expect(moment.fresh).toEqual(new Set(changed));
      expect(moment.takenBack).toEqual(new Set(changed.filter((cell) => cells[cell] === UNKNOWN)));
      expect(moment.counts['known']).toBe(cells.filter((cell) => cell !== UNKNOWN).length);
    });
  }
}

describe.each(puzzles)('a run with guesses on %s', (_, puzzle) => {
  const run = recordGuesses(puzzle);
  const trace = guessTrace(run);

  test('ends in a picture of the puzzle, after guesses of which some were withdrawn', () => {
    expect([trace.end, adheres(run.end, puzzle)]).toEqual(['found', true]);
    expect(replayed(trace, trace.steps.length)).toEqual(run.end.cells);
    expect(run.events.some(({ kind }) => kind === 'guess')).toBe(true);
  });

  test('the premises of a line are what the board shows then, and give its cells', () => {
    const { states } = createWalk(trace);
    trace.steps.forEach(({ premises = [] }, at) => {
      for (const { line, before, description } of premises) {
        const grid = { ...trace.start, cells: states.cellsAt(at) };
        expect(lineOf(grid, line.direction, line.index)).toEqual(before);
        const after = settle(before, description);
        let end = at + 1;
        while (trace.steps[end]?.level === 'cell') end++;
        const then = { ...grid, cells: states.cellsAt(end) };
        expect(after ?? before).toEqual(lineOf(then, line.direction, line.index));
      }
    });
  });
});

describe('a run with guesses', () => {
  const puzzle = decodePuzzle(presets.find(({ id }) => id === 'unique-ten')?.code ?? '');
  const trace = guessTrace(recordGuesses(puzzle));
  const walk = createWalk(trace);
  const withdrawn = walk.outline.ticks.filter(({ kind }) => kind === 'withdrawn');
  const momentOf = (position: number, granularity: string) =>
    momentAt(walk, { ...openingOf(walk.outline), granularity, position });

  test('is the same at every stop, forwards, backwards and by replay from the start', () => {
    expectBothWays(trace);
    fc.assert(fc.property(traces, expectBothWays), { numRuns: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 25 - 1 }), (index) => {
        expectBothWays(guessTrace(recordGuesses(puzzleOf(imageFromIndex(5, 5, index)))));
      }),
      { numRuns: 25 },
    );
  });

  test('marks what a withdrawal takes back: rings, labels, the text of the picture', () => {
    expect(withdrawn.length).toBeGreaterThan(2);
    for (const { position } of withdrawn) {
      const before = momentOf(position - 1, 'cell');
      const moment = momentOf(position, 'cell');
      const back = [...moment.takenBack];
      expect(back.length).toBeGreaterThan(0);
      expect(moment.fresh).toEqual(moment.takenBack);
      for (const cell of back) {
        expect([before.cells[cell] === UNKNOWN, moment.cells[cell]]).toEqual([false, UNKNOWN]);
        const board = momentBoard(puzzle, moment, 'A board');
        const label = cellLabel(board, Math.floor(cell / 10), cell % 10);
        expect(label).toMatch(/: unknown, taken back;/);
        // one step on it is said no longer
        const next = momentBoard(puzzle, momentOf(position + 1, 'cell'), 'A board');
        expect(cellLabel(next, Math.floor(cell / 10), cell % 10)).not.toContain('taken back');
      }
      const picture = toMarkup(boardPicture(momentBoard(puzzle, moment, 'A board')));
      expect(picture).toContain(`unknown, ${back.length} of them just taken back.`);
      const rings = /class="board-fresh" d="([^"]*)"/.exec(picture)?.[1] ?? '';
      expect(rings.split('z')).toHaveLength(back.length + 1);
    }
  });

  test('lets counters fall again, and says how deep in guesses it is', () => {
    for (const { position } of withdrawn) {
      const [before, after] = [momentOf(position - 1, 'cell'), momentOf(position, 'cell')];
      expect(after.counts['open']).toBe((before.counts['open'] ?? 0) - 1);
      expect(after.counts['guesses']).toBe(before.counts['guesses']);
      expect(after.counts['known']).toBe((before.counts['known'] ?? 0) - after.takenBack.size);
    }
  });

  test('marks the guesses that stand, and no other cell, as on trial', () => {
    let most = 0;
    for (let position = 0; position <= trace.steps.length; position++) {
      const { trials, counts } = momentOf(position, 'cell');
      expect(trials.size).toBe(counts['open']);
      most = Math.max(most, trials.size);
    }
    expect(most).toBeGreaterThan(1);
    const [first] = walk.outline.ticks;
    const moment = momentOf(first?.position ?? 0, 'cell');
    const [cell = 0] = moment.trials;
    const board = momentBoard(puzzle, moment, 'A board');
    expect(cellLabel(board, Math.floor(cell / 10), cell % 10)).toMatch(/: filled, on trial;/);
    expect(toMarkup(boardPicture(board)).split('board-trial')).toHaveLength(2);
  });

  test('tells a withdrawal in a sentence, and at the pace of guesses with all that follows', () => {
    const [{ position } = { position: 0 }] = withdrawn;
    expect(momentOf(position, 'line').sentence).toBe('Guess 2 is withdrawn.');
    const stop = [...stopsAt(walk.outline, 'guess')].indexOf(position - 1) + 1;
    expect(logEntry(walk, 'guess', stop)).toMatch(
      /^Guess 2 is withdrawn, with the \d+ cells that followed from it: row \d+, column \d+ is empty\./,
    );
  });

  test('as a strip says how many cells each guess gave and each withdrawal took', () => {
    const captions = stripOf(trace).map(({ caption }) => caption);
    expect(captions[1]).toMatch(/^Guess 1: (\+\d+|nothing)$/);
    expect(captions.some((caption) => /^Guess \d+: \+\d+ −\d+$/.test(caption))).toBe(true);
  });
});

test('a puzzle without a picture is refuted when no guess is left to be withdrawn', () => {
  // rows of one picture with columns of another, of which sweeps alone do not see that they do not go together
  const runs = fc
    .sample(fc.tuple(fc.nat(2 ** 25 - 1), fc.nat(2 ** 25 - 1)), { numRuns: 3000, seed: 7 })
    .map(([a, b]): Puzzle => ({
      rows: puzzleOf(imageFromIndex(5, 5, a)).rows,
      columns: puzzleOf(imageFromIndex(5, 5, b)).columns,
    }))
    .map((puzzle) => recordGuesses(puzzle))
    .filter(({ events }) => events.some(({ kind }) => kind === 'withdraw'));
  const refuted = runs.filter((run) => guessTrace(run).end === 'refuted');
  expect(refuted.length).toBeGreaterThan(3);
  for (const run of runs)
    expect(solve(run.puzzle, { most: 100 }).solutions.length > 0).toBe(
      guessTrace(run).end === 'found',
    );
  for (const run of refuted) {
    const { states } = createWalk(guessTrace(run));
    expect(states.countsAt(guessTrace(run).steps.length)['open']).toBe(0);
  }
});

describe('a player who undoes', () => {
  const playerIdiom: Idiom = {
    levels: ['move'],
    usual: 'move',
    stride: 'move',
    ticks: [{ id: 'undone', shape: 'hook' }],
    counters: [
      { id: 'moves', words: (moves) => (moves === 1 ? 'move' : 'moves') },
      { id: 'known', words: (_, cells) => `of ${cells} cells marked` },
    ],
  };

  /** A move sets a cell to a value, UNKNOWN too; null undoes the last one that is not undone. */
  const playerTrace = (
    start: Uint8Array,
    moves: readonly (readonly [cell: number, value: Cell] | null)[],
  ): Trace => {
    const now = start.slice();
    const done: CellChange[] = [];
    const steps = moves.flatMap((move): TraceStep[] => {
      const undone = move === null ? done.pop() : undefined;
      if (move === null && undone === undefined) return [];
      const [cell, value] = move ?? [undone?.cell ?? 0, undone?.value ?? UNKNOWN];
      if (move !== null) done.push({ cell, value: now[cell] as Cell });
      now[cell] = value;
      const words = `cell ${cell + 1} is ${cellWord(value)}`;
      return [
        {
          level: 'move',
          changes: [{ cell, value }],
          lit: [],
          adds: { moves: move === null ? -1 : 1 },
          ...(move === null ? { tick: 'undone' } : {}),
          sentence: () => (move === null ? `Undone: ${words} again.` : `Now ${words}.`),
        },
      ];
    });
    const grid = { height: 1, width: start.length, cells: start };
    return { idiom: playerIdiom, start: grid, steps, end: 'left' };
  };

  test('fills, changes his mind and undoes both', () => {
    const trace = playerTrace(Uint8Array.of(2, 2, 1), [[0, 1], [0, 0], null, null]);
    const walk = createWalk(trace);
    const seen = [0, 1, 2, 3, 4].map((position) => {
      const moment = momentAt(walk, { ...openingOf(walk.outline), position });
      const { cells, fresh, takenBack, counts } = moment;
      return [[...cells].join(''), [...fresh], [...takenBack], counts['moves'], counts['known']];
    });
    expect(seen).toEqual([
      ['221', [], [], 0, 1],
      ['121', [0], [], 1, 2],
      ['021', [0], [], 2, 2],
      ['121', [0], [], 1, 2],
      ['221', [0], [0], 0, 1],
    ]);
    expect(logEntry(walk, 'move', 4)).toBe('Undone: cell 1 is unknown again.');
  });

  test('comes back to where he began when all moves are undone', () => {
    const value = fc.constantFrom<Cell>(0, 1, UNKNOWN);
    const move = fc.oneof(fc.tuple(fc.nat(5), value), fc.constant(null));
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 6, maxLength: 6 }),
        fc.array(move),
        (cells, moves) => {
          const start = Uint8Array.from(cells);
          const trace = playerTrace(start, [...moves, ...moves.map(() => null)]);
          expectBothWays(trace);
          const { states } = createWalk(trace);
          expect(states.cellsAt(trace.steps.length)).toEqual(start);
          expect(states.countsAt(trace.steps.length)).toMatchObject({ moves: 0, fixed: 0 });
        },
      ),
    );
  });
});

describe('what a contradiction denies', () => {
  const grid = { height: 2, width: 2, cells: Uint8Array.of(1, 0, 2, 2) };
  test.each([
    [[], 'The puzzle has no solution.'],
    [[0], 'So row 1, column 1 is not filled.'],
    [[1], 'So row 1, column 2 is not empty.'],
    [[0, 1], 'So one at least of the 2 cells on trial is wrong.'],
  ])('with the cells %j on trial', (trials, says) => {
    expect(deniedBy(grid, new Set(trials))).toBe(says);
  });
});
