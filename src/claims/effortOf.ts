/** How long a claim takes with all that it is read from. */
import type { Answered } from './claim.ts';
import { efforts } from './effort.ts';
import type { Effort } from './effort.ts';
import { namedRun } from './measurement.ts';

/** How long a claim takes when all that it reads is measured here: never less than its longest measurement. */
export const effortOf = ({
  effort = 'moment',
  from = [],
}: Pick<Answered, 'effort' | 'from'>): Effort =>
  [effort, ...from.map((name) => namedRun(name).effort ?? 'moment')].toSorted(
    (one, other) => efforts.indexOf(other) - efforts.indexOf(one),
  )[0] ?? 'moment';
