import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { boardFormula, boardFormulaSize } from '../../src/engine/inference/boardFormula.ts';
import { meanFormulaSize } from '../../src/engine/inference/meanFormulaSize.ts';
import { boardOf } from '../../src/experiments/density.ts';
import { formulaSize, sizeMeter, sizeParts } from '../../src/experiments/formulaSize.ts';
import type { FormulaSizeSpec } from '../../src/experiments/formulaSize.ts';

const spec: FormulaSizeSpec = {
  height: 9,
  width: 7,
  model: 'independent',
  percentages: [0, 5, 40, 77, 100],
  boards: 300,
  seed: 6,
};

describe('formula-size', () => {
  const tally = formulaSize.emptyTally(spec);
  formulaSize.begin(spec)(0, formulaSize.units(spec), tally);

  test('measures the formula that a board has', () => {
    const measure = sizeMeter(spec.height, spec.width);
    for (const at of spec.percentages.keys())
      for (let index = 0; index < 5; index++) {
        const image = boardOf(spec, at, index);
        const size = { clauses: 0, variables: 0, occurrences: 0 };
        measure(image.cells, size);
        expect(size).toEqual(boardFormulaSize(puzzleOf(image)));
        const { clauses, variables } = boardFormula(puzzleOf(image));
        expect(size).toEqual({
          clauses: clauses.count,
          variables,
          occurrences: clauses.occurrences,
        });
      }
  });

  test('adds up the boards of a percentage, and their squares', () => {
    const sizes = Array.from({ length: spec.boards }, (_, index) =>
      boardFormulaSize(puzzleOf(boardOf(spec, 2, index))),
    );
    expect(tally.boards[2]).toBe(spec.boards);
    for (const part of sizeParts) {
      expect(tally[part][2]).toBe(sizes.reduce((sum, size) => sum + size[part], 0));
      expect(tally[`${part}Squared`][2]).toBe(
        sizes.reduce((sum, size) => sum + size[part] ** 2, 0),
      );
    }
  });

  test('comes near the expectation, within five standard errors', () => {
    for (const [at, percentage] of spec.percentages.entries())
      for (const part of sizeParts) {
        const mean = tally[part][at]! / spec.boards;
        const variance = tally[`${part}Squared`][at]! / spec.boards - mean ** 2;
        const error = Math.sqrt(Math.max(0, variance) / spec.boards);
        const exact = meanFormulaSize(spec.height, spec.width, percentage / 100)[part];
        expect(Math.abs(mean - exact)).toBeLessThanOrEqual(5 * error + 1e-6);
      }
  });

  test('parts add up to the whole, and a file gives it back', () => {
    const merged = formulaSize.emptyTally(spec);
    for (const [from, to] of [
      [0, 11],
      [11, 800],
      [800, formulaSize.units(spec)],
    ] as const) {
      const part = formulaSize.emptyTally(spec);
      formulaSize.begin(spec)(from, to, part);
      formulaSize.merge(merged, part);
    }
    expect(merged).toEqual(tally);
    const file: unknown = JSON.parse(JSON.stringify(formulaSize.toStored(tally)));
    expect(formulaSize.fromStored(file, spec)).toEqual(tally);
    const spoilt = formulaSize.toStored(tally) as { clausesSquared: number[] };
    spoilt.clausesSquared[2]! -= 1e9;
    expect(() => formulaSize.fromStored(spoilt, spec)).toThrow('clauses, squared');
  });

  test('says what it takes', () => {
    expect(() => {
      formulaSize.check({ ...spec, width: 41 });
    }).toThrow('width must be a whole number from 1 to 40: 41');
  });
});
