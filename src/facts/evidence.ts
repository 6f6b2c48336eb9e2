/** The stored measurements, for the claims that the pages tell; read while the site is built. */
import { storedIn } from '../claims/evidence.ts';
import type { Measured } from '../claims/evidence.ts';
import { measurements } from '../claims/measurement.ts';
import { storedRun } from './stored.ts';

export const stored: Measured = storedIn(
  (name) => {
    const { stored: file } = measurements[name];
    return file === undefined ? undefined : storedRun(file).tally;
  },
  (id) => storedRun(id).tally,
);
