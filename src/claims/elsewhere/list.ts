/** The statements of public sources beside the five documents, by source. They are no part of the ledger of the documents. */
import { isAnswered } from '../claim.ts';
import type { Answered, Statement } from '../claim.ts';
import { dominoClaims } from './dominoes.ts';
import { every5x5 } from './every5x5.ts';
import { lineSolvable } from './lineSolvable.ts';
import { openInstances } from './minizinc.ts';
import { encyclopediaClaims } from './oeis.ts';
import type { PublicSource } from './sources.ts';
import { surveyClaims, surveyUntested } from './survey.ts';

/** By source, in the order in which they are told. */
export const publicStatements: Readonly<Record<PublicSource['id'], readonly Statement[]>> = {
  'every-5x5': every5x5,
  oeis: encyclopediaClaims,
  'local-nonogram': lineSolvable,
  survey: [...surveyClaims, ...surveyUntested],
  dominoes: dominoClaims,
  minizinc: [openInstances],
};

/** Those that we test. */
export const publicClaims: readonly Answered[] = Object.values(publicStatements)
  .flat()
  .filter(isAnswered);
