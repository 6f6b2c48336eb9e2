/**
 * The census of all images of a small size as plain data: what to count, the table with the published one beside it,
 * the verdicts, and the picture behind a number.
 */
import type { CensusPoint } from '../../charts/censusChart.ts';
import { classOrder, orderWithTwoSat } from '../../charts/classScale.ts';
import type { ShownClass } from '../../charts/classScale.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { fourRows, fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusSpec } from '../../experiments/fourCensus.ts';
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
import type { CensusTableCounted } from './withTwoSat.ts';
import { sum as sumOf } from 'd3';
import { firstAt, totalsOf, twoSatAll, twoSatInRow, uniqueOf, withTwoSat } from './withTwoSat.ts';
import { grouped, percent, percentage, sizeText } from '../../notebook/plain/numbers.ts';
import { flag } from '../../notebook/settings/choices.ts';
import { mostCells, sameSize, sizeProblems, sizeSettings } from '../../notebook/run/size.ts';
import type { Size } from '../../notebook/run/size.ts';
import { asked, bad, good } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** The chosen number of the table: its row, and its class from 1. */
const chosenNumber: Setting<CellChoice | null> = {
  key: 'c',
  label: 'Number',
  name: 'the number',
  usual: null,
  input: { kind: 'none' },
  read: (text) => {
    if (text === '') return good(null);
    const [, row, kind] = /^([1-9]\d?)\.([1-5])$/.exec(text) ?? [];
    return row === undefined
      ? bad('It must be a row, a point and a class from 1 on.')
      : good({ row: Number(row), kind: Number(kind) - 1 });
  },
  format: (choice) => (choice === null ? '' : `${choice.row}.${choice.kind + 1}`),
  fault: (text) =>
    `${asked('the number', text)}; it must be a row, a point and a class from 1 to 4.`,
};

/** What an author and a reader set. */
export const censusSettings = settings(
  {
    ...sizeSettings(1, mostCells, 5),
    twoSat: flag('t', 'Tell apart what chains solve'),
    chosen: chosenNumber,
  },
  ({ chosen, twoSat, ...size }) => ({
    ...sizeProblems(size, 'pictures to try'),
    ...(chosen !== null &&
      chosen.kind > 3 &&
      !twoSat && { chosen: 'The link asks for class 5, which is there with chains only.' }),
  }),
);

export { firstAt };
export type { CensusTableCounted };

export type CensusValues = ValuesOf<typeof censusSettings>;

/** What an author sets. */
export type CensusProps = Partial<Size> & {
  readonly four?: FourPlace; // where a picture that is not simple opens as well
};

/** The census of some settings. */
export const specOf = ({ height, width, twoSat }: CensusValues): FourCensusSpec => ({
  height,
  width,
  unique: true,
  ...(twoSat ? { folded: true, twoSat } : { oneClue: true, folded: true }),
});

/** Whether a count answers what is asked for. */
export const sameCensus = (a: FourCensusSpec, b: FourCensusSpec): boolean =>
  sameSize(a, b) && (a.twoSat === true) === (b.twoSat === true);

/** The columns of the table of a count. */
export const classesOf = ({ twoSat }: FourCensusSpec): readonly ShownClass[] =>
  twoSat === true ? orderWithTwoSat : classOrder;

/** The published table of a size; null where there is none. */
export const publishedFor = ({ height, width, twoSat }: FourCensusSpec): PublishedCensus | null =>
  twoSat !== true && height === publishedFigure4.side && width === publishedFigure4.side
    ? publishedFigure4
    : null;

/** The rows of the table: as many as either side has, the published ones at least. */
export function rowsOf({ spec, tally }: CensusTableCounted): readonly (readonly number[])[] {
  const last = Math.floor((tally.counts.findLastIndex((images) => images > 0) + 4) / 4) - 1;
  const rows = fourRows(tally, Math.max(last, publishedFor(spec)?.rows.length ?? 0, 0));
  return spec.twoSat !== true
    ? rows
    : rows.map(([row = 0, ...counts]) => [row, ...withTwoSat(counts, twoSatInRow(tally, row))]);
}

const sum = (head: string, cells: readonly CensusCell[]): CensusLine => ({
  head,
  sum: true,
  cells,
});

/** The printed numbers beside ours: those of a whole count of 5x5; of a part nothing is compared. */
const claimsOf = ({
  spec,
  tally,
  complete,
}: CensusTableCounted): ReturnType<typeof figure4Numbers> =>
  complete && publishedFor(spec) !== null ? figure4Numbers(tally) : [];

const numberText = (line: PrintedNumber['line'], value: number): string =>
  line === 'share' ? percentage(value, 2) : grouped(value);

/** The table, ours and the published one. */
export function gridOf(counted: CensusTableCounted, choice: CellChoice | null): CensusGrid {
  const { spec, tally, complete } = counted;
  const { images } = fourTotals(tally);
  const classes = totalsOf(counted);
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
    classes: classesOf(spec),
    lines: [
      ...rowsOf(counted).map(rowLine),
      sum('total', counts(classes, 'total')),
      sum(
        'share',
        classes.map((count, kind) =>
          cell(percent(images === 0 ? 0 : count / images, 2), 'share', kind),
        ),
      ),
      sum('one solution', counts(uniqueOf(counted), 'unique')),
      ...(spec.twoSat === true
        ? []
        : [
            sum('one clue helps', [
              emptyCell,
              emptyCell,
              ...counts(tally.oneClue, 'one clue').slice(2),
            ]),
          ]),
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
export function verdictsOn(counted: CensusTableCounted): readonly CensusVerdict[] {
  const { spec, complete } = counted;
  if (publishedFor(spec) === null)
    return [
      {
        kind: 'untested',
        text:
          spec.twoSat === true
            ? 'The documents have four classes: without chains the table is compared with theirs.'
            : `The documents print no such table for ${sizeText(spec.height, spec.width)}.`,
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
  counted: CensusTableCounted,
  { row, kind }: CellChoice,
): CensusExample | null {
  const { spec, complete } = counted;
  const number = firstAt(counted, row, kind);
  if (number < 0) return null;
  const { height, width } = spec;
  const image: Grid = imageFromIndex(height, width, number);
  const puzzle = puzzleOf(image);
  const count = rowsOf(counted)[row - 1]?.[kind + 1] ?? 0;
  const name = classHeads[classesOf(spec)[kind] ?? 'simple'];
  return {
    image,
    told: `Picture no. ${grouped(number)}, ${name}, row ${row} of the table of ${sizeText(height, width)}`,
    simple: kind === 0,
    sentences: [
      `Row ${row}, ${name}: ${picturesText(count)}${complete ? '' : ' so far'}. ${count === 1 ? 'It is' : `The one with the least number is`} no. ${grouped(number)}.`,
      `Its rows: ${linesText(puzzle.rows)}. Its columns: ${linesText(puzzle.columns)}.`,
    ],
  };
}

/** The points of the chart. */
export function pointsOf(counted: CensusTableCounted): readonly CensusPoint[] {
  return rowsOf(counted).flatMap(([row = 0, ...counts]) =>
    classesOf(counted.spec).map((name, kind) => ({
      row,
      class: name,
      value: counts[kind] ?? 0,
    })),
  );
}

/** A row in words, for the chart. */
export const rowText = (
  [row = 0, ...counts]: readonly number[],
  classes: readonly ShownClass[] = classOrder,
): string =>
  `Row ${row}: ${classes.map((name, kind) => `${grouped(counts[kind] ?? 0)} ${classHeads[name]}`).join(', ')}.`;

/** What the figure shows, in a sentence. */
/** What the table says, for a person. */
export function sentenceOf({ tally }: CensusTableCounted): string {
  const { classes, images } = fourTotals(tally);
  const slowest = Math.floor(
    tally.counts.findLastIndex((count, at) => at % 4 === 0 && count > 0) / 4,
  );
  return images === 0
    ? 'No picture counted yet.'
    : `Sweeps solve ${percent((classes[0] ?? 0) / images, 0)} of all pictures, the slowest in ${slowest} sweeps.`;
}

export function describe({ spec, tally, complete }: CensusTableCounted): string {
  const { classes, images } = fourTotals(tally);
  const { height, width, twoSat } = spec;
  if (images === 0) return 'No picture counted yet.';
  const [simple, four, some, none] = classes.map((count) => percent(count / images, 2));
  const all = `${complete ? 'all ' : ''}${grouped(images)}`;
  return `Of ${all} pictures of ${sizeText(height, width)}, ${simple} are simple and ${four} (2,2)-hard; pairs of lines make some progress in ${some}, none in ${none}.${twoSat === true ? ` 2-SAT solves ${grouped(sumOf(twoSatAll(tally)))} of these.` : ''}`;
}
