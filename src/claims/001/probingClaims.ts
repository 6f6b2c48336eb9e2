/** 001, sections 3.3 and 3.4: what the text says about probes and categories, each statement by itself. */
import { CATEGORIES } from '../../engine/probe/probeCategory.ts';
import type { Usefulness } from '../../engine/probe/probeCategory.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { sequenceRows } from '../../experiments/sequences.ts';
import type { SequenceRow } from '../../experiments/sequences.ts';
import type { Claim } from '../claim.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import { law, triedOn } from '../law.ts';
import type { Exceptions, Tried } from '../law.ts';
import { fourByFour } from './fourByFour.ts';
import type { Probed } from './fourByFour.ts';

/** A statement about all 4x4 images with some category, without exception. */
const about = (
  id: string,
  categories: readonly number[],
  holds: (one: Probed) => boolean,
  said: {
    readonly title: string;
    readonly what: string;
    readonly says: string;
    readonly quote: string;
    readonly proof: string;
  },
): Claim<Exceptions, Tried> =>
  law(
    {
      ...said,
      id: `001-section-3.4-${id}`,
      home: 'probing/#sixteen-categories',
      unit: 'such 4x4 pictures',
    },
    () =>
      triedOn(
        fourByFour().map((one) =>
          categories.some((k) => one.categories.includes(k)) ? holds(one) : null,
        ),
      ),
  );

const elevenIsUnique = about('11-14-unique', [11, 14], ({ solutions }) => solutions === 1, {
  title: '4x4: category 11 or 14: uniquely solvable',
  what: '“2 3” or “3 2”, categories 11 and 14',
  says: 'uniquely solvable',
  quote: 'Category 11 and 14 probes result in a uniquely solvable Nonogram',
  proof:
    'One value is impossible, so every solution has the other. From that one sweeps, which only conclude what holds in every solution, find the whole board.',
});

const fifteenIsTwo = about('15-two', [15], ({ solutions }) => solutions === 2, {
  title: '4x4: category 15: exactly two solutions',
  what: '“3 3”, category 15',
  says: 'two solutions',
  quote: 'Category 15 probes indicate that there are exactly two solutions',
  proof:
    'Every solution has one of the two values, and from each value sweeps find the whole board: one solution for each, and they differ in the cell.',
});

/** Whether a probe that fails tells the value of its cell: all such cells against the image itself. */
const contradictionProves = law(
  {
    id: '001-section-3.3-contradiction',
    title: '4x4: a contradicting probe tells with certainty that the cell has the opposite value',
    home: 'probing/#a-contradiction-is-a-proof',
    what: 'a contradicting probe tells the cell with certainty',
    says: 'the opposite value',
    unit: 'cells of 4x4 so proved',
    proof:
      'Sweeps only conclude what holds in every solution that agrees with the cells they begin from. If a line is left without a fit, there is no such solution: none has the probed value.',
  },
  () =>
    triedOn(
      fourByFour().flatMap(({ index, categories, cells }) => {
        const image = imageFromIndex(4, 4, index).cells;
        return categories.map((category, k) => {
          const value = CATEGORIES[category]?.proves ?? null;
          return value === null ? null : image[cells[k] ?? 0] === value;
        });
      }),
    ),
);

/** Images with categories 3 or 12, by whether their solution is the only one. */
const solvingIsNoProof: Claim<
  { readonly always: boolean },
  { readonly unique: number; readonly several: number }
> = {
  id: '001-section-3.4-3-12-no-proof',
  title: '4x4: one value solves, the other gives nothing: not necessarily the only solution',
  published: { always: false },
  read() {
    const found = fourByFour().filter(({ categories }) =>
      categories.some((category) => category === 3 || category === 12),
    );
    const unique = found.filter(({ solutions }) => solutions === 1).length;
    return { ours: { unique, several: found.length - unique } };
  },
  agrees: ({ several }, { always }) => (several === 0) === always,
  ground: { kind: 'count', of: 'all 65,536 pictures of 4x4' },
  home: 'probing/#sixteen-categories',
  what: 'one value solves and the other gives nothing, categories 3 and 12',
  says: 'not necessarily the only solution',
  finds: ({ unique, several }) =>
    `of the 4\u00a0×\u00a04 pictures with such a cell ${grouped(several)} have other solutions, ${grouped(unique)} have none`,
};

/** Probes of categories 2 and 8: one value gives nothing, the other a contradiction. */
const nothingTells: Claim<{ readonly telling: number }, { readonly telling: number }> = {
  id: '001-section-3.4-zero-no-information',
  title:
    '4x4: a double probe where one probe gives no progression tells nothing about the final state',
  published: { telling: 0 },
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
  ground: { kind: 'count', of: 'all 65,536 pictures of 4x4' },
  home: 'probing/#sixteen-categories',
  what: 'one of the two probes makes no progression',
  says: 'no information about the final state',
  finds: ({ telling }) =>
    `${grouped(telling)} such cells of 4\u00a0×\u00a04 are proved all the same`,
  remark: 'categories 2 and 8: the other value is impossible, so the cell is known',
  erratum: {
    printed:
      'Probes where the 1- or 0-probe leads to 0 do not provide any information about the final state of the Nonogram',
    read: 'Probes where the 1- or 0-probe leads to 0 do not provide any information about the final state of the Nonogram, unless the other one meets a contradiction (categories 2 and 8): then the cell is known',
    check:
      'Section 3.3 says it itself: a probe that meets a contradiction proves the opposite value.',
  },
};

/** Images of a census that have some categories. */
const imagesHaving = (rows: readonly SequenceRow[], having: RegExp): number =>
  rows.filter(({ sequence }) => having.test(sequence)).reduce((sum, { images }) => sum + images, 0);

/** What cannot occur in an image, by hexadecimal digits of its sorted sequence. */
const impossible = {
  zero: { having: /0/, said: 'category 0', told: 'category 0', place: '3.4' },
  ten: {
    having: /a/,
    said: 'category 10',
    told: 'category 10 in a puzzle that has a solution',
    place: '3.4',
  },
  fifteen: {
    having: /[be].*f/,
    said: 'category 15 beside 11 or 14',
    told: 'category 15 in a sequence with 11 or 14',
    place: '3.4',
  },
} as const;

type Never = Claim<number, number> & { of(rows: readonly SequenceRow[]): number };

function never(side: 4 | 5, what: keyof typeof impossible): Never {
  const { having, said, told, place } = impossible[what];
  const run = side === 4 ? 'probing 4x4' : 'probing 5x5';
  const of = (rows: readonly SequenceRow[]): number => imagesHaving(rows, having);
  return {
    id: `001-section-${place}-${side}x${side}-no-${what}`,
    title: `${side}x${side}: images with ${said}`,
    published: 0,
    effort: side === 4 ? 'moment' : 'minute',
    from: [run],
    ground: { kind: 'count', of: `all ${grouped(2 ** (side * side))} pictures` },
    home: 'probing/#what-cannot-occur',
    what: `${told}, ${side}x${side}`,
    says: 'cannot occur',
    finds: (count) =>
      `in ${count === 0 ? 'none' : grouped(count)} of the pictures that are not simple`,
    read: (measured) => ({ ours: of(sequenceRows(measured.tally(run))) }),
    agrees: exact,
    of,
  };
}

/** By side, then by what does not occur. */
const neverOccur = {
  4: { zero: never(4, 'zero'), ten: never(4, 'ten'), fifteen: never(4, 'fifteen') },
  5: { zero: never(5, 'zero'), ten: never(5, 'ten'), fifteen: never(5, 'fifteen') },
} as const;

/** Section 5 words category 10 differently from section 3.4. */
const tenInConclusion: Claim<
  { readonly one: Usefulness; readonly zero: Usefulness },
  { readonly one: Usefulness; readonly zero: Usefulness }
> = {
  id: '001-section-5-category-10',
  title: 'Category 10: neither probe leads to any progression',
  published: { one: 0, zero: 0 },
  read() {
    const { one, zero } = CATEGORIES[10]!;
    return {
      ours: { one, zero },
      note: 'A slip: section 3.4 and Table 1 have it right. Neither probe gives anything in category 0.',
    };
  },
  agrees: exact,
  quote:
    'A category 10 probe indicates that neither a 0-probe nor a 1-probe leads to any progression',
  ground: { kind: 'proof' },
  home: 'probing/#sixteen-categories',
  what: 'category 10',
  says: 'neither probe leads to any progression',
  finds: () => `both are ${CATEGORIES[10]?.name.split(' / ')[0]}`,
  remark: 'a slip; section 3.4 says it right',
  erratum: {
    printed:
      'A category 10 probe indicates that neither a 0-probe nor a 1-probe leads to any progression',
    read: 'A category 10 probe indicates that both probes meet a contradiction',
    check: 'Table 1: 2 2 is category 10, and usefulness 2 is a contradiction.',
  },
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
