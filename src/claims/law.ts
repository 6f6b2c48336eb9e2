/** Statements that are to hold for all cases of a kind: each is tried on small ones, all of them, for an exception. */
import type { Claim, SourceId } from './claim.ts';
import { exceptionText } from './words.ts';

/** Cases of a statement, and those of them where it does not hold. */
export type Tried = { readonly cases: number; readonly exceptions: number };
export type Exceptions = { readonly exceptions: number };

/** Counts cases, and the exceptions among them. `null` is not a case. @source none */
export function triedOn(outcomes: Iterable<boolean | null>): Tried {
  const counts = { cases: 0, exceptions: 0 };
  for (const holds of outcomes) {
    if (holds === null) continue;
    counts.cases++;
    if (!holds) counts.exceptions++;
  }
  return counts;
}

type Said = {
  readonly id: string; // without its source
  readonly source: SourceId;
  readonly place: string;
  readonly title: string;
  readonly quote: string;
  readonly home: string;
  readonly what: string;
  readonly published: string;
  readonly unit: string; // of the cases
  readonly remark?: string;
  readonly effort?: 'moment' | 'seconds';
};

/** A statement without exceptions. @source none */
export const law = (
  { id, source, place, title, quote, home, what, published, unit, remark, effort = 'moment' }: Said,
  run: () => Tried & { readonly seed?: number },
): Claim<Exceptions, Tried> => ({
  id: `${source}-${id}`,
  source,
  place,
  title,
  quote,
  published: { exceptions: 0 },
  effort,
  ground: ({ cases }) => ({ kind: 'cases', n: cases, unit }),
  home,
  tell: {
    what,
    published: () => published,
    ours: (found) => exceptionText(found, unit),
    ...(remark !== undefined && { remark }),
  },
  read() {
    const { seed, ...ours } = run();
    return seed === undefined ? { ours } : { ours, seed };
  },
  // where nothing was tried, nothing holds
  agrees: ({ cases, exceptions }, published) => cases > 0 && exceptions === published.exceptions,
});
