/**
 * A game as the moves that made it: marks, and suppositions one inside another. Every position is what the moves up to it
 * come to, so undoing is going back along them, without limit.
 */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';

/** One thing that the player did. */
export type Move =
  | { readonly kind: 'mark'; readonly cells: readonly number[]; readonly mark: number }
  | { readonly kind: 'suppose'; readonly cell: number; readonly mark: 0 | 1 }
  | { readonly kind: 'drop' } // takes the last supposition back, with all that followed from it
  | { readonly kind: 'other' } // the last supposition cannot be: so its cell is the other
  | { readonly kind: 'keep' } // takes the last supposition for granted: a guess
  | { readonly kind: 'clear' }; // begins anew

/** A supposition, with what there was before it. */
export type Branch = {
  readonly cell: number;
  readonly mark: 0 | 1;
  readonly at: number; // moves before it
  readonly marks: Uint8Array;
  readonly levels: Uint8Array;
};

/** What is on the board. Nothing in it is modified. */
export type Position = {
  readonly marks: Uint8Array; // row by row, UNKNOWN where there is none
  readonly levels: Uint8Array; // of each mark, how many suppositions it stands on
  readonly branches: readonly Branch[]; // the outer ones first
};

/** The board before the first move: what the puzzle gives, and nothing else. */
export function firstPosition({ rows, columns, clues }: Puzzle): Position {
  const cells = rows.length * columns.length;
  return {
    marks: clues?.slice() ?? new Uint8Array(cells).fill(UNKNOWN),
    levels: new Uint8Array(cells),
    branches: [],
  };
}

const otherMark = (mark: 0 | 1): 0 | 1 => (mark === FILLED ? EMPTY : FILLED);

/** The most suppositions one inside another; a level is a byte. */
const mostBranches = 99;

/**
 * The position after a move. One that the position has no place for (a supposition that there is not, a cell that is
 * marked already) changes nothing.
 *
 * @param at - moves before this one
 */
export function after(position: Position, move: Move, at: number, puzzle: Puzzle): Position {
  const { branches } = position;
  const last = branches.at(-1);
  switch (move.kind) {
    case 'mark':
      return marked(position, move.cells, move.mark, puzzle);
    case 'clear':
      return firstPosition(puzzle);
    case 'suppose': {
      if (position.marks[move.cell] !== UNKNOWN || branches.length >= mostBranches) return position;
      const { marks, levels } = position;
      const branch = { cell: move.cell, mark: move.mark, at, marks, levels };
      return marked(
        { ...position, branches: [...branches, branch] },
        [move.cell],
        move.mark,
        puzzle,
      );
    }
    case 'drop':
      return last === undefined ? position : before(last, branches);
    case 'other':
      if (last === undefined) return position;
      return marked(before(last, branches), [last.cell], otherMark(last.mark), puzzle);
    case 'keep': {
      if (last === undefined) return position;
      const level = branches.length;
      const levels = position.levels.map((one) => (one === level ? level - 1 : one));
      return { ...position, levels, branches: branches.slice(0, -1) };
    }
  }
}

/** The position that a supposition was made in. */
const before = ({ marks, levels }: Branch, branches: readonly Branch[]): Position => ({
  marks,
  levels,
  branches: branches.slice(0, -1),
});

function marked(
  position: Position,
  cells: readonly number[],
  mark: number,
  { clues }: Puzzle,
): Position {
  const marks = position.marks.slice();
  const levels = position.levels.slice();
  for (const cell of cells) {
    if (cell >= marks.length || (clues?.[cell] ?? UNKNOWN) !== UNKNOWN) continue;
    marks[cell] = mark;
    levels[cell] = mark === UNKNOWN ? 0 : position.branches.length;
  }
  return { ...position, marks, levels };
}

const snapshotEvery = 32;

/** The moves of one game, and the place in them that is on the board. */
export class Moves {
  readonly puzzle: Puzzle;
  #moves: Move[];
  #at: number;
  #kept: Position[]; // after every so many moves
  #present: Position;

  /** @param at - moves that are on the board; default all */
  constructor(puzzle: Puzzle, moves: readonly Move[] = [], at = moves.length) {
    this.puzzle = puzzle;
    this.#moves = [...moves];
    this.#kept = [firstPosition(puzzle)];
    this.#at = Math.min(Math.max(0, at), moves.length);
    this.#present = this.positionAt(this.#at);
  }

  get all(): readonly Move[] {
    return this.#moves;
  }

  get at(): number {
    return this.#at;
  }

  get position(): Position {
    return this.#present;
  }

  /** The position after so many moves. */
  positionAt(at: number): Position {
    const from = Math.min(Math.floor(at / snapshotEvery), this.#kept.length - 1);
    let position = this.#kept[from]!;
    for (let number = from * snapshotEvery; number < at; number++) {
      position = after(position, this.#moves[number]!, number, this.puzzle);
      if ((number + 1) % snapshotEvery === 0) this.#kept[(number + 1) / snapshotEvery] = position;
    }
    return position;
  }

  /** Makes a move; those that were undone are given up. Returns false for one that changes nothing. */
  make(move: Move): boolean {
    const next = after(this.#present, move, this.#at, this.puzzle);
    if (samePosition(next, this.#present)) return false;
    this.#moves.length = this.#at;
    this.#moves.push(move);
    this.#at++;
    this.#kept.length = Math.min(this.#kept.length, Math.floor((this.#at - 1) / snapshotEvery) + 1);
    this.#present = next;
    if (this.#at % snapshotEvery === 0) this.#kept[this.#at / snapshotEvery] = next;
    return true;
  }

  /** Gives up all moves from some point on: they were not meant, and cannot be made again. */
  takeBack(to: number): void {
    this.#moves.length = Math.min(this.#moves.length, to);
    this.#kept.length = Math.min(this.#kept.length, Math.floor(to / snapshotEvery) + 1);
    this.goTo(this.#at);
  }

  /** Goes to the position after so many moves. */
  goTo(at: number): void {
    this.#at = Math.min(Math.max(0, Math.round(at)), this.#moves.length);
    this.#present = this.positionAt(this.#at);
  }
}

const sameCells = (a: Uint8Array, b: Uint8Array): boolean =>
  a.every((value, at) => value === b[at]);

const samePosition = (a: Position, b: Position): boolean =>
  a.branches.length === b.branches.length &&
  sameCells(a.marks, b.marks) &&
  sameCells(a.levels, b.levels);
