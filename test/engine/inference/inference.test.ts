import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { countUnknown, formatGrid, imageFromIndex } from '../../../src/engine/board/image.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { adheres, puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import {
  boardFormula,
  boardFormulaSize,
  lineOfLiteral,
  solverOf,
} from '../../../src/engine/inference/boardFormula.ts';
import { askEveryCell, infer, inferInPieces } from '../../../src/engine/inference/inference.ts';
import { inferPictureInPieces } from '../../../src/engine/inference/inferPicture.ts';
import { meaningOf } from '../../../src/engine/inference/meaning.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { probeAll } from '../../../src/engine/probe/probe.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import * as arbitrary from '../../arbitraries.ts';

/** What all solutions share, by going through all images; null when there is none. */
function shared(puzzle: Puzzle): { cells: number[]; count: number } | null {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  let cells: number[] | null = null;
  let count = 0;
  for (let index = 0; index < 2 ** (height * width); index++) {
    const image = imageFromIndex(height, width, index);
    if (!adheres(image, puzzle)) continue;
    count++;
    cells =
      cells === null
        ? [...image.cells]
        : cells.map((cell, at) => (cell === image.cells[at] ? cell : UNKNOWN));
  }
  return cells && { cells, count };
}

function randomPuzzle(side: number, density: number, index: number): Puzzle {
  const cells = new Uint8Array(side * side);
  sampleIndependent(boardRandom(21, side, side, density, index), cells, density);
  return puzzleOf({ height: side, width: side, cells });
}

/** The cells that propagation gives when some are supposed; null for a conflict. */
function propagated(puzzle: Puzzle, supposed: readonly number[] = []): Grid | null {
  const formula = boardFormula(puzzle);
  const found = solverOf(formula).implied(supposed);
  if (found === null) return null;
  const { height, width } = formula;
  const cells = new Uint8Array(height * width).fill(UNKNOWN);
  for (const literal of found)
    if (literal < 2 * cells.length) cells[literal >> 1] = literal % 2 === 0 ? FILLED : EMPTY;
  return { height, width, cells };
}

describe('infer', () => {
  test('finds what all solutions share, of puzzles up to 3 x 4 with clues and without solutions', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(arbitrary.puzzle(3, 4), (puzzle) => {
        const all = shared(puzzle);
        const { consistent, inferable, unique, witnesses } = infer(puzzle);
        expect(consistent).toBe(all !== null);
        expect(unique).toBe(all?.count === 1);
        if (all === null) return void kinds.add('none');
        expect([...inferable.cells]).toEqual(all.cells);
        expectCertificate(puzzle, inferable, witnesses);
        const some = all.cells.some((cell) => cell !== UNKNOWN);
        kinds.add(`${all.count === 1 ? 'one' : 'several'}, ${some ? 'some' : 'no'} cell inferable`);
      }),
      { numRuns: 500, seed: 5 },
    );
    expect(kinds).toEqual(
      new Set([
        'none',
        'one, some cell inferable',
        'several, some cell inferable',
        'several, no cell inferable',
      ]),
    );
  });

  test('says of larger boards what asking every cell says, and shows it by solutions', () => {
    let beyondSweeps = 0;
    for (let index = 0; index < 40; index++) {
      const puzzle = randomPuzzle(8 + (index % 3), [0.35, 0.42, 0.5][index % 3] ?? 0, index);
      const { inferable, witnesses } = infer(puzzle);
      expectCertificate(puzzle, inferable, witnesses);
      const filled = inferable.cells.map((cell) => (cell === FILLED ? FILLED : UNKNOWN));
      for (const encoding of ['automaton', 'order'] as const)
        expect(askEveryCell(puzzle, encoding).inferredFilled.cells).toEqual(filled);
      const swept = solveSimple(puzzle).grid.cells;
      for (const [at, cell] of swept.entries())
        if (cell !== UNKNOWN) expect(inferable.cells[at]).toBe(cell);
      if (inferable.cells.join() !== swept.join()) beyondSweeps++;
    }
    expect(beyondSweeps).toBeGreaterThan(3);
  });

  test('all cells are inferable exactly when there is one solution, on every puzzle of 3 x 3', () => {
    let unique = 0;
    for (let index = 0; index < 2 ** 9; index++) {
      const found = infer(puzzleOf(imageFromIndex(3, 3, index)));
      expect(found.unique).toBe(!found.inferable.cells.includes(UNKNOWN));
      if (found.unique) unique++;
    }
    let counted = 0;
    for (let index = 0; index < 2 ** 9; index++)
      if (shared(puzzleOf(imageFromIndex(3, 3, index)))?.count === 1) counted++;
    expect(unique).toBe(counted);
  });

  test('goes on from where another search ended, to the same answer', () => {
    for (let index = 0; index < 12; index++) {
      const puzzle = randomPuzzle(9, [0.3, 0.4, 0.45][index % 3] ?? 0, index);
      const whole = infer(puzzle);
      const told = [...inferInPieces(puzzle)].flatMap((news) => news ?? []);
      for (const part of [0, 0.4, 0.9]) {
        const from = told[Math.floor(told.length * part)] ?? null;
        const on = allPieces(inferInPieces(puzzle, from));
        expect([on.inferable, on.unique]).toEqual([whole.inferable, whole.unique]);
        expectCertificate(puzzle, on.inferable, on.witnesses);
        if (from !== null)
          expect(on.witnesses.slice(0, from.witnesses.length)).toEqual(from.witnesses);
      }
    }
  });

  test('tells how far it is', () => {
    const puzzle = randomPuzzle(14, 0.38, 3);
    const pieces = inferInPieces(puzzle);
    let before = 0;
    for (let piece = pieces.next(); piece.done !== true; piece = pieces.next()) {
      const { decided = 0 } = piece.value ?? {};
      expect(decided).toBeGreaterThanOrEqual(before);
      before = decided;
    }
  });
});

/** Of every cell that is not inferable one witness has it filled and one has it empty; all are solutions. */
function expectCertificate(puzzle: Puzzle, inferable: Grid, witnesses: readonly Grid[]): void {
  for (const witness of witnesses) expect(adheres(witness, puzzle)).toBe(true);
  for (const [at, cell] of inferable.cells.entries()) {
    const values = new Set(witnesses.map(({ cells }) => cells[at]));
    expect(values.size).toBe(cell === UNKNOWN ? 2 : 1);
    if (cell !== UNKNOWN) expect(values.has(cell)).toBe(true);
  }
}

describe('propagation on the formula of a board', () => {
  test('comes to where SimpleSolver stands', () => {
    const statuses = new Set<string>();
    for (let index = 0; index < 60; index++) {
      const puzzle = randomPuzzle(3 + (index % 8), 0.5, index);
      const { status, grid } = solveSimple(puzzle);
      expect(propagated(puzzle)?.cells).toEqual(grid.cells);
      statuses.add(status);
    }
    expect(statuses).toEqual(new Set(['solved', 'standstill']));
  });

  test('with a cell supposed is a probe', () => {
    const uses = new Set<number>();
    for (let index = 0; index < 30; index++) {
      const puzzle = randomPuzzle(5 + (index % 4), 0.45, index);
      const { grid } = solveSimple(puzzle);
      const { sequence } = probeAll(puzzle);
      const unknown = [...grid.cells.keys()].filter((cell) => grid.cells[cell] === UNKNOWN);
      for (const [at, cell] of unknown.entries()) {
        const uses4 = [2 * cell, 2 * cell + 1].map((literal) =>
          usefulness(propagated(puzzle, [literal]), grid),
        );
        const category = 4 * (uses4[0] ?? 0) + (uses4[1] ?? 0);
        expect(category).toBe(sequence[at]);
        for (const use of uses4) uses.add(use);
      }
    }
    expect(uses).toEqual(new Set([0, 1, 2, 3]));
  });
});

/** 001's word for what a probe gave. */
function usefulness(after: Grid | null, before: Grid): number {
  if (after === null) return 2;
  if (countUnknown(after) === 0) return 3;
  return countUnknown(after) < countUnknown(before) - 1 ? 1 : 0;
}

describe('meaningOf', () => {
  test('gives every variable a meaning of its own, with places that the description has', () => {
    const puzzle = { rows: [[2, 1, 3], [1, 1], []], columns: Array.from({ length: 8 }, () => [1]) };
    const formula = boardFormula(puzzle);
    const meanings = Array.from({ length: formula.variables }, (_, variable) =>
      meaningOf(formula, puzzle, variable),
    );
    expect(new Set(meanings.map((one) => JSON.stringify(one))).size).toBe(formula.variables);
    for (const one of meanings) {
      if (one.kind !== 'cell') {
        const length = one.direction === 'H' ? 8 : 3;
        expect(one.kind === 'state' ? one.after : one.cell - 1).toBeOneOf(
          Array.from({ length: length + (one.kind === 'state' ? 1 : 0) }, (_, at) => at),
        );
      }
      if (one.kind === 'cell' || one.place.kind !== 'run') continue;
      const { run, cell, of } = one.place;
      expect(of).toBe((one.direction === 'H' ? puzzle.rows : puzzle.columns)[one.index]?.[run - 1]);
      expect(cell).toBeGreaterThanOrEqual(1);
      expect(cell).toBeLessThanOrEqual(of);
    }
  });
});

test('of a picture all cells are inferred that its puzzle shows, without a limit on the work', () => {
  for (let index = 0; index < 40; index++) {
    const cells = new Uint8Array(7 * 9);
    sampleIndependent(boardRandom(4, 7, 9, 0.4, index), cells, 0.4);
    const image = { height: 7, width: 9, cells };
    const { inferable, undecided } = allPieces(inferPictureInPieces(image));
    expect(inferable).toEqual(infer(puzzleOf(image)).inferable);
    expect(undecided).toEqual([]);
  }
});

test('askEveryCell says that there is a solution where all cells are filled, or none', () => {
  for (const index of [0, 0b11111, 0b111111]) {
    const puzzle = puzzleOf(imageFromIndex(2, 3, index));
    expect(askEveryCell(puzzle)).toMatchObject({ consistent: true });
  }
});

describe('boardFormula', () => {
  test('knows which line a literal belongs to', () => {
    const formula = boardFormula({ rows: [[1], []], columns: [[1], []] });
    expect(lineOfLiteral(formula, 5)).toBeNull(); // a cell
    const { lines, variables, clauses } = formula;
    expect(lines).toHaveLength(4);
    for (const { direction, index, firstVariable } of [lines[0]!, lines[2]!])
      expect(lineOfLiteral(formula, 2 * firstVariable)).toMatchObject({ direction, index });
    expect(lines[1]?.firstVariable).toBe(lines[2]?.firstVariable); // an empty line has none of its own
    expect(variables).toBe(4 + 2 * (3 * 2 + 2 * 3));
    expect(clauses.count).toBe(2 * (12 * 3 - 4) + 2 * 2);
    expect(boardFormulaSize({ rows: [[1], []], columns: [[1], []] })).toEqual({
      clauses: clauses.count,
      variables,
      occurrences: clauses.occurrences,
    });
  });

  test('takes clues as clauses', () => {
    const puzzle = { rows: [[1], [1]], columns: [[1], [1]] };
    expect(infer(puzzle).unique).toBe(false);
    const clues = Uint8Array.of(FILLED, UNKNOWN, UNKNOWN, UNKNOWN);
    expect(formatGrid(infer({ ...puzzle, clues }).inferable)).toEqual(['#.', '.#']);
    const wrong = Uint8Array.of(FILLED, FILLED, UNKNOWN, UNKNOWN);
    expect(infer({ ...puzzle, clues: wrong }).consistent).toBe(false);
    expect(askEveryCell({ ...puzzle, clues: wrong }).count).toBe(4);
  });
});
