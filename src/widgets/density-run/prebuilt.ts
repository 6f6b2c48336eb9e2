/** What the build finds out: the simple puzzles among all pictures of 6 x 6, by number of filled cells. */
import { simpleByFilled } from '../../claims/000/exactCurve.ts';
import { storedRun } from '../../stored/fromFile.ts';

export const prebuilt = (): readonly number[] =>
  simpleByFilled(storedRun('probing-levels 6x6').tally);
