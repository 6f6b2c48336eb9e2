// What sweeps see of a signal, and what they do not: the theorem in small.
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { stuckWith } from '../../../src/engine/circuit/alone.ts';
import { across, compose } from '../../../src/engine/circuit/compose.ts';
import {
  cluesOf,
  constantCells,
  inputsFor,
  portIn,
  signalsFor,
  signalsOf,
  solutionOf,
} from '../../../src/engine/circuit/evaluate.ts';
import { assignmentsOf, parseFormula, variablesOf } from '../../../src/engine/circuit/formula.ts';
import { layOut } from '../../../src/engine/circuit/layout.ts';
import { infer } from '../../../src/engine/inference/inference.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { allTiles, closed } from './boards.ts';
import { formula } from './formulas.ts';

const unknown = (cells: Uint8Array): number => cells.filter((cell) => cell === UNKNOWN).length;

describe('with its inputs set', () => {
  test('each tile is solved by sweeps, but for those that join opposite sides', () => {
    const stuck: string[] = [];
    for (const tile of allTiles) {
      if (tile.inputs.length + tile.outputs.length < 2) continue;
      const tiles = closed([tile], 'right');
      const board = compose(tiles);
      const terminals = tiles.flatMap((line, row) =>
        line.flatMap(({ kind }, column) => (kind === 'input' ? [{ row, column }] : [])),
      );
      expect(terminals).toHaveLength(tile.inputs.length);
      for (let bits = 0; bits < 1 << terminals.length; bits++) {
        const set = terminals.map((place, at) => ({ ...place, value: ((bits >> at) & 1) === 1 }));
        const { status, grid } = solveSimple({ ...board.puzzle, clues: cluesOf(board, set) });
        if (status === 'solved') expect(grid).toEqual(solutionOf(board, signalsOf(tiles, set)));
        else stuck.push(tile.id);
      }
      expect([tile.id, stuckWith(tile).length]).toEqual([
        tile.id,
        stuck.filter((id) => id === tile.id).length,
      ]);
    }
    const between = allTiles.filter(
      ({ inputs: [one, other] }) =>
        one !== undefined &&
        other !== undefined &&
        across({ row: 0, column: 0 }, one).side === other,
    );
    expect(between).toHaveLength(16);
    expect(between.map(({ id }) => id)).toEqual(expect.arrayContaining([...new Set(stuck)]));
    expect(stuck.length).toBeGreaterThan(0);
  });

  test('every circuit is solved by sweeps, and says what the formula says', () => {
    fc.assert(
      fc.property(formula(3), (one) => {
        const layout = layOut(one);
        const board = compose(layout.tiles);
        for (const values of assignmentsOf(variablesOf(one))) {
          const clues = cluesOf(board, inputsFor(layout, values));
          const { status, grid } = solveSimple({ ...board.puzzle, clues });
          expect(status).toBe('solved');
          expect(grid).toEqual(solutionOf(board, signalsFor(layout, values)));
        }
      }),
      { numRuns: 25 },
    );
  });

  test('is refused where there is no input', () => {
    const layout = layOut(parseFormula('a'));
    const board = compose(layout.tiles);
    expect(() => cluesOf(board, [{ row: 0, column: 1, value: true }])).toThrow('there is no input');
  });
});

describe('with nothing set', () => {
  test.each([
    // formula, open after sweeps, open by each tile alone, open for inference, what the output is
    ['x', 4, 4, 4, 'both'],
    ['x and not x', 84, 65, 58, 'always 0'],
    ['x or not x', 84, 70, 64, 'always 1'],
    ['(a or b) and c', 60, 43, 43, 'both'],
    ['((a and b) or c) and d', 88, 60, 60, 'both'],
    ['(x or not x) and x*', 112, 87, 80, 'both'],
    ['x and not x and x*', 112, 82, 68, 'always 0'],
  ] as const)(
    '%s: sweeps leave %i cells open, inference fewer where signals are constant',
    (text, bySweeps, byTiles, byInference, says) => {
      const layout = layOut(parseFormula(text));
      const board = compose(layout.tiles);
      const { grid } = solveSimple(board.puzzle);
      const inference = infer(board.puzzle);
      const { cells } = inference.inferable;
      expect([unknown(grid.cells), unknown(constantCells(board)), unknown(cells)]).toEqual([
        bySweeps,
        byTiles,
        byInference,
      ]);
      // the two cells of the output, which sweeps never see
      const width = board.puzzle.columns.length;
      const at = (layout.output.row * 11 + 4) * width + layout.output.column * 11 + 2;
      expect(grid.cells[at]).toBe(UNKNOWN);
      expect(cells[at] === UNKNOWN).toBe(says === 'both');
      if (says !== 'both') {
        const [witness] = inference.witnesses;
        expect(portIn(board, witness!, layout.output, 'left')).toBe(says === 'always 1');
      }
    },
  );

  test('an inner signal can be constant where the formula can be satisfied: cells beyond those of the tiles are inferable', () => {
    const layout = layOut(parseFormula('(x or not x) and x*'));
    const board = compose(layout.tiles);
    const given = constantCells(board);
    const { consistent, inferable } = infer({ ...board.puzzle, clues: given });
    const further = [...given.keys()].filter(
      (cell) => given[cell] === UNKNOWN && inferable.cells[cell] !== UNKNOWN,
    );
    expect(consistent).toBe(true);
    expect(further).toHaveLength(87 - 80);
    // all of them in the OR, in the AND that it feeds, or between both
    const or = layout.placed.flat().findIndex(({ tile }) => tile.kind === 'or') % 5;
    for (const cell of further) expect([or, or + 1]).toContain(Math.floor((cell % 55) / 11));
  });
});
