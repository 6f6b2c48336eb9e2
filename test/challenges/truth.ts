/** Whether an answer is right, by definition: for the tests of the judge, of which nothing is used here. */
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import type { Grid } from '../../src/engine/board/cell.ts';
import type { CellWish, Condition, RowCondition } from '../../src/challenges/challenge.ts';
import { bruteFits, countValue, describe01 } from '../oracles.ts';
import {
  closure,
  cluesOf,
  knownBy,
  roundsOf,
  settle,
  shared,
  solutionsOf,
  sweepsOf,
  useOf,
} from './slow.ts';
import type { Clues } from './slow.ts';

const isIn = (
  value: number,
  { least = 0, most = Infinity }: { least?: number; most?: number },
): boolean => value >= least && value <= most;

const opens = (cells: Uint8Array | null): number[] =>
  [...(cells ?? []).entries()].filter(([, cell]) => cell === UNKNOWN).map(([at]) => at);

const turned = (rows: readonly string[]): string[] =>
  [...(rows[0] ?? '')].map((_, j) =>
    rows
      .map((row) => row[j])
      .toReversed()
      .join(''),
  );

/** The picture in its eight forms, as texts. */
function formsOf({ height, width, cells }: Grid): Set<string> {
  const all = new Set<string>();
  let form = Array.from({ length: height }, (_, i) =>
    cells.slice(i * width, (i + 1) * width).join(''),
  );
  for (let quarter = 0; quarter < 4; quarter++) {
    for (const one of [form, form.toReversed()]) all.add(one.join('/'));
    form = turned(form);
  }
  return all;
}

/** The clues within a ring of rows and columns that say 1. */
const ringed = ({ rows, columns }: Clues): Clues => ({
  rows: [[1], ...rows, [1]],
  columns: [[1], ...columns, [1]],
});

/** Whether a picture meets a condition. */
export function holds(image: Grid, condition: Condition): boolean {
  const { cells } = image;
  const clues = cluesOf(image);
  switch (condition.kind) {
    case 'filled':
      return isIn(countValue(cells, 1), condition);
    case 'run':
      return [...clues.rows, ...clues.columns].flat().some((run) => run >= condition.least);
    case 'simple': {
      const sweeps = sweepsOf(clues);
      return sweeps !== null && sweeps >= condition.sweeps;
    }
    case 'stuck':
      return opens(closure(clues)).length > 0;
    case 'silent':
      return opens(closure(clues)).length === cells.length;
    case 'solved-by':
      return opens(knownBy(condition.by, clues)).length === 0;
    case 'left-by':
      return opens(knownBy(condition.by, clues)).length > 0;
    case 'solutions':
      return isIn(solutionsOf(clues).length, condition);
    case 'apart': {
      const other = solutionsOf(clues).find((one) => one.join('') !== cells.join(''));
      return (
        other !== undefined &&
        other.filter((cell, at) => cell !== cells[at]).length >= condition.least
      );
    }
    case 'must-be':
      return isIn(cells.length - countValue(shared(solutionsOf(clues)), UNKNOWN), condition);
    case 'forms':
      return formsOf(image).size === condition.exactly;
    case 'wide': {
      const rounds = roundsOf(clues);
      return (
        rounds !== null && rounds.length >= condition.rounds && rounds.every((open) => open > 2)
      );
    }
    case 'near': {
      const given = condition.picture.join('');
      const changed = [...cells].filter((cell, at) => (given[at] === '#' ? 1 : 0) !== cell);
      return changed.length <= condition.most;
    }
    case 'starts-differ': {
      const [rowsFirst, columnsFirst] = [sweepsOf(clues, 'H'), sweepsOf(clues, 'V')];
      return rowsFirst !== null && columnsFirst !== null && Math.abs(rowsFirst - columnsFirst) > 1;
    }
    case 'dead-end-tells': {
      const state = closure(clues)!;
      return opens(state).some((at) => {
        const uses = [useOf(clues, state, at, 0), useOf(clues, state, at, 1)];
        return uses.includes(0) && uses.includes(2);
      });
    }
    case 'unique-otherwise': {
      const all = solutionsOf(clues);
      return (all.length === 1) !== (opens(shared(all)).length === 0);
    }
    case 'sweeps-ahead': {
      const pairs = knownBy('pairs', clues);
      return [...closure(clues)!].some((cell, at) => cell !== UNKNOWN && pairs[at] === UNKNOWN);
    }
    case 'not-doubled':
      return solutionsOf(ringed(clues)).length !== 2 * solutionsOf(clues).length;
    case 'probing-fails': {
      const state = closure(clues)!;
      const proves = (at: number): boolean => {
        const uses = [useOf(clues, state, at, 0), useOf(clues, state, at, 1)];
        return uses.includes(2) && uses.includes(3);
      };
      const open = opens(state);
      return solutionsOf(clues).length === 1 && open.length > 0 && !open.some(proves);
    }
    case 'in-two-lines':
      return [...clues.rows, ...clues.columns].every(
        (line) => line.reduce((sum, run) => sum + run, 0) <= 1,
      );
    case 'one-or-progress':
      return (
        solutionsOf(clues).length === 1 ||
        opens(knownBy('pairs', clues)).length < opens(closure(clues)).length
      );
  }
}

/** Whether a row meets a condition. */
export function rowHolds(cells: Uint8Array, condition: RowCondition): boolean {
  const clues = describe01(cells);
  const blank = new Uint8Array(cells.length).fill(UNKNOWN);
  switch (condition.kind) {
    case 'filled':
      return countValue(cells, 1) >= condition.least;
    case 'runs':
      return clues.length >= condition.least;
    case 'fits':
      return bruteFits(blank, clues).length === condition.exactly;
    case 'tells-nothing':
      return !settle(blank, clues)!.some((cell) => cell !== UNKNOWN);
  }
}

/** Whether an open cell is as wished. */
export function cellHolds(clues: Clues, state: Uint8Array, wish: CellWish, at: number): boolean {
  if (state[at] !== UNKNOWN) return false;
  switch (wish.kind) {
    case 'only-chains':
      return (
        knownBy('pairs', clues, state)[at] === UNKNOWN &&
        knownBy('chains', clues, state)[at] !== UNKNOWN
      );
    case 'breaks':
      return useOf(clues, state, at, wish.value) === 2;
    case 'both-finish':
      return [0, 1].every((value) => useOf(clues, state, at, value) === 3);
    case 'must-be':
      return shared(solutionsOf(clues, state))[at] !== UNKNOWN;
    case 'probe-ahead':
      return (
        knownBy('chains', clues, state)[at] === UNKNOWN &&
        [0, 1].some((value) => useOf(clues, state, at, value) === 2)
      );
  }
}
