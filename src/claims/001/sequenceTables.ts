/** 001, Tables 4 to 9: sorted probing sequences and how many images have them, row by row. */
import table4 from '../../../content/claims/001-table-4.json' with { type: 'json' };
import table5 from '../../../content/claims/001-table-5.json' with { type: 'json' };
import table6 from '../../../content/claims/001-table-6.json' with { type: 'json' };
import table7 from '../../../content/claims/001-table-7.json' with { type: 'json' };
import table8 from '../../../content/claims/001-table-8.json' with { type: 'json' };
import table9 from '../../../content/claims/001-table-9.json' with { type: 'json' };
import { formatSequence } from '../../experiments/sequences.ts';
import type { SequenceClass, SequenceRow } from '../../experiments/sequences.ts';
import { grouped, inWords } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { probingCountIn } from '../probingCounts.ts';

/** A row as our copy of the document has it. */
export type PublishedRow = {
  readonly length: number;
  readonly printed: string; // with fewer or more numbers than `length` where the text of our copy is damaged
  readonly images: number;
  readonly unique?: number; // Table 9 only: those of the images that are uniquely solvable
};

type Published = {
  readonly rows: readonly PublishedRow[];
  readonly total: { readonly images: number; readonly unique?: number };
};

/** A row of ours. */
type OwnRow = {
  readonly length: number;
  readonly sequence: string; // `11 11 14 14`
  readonly images: number;
  readonly unique: number;
  readonly first: number; // the least number of an image with it
};

/** A published row and ours. */
export type ComparedRow = OwnRow & {
  readonly published: PublishedRow | null; // null: the document has no such row
  /** Whether the printed sequence is whole. Where it is not, the rows were matched by length and images. */
  readonly whole: boolean;
  readonly same: boolean;
};

type Ours = {
  readonly rows: readonly ComparedRow[];
  readonly total: { readonly images: number; readonly unique?: number };
  /** Published rows for which we have no sequence. */
  readonly missing: readonly PublishedRow[];
};

const isWhole = ({ length, printed }: PublishedRow): boolean => {
  const categories = printed.split(' ').map(Number);
  // sorted: a cut number, a 1 for 14 or 15, is not
  const sorted = categories.every((one, at) => one <= 15 && one >= (categories[at - 1] ?? 0));
  return categories.length === length && sorted;
};

/** Holds published rows against ours. */
export const compareRows = (
  published: readonly PublishedRow[],
  ours: readonly SequenceRow[],
): Pick<Ours, 'rows' | 'missing'> =>
  paired(
    published,
    ours.map(({ sequence, images, unique, first }) => ({
      length: sequence.length,
      sequence: formatSequence(sequence),
      images,
      unique,
      first,
    })),
  );

/**
 * Pairs published rows with ours: whole sequences by the sequence, damaged ones by length and images, and then those that
 * are left of a length with each other, in order.
 */
function paired(
  published: readonly PublishedRow[],
  ours: readonly OwnRow[],
): Pick<Ours, 'rows' | 'missing'> {
  const partners = new Map<OwnRow, PublishedRow>();
  const left = new Set(published);
  const pair = (fits: (theirs: PublishedRow, row: OwnRow) => boolean): void => {
    for (const theirs of left) {
      const row = ours.find((one) => !partners.has(one) && fits(theirs, one));
      if (row === undefined) continue;
      partners.set(row, theirs);
      left.delete(theirs);
    }
  };
  pair((theirs, row) => isWhole(theirs) && theirs.printed === row.sequence);
  const sameLength = (theirs: PublishedRow, row: OwnRow): boolean =>
    !isWhole(theirs) && theirs.length === row.length;
  pair((theirs, row) => sameLength(theirs, row) && theirs.images === row.images);
  pair(sameLength);
  const rows = ours.map((row): ComparedRow => {
    const theirs = partners.get(row) ?? null;
    return {
      ...row,
      published: theirs,
      whole: theirs !== null && isWhole(theirs),
      same:
        theirs?.images === row.images &&
        (theirs.unique === undefined || theirs.unique === row.unique),
    };
  });
  return { rows, missing: [...left] };
}

type TableSettings = {
  readonly number: 4 | 5 | 6 | 7 | 8 | 9;
  readonly side: 4 | 5;
  readonly kind: SequenceClass;
  readonly title: string;
  readonly published: Published;
  readonly note?: string;
  /** Which sequences of the class the table lists; all without it. */
  readonly lists?: (row: SequenceRow) => boolean;
};

function table({
  number,
  side,
  kind,
  title,
  published: { rows, total },
  note,
  lists = () => true,
}: TableSettings): Claim<Published, Ours> {
  return {
    id: `001-table-${number}`,
    title,
    published: { rows, total },
    effort: side === 4 ? 'moment' : 'minute',
    from: [side === 4 ? 'probing 4x4' : 'probing 5x5'],
    ground: { kind: 'count', of: `all ${grouped(2 ** (side * side))} pictures` },
    home: 'fig-sequences',
    what: title.replaceAll('images', 'pictures'),
    says: (said) => `${said.rows.length} rows, ${totalText(said.total)} in all`,
    finds: (found) => {
      const differing = differingIn(found).length;
      return `${found.rows.length} sequences, ${totalText(found.total)} in all; ${differing === 0 ? 'every count is the same' : `${inWords(differing)} ${differing === 1 ? 'count differs' : 'counts differ'}`}`;
    },
    remark: (found) => remarkOn(found) ?? null,
    erratum: (found) => ({
      as: 'cells',
      printed: differingIn(found)
        .map(
          (row) =>
            `${row.published === null ? 'no row' : grouped(row.published.images)} for ${row.sequence}`,
        )
        .join('; '),
      read: differingIn(found)
        .map((row) => `${grouped(row.images)} for ${row.sequence}`)
        .join('; '),
      check: note ?? 'The browser of all probing sequences lists every sequence with its pictures.',
    }),
    read(measured) {
      const listed = probingCountIn(measured, side).of(kind).filter(lists);
      const sum = (of: (row: SequenceRow) => number): number =>
        listed.reduce((all, row) => all + of(row), 0);
      const images = sum((row) => row.images);
      const ours = {
        ...compareRows(rows, listed),
        total: number === 9 ? { unique: sum((row) => row.unique), images } : { images },
      };
      return note === undefined ? { ours } : { ours, note };
    },
    agrees(ours, published) {
      const { rows: compared, missing } = paired(published.rows, ours.rows);
      return (
        missing.length === 0 &&
        compared.every(({ same }) => same) &&
        exact(ours.total, published.total)
      );
    },
  };
}

const totalText = ({ unique, images }: Ours['total']): string =>
  unique === undefined ? grouped(images) : `${grouped(unique)}/${grouped(images)}`;

const differingIn = ({ rows }: Ours): readonly ComparedRow[] => rows.filter(({ same }) => !same);

/** What a reader of the comparison should know. */
function remarkOn(found: Ours): string | undefined {
  const broken = found.rows.filter(({ whole }) => !whole).length;
  const remarks = [
    ...(broken === 0
      ? []
      : [`${inWords(broken)} sequences are cut off or have a number too many in our copy`]),
    ...(differingIn(found).length === 0 ? [] : ['row by row in the browser of sequences']),
  ];
  return remarks.length === 0 ? undefined : remarks.join('; ');
}

const damaged =
  'In our copy of the document the sequences of some rows lost or gained numbers. Those rows are matched by length and number of images.';

/** Tables 4 to 9. */
export const sequenceTables: readonly Claim[] = [
  table({
    number: 4,
    side: 4,
    kind: 'unique',
    title: 'The probing sequences of 4x4 images that probing solves uniquely',
    published: table4,
    note: damaged,
  }),
  table({
    number: 5,
    side: 4,
    kind: 'two',
    title: 'The probing sequences of 4x4 images with exactly two solutions',
    published: table5,
  }),
  table({
    number: 6,
    side: 4,
    kind: 'rest',
    title: 'The probing sequences of the other 4x4 images',
    published: table6,
  }),
  table({
    number: 7,
    side: 5,
    kind: 'unique',
    title: 'The pure probing sequences (11 and 14 only) of 5x5',
    published: table7,
    lists: ({ sequence }) => /^[be]+$/.test(sequence),
    note: `${damaged} One row is wrong: the sequence of length 15 belongs to 936 images, and the table repeats the 4,716 of the row above it. With that row the printed total comes out, so the total and the 35.8 % of the text were worked out from the misprint.`,
  }),
  table({
    number: 8,
    side: 5,
    kind: 'two',
    title: 'The pure probing sequences (15 only) of 5x5',
    published: table8,
    lists: ({ sequence }) => /^f+$/.test(sequence),
    note: damaged,
  }),
  table({
    number: 9,
    side: 5,
    kind: 'rest',
    title:
      'The probing sequences of the rest of 5x5 that uniquely solvable images share with others',
    published: table9,
    lists: ({ unique, images }) => unique > 0 && unique < images,
    note: 'Two neighbouring rows have exchanged their numbers: 4 5 5 6 6 6 6 8 ... belongs to 24 images, and 5 5 6 6 6 6 6 6 8 ... to 168. The other rows and both totals are right.',
  }),
];
