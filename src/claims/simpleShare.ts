/** Simple pictures of a size and their share, which 000 and 001 both print. */
import { simpleIn } from '../experiments/difficultyCount.ts';
import { grouped, percentage } from '../notebook/plain/numbers.ts';
import type { TallyNamed } from './measurement.ts';

export type SimpleShare = { readonly simple: number; readonly percent: number };

/** A number of simple pictures with its share. */
export const shareText = ({ simple, percent }: SimpleShare): string =>
  `${grouped(simple)} (${percentage(percent)})`;

/** The simple pictures of a count, and all of them. */
export function simpleShareOf(
  tally: TallyNamed<'difficulty-count 5x5'>,
): SimpleShare & { readonly all: number } {
  const simple = simpleIn(tally);
  const all = simple + tally.notSimple;
  return { simple, percent: Math.round((10_000 * simple) / all) / 100, all };
}
