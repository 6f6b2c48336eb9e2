/** The figure without script: the board with all answers, the map of the effort, and what came out in words. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { askEveryCellInPieces } from '../../engine/inference/inference.ts';
import { allPieces } from '../../engine/pieces.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { usualCell } from '../../kit/board/boardLayout.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { heatPicture } from './heatPicture.ts';
import type { AskEveryProps } from './model.ts';
import { allAnswers, defaultSettings, summaryWords } from './model.ts';

/** What the board is, for readers who do not see it. @source none */
export const boardName = ({ rows, columns }: Puzzle): string =>
  `Nonogram of ${rows.length} rows and ${columns.length} columns with what its cells must be`;

/** What the .astro file places; markup. */
export type StaticEvery = {
  readonly board: string;
  readonly heat: string;
  readonly summary: string;
};

/** The first frame, drawn on the server. @throws RangeError for settings that cannot be @source none */
export function staticEvery(props: AskEveryProps): StaticEvery {
  const { code, questions } = defaultSettings(props);
  const puzzle = decodePuzzle(code);
  const answers = allAnswers(
    allPieces(askEveryCellInPieces(puzzle, { both: questions === 'both' })),
  );
  const model = boardOf(puzzle, answers.inferred.cells, boardName(puzzle));
  return {
    board: toMarkup(boardPicture(model, { cell: usualCell(model), id: 'static-every' })),
    heat: toMarkup(heatPicture(answers, 24)),
    summary: summaryWords(answers, questions),
  };
}
