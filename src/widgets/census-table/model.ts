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
import { publishedFigure4 } from '../../claims/000/smallPublished.ts';
import type { PublishedCensus } from '../../claims/000/smallPublished.ts';
import {
  classHeads,
  comparedCell,
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

/** The table, ours and the published one. */
export function gridOf(counted: Counted, choice: CellChoice | null): CensusGrid {
  const { spec, tally, complete } = counted;
  const published = publishedFor(spec);
  const { classes, images } = fourTotals(tally);
  const cell = (ours: number, theirs: number | null | undefined): CensusCell =>
    comparedCell(
      grouped(ours),
      theirs === null || theirs === undefined ? null : grouped(theirs),
      complete,
    );
  const line = ([row = 0, ...numbers]: readonly number[]): CensusLine => ({
    head: String(row),
    sum: false,
    cells: numbers.map((ours, kind) => {
      const theirs = published === null ? null : (published.rows[row - 1]?.[kind + 1] ?? 0);
      const base = cell(ours, theirs);
      const chosen = choice !== null && choice.row === row && choice.kind === kind;
      return ours === 0 ? base : { ...base, choice: { row, kind }, chosen };
    }),
  });
  const share = (count: number, kind: number): CensusCell =>
    comparedCell(
      percent(images === 0 ? 0 : count / images, 2),
      published === null ? null : percentage(published.percent[kind] ?? 0, 2),
      complete,
    );
  return {
    caption: `All ${sizeText(spec.height, spec.width)} pictures by sweeps and class${complete ? '' : `: partial, ${grouped(images)} pictures so far`}`,
    corner: 'sweeps',
    lines: [
      ...rowsOf(counted).map(line),
      sum(
        'total',
        classes.map((count, kind) => cell(count, published?.totals[kind])),
      ),
      sum('share', classes.map(share)),
      sum(
        'one solution',
        [...tally.unique].map((count, kind) => cell(count, published?.unique[kind])),
      ),
      sum('one clue helps', [
        emptyCell,
        emptyCell,
        ...[2, 3].map((kind) => cell(tally.oneClue[kind] ?? 0, published?.oneClue[kind])),
      ]),
    ],
  };
}

export type CensusVerdict = { readonly kind: 'agrees' | 'differs' | 'open'; readonly text: string };

/** Ours against the published table, in sentences. */
export function verdictsOn(counted: Counted): readonly CensusVerdict[] {
  const { spec, complete } = counted;
  if (publishedFor(spec) === null)
    return [
      {
        kind: 'open',
        text: `Nobody has published this table for ${sizeText(spec.height, spec.width)}.`,
      },
    ];
  if (!complete)
    return [{ kind: 'open', text: 'The tables are compared when every picture has been counted.' }];
  const { lines } = gridOf(counted, null);
  const named = lines.flatMap(({ head, sum, cells }) =>
    cells.map((cell, kind) => ({
      ...cell,
      sum,
      name: `${sum ? head : `row ${head}`}, ${classHeads[classOrder[kind] ?? 'simple']}`,
    })),
  );
  const compared = named.filter(({ verdict }) => verdict !== 'open');
  const wrong = compared.filter(({ verdict }) => verdict === 'differs');
  const equal: CensusVerdict = {
    kind: 'agrees',
    text: `${compared.length - wrong.length} of ${compared.length} printed numbers are equal to ours: ${compared.filter(({ sum }) => !sum).length} in the rows of Figure 4 of Batenburg & Kosters, the others in its totals and in the text.`,
  };
  return [
    equal,
    ...wrong.map(({ name, text, under }): CensusVerdict => ({
      kind: 'differs',
      text: `${name}: printed ${under}, counted ${text}.`,
    })),
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
