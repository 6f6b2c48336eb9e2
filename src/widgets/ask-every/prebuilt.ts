/** What the build finds out of the puzzle that the figure opens with: the page would need too long. */
import { askEveryCellInPieces } from '../../engine/inference/inference.ts';
import { allPieces } from '../../engine/pieces.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { allAnswers, defaultSettings } from './model.ts';
import type { Answers, AskEveryProps } from './model.ts';

export function prebuilt(props: AskEveryProps): Answers {
  const { code, questions } = defaultSettings(props);
  const both = questions === 'both';
  return allAnswers(allPieces(askEveryCellInPieces(puzzleIn(code), { both })));
}
