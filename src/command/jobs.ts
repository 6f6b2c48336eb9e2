/** What threads of the command can be asked. */
import { checkOne } from './check.ts';
import type { Jobs } from './crew.ts';
import { rateOne } from './rate.ts';
import { solveOne } from './solve.ts';

/** Answers for one puzzle, by the names of their commands. */
export const jobs = { check: checkOne, rate: rateOne, solve: solveOne } satisfies Jobs;
