/** What the build finds out: of a sentence that is true, how often we have tried to refute it. */
import { triedOf } from '../../facts/breakIt.ts';
import { propsOf } from './model.ts';
import type { TryProps } from './model.ts';

export const prebuilt = (props: Partial<TryProps>): string | undefined =>
  triedOf(propsOf(props).chapter);
