/** What the explorer shows without its program. */
import { toMarkup } from '../../svg/svgTree.ts';
import { defaultState, entryLabel, entryOf, outcomeSentence } from './model.ts';
import type { LookupProps } from './model.ts';
import { lookupPicture } from './picture.ts';
import { factsSentence } from './view.ts';

/** The first frame. @throws LinkError for a situation that is none @source none */
export function staticFrame(props: LookupProps): {
  readonly picture: string; // markup
  readonly sentences: readonly string[];
} {
  const state = defaultState(props);
  const entry = entryOf(state.situation);
  return {
    picture: toMarkup(lookupPicture(state)),
    sentences: [
      `Outlined: ${entryLabel(entry)}. ${outcomeSentence(state.situation)}`,
      factsSentence(),
    ],
  };
}
