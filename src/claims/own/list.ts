/** What no document says but we: no part of the ledger; "What is new here" tells it, and `npm run reproduce` knows it. */
import type { Answered } from '../claim.ts';
import { blankClaims } from './blankBoards.ts';
import { oneSolutionClaims } from './oneSolution.ts';
import { stripClaims } from './strips.ts';

export const ownClaims: readonly Answered[] = [
  ...stripClaims,
  ...oneSolutionClaims,
  ...blankClaims,
];
