/** What the stored measurements say of the claims that the pages tell; read while the site is built. */
import type { Statement } from '../claims/claim.ts';
import { told } from '../claims/verdict.ts';
import type { ToldClaim } from '../claims/verdict.ts';
import { stored } from '../stored/fromFile.ts';

const known = new Map<string, ToldClaim>();

/** What the stored measurements say of a statement; read once. */
export function toldOnce(statement: Statement): ToldClaim {
  const before = known.get(statement.id);
  if (before !== undefined) return before;
  const one = told(statement, stored);
  known.set(statement.id, one);
  return one;
}
