/** An example of games, which no person has played: our own solver did, one hint after another. */
import { startGrid } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { allPieces } from '../../engine/pieces.ts';
import { createHintMemory, hintInPieces } from '../../engine/play/hint.ts';
import { readerRanksInPieces } from '../../experiments/readerRanks.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import type { Finished } from '../../kit/play/finishedGames.ts';
import { shelf } from '../../puzzles/shelf.ts';
import type { Ranked } from './model.ts';

/** One picture in so many of the shelf. */
const every = 3;

const stepTime = 1000; // ms, by agreement

/** Steps until a puzzle is solved, and those for which one line is not enough. */
function stepsOf(puzzle: Puzzle): { readonly all: number; readonly beyond: number } {
  const grid = startGrid(puzzle);
  const memory = createHintMemory(puzzle);
  let [all, beyond] = [0, 0];
  for (;;) {
    const hint = allPieces(hintInPieces(puzzle, grid, memory));
    if (!('fixes' in hint)) return { all, beyond };
    all++;
    if (hint.kind !== 'line') beyond++;
    for (const { row, column, value } of hint.fixes) grid.cells[row * grid.width + column] = value;
  }
}

/** The example; those that take a search are left out. */
export function exampleOf(): Ranked {
  const games = shelf
    .filter(({ grade }) => grade.method !== 'search')
    .filter((_, at) => at % every === 0)
    .map(({ code, title }): Finished => {
      const { all, beyond } = stepsOf(puzzleIn(code));
      return { code, name: title, ms: stepTime * all, hints: beyond, solved: '' };
    });
  return { players: [games], ranks: allPieces(readerRanksInPieces([games])) };
}
