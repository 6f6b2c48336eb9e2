/** What the figure shows without its program. */
import { toMarkup } from '../../svg/svgTree.ts';
import { answerPair, defaultPair, readPair, relationSentence } from './model.ts';
import type { PairProps } from './model.ts';
import { pairPicture } from './picture.ts';

/** The first frame. @throws LinkError for another relation than 0 to 6 @source none */
export function staticPair(props: PairProps): {
  readonly picture: string; // markup
  readonly sentence: string;
} {
  const { question } = readPair(defaultPair(props));
  if (question === undefined) throw new RangeError('an example cannot be read');
  const answer = answerPair(question);
  const id = `pair-${props.relation ?? ''}-${question.line.length}`;
  return {
    picture: toMarkup(pairPicture(question, answer, id)),
    sentence: relationSentence(question, answer),
  };
}
