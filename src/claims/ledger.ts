/** Every published figure, table and number that a chapter shows, in the order of the sources: each has its own list. */
import { claimsOf000 } from './000/list.ts';
import { untestedOfText } from './000/untested.ts';
import { claimsOf001 } from './001/list.ts';
import { quoted } from './001/quotes.ts';
import { untestedOfThesis } from './001/untested.ts';
import { claimsOf002 } from './002/list.ts';
import { untested002 } from './002/statements.ts';
import { claimsOf003 } from './003/list.ts';
import { untestedOfInference } from './003/untested.ts';
import { claimsOf004 } from './004/list.ts';
import { untestedOfBlog } from './004/untested.ts';
import { sourceOf } from './claim.ts';
import type { Answered, SourceId, Statement } from './claim.ts';
import { publicClaims } from './elsewhere/list.ts';
import { ownClaims } from './own/list.ts';

/** All that we test. */
export const claims: readonly Answered[] = [
  ...claimsOf000,
  ...claimsOf001,
  ...claimsOf002,
  ...claimsOf003,
  ...claimsOf004,
].map(quoted);

const of = (document: SourceId): readonly Statement[] =>
  claims.filter((claim) => sourceOf(claim) === document);

/** All that can be told: what we test, and what we do not. */
export const statements: readonly Statement[] = [
  ...of('000'),
  ...untestedOfText,
  ...of('001'),
  ...untestedOfThesis,
  ...of('002'),
  ...untested002,
  ...of('003'),
  ...untestedOfInference,
  ...of('004'),
  ...untestedOfBlog,
];

/**
 * Looks a claim up, of a document, of another public source, or of our own.
 *
 * @returns the figure, or `undefined` when there is none of that id
 */
export const claimOf = (id: string): Answered | undefined =>
  [...claims, ...publicClaims, ...ownClaims].find((one) => one.id === id);
