/**
 * The table of a census as plain data: rows by sweeps, a column for each of the four classes, ours above, the published
 * number under it. The page and the server draw the same.
 */
import type { ShownClass } from '../../charts/classScale.ts';
import { classOrder } from '../../charts/classScale.ts';
import { formatDescription } from '../../engine/board/description.ts';
import { counted } from '../../notebook/plain/numbers.ts';

/** The heads of the columns, as 000 has them; shorter than the names of the scale would allow. */
export const classHeads: Readonly<Record<ShownClass, string>> = {
  simple: 'simple',
  four: '(2,2)-hard',
  'two-sat': 'chains',
  some: 'some progress',
  none: 'no progress',
};

/** A row and a class: one number of the table. */
export type CellChoice = {
  readonly row: number; // 1 or more
  readonly kind: number; // 0..3, in the order of the classes; 0..4 with 2-SAT among them
};

/** Ours against the published number: the same, not; inside, outside the interval of a sample; not compared. */
export type CellVerdict = 'equal' | 'differs' | 'inside' | 'outside' | 'open';

export type CensusCell = {
  readonly text: string; // ours
  readonly under: string; // the published number, '' without one
  readonly verdict: CellVerdict;
  readonly chosen: boolean;
  /** What choosing the cell means; null when it counted no image. */
  readonly choice: CellChoice | null;
};

export type CensusLine = {
  readonly head: string;
  readonly sum: boolean; // beneath the rule: totals, shares, and what else is counted
  readonly cells: readonly CensusCell[]; // one a class
};

export type CensusGrid = {
  readonly caption: string;
  readonly corner: string; // head of the first column
  readonly classes?: readonly ShownClass[]; // of the columns; default the four of 000
  readonly lines: readonly CensusLine[];
};

/** The sign in front of a published number. */
export const verdictSigns: Readonly<Record<CellVerdict, string>> = {
  equal: '=',
  differs: '≠',
  inside: '≈',
  outside: '≠',
  open: '',
};

const verdictWords: Readonly<Record<CellVerdict, string>> = {
  equal: 'equal',
  differs: 'differs',
  inside: 'inside the interval',
  outside: 'outside the interval',
  open: '',
};

/** What those hear who do not see where a number stands: before ours, before the published one, and after it. */
export function cellWords(
  head: string,
  kind: number,
  { under, verdict }: CensusCell,
  classes: readonly ShownClass[] = classOrder,
): readonly [place: string, published: string, verdict: string] {
  const name = classHeads[classes[kind] ?? 'simple'];
  const words = verdictWords[verdict] === '' ? '' : `, ${verdictWords[verdict]}`;
  return [`row ${head}, ${name}: `, under === '' ? '' : '; published ', words];
}

/** A published number beside ours, and whether it is the same to the last digit. */
export type Beside = { readonly text: string; readonly same: boolean };

/** A cell with ours and the published number; `published` is null where there is none, or nothing is compared yet. */
export const besideCell = (
  ours: string,
  published: Beside | null,
  choice: CellChoice | null = null,
  chosen = false,
): CensusCell => ({
  text: ours,
  under: published?.text ?? '',
  verdict: published === null ? 'open' : published.same ? 'equal' : 'differs',
  choice,
  chosen,
});

/** A cell that does not apply: a class that is uniquely solvable by its definition, a row that is not asked for. */
export const emptyCell: CensusCell = {
  text: '–',
  under: '',
  verdict: 'open',
  choice: null,
  chosen: false,
};

/** Whether the published number is ours, so that one of them says it. */
export const isSame = ({ verdict }: CensusCell): boolean => verdict === 'equal';

/** Whether a cell says nothing but that there is nothing, on both sides: such cells step back. */
export const isZero = ({ text, under, verdict }: CensusCell): boolean =>
  /^(0|0\u00a0%|–)$/.test(text) && (under === '' || under === text) && verdict !== 'differs';

/**
 * The next cell that can be chosen, from one, in the direction of an arrow key.
 *
 * @returns null when the key means nothing here, or there is none
 */
export function cellAfterKey(
  { lines }: CensusGrid,
  key: string,
  from: CellChoice,
): CellChoice | null {
  const choices = lines.flatMap(({ cells }) => cells.flatMap(({ choice }) => choice ?? []));
  const nearest = (
    inWay: (one: CellChoice) => boolean,
    distance: (one: CellChoice) => number,
  ): CellChoice | null =>
    choices
      .filter(inWay)
      .reduce<CellChoice | null>(
        (best, one) => (best === null || distance(one) < distance(best) ? one : best),
        null,
      );
  const apart = (one: CellChoice): number =>
    Math.abs(one.row - from.row) + Math.abs(one.kind - from.kind);
  const column = (one: CellChoice): boolean => one.kind === from.kind;
  switch (key) {
    case 'ArrowDown':
      return nearest((one) => column(one) && one.row > from.row, apart);
    case 'ArrowUp':
      return nearest((one) => column(one) && one.row < from.row, apart);
    case 'ArrowRight':
      return nearest((one) => one.row === from.row && one.kind > from.kind, apart);
    case 'ArrowLeft':
      return nearest((one) => one.row === from.row && one.kind < from.kind, apart);
    case 'Home':
      return nearest(column, (one) => one.row);
    case 'End':
      return nearest(column, (one) => -one.row);
    default:
      return null;
  }
}

/** "56,158 pictures". */
export const picturesText = (count: number): string => counted(count, 'picture');

/** Descriptions in a sentence: "1 1, 2, 0". */
export const linesText = (lines: readonly (readonly number[])[]): string =>
  lines.map((line) => formatDescription(line)).join(', ');
