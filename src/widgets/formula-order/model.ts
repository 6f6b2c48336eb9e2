/** How the formula of 002 puts puzzles in order, and on what scale, as plain data: words, tables. */
import { leastBoards } from '../../claims/002/formula.ts';
import type { FormulaParts, RankMeasure, SolvedBlocks } from '../../experiments/formulaBlocks.ts';
import type { FormulaRankSpec } from '../../experiments/formulaRank.ts';
import type { RankCorrelation } from '../../experiments/rankCorrelation.ts';
import { counted, fixed, significant, sizeText } from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import type { Column } from '../../notebook/records/column.ts';
import { measureNames, sliders } from './settings.ts';

/** Some of the puzzles: all, or those of one size with as many filled cells. */
export type FormulaOrderGroup = {
  readonly name: string;
  readonly values: Float64Array; // of the formula
  readonly measured: Float64Array; // what they are held against
};

/** The values of one size: the ends of the middle nine in ten. */
type Scale = { readonly side: number; readonly least: number; readonly greatest: number };

/** What is said of the puzzles with some parts of the formula. */
export type Order = {
  readonly spec: FormulaRankSpec;
  readonly parts: FormulaParts;
  readonly against: RankMeasure;
  readonly groups: readonly FormulaOrderGroup[]; // the first has all
  readonly scales: readonly Scale[];
};

const pointName = ({ side, filled }: FormulaRankSpec['points'][number]): string =>
  `${sizeText(side, side)}, ${Math.round((100 * filled) / (side * side))}\u00a0%`;

/** Puts puzzles in order. */
export function orderOf(
  blocks: SolvedBlocks,
  measured: Float64Array,
  parts: FormulaParts,
  against: RankMeasure,
): Order {
  const { spec, units } = blocks;
  const { points } = spec;
  const values = blocks.values(parts);
  const of = (name: string, wanted: (point: number) => boolean): FormulaOrderGroup => {
    const chosen = [...units.keys()].filter((at) => wanted(units[at]! % points.length));
    return {
      name,
      values: Float64Array.from(chosen, (at) => values[at]!),
      measured: Float64Array.from(chosen, (at) => measured[at]!),
    };
  };
  const sides = [...new Set(points.map(({ side }) => side))];
  const each = points.map((point, at) => of(pointName(point), (other) => other === at));
  return {
    spec,
    parts,
    against,
    groups: points.length === 1 ? each : [of('all together', () => true), ...each],
    scales: sides.flatMap((side) => {
      const lists = each
        .filter((_, at) => points[at]!.side === side)
        .flatMap((one) => [...one.values])
        .toSorted((one, other) => one - other);
      if (lists.length === 0) return [];
      return [{ side, least: quantile(lists, 0.05), greatest: quantile(lists, 0.95) }];
    }),
  };
}

/** The value that a share of a sorted list does not exceed: ends of a sample move with its size, this does not. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;

const least = (list: readonly number[]): number => list.reduce((a, b) => Math.min(a, b), Infinity);

/** The rank correlation of each group; null where there are too few puzzles, or no order. An interval may come later. */
export type Ranks = readonly (RankCorrelation | null)[];

/** Whether a group is large enough for an order. */
export const isEnough = ({ values }: FormulaOrderGroup): boolean => values.length >= leastBoards;

/** Sizes next to one another that one k brings between 1 and 10, as many as can be, and between which numbers that k lies. */
export function fittingSizes({ scales, parts }: Order): {
  readonly sides: readonly number[];
  readonly from: number;
  readonly to: number;
} | null {
  for (let length = scales.length; length > 0; length--)
    for (let start = 0; start + length <= scales.length; start++) {
      const some = scales.slice(start, start + length);
      const from = parts.k / least(some.map((one) => one.least));
      const to = (10 * parts.k) / -least(some.map((one) => -one.greatest));
      if (from <= to) return { sides: some.map(({ side }) => side), from, to };
    }
  return null;
}

const listed = (sides: readonly number[]): string => {
  const names = sides.map((side) => sizeText(side, side));
  return names.length < 2 ? names.join('') : `${names[0]} to ${names.at(-1)}`;
};

/** The slider of the k in the middle of those that fit; null where none does. */
export function fittingK(order: Order): number | null {
  const fit = fittingSizes(order);
  if (fit === null) return null;
  const at = Math.round(40 * (Math.log10(Math.sqrt(fit.from * fit.to)) + 2));
  return at < sliders.k.least || at > sliders.k.most ? null : at;
}

/** What the formula is with these parts: before each power, the powers, and what follows. */
export function formulaTexts({ parts }: Order): {
  readonly size: string;
  readonly sizePower: string;
  readonly block: string;
  readonly blockPower: string;
  readonly over: string;
} {
  const { k, sizePower, blockPower, columns } = parts;
  return {
    size: `${significant(k, 3)} · size`,
    sizePower: significant(sizePower, 2),
    block: ' / sum of (15 · block / size)',
    blockPower: significant(blockPower, 2),
    over:
      columns === 0
        ? ' over the blocks of the rows'
        : columns === 1
          ? ' over the blocks of rows and columns'
          : ` over the blocks of the rows, and ${fixed(columns, 2)} times those of the columns`,
  };
}

/** What one k can do, in a sentence or two. */
export function scaleText(order: Order): string {
  const { scales, parts } = order;
  if (scales.length === 0) return '';
  const inside = scales.filter((one) => one.least >= 1 && one.greatest <= 10);
  const now = `With k = ${significant(parts.k, 3)}, ${
    inside.length === 0
      ? scales.length === 1
        ? 'the middle nine in ten values do not all lie between 1 and 10.'
        : 'of no size the middle nine in ten values all lie between 1 and 10.'
      : `the middle nine in ten values of ${inside.map(({ side }) => sizeText(side, side)).join(', ')} lie between 1 and 10.`
  }`;
  const fit = fittingSizes(order);
  if (fit === null) return `${now} No k does that even for one size.`;
  const range = `${significant(fit.from, 3)} to ${significant(fit.to, 3)}`;
  return scales.length === 1
    ? `${now} That takes a k from ${range}.`
    : `${now} No k does that for more sizes next to one another than ${counted(fit.sides.length, 'size')}: ${listed(fit.sides)}, with k from ${range}.`;
}

/** A number with the sign that is a minus. */
const signed = (value: number): string => fixed(value, 2).replace('-', '−');

/** A correlation with its interval, as far as it is known. */
export const rankText = ({ rho, low, high }: RankCorrelation): string =>
  low === high ? signed(rho) : `${signed(rho)} (${signed(low)} to ${signed(high)})`;

/** The correlation of all puzzles, in a few words. */
export function allText(ranks: Ranks): string {
  const all = ranks[0] ?? null;
  return all === null ? '' : `Rank correlation: ${rankText(all)}`;
}

/** How the order of the formula is that of the measure. */
export function orderText({ groups, against }: Order, ranks: Ranks): string {
  const [all, first] = [groups[0], ranks[0] ?? null];
  if (all === undefined || all.values.length === 0) return 'No puzzle that single lines solve yet.';
  const puzzles = counted(all.values.length, 'puzzle');
  if (first === null) return `${puzzles}: too few, or all alike, for an order.`;
  const inner = ranks.slice(1).filter((rank) => rank !== null);
  const apart = inner.filter(({ low, high }) => low < high);
  const within =
    apart.length === 0
      ? ''
      : ` Of the ${apart.length} intervals within one size and share ${apart.filter(({ high }) => high < 0).length} lie wholly below zero; wholly above: ${apart.filter(({ low }) => low > 0).length}.`;
  return `Rank correlation with ${measureNames[against]}, on ${puzzles}: ${rankText(first)}.${within}`;
}

/** A group in the table and the files. */
type Row = {
  readonly name: string;
  readonly puzzles: number;
  readonly rank: RankCorrelation | null; // null: too few, or not there yet
  readonly least: number | null; // value of the formula
  readonly greatest: number | null;
};

export const rowsOf = ({ groups }: Order, ranks: Ranks): readonly Row[] =>
  groups.map(({ name, values }, at) => {
    const list = [...values];
    return {
      name,
      puzzles: list.length,
      rank: ranks[at] ?? null,
      least: list.length === 0 ? null : least(list),
      greatest: list.length === 0 ? null : -least(list.map((value) => -value)),
    };
  });

const valueText = (value: number | null): string => (value === null ? '' : significant(value, 3));

/** What is in the table and the files. */
export const columns: readonly Column<Row>[] = [
  {
    head: 'puzzles',
    text: ({ name }) => name,
    fields: { puzzles: ({ name }) => name.replaceAll('\u00a0', ' ') },
    words: true,
  },
  { head: 'how many', fields: { number: ({ puzzles }) => puzzles } },
  {
    head: 'rank correlation',
    text: ({ rank }) => (rank === null ? 'too few' : rankText(rank)),
    fields: {
      'rank correlation': ({ rank }) => rank?.rho ?? null,
      low95: ({ rank }) => rank?.low ?? null,
      high95: ({ rank }) => rank?.high ?? null,
    },
  },
  {
    head: 'least value',
    text: (row) => valueText(row.least),
    fields: { 'least value': (row) => row.least },
  },
  {
    head: 'greatest value',
    text: (row) => valueText(row.greatest),
    fields: { 'greatest value': (row) => row.greatest },
  },
];

/** What stands on the fold of the table, and over it. */
export const tableWords = ({ against }: Order): Pick<DataTable, 'summary' | 'caption'> => ({
  summary: 'Table of the rank correlations',
  caption: `Rank correlation of the formula with ${measureNames[against]}, with 95\u00a0% intervals, and the values of the formula`,
});

/** Images that one core looks at in a second, roughly. As measured. */
export const pace = ({ points }: FormulaRankSpec): number =>
  points.length / points.reduce((sum, { side }) => sum + 1e-6 * (10 + 0.17 * side * side), 0);
