/** What the stored measurements say of the claims that the pages tell; read while the site is built. */
import { statementsAt } from '../claims/ledger.ts';
import { told } from '../claims/verdict.ts';
import type { Told } from '../claims/verdict.ts';
import { stored } from '../stored/fromFile.ts';

/** The statements that are told in a chapter, with what the stored measurements say. */
export const toldAt = (chapter: string): readonly Told[] =>
  statementsAt(chapter).map((statement) => told(statement, stored));
