/** Probing of puzzles that are too large for the page itself: by a worker, told as far as it is. */
import { unknownGrid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { grouped } from '../../formats/numbers.ts';
import { startTask } from '../../workers/startTask.ts';
import type { Probing, Stage } from './model.ts';
import { stageOf } from './model.ts';

/** What is told of a probing. */
export type ProbingNews = {
  /** The board with the cells probed so far. */
  readonly part: (stage: Stage, words: string) => void;
  readonly done: (probing: Probing) => void;
  readonly failed: (problem: string) => void;
};

/** Probes a puzzle elsewhere; call what it returns to stop. @source none */
export function startProbing(code: string, puzzle: Puzzle, news: ProbingNews): () => void {
  const nothing = unknownGrid(puzzle.rows.length, puzzle.columns.length);
  news.part(
    stageOf(puzzle, { status: 'standstill', state: nothing, cells: [] }),
    'SimpleSolver is at work …',
  );
  const task = startTask(
    'probing',
    { puzzle, from: null },
    {
      onNews: ({ state, cells, unknown }) => {
        news.part(
          stageOf(puzzle, { status: 'standstill', state, cells }),
          `Probing: ${grouped(cells.length)} of ${grouped(unknown)} unknown cells …`,
        );
      },
    },
  );
  void (async () => {
    try {
      const result = await task.answer;
      if (result !== null) news.done({ code, puzzle, result });
    } catch (error) {
      news.failed(error instanceof Error ? error.message : String(error));
    }
  })();
  return task.stop;
}
