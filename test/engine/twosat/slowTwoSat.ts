/** TwoSatSolver by its definition: fits by listing, chains by Warshall, values denied in any order. */
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { bruteFits, slowClosure } from '../../oracles.ts';

/** Whether value 2 cell + v implies another one by some line, as a square table: no fit of the line has v and not the other. */
function slowImplications({ rows, columns }: Puzzle, cells: Uint8Array): Uint8Array[] {
  const width = columns.length;
  const table = Array.from({ length: 2 * cells.length }, () => new Uint8Array(2 * cells.length));
  const lines = [
    ...rows.map((runs, i) => ({ runs, places: columns.map((_, j) => i * width + j) })),
    ...columns.map((runs, j) => ({ runs, places: rows.map((_, i) => i * width + j) })),
  ];
  for (const { runs, places } of lines) {
    const fits = bruteFits(
      Uint8Array.from(places, (place) => cells[place] ?? UNKNOWN),
      runs,
    );
    for (const [x, a] of places.entries())
      for (const [y, b] of places.entries())
        for (const [v, w] of [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
        ] as const)
          if (x !== y && cells[a] === UNKNOWN && cells[b] === UNKNOWN)
            if (!fits.some((fit) => fit[x] === v && fit[y] === 1 - w))
              table[2 * a + v]![2 * b + w] = 1;
  }
  return table;
}

/** Adds to a table what chains imply. */
export function closeChains(table: readonly Uint8Array[]): void {
  for (let k = 0; k < table.length; k++)
    for (const row of table)
      if (row[k] === 1) for (let to = 0; to < row.length; to++) row[to]! |= table[k]![to]!;
}

/** The values that are denied on a board: 2 cell + v. */
export function slowDenied(puzzle: Puzzle, cells: Uint8Array): readonly number[] {
  const table = slowImplications(puzzle, cells);
  closeChains(table);
  return [...table.keys()].filter((value) => table[value]?.[value ^ 1] === 1);
}

/**
 * The fixpoint.
 *
 * @param pick - which of so many false values is denied next
 * @returns null after a contradiction
 */
export function slowTwoSat(
  puzzle: Puzzle,
  pick: (choices: number) => number = () => 0,
): Uint8Array | null {
  const { rows, columns } = puzzle;
  const start = puzzle.clues ?? new Uint8Array(rows.length * columns.length).fill(UNKNOWN);
  for (let cells = slowClosure(start, rows, columns); cells !== null;) {
    const denied = slowDenied(puzzle, cells);
    const value = denied[pick(denied.length)];
    if (value === undefined) return cells;
    cells = slowClosure(cells.with(value >> 1, 1 - (value & 1)), rows, columns);
  }
  return null;
}
