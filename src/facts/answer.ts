/** The answer to the title, drawn from the stored run once a build: the picture as it stands still, and what it says. */
import { answerOf, firstOpen, specksOf } from '../kit/answer/answer.ts';
import type { Answer } from '../kit/answer/answer.ts';
import { imageOf } from '../kit/answer/view.ts';
import type { Opened } from '../kit/answer/openedPicture.ts';
import { pictureText } from '../kit/answer/words.ts';
import { grouped } from '../notebook/plain/numbers.ts';
import { storedRun } from '../stored/fromFile.ts';
import { heroRungs } from '../kit/hero/rungs.ts';

/** What a page shows of it. */
type AnswerShown = {
  readonly answer: Answer;
  readonly opened: Opened;
  readonly text: string; // for those who do not see it
  readonly grains: string; // boards that are not hard
  readonly specks: string; // those that are
};

let known: AnswerShown | undefined;

/** The answer picture as it opens. */
export const answerShown = (): AnswerShown => (known ??= shown());

function shown(): AnswerShown {
  const run = storedRun('how-hard');
  const answer = answerOf(run, heroRungs().at(-1)!.grid, ['wide', 'phone']);
  const specks = specksOf(answer);
  const { sweeps, several } = answer;
  const at = firstOpen(answer);
  return {
    answer,
    opened: { at, image: imageOf(answer, specks[at]!), own: null, still: true },
    text: pictureText(run.tally.found.length, specks.length, sweeps, several),
    grains: grouped(sweeps + several),
    specks: grouped(specks.length),
  };
}
