/** What a slice of Figure 5 says, in tables and sentences. */
import type { Comparison, Slice } from '../../claims/000/figure5Slice.ts';
import { sliceVerdict } from '../../claims/000/figure5.ts';
import type { VerdictKind } from '../../claims/agree.ts';
import { classOrder } from '../../charts/classScale.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusSpec } from '../../experiments/fourCensus.ts';
import { publishedFigure5 } from '../../claims/000/smallPublished.ts';
import { classHeads, emptyCell, linesText, picturesText } from '../../kit/census/censusGrid.ts';
import type { CellChoice, CensusCell, CensusGrid } from '../../kit/census/censusGrid.ts';
import type { CensusExample } from '../../kit/census/example.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { csvOf as columnsToCsv } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import {
  finePercent,
  grouped,
  percent,
  percentage,
  sizeText,
} from '../../notebook/plain/numbers.ts';
import { durationText } from '../../notebook/run/runText.ts';
import { allImages, compare, comparisons, explained } from '../../claims/000/figure5Slice.ts';

/** The command that makes, and completes, the whole table. */
export const wholeCommand =
  'npm run -s reproduce -- 000-figure-5 --shard 1/1000 --state shard-1.json';

/** What stands in the place of an example until a number is chosen. */
export const choiceHint =
  'Choose a number of the table to see it in full, with one of the pictures that it counted.';

/** The key of the chart; the marks of the classes follow it. */
export const curveKey = 'Curves: the published shares. Marks with bars: this slice.';

/** What a slice is, in a few words. */
export function sliceName({
  sample,
  seed,
  filled,
  from = 0,
  to,
  byPuzzle,
}: FourCensusSpec): string {
  if (sample !== undefined) return `${grouped(sample)} random pictures, seed ${seed ?? 0}`;
  if (filled !== undefined)
    return `all pictures with ${filled} filled ${filled === 1 ? 'cell' : 'cells'}`;
  if (to !== undefined) return `pictures no. ${grouped(from)} to ${grouped(to - 1)}`;
  return byPuzzle === true ? 'a part of all of them' : 'part of the whole run';
}

/** The same for a slice that may be all of them. */
const nameOf = ({ spec, stands }: Slice): string =>
  stands === 'whole' ? 'all of them' : sliceName(spec);

/** The same for the name of a file. */
export const fileWords = (slice: Slice): string =>
  nameOf(slice)
    .replaceAll(/,(?=\d)/g, '')
    .toLowerCase()
    .replaceAll(/[^\da-z]+/g, '-');

/** What the signs of the table mean. */
export function keyOf(slice: Slice | null): string {
  if (slice === null) return 'Each cell: the published share of all pictures.';
  return slice.stands === 'whole'
    ? 'Each cell: our number of pictures; = where the published one is the same, ≠ with the published one where it differs.'
    : 'Each cell: the share in this slice, then the published one; ≈ inside, ≠ outside our 95\u00a0% interval; no sign where fewer than five pictures are expected.';
}

const cellOf = (found: Comparison, whole: boolean): CensusCell => ({
  text: whole ? grouped(found.images) : finePercent(found.share),
  under: whole ? grouped(found.published) : finePercent(found.published / allImages),
  verdict: found.verdict,
  choice: null,
  chosen: false,
});

/** Before anything was counted: the published shares alone. */
const printedCell = (published: number): CensusCell => ({
  ...emptyCell,
  text: finePercent(published / allImages),
});

/** The table: shares of the slice, the published shares beside them; of the whole run the numbers themselves. */
export function gridOf(slice: Slice | null, choice: CellChoice | null): CensusGrid {
  const whole = slice?.stands === 'whole';
  const cell = (images: number, published: number): CensusCell =>
    slice === null ? printedCell(published) : cellOf(compare(slice, images, published), whole);
  const totals = slice === null ? null : fourTotals(slice.tally);
  const caption =
    slice === null
      ? 'All 6\u00a0×\u00a06 pictures by sweeps and class: the published shares'
      : `6\u00a0×\u00a06 pictures by sweeps and class: ${nameOf(slice)}${slice.complete ? '' : `, ${grouped(totals?.images ?? 0)} pictures so far`}`;
  return {
    caption,
    corner: 'sweeps',
    lines: [
      ...publishedFigure5.rows.map(([row = 0, ...published]) => ({
        head: String(row),
        sum: false,
        cells: published.map((said, kind) => {
          const images = slice?.tally.counts[4 * row + kind] ?? 0;
          const chosen = choice !== null && choice.row === row && choice.kind === kind;
          const bare = cell(images, said);
          return images === 0 ? bare : { ...bare, choice: { row, kind }, chosen };
        }),
      })),
      {
        head: 'total',
        sum: true,
        cells: publishedFigure5.totals.map((said, kind) => cell(totals?.classes[kind] ?? 0, said)),
      },
      {
        head: 'one solution',
        sum: true,
        cells: publishedFigure5.unique.map((said, kind) =>
          said === null ? emptyCell : cell(slice?.tally.unique[kind] ?? 0, said),
        ),
      },
    ],
  };
}

/** What is said beneath the table, with its verdict; `untested` where nothing is compared. */
export type SliceVerdict = { readonly kind: VerdictKind; readonly text: string };

/** What the slice says about the published table: the verdict of the ledger, with the numbers behind it. */
export function verdictOn(slice: Slice | null): SliceVerdict {
  if (slice === null)
    return { kind: 'untested', text: 'Nothing counted yet: these are the published shares alone.' };
  const { images } = fourTotals(slice.tally);
  if (images === 0) return { kind: 'untested', text: 'No picture counted yet.' };
  const kind = sliceVerdict(slice);
  if (kind === null)
    return {
      kind: 'untested',
      text:
        slice.spec.byPuzzle === true
          ? 'Not all of them yet: pictures with the same row clues are counted together, so a part is no fair sample. Its numbers are exact for itself.'
          : 'This slice is not representative: it differs from all pictures as it should. Its numbers are exact for itself; a random sample is the fair check.',
    };
  const all = comparisons(slice);
  if (slice.stands === 'whole') {
    const wrong = all.filter(({ verdict }) => verdict === 'differs').length;
    return {
      kind,
      text:
        wrong === 0
          ? `All ${all.length} printed numbers are equal to ours.`
          : `${wrong} of ${all.length} printed numbers differ from ours.`,
    };
  }
  const tested = all.filter(({ verdict }) => verdict !== 'open');
  const outside = tested.filter(({ verdict }) => verdict === 'outside');
  const wrong = all.filter((found) => !explained(slice, found)).length;
  if (wrong > 0)
    return {
      kind,
      text: `${wrong} published ${wrong === 1 ? 'share lies' : 'shares lie'} further from ours than chance explains (four standard deviations).`,
    };
  if (tested.length < 10)
    return {
      kind: 'part',
      text: `Nothing speaks against the table, but ${grouped(images)} pictures are too few to say more.`,
    };
  return {
    kind,
    text: `${tested.length - outside.length} of ${tested.length} published shares lie inside our 95\u00a0% intervals, and ${outside.length} outside, where chance alone would put up to about ${Math.max(1, Math.round(tested.length / 20))}. None is further off than four standard deviations.`,
  };
}

/** Where the numbers of a stored part come from, and what the whole would take. */
export function storedText(run: StoredRun<'four-census'>): string {
  const { whole, command, seconds } = run;
  const { images } = fourTotals(run.tally);
  if (whole) return `Stored run of all ${grouped(images)} pictures, made by ${command}.`;
  const part = percent(images / allImages, 2);
  const left = durationText(((seconds * allImages) / images) * 1000);
  const time = seconds === 0 ? '' : ` At its pace the whole takes ${left} of one core.`;
  return `Stored part of the full run: ${grouped(images)} pictures (${part}), spread evenly over all, made by ${command}.${time}`;
}

/** One number in words, with the picture behind it. */
export function exampleOf(slice: Slice, { row, kind }: CellChoice): CensusExample | null {
  const at = 4 * row + kind;
  const number = slice.tally.first[at] ?? -1;
  if (number < 0) return null;
  const image = imageFromIndex(slice.spec.height, slice.spec.width, number);
  const { rows, columns } = puzzleOf(image);
  const published = publishedFigure5.rows[row - 1]?.[kind + 1] ?? 0;
  const found = compare(slice, slice.tally.counts[at] ?? 0, published);
  const interval =
    slice.stands === 'random' || slice.stands === 'even'
      ? `, 95\u00a0% interval ${finePercent(found.low)} to ${finePercent(found.high)}`
      : '';
  const said = `Published: ${grouped(published)} of ${grouped(allImages)}, ${finePercent(published / allImages)}.`;
  return {
    image,
    told: `Picture no. ${grouped(number)}, ${classHeads[classOrder[kind] ?? 'simple']}, row ${row} of the table of ${sizeText(slice.spec.height, slice.spec.width)}`,
    simple: kind === 0,
    sentences: [
      `Row ${row}, ${classHeads[classOrder[kind] ?? 'simple']}: ${picturesText(found.images)} of ${grouped(found.of)}, ${finePercent(found.share)}${interval}. ${said}`,
      `The one with the least number is no. ${grouped(number)}. Its rows: ${linesText(rows)}. Its columns: ${linesText(columns)}.`,
    ],
  };
}

/** Figure 5 as it is printed. */
export const printedTable: DataTable = {
  summary: 'Figure 5 as it is printed',
  caption: 'Batenburg & Kosters, Figure 5: the 6\u00a0×\u00a06 pictures',
  columns: [
    { head: 'sweeps', number: true },
    ...classOrder.map((name) => ({ head: classHeads[name], number: true })),
  ],
  rows: [
    ...publishedFigure5.rows.map((row) => row.map((number) => grouped(number))),
    ['total', ...publishedFigure5.totals.map((number) => grouped(number))],
    ['share', ...publishedFigure5.percent.map((number) => percentage(number, 2))],
    [
      'one solution',
      ...publishedFigure5.unique.map((number) => (number === null ? '' : grouped(number))),
    ],
  ],
};

/** A row of the chart in words. */
export function rowText(slice: Slice | null, row: number): string {
  const [, ...published] = publishedFigure5.rows[row - 1] ?? [];
  const parts = classOrder.map((name, kind) => {
    const said = published[kind] ?? 0;
    const share = finePercent(said / allImages);
    if (slice === null) return `${classHeads[name]} ${share}`;
    const found = compare(slice, slice.tally.counts[4 * row + kind] ?? 0, said);
    return `${classHeads[name]} ${finePercent(found.share)} (published ${share})`;
  });
  return `Row ${row}: ${parts.join(', ')}.`;
}

/** What the chart shows, in a sentence. */
export function describe(slice: Slice | null): string {
  const shares = publishedFigure5.totals.map((number) => finePercent(number / allImages));
  const [simple = '', four = '', some = '', none = ''] = shares;
  const said = `Of all ${grouped(allImages)} pictures of 6\u00a0×\u00a06, the document counts ${simple} simple, ${four} (2,2)-hard, ${some} with some progress, ${none} without.`;
  return slice === null ? said : `${said} ${verdictOn(slice).text}`;
}

type Line = {
  readonly row: number;
  readonly name: string;
  readonly published: number;
  readonly found: Comparison | null;
};

const columns: readonly Column<Line>[] = [
  {
    fields: {
      row: ({ row }) => row,
      class: ({ name }) => name,
      published: ({ published }) => published,
      images: ({ found }) => found?.images ?? null,
      of: ({ found }) => found?.of ?? null,
      share: ({ found }) => found?.share ?? null,
      low95: ({ found }) => found?.low ?? null,
      high95: ({ found }) => found?.high ?? null,
    },
  },
];

/** The table as CSV. */
export const csvOf = (slice: Slice | null): string =>
  columnsToCsv(
    columns,
    publishedFigure5.rows.flatMap(([row = 0, ...counts]) =>
      classOrder.map((name, kind) => {
        const published = counts[kind] ?? 0;
        const images = slice?.tally.counts[4 * row + kind] ?? 0;
        return { row, name, published, found: slice && compare(slice, images, published) };
      }),
    ),
  );

/** What the file of JSON holds. */
export const jsonOf = (slice: Slice | null): object => ({
  complete: slice?.complete ?? false,
  spec: slice?.spec ?? null,
  images: slice === null ? 0 : fourTotals(slice.tally).images,
  counts: slice === null ? null : [...slice.tally.counts],
  unique: slice === null ? null : [...slice.tally.unique],
  verdict: verdictOn(slice),
  published: publishedFigure5,
});
