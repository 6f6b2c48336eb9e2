/** What the build fits: the author's settings, to the boards of the stored runs. */
import { storedBoards } from '../../facts/crossing.ts';
import { fittedFor } from './model.ts';
import type { CrossingGiven, CrossingProps } from './model.ts';

export const prebuilt = (asked: Partial<CrossingProps>): CrossingGiven =>
  fittedFor(asked, storedBoards());
