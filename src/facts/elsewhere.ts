/** What public sources beside the five documents say, with what we find: put together while the site is built. */
import { sum } from 'd3';
import { effortOf } from '../claims/effortOf.ts';
import { isAnswered } from '../claims/claim.ts';
import { publicStatements } from '../claims/elsewhere/list.ts';
import type { Terms } from '../claims/elsewhere/terms.ts';
import { publicSources } from '../claims/elsewhere/sources.ts';
import type { PublicSource } from '../claims/elsewhere/sources.ts';
import { verdictOf } from '../claims/verdict.ts';
import type { ToldClaim } from '../claims/verdict.ts';
import { stored } from '../stored/fromFile.ts';
import { toldOnce } from './evidence.ts';

/** A statement, and the command that tries it. */
type PublicEntry = {
  readonly told: ToldClaim;
  readonly command: string | null; // null where it is not tested
};

/** The statements of a source. */
export type PublicGroup = {
  readonly source: PublicSource;
  readonly entries: readonly PublicEntry[];
};

let made: readonly PublicGroup[] | undefined;

/** Stored runs are read where there are any: measuring anew takes minutes and more. */
const commandFor = (id: string, long: boolean): string =>
  `npm run -s reproduce -- ${long ? '--stored ' : ''}${id}`;

/** All of them, by source. */
export const publicGroups = (): readonly PublicGroup[] =>
  (made ??= publicSources.map((source) => ({
    source,
    entries: publicStatements[source.id].map((statement) => ({
      told: toldOnce(statement),
      command: isAnswered(statement)
        ? commandFor(statement.id, ['minutes', 'hours'].includes(effortOf(statement)))
        : null,
    })),
  })));

/** How many there are, and how many of them are tested and differ. */
export function publicCounts(): {
  readonly all: number;
  readonly tested: number;
  readonly differing: number;
} {
  const entries = publicGroups().flatMap((group) => group.entries);
  return {
    all: entries.length,
    tested: entries.filter(({ command }) => command !== null).length,
    differing: entries.filter(({ told }) => told.kind === 'differs').length,
  };
}

/** Published numbers of the encyclopedia and of LocalNonogram: how many there are, and how many ours were counted and are equal. */
export function publishedTerms(): { readonly all: number; readonly met: number } {
  const claims = [...publicStatements.oeis, ...publicStatements['local-nonogram']].filter(
    isAnswered,
  );
  const lists = claims.flatMap((claim) => {
    const { published } = claim;
    return Array.isArray(published) && !claim.id.endsWith('-shares')
      ? [{ published: published as number[], ours: verdictOf(claim, stored).ours as Terms }]
      : [];
  });
  const single = claims.filter(({ id }) => /^web-oeis-a242876-\d$/.test(id));
  const equal = single.filter((claim) => verdictOf(claim, stored).ours === claim.published);
  return {
    all: single.length + sum(lists.map(({ published }) => published.length)),
    met:
      equal.length +
      sum(
        lists.map(
          ({ published, ours }) => ours.filter((term, at) => term === published[at]).length,
        ),
      ),
  };
}
