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
  /** Why it holds for all cases, those not tried included. */
  readonly proof?: string;
};

/** A statement without exceptions: tried on cases, and where there is a proof, proved. @source none */
export const law = (
  {
    id,
    source,
    place,
    title,
    quote,
    home,
    what,
    published,
    unit,
    remark,
    effort = 'moment',
    proof,
  }: Said,
  run: () => Tried & { readonly seed?: number },
): Claim<Exceptions, Tried> => ({
  id: `${source}-${id}`,
  source,
  place,
  title,
  quote,
  published: { exceptions: 0 },
  effort,
  ground:
    proof === undefined ? ({ cases }) => ({ kind: 'cases', n: cases, unit }) : { kind: 'proof' },
  home,
  tell: {
    what,
    published: () => published,
    ours: (found) => exceptionText(found, unit),
    ...(remark !== undefined && { remark }),
  },
  read() {
    const { seed, ...ours } = run();
    const computed = proof === undefined ? { ours } : { ours, note: proof };
    return seed === undefined ? computed : { ...computed, seed };
  },
  // where nothing was tried, nothing holds
  agrees: ({ cases, exceptions }, published) => cases > 0 && exceptions === published.exceptions,
});
