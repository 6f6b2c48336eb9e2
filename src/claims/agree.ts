/**
 * The criteria by which what we find is held against what a document says, and the words of a verdict. A claim has one
 * criterion; the kind of evidence behind it (`Ground`) decides how much a verdict may say: a sample never "agrees".
 */
import { wilson } from '../notebook/plain/wilson.ts';
import type { Ground } from './claim.ts';

/** The verdicts, from the strongest to none. */
export type VerdictKind =
  | 'agrees' // a complete count, a proof or a worked example gives what is printed
  | 'within' // a sample, whose interval has what is printed
  | 'uncontradicted' // a universal statement without a counterexample among the cases tried
  | 'part' // as far as it could be seen
  | 'reading' // holds as we read it; the text is loose
  | 'definition' // so the words are defined: nothing that we could find would make it fail
  | 'differs'
  | 'otherwise' // differs by another reading, and is no mistake
  | 'answer' // a question of the document, or a number that it does not give: nothing to agree with
  | 'untested';

/** Whether what we find is not what is printed, be it a mistake or another reading. */
export const isOther = (kind: VerdictKind): boolean => kind === 'differs' || kind === 'otherwise';

/** To the last digit: numbers, texts and lists of them. */
export const exact = (ours: unknown, published: unknown): boolean =>
  JSON.stringify(ours) === JSON.stringify(published);

/** As many cases in which it does not hold as are published: none. Where nothing was tried, nothing holds. */
export const noException = (
  ours: { readonly cases?: number; readonly exceptions: number },
  published: { readonly exceptions: number },
): boolean => ours.cases !== 0 && ours.exceptions === published.exceptions;

/** A count among boards that were drawn. */
export type CountedShare = { readonly count: number; readonly n: number };

/** Standard deviations of a 99.9 % interval: of many points one in twenty 95 % intervals misses by chance, of these one in a thousand. */
export const surely = 3.29;

/**
 * Whether the interval of a sampled share meets a range of shares.
 *
 * @param low, high - the published range, proportions 0 to 1
 * @param z - standard deviations
 */
export function meets(
  { count, n }: CountedShare,
  { low = 0, high = 1 }: { readonly low?: number; readonly high?: number },
  z: number = surely,
): boolean {
  const wide = wilson(count, n, z);
  return wide.low <= high && wide.high >= low;
}

/** The verdict for a statement that holds, or does not, on this ground. */
export function verdictKind(holds: boolean, ground: Ground, loose: boolean): VerdictKind {
  if (!holds) return 'differs';
  if (ground.kind === 'definition') return 'definition'; // also where the text is loose: no agreement
  if (loose) return 'reading';
  if (ground.kind === 'sample') return 'within';
  if (ground.kind === 'cases') return 'uncontradicted';
  return ground.kind === 'part' ? 'part' : 'agrees';
}
