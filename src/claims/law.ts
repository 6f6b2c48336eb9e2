/** Statements that are to hold for all cases of a kind: each is tried on small ones, all of them, for an exception. */
import { noException } from './agree.ts';
import type { Claim, Ground } from './claim.ts';
import type { Effort } from './effort.ts';
import { exceptionText } from './words.ts';

/** Cases of a statement, and those of them where it does not hold. */
export type Tried = { readonly cases: number; readonly exceptions: number };
export type Exceptions = { readonly exceptions: number };

/** Counts cases, and the exceptions among them. `null` is not a case. */
export function triedOn(outcomes: Iterable<boolean | null>): Tried {
  const counts = { cases: 0, exceptions: 0 };
  for (const holds of outcomes) {
    if (holds === null) continue;
    counts.cases++;
    if (!holds) counts.exceptions++;
  }
  return counts;
}

/** What a law says of itself, beside what all of them have in common. */
type Said = Pick<Claim, 'id' | 'place' | 'title' | 'home' | 'what'> & {
  readonly quote?: string;
  readonly says: string;
  readonly unit: string; // of the cases
  readonly remark?: string;
  readonly effort?: Effort;
  /** Why it holds for all cases, those not tried included. */
  readonly proof?: string;
  /** What stands behind it, where it is neither the cases nor a proof. */
  readonly ground?: Ground;
};

/** A statement without exceptions: tried on cases, and where there is a proof, proved. */
export const law = (
  { unit, proof, ground, ...said }: Said,
  run: () => Tried & { readonly seed?: number },
): Claim<Exceptions, Tried> => ({
  ...said,
  ...(proof !== undefined && { proof }),
  published: { exceptions: 0 },
  ground:
    ground ??
    (proof === undefined ? ({ cases }) => ({ kind: 'cases', n: cases, unit }) : { kind: 'proof' }),
  finds: (found) => exceptionText(found, unit),
  read() {
    const { seed, ...ours } = run();
    return seed === undefined ? { ours } : { ours, seed };
  },
  agrees: noException,
});
