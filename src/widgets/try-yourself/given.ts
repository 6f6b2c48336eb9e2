/** What the build finds out: where the sentence to refute stands, and, where it is true, how often we have tried. */
import { sentenceOf } from '../../facts/breakIt.ts';
import type { Sentence } from '../../facts/breakIt.ts';
import { propsOf } from './model.ts';
import type { TryProps } from './model.ts';

export const given = (props: Partial<TryProps>): Sentence => sentenceOf(propsOf(props).chapter);
