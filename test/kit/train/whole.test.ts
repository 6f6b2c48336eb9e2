/** Whole positions: what is accepted follows by their technique and by none weaker; what is not is refuted by what is shown. */
import { describe, expect, test } from 'vitest';
import { positionsFile } from '../../../src/claims/positions.ts';
import { UNKNOWN, parseLine } from '../../../src/engine/board/cell.ts';
import { describeLine, sameDescription } from '../../../src/engine/board/description.ts';
import { lineOf } from '../../../src/engine/board/image.ts';
import { adheres } from '../../../src/engine/board/puzzle.ts';
import { cellsBy, givenBy } from '../../../src/engine/play/positions.ts';
import { givesNothing, isLineRule, techniques } from '../../../src/engine/play/techniques.ts';
import type { Technique } from '../../../src/engine/play/techniques.ts';
import { techniqueWords } from '../../../src/kit/train/techniqueWords.ts';
import {
  exerciseAt,
  judgeValue,
  judgeWhy,
  refuted,
  shown,
  wholeOf,
} from '../../../src/kit/train/whole.ts';
import type { Whole } from '../../../src/kit/train/whole.ts';
import { readStored } from '../../../src/stored/fromFile.ts';

const positions = techniques.map((technique) => ({
  technique,
  wholes: readStored(positionsFile(technique)).map((one) => wholeOf(technique, one)),
}));

const openOf = ({ grid }: Whole): readonly number[] =>
  [...grid.cells.keys()].filter((cell) => grid.cells[cell] === UNKNOWN);

/** The techniques that can be asked of a position: beyond rules of lines, only where all lines are settled. */
const askable = ({ technique }: Whole): readonly Technique[] =>
  techniques.filter((one) => isLineRule(one) || !isLineRule(technique));

describe.each(positions)('$technique', ({ technique, wholes }) => {
  test('gives every cell that any technique gives, and none weaker gives one', () => {
    for (const whole of wholes) {
      const { puzzle, grid } = whole;
      const own = cellsBy(technique, puzzle, grid);
      expect(own.size).toBeGreaterThan(0);
      for (const other of askable(whole)) {
        if (techniques.indexOf(other) < techniques.indexOf(technique))
          expect(givesNothing(other, puzzle, grid)).toBe(true);
        else if (technique !== 'joins')
          for (const cell of cellsBy(other, puzzle, grid).keys()) expect(own.has(cell)).toBe(true);
      }
    }
  });

  test('a cell is accepted where it follows, with its value in every solution known, and asked why', () => {
    for (const whole of wholes.slice(0, 4)) {
      const { puzzle, grid, image } = whole;
      expect(adheres(image, puzzle)).toBe(true);
      const given = givenBy(technique, puzzle, grid);
      for (const cell of openOf(whole)) {
        const exercise = exerciseAt(whole, cell);
        expect(exercise?.truth).toBe(given.get(cell));
        if (exercise !== null) expect(exercise.truth).toBe(image.cells[cell]);
      }
      const { exercise, sentences, evidence, right } = shown(whole);
      expect(right).toBe(false);
      expect(sentences.join(' ')).toMatch(
        /^What follows is row \d+, column \d+: it is [a-z]+, by /,
      );
      expect(evidence.length).toBeGreaterThan(0);
      const truth = exercise.truth!;
      expect(judgeValue(exercise, truth).sentences[0]).toMatch(/^Right: it is /);
      const name = techniqueWords[technique].name.slice(1);
      const wrong = judgeValue(exercise, truth === 1 ? 0 : 1).sentences;
      expect(wrong[0]).toMatch(/^It cannot be /);
      expect(wrong[1]).toContain(name);
      for (const named of techniques) {
        const why = judgeWhy(exercise, named);
        expect(why.right).toBe(named === technique);
        expect(why.sentences.join(' ')).toMatch(/^(?:Right: |That gives|Not that: |No need).*\.$/);
      }
    }
  });

  test('a cell that does not follow is refuted by a solution, by fits of its two lines, or by a future', () => {
    for (const whole of wholes.slice(0, 12)) {
      const { puzzle, grid, image } = whole;
      const given = givenBy(technique, puzzle, grid);
      for (const cell of openOf(whole)
        .filter((one) => !given.has(one))
        .slice(0, 6))
        for (const claimed of [0, 1] as const) {
          const { right, sentences, evidence } = refuted(whole, cell, claimed);
          expect(right).toBe(false);
          expect(sentences.join(' ')).toMatch(/^It (?:need not be|does not follow).*\.$/);
          const [row, column] = [Math.floor(cell / grid.width), cell % grid.width];
          if (image.cells[cell] !== claimed) {
            expect(evidence).toHaveLength(1);
            expect(adheres({ ...grid, cells: evidence[0]!.board!.cells }, puzzle)).toBe(true);
            expect(evidence[0]!.board!.cells[cell]).toBe(1 - claimed);
          } else if (isLineRule(technique)) {
            expect(evidence).toHaveLength(2);
            for (const [at, direction] of (['H', 'V'] as const).entries()) {
              const index = at === 0 ? row : column;
              const fit = parseLine(evidence[at]!.line!.text);
              const marks = lineOf(grid, direction, index);
              expect(marks.every((mark, k) => mark === UNKNOWN || mark === fit[k])).toBe(true);
              expect(fit[at === 0 ? column : row]).toBe(1 - claimed);
              const clue = (at === 0 ? puzzle.rows : puzzle.columns)[index]!;
              expect(sameDescription(describeLine(fit), clue)).toBe(true);
            }
          } else expect(evidence[0]!.board!.cells[cell]).toBe(1 - claimed);
        }
    }
  });
});

test('whoever presses any open cell and says always filled, or always empty, is right as by chance', () => {
  const all = positions.flatMap(({ technique, wholes }) =>
    wholes.map((whole) => {
      const values = [...givenBy(technique, whole.puzzle, whole.grid).values()];
      const open = openOf(whole).length;
      const filled = values.filter((value) => value === 1).length;
      return { filled: filled / open, empty: (values.length - filled) / open };
    }),
  );
  const mean = (of: (one: (typeof all)[number]) => number): number =>
    all.reduce((sum, one) => sum + of(one), 0) / all.length;
  const [filled, empty] = [mean((one) => one.filled), mean((one) => one.empty)];
  // either value, drawn for each: what always the same one is measured by. "Always open" is no answer of the stream.
  const chance = (filled + empty) / 2;
  expect(chance).toBeLessThan(0.1);
  for (const always of [filled, empty]) expect(Math.abs(always - chance)).toBeLessThan(chance / 4);
});
