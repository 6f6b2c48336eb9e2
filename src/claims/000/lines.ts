/** 000, section 2: what it says about lines, their descriptions and SETTLE, each statement tried on all short lines. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import { describeLine, descriptionsOf } from '../../engine/board/description.ts';
import { generalFrom } from '../../engine/board/generalDescription.ts';
import { fits } from '../../engine/line/fits.ts';
import { countGeneralFits } from '../../engine/line/generalFits.ts';
import { settle } from '../../engine/line/settle.ts';
import { fixed, inWords } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { fixByFormula } from '../fixByFormula.ts';
import { law, triedOn } from '../law.ts';

const blank = (length: number): Uint8Array => new Uint8Array(length).fill(UNKNOWN);

/** Lengths from 1 on. */
const upTo = (longest: number): readonly number[] =>
  Array.from({ length: longest }, (_, k) => k + 1);

/** Lines of 0 and 1 of a length, or, with base 3, in all states. */
const linesOf = (length: number, base: 2 | 3): readonly Uint8Array[] =>
  Array.from({ length: base ** length }, (_, number) =>
    Uint8Array.from({ length }, (__, at) => Math.floor(number / base ** at) % base),
  );

/** What all fits of a line agree on, by listing them; null where there is none. */
function agreed(line: Uint8Array, description: readonly number[]): Uint8Array | null {
  let common: Uint8Array | null = null;
  for (const fit of fits(line, description))
    common =
      common === null ? fit.slice() : common.map((cell, at) => (cell === fit[at] ? cell : UNKNOWN));
  return common;
}

const pieces = law(
  {
    id: '000-section-2-pieces',
    title: 'A Nonogram description of r numbers is a general description of length 2r + 1',
    quote: 'Note that it has length 2r + 1 and can also be written as',
    home: 'papers/batenburg-kosters/#general-descriptions',
    what: 'a description of r numbers, in pieces',
    says: '2r + 1 pieces, for the same lines',
    unit: 'descriptions of up to eight cells',
    proof:
      'A run of n cells is one piece, and so is each gap: r runs have r + 1 gaps, the inner ones of at least one cell. A line adheres to these 2r + 1 pieces exactly when its runs have those lengths in that order.',
  },
  () =>
    triedOn(
      upTo(8).flatMap((length) => {
        const lines = linesOf(length, 2).map((line) => describeLine(line).join(' '));
        return descriptionsOf(length).map((description) => {
          const general = generalFrom(description);
          const meant = lines.filter((text) => text === description.join(' ')).length;
          return (
            general.length === 2 * description.length + 1 &&
            countGeneralFits(blank(length), general) === BigInt(meant)
          );
        });
      }),
    ),
);

const sameSign = law(
  {
    id: '000-section-2-neighbours-differ',
    title: '“Without loss of generality” consecutive characters of a description differ',
    quote: 'Without loss of generality we will assume that consecutive characters',
    home: 'papers/batenburg-kosters/#general-descriptions',
    what: 'two pieces of the same sign are as good as one',
    says: 'without loss of generality',
    unit: 'pairs of pieces of up to four cells each, on lines of up to nine',
    proof:
      'Two neighbouring pieces of one sign, of a to b and of c to d cells, cover together a stretch of every length from a + c to b + d, and of no other. One piece of a + c to b + d cells allows the same lines.',
  },
  () => {
    const sizes = [0, 1, 2].flatMap((least) =>
      [0, 1, 2].map((more) => [least, least + more] as const),
    );
    const symbol = 1;
    return triedOn(
      sizes.flatMap(([a, b]) =>
        sizes.flatMap(([c, d]) =>
          upTo(9).map((length) => {
            const two = [
              { symbol, least: a, most: b },
              { symbol, least: c, most: d },
            ] as const;
            const one = [{ symbol, least: a + c, most: b + d }] as const;
            // a line of one sign adheres or it does not
            const [first, second] = [two, one].map(
              (general) => countGeneralFits(blank(length), general) > 0n,
            );
            return first === second;
          }),
        ),
      ),
    );
  },
);

const sameInAll = law(
  {
    id: '000-section-2-same-in-all',
    title: 'What SETTLE sets are “exactly the pixels that are the same in all fixes”',
    quote: 'these are exactly the pixels that are the same in all fixes',
    home: 'one-line/#where-all-fits-agree',
    what: 'what SETTLE sets',
    says: 'just what is the same in all fits',
    unit: 'lines of up to six cells, known cells or not',
    proof:
      'SETTLE fixes a cell to a value exactly when no fit has the other value there. Those are the cells with one value in all fits.',
    remark: 'against listing the fits',
  },
  () =>
    triedOn(
      upTo(6).flatMap((length) =>
        descriptionsOf(length).flatMap((description) =>
          linesOf(length, 3).map((line) => {
            const settled = settle(line, description);
            return settled?.join() === agreed(line, description)?.join();
          }),
        ),
      ),
    ),
);

type Cost = {
  readonly most: number;
  readonly length: number;
  /** The powers of the length and of the number of pieces with which the alternatives grow, the other one kept. */
  readonly powers: readonly [length: number, pieces: number];
};

/** The alternatives that the formula looks at on a line of which nothing is known, for a description of so many ones. */
function alternatives(length: number, runs: number): { terms: number; pieces: number } {
  const general = generalFrom(Array.from({ length: runs }, () => 1));
  return { terms: fixByFormula(blank(length), general, true).terms, pieces: general.length };
}

/** The power with which a number grows from one case to another. */
const power = (from: readonly [number, number], to: readonly [number, number]): number =>
  Math.log(to[1] / from[1]) / Math.log(to[0] / from[0]);

/** The alternatives of the formula on lines of which nothing is known, as a part of k times the square of the length. */
export const fixCost: Claim<string, Cost> = {
  id: '000-section-2-fix-cost',
  proof:
    'The table has k rows of ℓ + 1 entries. An entry asks how many cells its piece may cover, in at most ℓ + 1 ways. So there are at most k (ℓ + 1)² alternatives.',
  title: 'The complexity of the computation of Fix(s, d) is O(k ℓ²)',
  quote: 'The complexity of the computation of Fix(s, d) is O(k · ℓ²)',
  published: 'O(k\u00a0ℓ²)',
  ground: { kind: 'proof' },
  home: 'papers/batenburg-kosters/#the-fix-table',
  what: 'the cost of the Fix table',
  finds: ({ most, length, powers: [ofLength, ofPieces] }) =>
    `${fixed(most, 2)}\u00a0k\u00a0ℓ² alternatives at most, up to ${length} cells; growing with the power ${fixed(ofLength, 2)} of ℓ and ${fixed(ofPieces, 2)} of k`,
  remark: 'k rows of ℓ + 1 entries, each with ℓ + 1 alternatives at most',
  read() {
    const length = 30;
    const shares = upTo(length)
      .slice(1) // of one cell, ends weigh more
      .flatMap((cells) =>
        upTo(Math.ceil(cells / 2)).map((runs) => {
          const { terms, pieces } = alternatives(cells, runs);
          return terms / (pieces * cells ** 2);
        }),
      );
    const [long, longer] = [60, 120].map((cells) => alternatives(cells, 4).terms);
    const [few, more] = [8, 16].map((runs) => alternatives(200, runs));
    return {
      ours: {
        most: Math.max(...shares),
        length,
        powers: [
          power([60, long ?? NaN], [120, longer ?? NaN]),
          power([few?.pieces ?? NaN, few?.terms ?? NaN], [more?.pieces ?? NaN, more?.terms ?? NaN]),
        ],
      },
    };
  },
  agrees: ({ most, powers: [ofLength, ofPieces] }) => most <= 1 && ofLength < 2.1 && ofPieces < 1.1,
};

const shown = 8;

const mostNumbers: Claim<readonly number[], readonly number[]> = {
  id: '000-section-2-most-numbers',
  title: 'A description with a fit has k ≤ ⌊ℓ/2⌋',
  quote: 'Note that we may assume that k ≤ ⌊ℓ/2⌋, otherwise there cannot be any fix',
  published: upTo(shown).map((length) => Math.floor(length / 2)),
  ground: { kind: 'count', of: `all descriptions of one to ${inWords(shown)} cells` },
  home: 'one-line/#what-the-clues-say',
  what: `the most numbers beside a line of one to ${inWords(shown)} cells`,
  says: (list) => list.join(', '),
  finds: (list) => list.join(', '),
  picture: ['#.#'],
  erratum: {
    printed: 'we may assume that k ≤ ⌊ℓ/2⌋, otherwise there cannot be any fix',
    as: 'formula',
    read: 'we may assume that r ≤ ⌈ℓ/2⌉, that is k = 2r + 1 ≤ 2⌈ℓ/2⌉ + 1, otherwise there cannot be any fix',
    check:
      '1 1 fits on three cells, as 101: two numbers where ⌊3/2⌋ = 1. Every line of odd length has such a description.',
  },
  read: () => ({
    ours: upTo(shown).map((length) =>
      Math.max(...descriptionsOf(length).map((description) => description.length)),
    ),
    note: 'A line of odd length has room for one number more: filled cells at both ends. With k as the length of the general description, 2r + 1, even a single number breaks the bound on lines of up to five cells.',
  }),
  agrees: exact,
};

export const lineClaims: readonly Claim[] = [pieces, sameSign, sameInAll, fixCost, mostNumbers];
