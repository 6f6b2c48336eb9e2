import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { imageFromIndex, lineOf } from '../../../src/engine/board/image.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { adheres, puzzleOf, startGrid } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import { allClauses } from '../../../src/engine/sat/clauses.ts';
import type { AskedCell, Question } from '../../../src/engine/inference/question.ts';
import { askCell, questionFormula } from '../../../src/engine/inference/question.ts';
import { QuestionRecorder } from '../../../src/engine/inference/questionRecorder.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import * as arbitrary from '../../arbitraries.ts';
import { RupChecker } from '../sat/rupChecker.ts';

const dimacs = (literal: number): number => ((literal >> 1) + 1) * (literal % 2 === 0 ? 1 : -1);

/** A board on which only these cells are known. */
function boardWith({ height, width }: Grid, literals: readonly number[]): Grid {
  const cells = new Uint8Array(height * width).fill(UNKNOWN);
  for (const literal of literals) cells[literal >> 1] = 1 - (literal & 1);
  return { height, width, cells };
}

/** Walks the steps; every one must be right on the board as it stands. Returns the last board. */
function replay(puzzle: Puzzle, asked: AskedCell): Uint8Array {
  const { start, steps } = asked;
  const { width } = start;
  const cells = start.cells.slice();
  const depths = new Map<number, number>();
  const learnt: (readonly number[])[] = [];
  let depth = 0;
  const isTrue = (literal: number): boolean => cells[literal >> 1] === 1 - (literal & 1);
  const set = (literal: number): void => {
    expect(cells[literal >> 1]).toBe(UNKNOWN);
    cells[literal >> 1] = 1 - (literal & 1);
    depths.set(literal >> 1, depth);
  };
  const settled = (by: { direction: 'H' | 'V'; index: number }, from: readonly number[]) => {
    const { direction, index } = by;
    const description = (direction === 'H' ? puzzle.rows : puzzle.columns)[index] ?? [];
    return settle(lineOf(boardWith(start, from), direction, index), description);
  };
  for (const step of steps) {
    switch (step.kind) {
      case 'suppose':
        depth++;
        // the question is a level of its own, also when it is known already
        if (step.depth === depth + 1 && !step.asked) depth++;
        expect(step.depth).toBe(depth);
        set(step.literal);
        break;
      case 'follow': {
        expect(step.depth).toBe(depth);
        expect(step.from.every(isTrue)).toBe(true);
        const { literal, by } = step;
        if (by.kind === 'line') {
          const at =
            by.direction === 'H' ? (literal >> 1) % width : Math.floor((literal >> 1) / width);
          // from a line without a fit anything follows
          const after = settled(by, step.from);
          if (after !== null) expect(after[at]).toBe(1 - (literal & 1));
        } else {
          const clause = learnt[by.number - 1] ?? [];
          const others = clause.map((one) => one ^ 1).filter((one) => one !== (literal ^ 1));
          expect(new Set(step.from)).toEqual(new Set(others));
        }
        set(literal);
        break;
      }
      case 'conflict':
        expect(step.from.every(isTrue)).toBe(true);
        if (step.by.kind === 'line') expect(settled(step.by, step.from)).toBeNull();
        else
          expect(new Set(step.from)).toEqual(
            new Set((learnt[step.by.number - 1] ?? []).map((one) => one ^ 1)),
          );
        break;
      case 'learn':
        expect(step.number).toBe(learnt.push(step.clause));
        expect(step.clause.some(isTrue)).toBe(false);
        break;
      case 'back':
        depth = step.depth;
        for (const cell of step.cells) {
          expect(depths.get(cell)).toBeGreaterThan(depth);
          cells[cell] = UNKNOWN;
        }
        for (const [cell, value] of cells.entries())
          if (value !== UNKNOWN) expect(depths.get(cell) ?? 0).toBeLessThanOrEqual(depth);
        break;
    }
  }
  return cells;
}

/** All solutions that keep the clues. */
function solutions(puzzle: Puzzle): Uint8Array[] {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const found: Uint8Array[] = [];
  for (let index = 0; index < 2 ** (height * width); index++) {
    const image = imageFromIndex(height, width, index);
    if (adheres(image, puzzle)) found.push(image.cells);
  }
  return found;
}

function randomPuzzle(side: number, density: number, index: number): Puzzle {
  const cells = new Uint8Array(side * side);
  sampleIndependent(boardRandom(31, side, side, density, index), cells, density);
  return puzzleOf({ height: side, width: side, cells });
}

const question = (cell: number, value: 0 | 1, from: Question['from']): Question => ({
  cell,
  value,
  from,
});

describe('askCell', () => {
  test('answers as all pictures do, with steps that are right one by one, on puzzles up to 4 x 4', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(
        arbitrary.puzzle(4, 4),
        fc.nat(15),
        fc.constantFrom(0 as const, 1 as const),
        fc.constantFrom('clues' as const, 'sweeps' as const),
        (puzzle, place, value, from) => {
          const all = solutions(puzzle);
          const cell = place % (puzzle.rows.length * puzzle.columns.length);
          const asked = askCell(puzzle, question(cell, value, from));
          expect(asked.whole).toBe(true);
          const with_ = (wanted: number): string =>
            all.some((cells) => cells[cell] === wanted) ? 'picture' : 'refuted';
          expect(asked.answer.kind).toBe(with_(value));
          expect(asked.otherwise.kind).toBe(with_(1 - value));
          for (const answer of [asked.answer, asked.otherwise])
            if (answer.kind === 'picture') expect(adheres(answer.picture, puzzle)).toBe(true);
          const end = replay(puzzle, asked);
          if (asked.answer.kind === 'picture') expect(end).toEqual(asked.answer.picture.cells);
          for (const step of asked.steps) {
            if (step.kind !== 'learn') continue;
            kinds.add('learnt');
            for (const cells of all)
              expect(step.clause.some((one) => cells[one >> 1] === 1 - (one & 1))).toBe(true);
          }
          kinds.add(`${asked.answer.kind}, else ${asked.otherwise.kind}`);
        },
      ),
      { numRuns: 250, seed: 3 },
    );
    expect([...kinds].toSorted()).toEqual([
      'learnt',
      'picture, else picture',
      'picture, else refuted',
      'refuted, else picture',
      'refuted, else refuted',
    ]);
  });

  test('learns what follows, by the checker of proofs, on larger boards', () => {
    let conflicts = 0;
    let refuted = 0;
    let withdrawn = 0;
    for (let index = 0; index < 12; index++) {
      const puzzle = randomPuzzle(12 + (index % 3), 0.4, index);
      const cell = (7 * index) % 144;
      const value = (index % 2) as 0 | 1;
      const from = index % 4 < 2 ? 'clues' : 'sweeps';
      const asked = askCell(puzzle, question(cell, value, from));
      const rup = new RupChecker();
      for (const clause of allClauses(allPieces(questionFormula(puzzle, from)).clauses))
        rup.add(clause.map(dimacs));
      for (const step of asked.steps) {
        if (step.kind === 'back') withdrawn += step.cells.length;
        if (step.kind !== 'learn') continue;
        conflicts++;
        expect(rup.follows(step.clause.map(dimacs))).toBe(true);
        rup.add(step.clause.map(dimacs));
      }
      if (asked.answer.kind === 'refuted') {
        refuted++;
        expect(rup.follows([-dimacs(2 * cell + 1 - value)])).toBe(true);
      }
      replay(puzzle, asked);
    }
    expect(conflicts).toBeGreaterThan(10);
    expect(refuted).toBeGreaterThan(2);
    expect(withdrawn).toBeGreaterThan(20);
  });

  test('begins with what sweeps find, or finds that itself without supposing', () => {
    const puzzle = randomPuzzle(10, 0.4, 1);
    const swept = askCell(puzzle, question(28, 1, 'sweeps'));
    const bare = askCell(puzzle, question(28, 1, 'clues'));
    expect(swept.start.cells[28]).toBe(UNKNOWN);
    const before = bare.steps.findIndex(({ kind }) => kind === 'suppose');
    const found = bare.start.cells.slice();
    for (const step of bare.steps.slice(0, before))
      if (step.kind === 'follow') found[step.literal >> 1] = 1 - (step.literal & 1);
    expect(found).toEqual(swept.start.cells);
    expect(swept.answer.kind).toBe(bare.answer.kind);
  });

  test('counts a clause that is learnt again as one more, and means the last one by its cells', () => {
    const puzzle = randomPuzzle(3, 0.5, 1);
    const formula = allPieces(questionFormula(puzzle, 'clues'));
    const recorder = new QuestionRecorder(formula, startGrid(puzzle), 100);
    const before = recorder.steps.length;
    for (const clause of [
      [0, 2],
      [0, 4],
      [2, 0],
      [0, 6],
    ])
      recorder.listener({ kind: 'learn', clause });
    recorder.listener({ kind: 'conflict', clause: [0, 2], level: 1 });
    const told = recorder.steps.slice(before);
    expect(told.map((step) => (step.kind === 'learn' ? step.number : step.kind))).toEqual([
      1,
      2,
      3,
      4,
      'conflict',
    ]);
    expect(told.at(-1)).toMatchObject({ by: { kind: 'learnt', number: 3 } });
  });

  test('keeps as much as it is told, gives up when it is told, and says both', () => {
    const puzzle = randomPuzzle(14, 0.4, 2);
    const whole = askCell(puzzle, question(60, 1, 'clues'));
    const short = askCell(puzzle, question(60, 1, 'clues'), { mostSteps: 30 });
    expect(whole.whole).toBe(true);
    expect(short.whole).toBe(false);
    expect(short.steps).toEqual(whole.steps.slice(0, 30));
    expect(short.answer).toEqual(whole.answer);
    const open = askCell(puzzle, question(60, 1, 'clues'), { mostPropagations: 10 });
    expect(open.answer.kind).toBe('open');
    expect(() => askCell(puzzle, question(196, 1, 'clues'))).toThrow(RangeError);
  });
});
