/** 001, sections 3.3 and 3.4: what the text says about probes and categories, each statement by itself. */
import { CATEGORIES } from '../../engine/probe/probeCategory.ts';
import type { Usefulness } from '../../engine/probe/probeCategory.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { createSmallProbe } from '../../engine/census/smallProbe.ts';
import type { SequenceRow } from '../../experiments/sequences.ts';
import type { Claim } from '../claim.ts';
import { exact } from '../agree.ts';
import { probingCountOf } from '../probingCounts.ts';

/** Cases of a statement, and those of them where it does not hold. */
export type Tried = { readonly cases: number; readonly exceptions: number };

type Probed = {
  readonly index: number; // of the image
  readonly solutions: number; // images with its descriptions
  readonly categories: readonly number[]; // in board order
  readonly cells: readonly number[]; // that they belong to
};

let probed: readonly Probed[] | null = null;

/** The descriptions of an image: equal texts are equal puzzles. */
function textOf(index: number): string {
  const { rows, columns } = puzzleOf(imageFromIndex(4, 4, index));
  return `${rows.join(' ')}/${columns.join(' ')}`;
}

/** All 4x4 images that are not simple, their solutions counted by comparing descriptions, not by solving. */
function fourByFour(): readonly Probed[] {
  if (probed !== null) return probed;
  const images = new Map<string, number>();
  const texts = Array.from({ length: 2 ** 16 }, (_, index) => textOf(index));
  for (const text of texts) images.set(text, (images.get(text) ?? 0) + 1);
  const prober = createSmallProbe(4, 4);
  probed = texts.flatMap((text, index) => {
    if (prober.probe(index) === 0) return [];
    const { length } = prober;
    const solutions = images.get(text) ?? 0;
    const categories = Array.from(prober.sequence.subarray(0, length));
    return [{ index, solutions, categories, cells: Array.from(prober.cells.subarray(0, length)) }];
  });
  return probed;
}

/** A statement about all 4x4 images with some category; published: no exception. */
function about(
  id: string,
  title: string,
  categories: readonly number[],
  holds: (one: Probed) => boolean,
  note?: string,
): Claim<Pick<Tried, 'exceptions'>, Tried> {
  return {
    id: `001-section-3.4-${id}`,
    source: '001',
    place: 'section 3.4',
    title: `4x4: ${title}`,
    published: { exceptions: 0 },
    effort: 'moment',
    read() {
      const with_ = fourByFour().filter((one) =>
        categories.some((k) => one.categories.includes(k)),
      );
      const ours = { cases: with_.length, exceptions: with_.filter((one) => !holds(one)).length };
      return note === undefined ? { ours } : { ours, note };
    },
    agrees: ({ exceptions }, published) => exceptions === published.exceptions,
  };
}

export const elevenIsUnique = about(
  '11-14-unique',
  'category 11 or 14: uniquely solvable',
  [11, 14],
  ({ solutions }) => solutions === 1,
);

export const fifteenIsTwo = about(
  '15-two',
  'category 15: exactly two solutions',
  [15],
  ({ solutions }) => solutions === 2,
);

/** Whether a probe that fails tells the value of its cell: all such cells against the image itself. */
export const contradictionProves: Claim<Pick<Tried, 'exceptions'>, Tried> = {
  id: '001-section-3.3-contradiction',
  source: '001',
  place: 'section 3.3',
  title: '4x4: a contradicting probe tells with certainty that the cell has the opposite value',
  published: { exceptions: 0 },
  effort: 'moment',
  read() {
    let [cases, exceptions] = [0, 0];
    for (const { index, categories, cells } of fourByFour()) {
      const image = imageFromIndex(4, 4, index).cells;
      for (const [k, category] of categories.entries()) {
        const value = CATEGORIES[category]?.proves ?? null;
        if (value === null) continue;
        cases++;
        if (image[cells[k] ?? 0] !== value) exceptions++;
      }
    }
    return { ours: { cases, exceptions } };
  },
  agrees: ({ exceptions }, published) => exceptions === published.exceptions,
};

/** Images with categories 3 or 12, by whether their solution is the only one. */
export const solvingIsNoProof: Claim<
  { readonly always: boolean },
  { readonly unique: number; readonly several: number }
> = {
  id: '001-section-3.4-3-12-no-proof',
  source: '001',
  place: 'section 3.4',
  title: '4x4: one value solves, the other gives nothing: not necessarily the only solution',
  published: { always: false },
  effort: 'moment',
  read() {
    const found = fourByFour().filter(({ categories }) =>
      categories.some((category) => category === 3 || category === 12),
    );
    const unique = found.filter(({ solutions }) => solutions === 1).length;
    return { ours: { unique, several: found.length - unique } };
  },
  agrees: ({ several }, { always }) => (several === 0) === always,
};

/** Probes of categories 2 and 8: one value gives nothing, the other a contradiction. */
export const nothingTells: Claim<{ readonly telling: number }, { readonly telling: number }> = {
  id: '001-section-3.4-zero-no-information',
  source: '001',
  place: 'section 3.4',
  title:
    '4x4: a double probe where one probe gives no progression tells nothing about the final state',
  published: { telling: 0 },
  effort: 'moment',
  read() {
    const telling = fourByFour()
      .flatMap(({ categories }) => categories)
      .filter((category) => {
        const { one, zero, proves } = CATEGORIES[category]!;
        return (one === 0 || zero === 0) && proves !== null;
      }).length;
    return {
      ours: { telling },
      note: 'In categories 2 and 8 the other value is impossible, so the cell is known for certain; section 3.3 says so itself of contradictions.',
    };
  },
  agrees: exact,
};

/** Images of a census that have some categories. */
export const imagesHaving = (rows: readonly SequenceRow[], having: RegExp): number =>
  rows.filter(({ sequence }) => having.test(sequence)).reduce((sum, { images }) => sum + images, 0);

/** What cannot occur in an image, by hexadecimal digits of its sorted sequence. */
const impossible = {
  zero: { having: /0/, said: 'category 0', place: '3.4' },
  ten: { having: /a/, said: 'category 10', place: '3.4' },
  fifteen: { having: /[be].*f/, said: 'category 15 beside 11 or 14', place: '3.4' },
} as const;

type Never = Claim<number, number> & { of(rows: readonly SequenceRow[]): number };

function never(side: 4 | 5, what: keyof typeof impossible): Never {
  const { having, said, place } = impossible[what];
  const of = (rows: readonly SequenceRow[]): number => imagesHaving(rows, having);
  return {
    id: `001-section-${place}-${side}x${side}-no-${what}`,
    source: '001',
    place: `section ${place}`,
    title: `${side}x${side}: images with ${said}`,
    published: 0,
    effort: side === 4 ? 'moment' : 'minute',
    read: () => ({ ours: of(probingCountOf(side, side).rows) }),
    agrees: exact,
    of,
  };
}

/** By side, then by what does not occur. */
export const neverOccur = {
  4: { zero: never(4, 'zero'), ten: never(4, 'ten'), fifteen: never(4, 'fifteen') },
  5: { zero: never(5, 'zero'), ten: never(5, 'ten'), fifteen: never(5, 'fifteen') },
} as const;

/** Section 5 words category 10 differently from section 3.4. */
export const tenInConclusion: Claim<
  { readonly one: Usefulness; readonly zero: Usefulness },
  { readonly one: Usefulness; readonly zero: Usefulness }
> = {
  id: '001-section-5-category-10',
  source: '001',
  place: 'section 5',
  title: 'Category 10: neither probe leads to any progression',
  published: { one: 0, zero: 0 },
  effort: 'moment',
  read() {
    const { one, zero } = CATEGORIES[10]!;
    return {
      ours: { one, zero },
      note: 'A slip: section 3.4 and Table 1 have it right. Neither probe gives anything in category 0.',
    };
  },
  agrees: exact,
};

/** All of them, in the order of the text. */
export const probingClaims: readonly Claim[] = [
  contradictionProves,
  elevenIsUnique,
  fifteenIsTwo,
  solvingIsNoProof,
  nothingTells,
  ...([4, 5] as const).flatMap((side) => Object.values(neverOccur[side])),
  tenInConclusion,
];
