/** The census as tables, files and sentences. */
import { exact } from '../../claims/agree.ts';
import { publishedClasses } from '../../claims/001/table3Published.ts';
import { sequenceClaims } from '../../claims/001/sequenceClaims.ts';
import { sequenceTables } from '../../claims/001/sequenceTables.ts';
import type { SequenceClass } from '../../experiments/sequences.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { classNames, probingClasses } from '../../kit/probe/probingClasses.ts';
import type { Size } from '../../notebook/run/size.ts';
import { presenceOf, publishedFor, share } from './model.ts';
import type { Census, ClassCount } from './model.ts';

const lengths = ({ summary }: ClassCount): string =>
  summary === null || summary.sequences === 0
    ? '–'
    : summary.least === summary.greatest
      ? String(summary.least)
      : `${summary.least} to ${summary.greatest}`;

/** How many sequences of a class the thesis counts: rows of Tables 4 to 6, or the text of section 4.2. */
function publishedSequences({ height, width }: Size, kind: SequenceClass) {
  if (height !== width) return null;
  if (height === 4) {
    const table = sequenceTables.find(
      ({ id }) => id === `001-table-${{ unique: 4, two: 5, rest: 6 }[kind]}`,
    );
    return (table?.published as { readonly rows: readonly unknown[] } | undefined)?.rows.length;
  }
  if (height !== 5) return null;
  const claim = sequenceClaims.find(({ id }) => id === `001-section-4.2-${kind}-sequences`);
  return claim?.published as number | undefined;
}

const mark = (same: boolean): string => (same ? 'equal' : 'differs');

/** The four classes, the printed row beside ours. @source 001_a525a3e1210b0814.txt Table 3 */
export function classTable(census: Census): DataTable {
  const { spec, classes, images: all, complete } = census;
  const published = publishedFor(spec);
  const part = complete ? '' : `, ${grouped(all)} pictures so far`;
  const printed = (at: number, ours: number): string[] => {
    if (published === null) return [];
    const theirs = published.images[at] ?? 0;
    const percent = published.percent[at];
    const text = percent === undefined ? grouped(theirs) : `${grouped(theirs)} (${percent}\u00a0%)`;
    return [text, complete ? mark(exact(ours, theirs)) : ''];
  };
  const sequences = ({ summary, class: kind }: ClassCount): string[] => {
    if (summary === null || kind === 'simple') return ['–', ...(published === null ? [] : [''])];
    const theirs = publishedSequences(spec, kind) ?? null;
    const compared =
      theirs === null
        ? ''
        : `${grouped(theirs)}${complete ? `, ${mark(exact(summary.sequences, theirs))}` : ''}`;
    return [grouped(summary.sequences), ...(published === null ? [] : [compared])];
  };
  const sum = (of: (one: ClassCount) => number): number =>
    classes.reduce((total, one) => total + of(one), 0);
  const allSequences = sum(({ summary }) => summary?.sequences ?? 0);
  return {
    summary: `Table of the four classes of ${sizeText(spec.height, spec.width)}`,
    caption: `Pictures of ${sizeText(spec.height, spec.width)} by class${part}`,
    columns: [
      { head: 'class' },
      { head: 'pictures', number: true },
      { head: '% of all', number: true },
      ...(published === null ? [] : [{ head: 'Table 3', number: true }, { head: 'verdict' }]),
      { head: 'symmetry classes', number: true },
      { head: 'sequences', number: true },
      ...(published === null ? [] : [{ head: 'in the thesis' }]),
      { head: 'length', number: true },
    ],
    rows: [
      ...classes.map((one, at) => [
        classNames[one.class],
        grouped(one.images),
        share(one.images, all),
        ...printed(at, one.images),
        grouped(one.groups),
        ...sequences(one),
        lengths(one),
      ]),
      [
        'all',
        grouped(all),
        share(all, all),
        ...printed(4, all),
        grouped(sum(({ groups }) => groups)),
        grouped(allSequences),
        ...(published === null ? [] : ['']),
        '',
      ],
    ],
  };
}

/** "3 to 8"; a dash where the category does not occur. */
const occurrence = ({ summary }: ClassCount, category: number): string => {
  if (summary === null) return '';
  const { presence, least, greatest } = presenceOf(summary, category);
  if (presence === 'none') return '–';
  return least === greatest ? String(least) : `${least} to ${greatest}`;
};

/** How often each category is in a sequence of each class. @source 001_a525a3e1210b0814.txt §3.5 */
export function categoryTable({ spec, classes }: Census): DataTable {
  const some = classes.filter(({ summary }) => summary !== null);
  return {
    summary: 'Table of the categories: least and greatest number of probes in a sequence',
    caption: `Least and greatest number of probes of a category in a sequence of ${sizeText(spec.height, spec.width)}`,
    columns: [
      { head: 'category', number: true },
      ...some.map((one) => ({ head: classNames[one.class], number: true })),
    ],
    rows: Array.from({ length: 16 }, (_, category) => [
      String(category),
      ...some.map((one) => occurrence(one, category)),
    ]),
  };
}

/** Table 3 as it is printed, 6x6 included. @source 001_a525a3e1210b0814.txt Table 3 */
export function printedTable(): DataTable {
  return {
    summary: 'Table 3 as the thesis prints it, with the first pictures of 6\u00a0×\u00a06',
    caption: 'Table 3 of the thesis',
    columns: [
      { head: 'size' },
      ...probingClasses.map((kind) => ({ head: classNames[kind], number: true })),
      { head: 'total', number: true },
    ],
    rows: publishedClasses.map(({ side, images, percent, of }) => [
      sizeText(side, side),
      ...probingClasses.map((_, at) => `${grouped(images[at] ?? 0)} (${percent[at] ?? 0}\u00a0%)`),
      `${grouped(images[4] ?? 0)}${of === null ? '' : ` of ${grouped(of)}`}`,
    ]),
  };
}

/** The picture in words. */
export function describeCensus({ spec, classes, images: all, complete }: Census): string {
  if (all === 0) return 'No picture counted yet.';
  const shares = classes.map((one) => `${classNames[one.class]} ${share(one.images, all)}\u00A0%`);
  const sequences = classes.reduce((sum, one) => sum + (one.summary?.sequences ?? 0), 0);
  const scope = complete
    ? `All ${grouped(all)} pictures of ${sizeText(spec.height, spec.width)}`
    : `${grouped(all)} pictures of ${sizeText(spec.height, spec.width)} so far (partial)`;
  return `${scope}: ${shares.join(', ')}. ${counted(sequences, 'different sequence')}.`;
}

/** A class and its categories in words. */
export function describeClass({ class: kind, summary }: ClassCount): string {
  if (summary === null || summary.sequences === 0) return `${classNames[kind]}: no sequence`;
  const list = (presence: 'every' | 'some'): string =>
    summary.categories
      .map(([category]) => category)
      .filter((category) => presenceOf(summary, category).presence === presence)
      .join(', ');
  const [every, some] = [list('every'), list('some')];
  const parts = [
    ...(every === '' ? [] : [`in every sequence ${every}`]),
    ...(some === '' ? [] : [`in some ${some}`]),
  ];
  return `${classNames[kind]}: ${parts.join('; ')}`;
}

/** The census as CSV: a row a class, then the categories. */
export function csvOf({ classes }: Census): string {
  const heads = ['class', 'images', 'classes', 'sequences', 'least length', 'greatest length'];
  const categories = Array.from({ length: 16 }, (_, category) => category);
  return [
    csvRow([...heads, ...categories.map((category) => `most of ${category}`)]),
    ...classes.map(({ class: kind, images, groups, summary }) =>
      csvRow([
        kind,
        images,
        groups,
        summary?.sequences ?? null,
        summary === null || summary.sequences === 0 ? null : summary.least,
        summary === null || summary.sequences === 0 ? null : summary.greatest,
        ...categories.map((category) =>
          summary === null ? null : presenceOf(summary, category).greatest,
        ),
      ]),
    ),
  ].join('');
}
