/** Whether a cell of a given board is one that a task asks for, and whether marks are all that must be so. */
import { FILLED, UNKNOWN } from '../engine/board/cell.ts';
import type { Grid } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { infer } from '../engine/inference/inference.ts';
import { solveFour } from '../engine/intersect/fourSolver.ts';
import { fits } from '../engine/line/fits.ts';
import { settle } from '../engine/line/settle.ts';
import { probe } from '../engine/probe/probe.ts';
import type { ProbeOutcome } from '../engine/probe/probe.ts';
import { solve } from '../engine/solve/solve.ts';
import { solveTwoSat } from '../engine/twosat/twoSatSolver.ts';
import { counted } from '../notebook/plain/numbers.ts';
import type { CellWish, ChallengeShown, ChallengeVerdict } from './challenge.ts';

/** A board as it is given. */
export type Given = { readonly puzzle: Puzzle; readonly grid: Grid };

const show = (
  { puzzle }: Given,
  title: string,
  grid: Grid,
  marked: readonly number[],
): ChallengeShown => ({
  title,
  grid,
  puzzle,
  marked,
});

const no = (says: string, shows: ChallengeShown | null = null): ChallengeVerdict => ({
  met: false,
  says,
  shows,
});
const yes = (says: string, shows: ChallengeShown | null = null): ChallengeVerdict => ({
  met: true,
  says,
  shows,
});

const valueWord = (value: number): string => (value === FILLED ? 'filled' : 'empty');

/** What becomes of a probe, in words. */
function endOf({ status, fixed, value }: ProbeOutcome): string {
  const suppose = `Suppose it is ${valueWord(value)}`;
  if (status === 'contradiction') return `${suppose}: sweeps come to a line that nothing fits.`;
  if (status === 'solved') return `${suppose}: sweeps find a whole picture.`;
  return fixed === 0
    ? `${suppose}: sweeps find nothing more.`
    : `${suppose}: sweeps find ${counted(fixed, 'cell')} more and stand still.`;
}

/** Cells that became known from one grid to another. */
const news = (before: Grid, after: Grid): readonly number[] =>
  [...after.cells.keys()].filter((at) => before.cells[at] !== after.cells[at]);

/** Judges a cell, an index into the grid. */
export function judgeCell(given: Given, wish: CellWish, cell: number): ChallengeVerdict {
  const { puzzle, grid } = given;
  if (grid.cells[cell] !== UNKNOWN) return no('This cell is known already. Choose an open one.');
  switch (wish.kind) {
    case 'only-chains': {
      const pairs = solveFour(puzzle, grid).grid;
      if (pairs.cells[cell] !== UNKNOWN)
        return no(
          'Pairs of lines find this cell too.',
          show(given, 'What pairs of lines find', pairs, [cell]),
        );
      const chains = solveTwoSat(puzzle, grid).grid;
      return chains.cells[cell] === UNKNOWN
        ? no(
            'Chains do not find this cell.',
            show(given, 'What chains find', chains, news(grid, chains)),
          )
        : yes(
            `A chain fixes it: it is ${valueWord(chains.cells[cell]!)}. Pairs of lines leave it open.`,
            show(given, 'What chains find', chains, [cell]),
          );
    }
    case 'breaks': {
      const outcome = probe(puzzle, grid, cell, wish.value);
      const board = show(
        given,
        'How far sweeps come with it',
        outcome.end,
        news(grid, outcome.end),
      );
      return outcome.status === 'contradiction'
        ? yes(`${endOf(outcome)} So it is ${valueWord(1 - wish.value)}.`, board)
        : no(endOf(outcome), board);
    }
    case 'both-finish': {
      const both = ([1, 0] as const).map((value) => probe(puzzle, grid, cell, value));
      const bad = both.find(({ status }) => status !== 'solved');
      return bad === undefined
        ? yes('Either value leads to a whole picture: the puzzle has two solutions.')
        : no(endOf(bad), show(given, 'How far sweeps come with it', bad.end, news(grid, bad.end)));
    }
    case 'must-be': {
      const { inferable } = infer({ ...puzzle, clues: grid.cells });
      if (inferable.cells[cell] !== UNKNOWN)
        return yes(`In all solutions it is ${valueWord(inferable.cells[cell]!)}.`);
      const other = solve({ ...puzzle, clues: grid.cells.with(cell, FILLED) }).solutions[0];
      return no(
        'Some solutions have it filled, and some have it empty.',
        other === undefined ? null : show(given, 'A solution that has it filled', other, [cell]),
      );
    }
    case 'probe-ahead': {
      const chains = solveTwoSat(puzzle, grid).grid;
      if (chains.cells[cell] !== UNKNOWN)
        return no('Chains find this cell too.', show(given, 'What chains find', chains, [cell]));
      const broken = ([1, 0] as const)
        .map((value) => probe(puzzle, grid, cell, value))
        .find(({ status }) => status === 'contradiction');
      return broken === undefined
        ? no('Neither value comes to a contradiction: no probe of this cell proves it.')
        : yes(
            `${endOf(broken)} So it is ${valueWord(1 - broken.value)}, and chains do not know it.`,
          );
    }
  }
}

/** What must be so of a board: of a row by itself what all its fits share, else what all solutions share. */
function certainCells({ puzzle, grid }: Given, alone: boolean): Uint8Array {
  if (!alone) return infer({ ...puzzle, clues: grid.cells }).inferable.cells;
  return settle(grid.cells, puzzle.rows[0] ?? []) ?? grid.cells;
}

/** A picture that fits with another value in a cell; null where there is none. */
function otherwise(
  { puzzle, grid }: Given,
  alone: boolean,
  cell: number,
  value: number,
): Grid | null {
  const cells = grid.cells.with(cell, value);
  if (!alone) return solve({ ...puzzle, clues: cells }).solutions[0] ?? null;
  const [fit] = fits(cells, puzzle.rows[0] ?? []);
  return fit === undefined ? null : { ...grid, cells: fit };
}

/** Judges marks on the open cells of a board. @param marks - UNKNOWN where there is none */
export function judgeMarks(given: Given, alone: boolean, marks: Uint8Array): ChallengeVerdict {
  const { grid } = given;
  const certain = certainCells(given, alone);
  const board = (title: string, one: Grid, at: number): ChallengeShown => ({
    ...show(given, title, one, [at]),
    ...(alone && { puzzle: null }), // its columns say nothing
  });
  const open = [...grid.cells.keys()].filter((at) => grid.cells[at] === UNKNOWN);
  for (const at of open) {
    const mark = marks[at]!;
    if (mark === UNKNOWN || mark === certain[at]) continue;
    const place = alone
      ? `Cell ${at + 1}`
      : `Row ${Math.floor(at / grid.width) + 1}, column ${(at % grid.width) + 1}`;
    const other = otherwise(given, alone, at, 1 - mark);
    const marked = { ...grid, cells: grid.cells.with(at, mark) };
    const refusal =
      certain[at] === UNKNOWN
        ? no(
            `${place} need not be ${valueWord(mark)}: it can be otherwise.`,
            other === null ? null : board('It fits, and has the cell otherwise', other, at),
          )
        : no(
            `${place} cannot be ${valueWord(mark)}: nothing fits then.`,
            board('The cell is ringed', marked, at),
          );
    return { ...refusal, wrong: at };
  }
  const missing = open.filter((at) => certain[at] !== UNKNOWN && marks[at] === UNKNOWN).length;
  return missing === 0
    ? yes('That is all of it, and nothing too much.')
    : no(`So far it is right. ${counted(missing, 'cell')} more can be marked.`);
}
