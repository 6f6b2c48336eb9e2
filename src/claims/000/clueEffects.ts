/** 000, section 4.1: what one more clue can do for SimpleSolver, tried with every cell it leaves unknown on every 3 x 4 image. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

const [height, width] = [3, 4];

/** Clues counted by what follows from them; every clue has the value of the image. */
export type ClueEffects = {
  readonly clues: number;
  readonly solve: number; // SimpleSolver then finishes
  readonly further: number; // other cells become known, not all
  readonly nothing: number; // no other cell becomes known
  /** Given from the start, not at the standstill: other cells are known at the end. */
  readonly otherEnd: number;
};

const unknownIn = (cells: Uint8Array): number => cells.filter((cell) => cell === UNKNOWN).length;

export const clueEffects: Claim<readonly string[], ClueEffects> = {
  id: '000-section-4.1-clue-effects',
  title: 'A clue can let a solver finish, make the puzzle easier, or have no effect',
  published: ['solve', 'further', 'nothing'],
  read() {
    const ours = { clues: 0, solve: 0, further: 0, nothing: 0, otherEnd: 0 };
    for (let index = 0; index < 2 ** (height * width); index++) {
      const image = imageFromIndex(height, width, index);
      const puzzle = puzzleOf(image);
      const { grid, status } = solveSimple(puzzle);
      if (status === 'solved') continue;
      const unknown = unknownIn(grid.cells);
      grid.cells.forEach((cell, at) => {
        if (cell !== UNKNOWN) return;
        const value = image.cells[at] ?? UNKNOWN;
        const late = solveSimple({ ...puzzle, clues: grid.cells.with(at, value) }).grid.cells;
        const blank = new Uint8Array(height * width).fill(UNKNOWN);
        const early = solveSimple({ ...puzzle, clues: blank.with(at, value) }).grid.cells;
        const left = unknownIn(late);
        ours.clues++;
        ours[left === 0 ? 'solve' : left < unknown - 1 ? 'further' : 'nothing']++;
        if (early.join() !== late.join()) ours.otherEnd++;
      });
    }
    return { ours };
  },
  quote:
    'Fixing such a pixel to the value it should have in the solution, can either allow a particular solver to solve the puzzle, make it easier or have no effect',
  ground: { kind: 'count', of: 'all clues for 3x4 pictures, by sweeps' },
  home: 'papers/batenburg-kosters/',
  what: 'a clue “can either allow a particular solver to solve the puzzle, make it easier or have no effect”',
  says: 'each happens, depending also on when it is given',
  finds: ({ clues, solve, further, nothing, otherEnd }) =>
    `${grouped(clues)} clues for 3\u00a0×\u00a04 pictures: ${grouped(solve)} let the sweeps finish, ${grouped(further)} give other cells, ${grouped(nothing)} give nothing more; ${otherEnd === 0 ? 'none' : grouped(otherEnd)} has another end when given from the start`,
  remark: 'when the clue is given can change how long the sweeps take, but not where they end',
  agrees: ({ solve, further, nothing, clues }) =>
    solve > 0 && further > 0 && nothing > 0 && solve + further + nothing === clues,
};
