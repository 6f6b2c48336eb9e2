/** The stored measurements, for the claims that the pages tell; read while the site is built. */
import { storedIn } from '../claims/evidence.ts';
import type { Measured } from '../claims/evidence.ts';
import { measurements } from '../claims/measurement.ts';
import { statementsAt } from '../claims/ledger.ts';
import { told } from '../claims/verdict.ts';
import type { Told } from '../claims/verdict.ts';
import { storedRun } from './stored.ts';

export const stored: Measured = storedIn(
  (name) => {
    const { stored: file } = measurements[name];
    return file === undefined ? undefined : storedRun(file).tally;
  },
  (id) => storedRun(id).tally,
);

/** The statements that are told in a chapter, with what the stored measurements say. */
export const toldAt = (chapter: string): readonly Told[] =>
  statementsAt(chapter).map((statement) => told(statement, stored));
