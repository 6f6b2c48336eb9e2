/** Published terms beside ours, where each size that we have counted can be held against one of them. */
import { SIMPLE } from '../../engine/census/smallFour.ts';
import { clueSetNumbers } from '../../experiments/clueSets.ts';
import { fourTotals } from '../../experiments/fourCensus.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim, Ground } from '../claim.ts';
import type { Measured } from '../evidence.ts';

/** A count of a size; null where there is none. */
export type CountOf = (measured: Measured, height: number, width: number) => number | null;

/** Ours of published terms, in their order; null where we have none. */
export type Terms = readonly (number | null)[];

/**
 * A size with a side of 0 or 1 is clear: no cells make one picture, and of a single row every column tells its cell.
 *
 * @returns null for other sizes
 */
const clear = (height: number, width: number): number | null =>
  Math.min(height, width) < 2 ? 2 ** (height * width) : null;

const sizeOf = (height: number, width: number): string =>
  [height, width].toSorted((a, b) => a - b).join('x');

/** Pictures with one solution. */
export const uniqueOf: CountOf = (measured, height, width) => {
  const known = clear(height, width);
  if (known !== null) return known;
  const counts = measured.tally('clue-sets')[sizeOf(height, width)];
  return counts === undefined ? null : clueSetNumbers(counts).unique;
};

/** Pictures that sweeps solve. */
export const sweptOf: CountOf = (measured, height, width) => {
  const known = clear(height, width);
  if (known !== null) return known;
  if (height === 6 && width === 6)
    return fourTotals(measured.tally('four-census 6x6')).classes[SIMPLE];
  return measured.tally('small-sizes')[sizeOf(height, width)]?.images[0] ?? null;
};

const counted = (ours: Terms): number => ours.filter((term) => term !== null).length;

/** Whether ours are those published, as far as there are any: at least one. */
const sameTerms = (ours: Terms, published: readonly number[]): boolean =>
  counted(ours) > 0 &&
  ours.length === published.length &&
  ours.every((term, at) => term === null || term === published[at]);

/** Where only some are counted, a part. */
const groundOf =
  (of: string) =>
  (ours: Terms): Ground =>
    counted(ours) < ours.length
      ? { kind: 'part', which: `${counted(ours)} of ${ours.length} numbers` }
      : { kind: 'count', of };

type Said = Pick<Claim, 'id' | 'place' | 'title' | 'home' | 'what'> &
  Partial<Pick<Claim, 'effort' | 'from' | 'outcome' | 'proof'>> & {
    readonly of: string; // what is counted whole
    readonly published: readonly number[];
    readonly ours: (measured: Measured) => Terms;
    readonly remark?: string;
  };

/** A list of published numbers, of which we have all or some. */
export const termsClaim = ({
  of,
  ours,
  remark,
  ...said
}: Said): Claim<readonly number[], Terms> => ({
  ...said,
  read: (measured) => ({ ours: ours(measured) }),
  agrees: sameTerms,
  ground: said.proof === undefined ? groundOf(of) : { kind: 'proof' },
  says: (terms) =>
    terms.length > 8
      ? `${grouped(terms.length)} numbers, up to ${grouped(Math.max(...terms))}`
      : terms.map(grouped).join('; '),
  finds: (found) => {
    const same = found.filter((term, at) => term === said.published[at]).length;
    const all = counted(found);
    return `${grouped(all)} of ${grouped(found.length)} counted, ${same === all ? 'all' : grouped(same)} equal`;
  },
  remark: remark ?? null,
});
