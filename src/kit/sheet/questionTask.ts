/** A question of the coach on paper. */
import { boardPicture } from '../board/boardPicture.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { askedBoard } from '../train/askedBoard.ts';
import { questionWords } from '../train/exercise.ts';
import type { Exercise } from '../train/exercise.ts';
import { trainLink } from '../train/trainLink.ts';
import { judge } from '../train/verdict.ts';
import type { SheetTask } from './sheet.ts';

/** As the buttons of the coach have it. */
const boxes = ['Filled', 'Empty', 'It stays open'];

/**
 * @param link - what the coach keeps of the question in its link
 */
export function questionTask(exercise: Exercise, link: LinkValues): SheetTask {
  const { sentences } = judge(exercise, exercise.truth);
  return {
    words: questionWords(exercise),
    picture: boardPicture(askedBoard(exercise, false)),
    boxes,
    answer: {
      words: sentences.slice(0, 2).join(' ').replace('Right: it', 'It'),
      picture: boardPicture(askedBoard(exercise, true)),
    },
    address: trainLink(link),
  };
}
