/**
 * The census of all images of a small size as plain data: what to count, the table with the published one beside it,
 * the verdicts, and the picture behind a number.
 */
import type { CensusPoint } from '../../charts/censusChart.ts';
import { classOrder } from '../../charts/classScale.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { fourCensus, fourRows, fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../experiments/fourCensus.ts';
import { figure4Numbers } from '../../claims/000/figure4Numbers.ts';
import type { PrintedNumber } from '../../claims/000/figure4Numbers.ts';
import { publishedFigure4 } from '../../claims/000/smallPublished.ts';
import type { PublishedCensus } from '../../claims/000/smallPublished.ts';
import type { VerdictKind } from '../../claims/agree.ts';
import {
  besideCell,
  classHeads,
  emptyCell,
  linesText,
  picturesText,
} from '../../kit/census/censusGrid.ts';
import type {
  CellChoice,
  CensusCell,
  CensusGrid,
  CensusLine,
} from '../../kit/census/censusGrid.ts';
import type { CensusExample, FourPlace } from '../../kit/census/example.ts';
import { csvRow } from '../../kit/export/files.ts';
import { grouped, percent, percentage, sizeText } from '../../formats/numbers.ts';
import { mostCells, sizeProblems, sizeSettings } from '../../kit/run/size.ts';
import type { Size } from '../../kit/run/size.ts';
import { asked, bad, good } from '../../kit/settings/setting.ts';
import type { Setting } from '../../kit/settings/setting.ts';
import { settings } from '../../kit/settings/settings.ts';
import type { ValuesOf } from '../../kit/settings/settings.ts';

/** The chosen number of the table: its row, and its class from 1. */
const chosenNumber: Setting<CellChoice | null> = {
  key: 'c',
  label: 'Number',
  name: 'the number',
  usual: null,
  input: { kind: 'none' },
  read: (text) => {
    if (text === '') return good(null);
    const [, row, kind] = /^([1-9]\d?)\.([1-4])$/.exec(text) ?? [];
    return row === undefined
      ? bad('It must be a row, a point and a class from 1 to 4.')
      : good({ row: Number(row), kind: Number(kind) - 1 });
  },
  format: (choice) => (choice === null ? '' : `${choice.row}.${choice.kind + 1}`),
  fault: (text) =>
    `${asked('the number', text)}; it must be a row, a point and a class from 1 to 4.`,
};

/** What an author and a reader set. */
export const censusSettings = settings(
  { ...sizeSettings(1, mostCells, 5), chosen: chosenNumber },
  (size) => sizeProblems(size, 'pictures to try'),
);

export type CensusValues = ValuesOf<typeof censusSettings>;

/** What an author sets. */
export type CensusProps = Partial<Size> & {
  readonly four?: FourPlace; // where a picture that is not simple opens as well
};

/** The census of some settings. */
export const specOf = ({ height, width }: CensusValues): FourCensusSpec => ({
  height,
  width,
  unique: true,
  oneClue: true,
  folded: true,
});

/** The published table of a size; null where there is none. */
const publishedFor = ({ height, width }: Size): PublishedCensus | null =>
  height === publishedFigure4.side && width === publishedFigure4.side ? publishedFigure4 : null;

/** A count, whoever made it. */
export type Counted = {
  readonly spec: FourCensusSpec;
  readonly tally: FourCensusTally;
  readonly complete: boolean; // every image is in it; only then it can be compared
};

/** The rows of the table: as many as either side has, the published ones at least. */
export function rowsOf({ spec, tally }: Counted): readonly (readonly number[])[] {
  const last = Math.floor((tally.counts.findLastIndex((images) => images > 0) + 4) / 4) - 1;
  return fourRows(tally, Math.max(last, publishedFor(spec)?.rows.length ?? 0, 0));
}

const sum = (head: string, cells: readonly CensusCell[]): CensusLine => ({
  head,
  sum: true,
  cells,
});

/** The printed numbers beside ours: those of a whole count of 5x5; of a part nothing is compared. */
const claimsOf = ({ spec, tally, complete }: Counted): ReturnType<typeof figure4Numbers> =>
  complete && publishedFor(spec) !== null ? figure4Numbers(tally) : [];

const numberText = (line: PrintedNumber['line'], value: number): string =>
  line === 'share' ? percentage(value, 2) : grouped(value);

/** The table, ours and the published one. */
export function gridOf(counted: Counted, choice: CellChoice | null): CensusGrid {
  const { spec, tally, complete } = counted;
  const { classes, images } = fourTotals(tally);
  const printed = claimsOf(counted).flatMap(({ numbers }) => numbers);
  const cell = (
    text: string,
    line: PrintedNumber['line'],
    kind: number,
    row: number = 0,
  ): CensusCell => {
    const one = printed.find(
      (number) => number.line === line && number.kind === kind && number.row === row,
    );
    return besideCell(
      text,
      one === undefined ? null : { text: numberText(line, one.published), same: one.same },
    );
  };
  const rowLine = ([row = 0, ...numbers]: readonly number[]): CensusLine => ({
    head: String(row),
    sum: false,
    cells: numbers.map((ours, kind) => {
      const base = cell(grouped(ours), 'row', kind, row);
      const chosen = choice !== null && choice.row === row && choice.kind === kind;
      return ours === 0 ? base : { ...base, choice: { row, kind }, chosen };
    }),
  });
  const counts = (of: Iterable<number>, line: PrintedNumber['line']): readonly CensusCell[] =>
    Array.from(of, (count, kind) => cell(grouped(count), line, kind));
  return {
    caption: `All ${sizeText(spec.height, spec.width)} pictures by sweeps and class${complete ? '' : `: partial, ${grouped(images)} pictures so far`}`,
    corner: 'sweeps',
    lines: [
      ...rowsOf(counted).map(rowLine),
      sum('total', counts(classes, 'total')),
      sum(
        'share',
        classes.map((count, kind) =>
          cell(percent(images === 0 ? 0 : count / images, 2), 'share', kind),
        ),
      ),
      sum('one solution', counts(tally.unique, 'unique')),
      sum('one clue helps', [emptyCell, emptyCell, ...counts(tally.oneClue, 'one clue').slice(2)]),
    ],
  };
}

/** What is said beneath the table, with its verdict; `untested` where nothing is compared. */
export type CensusVerdict = { readonly kind: VerdictKind; readonly text: string };

const lineNames = {
  total: 'total',
  share: 'share',
  unique: 'one solution',
  'one clue': 'one clue helps',
} as const;

/** Ours against the published table, in sentences: the verdicts of the ledger on the numbers that stand in it. */
export function verdictsOn(counted: Counted): readonly CensusVerdict[] {
  const { spec, complete } = counted;
  if (publishedFor(spec) === null)
    return [
      {
        kind: 'untested',
        text: `The documents print no such table for ${sizeText(spec.height, spec.width)}.`,
      },
    ];
  if (!complete)
    return [
      { kind: 'untested', text: 'The tables are compared when every picture has been counted.' },
    ];
  const found = claimsOf(counted);
  const all = found.flatMap(({ numbers }) => numbers);
  const same = all.filter(({ same }) => same).length;
  const inRows = all.filter(({ line }) => line === 'row').length;
  return [
    {
      kind: found.some(({ kind }) => kind !== 'differs') ? 'agrees' : 'differs',
      text: `${same} of ${all.length} printed numbers are equal to ours: ${inRows} in the rows of Figure 4 of Batenburg & Kosters, the others in its totals and in the text.`,
    },
    ...found.flatMap(({ kind: verdict, numbers }) =>
      numbers
        .filter(({ same }) => !same)
        .map(({ line, row, kind, ours, published }): CensusVerdict => {
          const place = line === 'row' ? `row ${row}` : lineNames[line];
          return {
            kind: verdict,
            text: `${place}, ${classHeads[classOrder[kind] ?? 'simple']}: printed ${numberText(line, published)}, counted ${numberText(line, ours)}.`,
          };
        }),
    ),
  ];
}

/** The picture behind a number: the one with the least number; null when none was counted there. */
export function exampleOf(
  { spec, tally, complete }: Counted,
  { row, kind }: CellChoice,
): CensusExample | null {
  const number = tally.first[4 * row + kind] ?? -1;
  if (number < 0) return null;
  const { height, width } = spec;
  const image: Grid = imageFromIndex(height, width, number);
  const puzzle = puzzleOf(image);
  const count = tally.counts[4 * row + kind] ?? 0;
  const name = classHeads[classOrder[kind] ?? 'simple'];
  return {
    image,
    simple: kind === 0,
    sentences: [
      `Row ${row}, ${name}: ${picturesText(count)}${complete ? '' : ' so far'}. ${count === 1 ? 'It is' : `The one with the least number is`} no. ${grouped(number)}.`,
      `Its rows: ${linesText(puzzle.rows)}. Its columns: ${linesText(puzzle.columns)}.`,
    ],
  };
}

/** The points of the chart. */
export function pointsOf(counted: Counted): readonly CensusPoint[] {
  return rowsOf(counted).flatMap(([row = 0, ...counts]) =>
    classOrder.map((name, kind) => ({ row, class: name, value: counts[kind] ?? 0 })),
  );
}

/** A row in words, for the chart. */
export const rowText = ([row = 0, ...counts]: readonly number[]): string =>
  `Row ${row}: ${classOrder.map((name, kind) => `${grouped(counts[kind] ?? 0)} ${classHeads[name]}`).join(', ')}.`;

/** What the figure shows, in a sentence. */
export function describe({ spec, tally, complete }: Counted): string {
  const { classes, images } = fourTotals(tally);
  if (images === 0) return 'No picture counted yet.';
  const [simple, four, some, none] = classes.map((count) => percent(count / images, 2));
  const all = `${complete ? 'all ' : ''}${grouped(images)}`;
  return `Of ${all} pictures of ${sizeText(spec.height, spec.width)}, ${simple} are simple and ${four} (2,2)-hard; FourSolver makes some progress in ${some}, none in ${none}.`;
}

/** The table as CSV, published columns beside ours. */
export function csvOf(counted: Counted): string {
  const published = publishedFor(counted.spec);
  const { tally } = counted;
  const kinds = [0, 1, 2, 3];
  const theirs = (list: readonly (number | null)[] | undefined): readonly (number | null)[] =>
    kinds.map((kind) => list?.[kind] ?? null);
  const { classes } = fourTotals(tally);
  return [
    csvRow(['row', ...classOrder, ...classOrder.map((name) => `${name} published`)]),
    ...rowsOf(counted).map((row, at) => csvRow([...row, ...theirs(published?.rows[at]?.slice(1))])),
    csvRow(['total', ...classes, ...theirs(published?.totals)]),
    csvRow(['one solution', ...tally.unique, ...theirs(published?.unique)]),
    csvRow(['one clue helps', ...tally.oneClue, ...theirs(published?.oneClue)]),
  ].join('');
}

/** The figure as JSON. */
export const jsonOf = (counted: Counted | null, source: string | null): unknown => ({
  experiment: fourCensus.id,
  version: fourCensus.version,
  source,
  complete: counted?.complete ?? false,
  spec: counted?.spec ?? null,
  columns: ['row', ...classOrder],
  rows: counted === null ? [] : rowsOf(counted),
  totals: counted === null ? null : fourTotals(counted.tally).classes,
  unique: counted === null ? null : [...counted.tally.unique],
  oneClue: counted === null ? null : [...counted.tally.oneClue],
  published: counted === null ? null : publishedFor(counted.spec),
});
