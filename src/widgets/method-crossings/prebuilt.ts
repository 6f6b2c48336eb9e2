/** What the build finds out: the crossings of the stored runs, which take long to draw again. */
import { storedMethodCrossings } from '../../facts/methodCrossings.ts';
import { storedText } from './model.ts';
import type { StoredCrossings } from './model.ts';

export const prebuilt = (): readonly StoredCrossings[] =>
  storedMethodCrossings().map(({ run, crossings }) => ({ crossings, text: storedText(run) }));
