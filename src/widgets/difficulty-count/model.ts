/**
 * The count of all images of a small size by difficulty, as plain data: what to count, the rows ours and published
 * side by side, the verdict cell by cell, and the hardest images.
 */
import { sum } from 'd3';
import type { DifficultyCount } from '../../charts/difficultyChart.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { difficultyCount } from '../../experiments/difficultyCount.ts';
import type {
  DifficultyCountSpec,
  DifficultyCountTally,
} from '../../experiments/difficultyCount.ts';
import { figure4Simple, figure4Total } from '../../claims/000/figure4.ts';
import { table3Four } from '../../claims/001/table3.ts';
import { exact } from '../../claims/agree.ts';
import type { VerdictKind } from '../../claims/agree.ts';
import { ownCount } from '../../claims/ownCount.ts';
import { tell, verdictOf } from '../../claims/verdict.ts';
import { authorsOf } from '../../claims/words.ts';
import { grouped, inPercent, sizeText } from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { tableOf } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import { sizeProblems, sizeSettings } from '../../notebook/run/size.ts';
import type { Size } from '../../notebook/run/size.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { settings } from '../../notebook/settings/settings.ts';

/** What an author and a reader set. */
export const countSettings = settings(
  {
    ...sizeSettings(2, 6, 5),
    first: choice('f', 'First sweep', { H: 'rows (H first)', V: 'columns (V first)' }, 'H'),
  },
  (size) => sizeProblems(size, 'pictures to try'),
);

/** A difficulty with the images that have it. */
export type CountRow = {
  readonly difficulty: number;
  readonly ours: number;
  readonly published: number | null; // null where nobody has published it
};

/**
 * Column 2 of Figure 4, where it applies: 5x5. It holds for V first as well, because transposing all 5x5 images
 * gives all 5x5 images and exchanges the two directions.
 *
 * @source 000_8dc3042ab81c971c.txt Figure 4
 */
export function publishedFor({ height, width }: Size): readonly DifficultyCount[] | null {
  if (height !== 5 || width !== 5) return null;
  return figure4Simple.published.map(([difficulty, count]) => ({ difficulty, count }));
}

/** The rows of the table, from difficulty 1 to the greatest that either side has images for. */
export function rowsOf(
  spec: DifficultyCountSpec,
  tally: DifficultyCountTally,
): readonly CountRow[] {
  const published = publishedFor(spec);
  const counted = tally.simple.findLastIndex((count) => count > 0);
  const said = published?.findLast(({ count }) => count > 0)?.difficulty ?? 0;
  return Array.from({ length: Math.max(counted, said, 0) }, (_, at) => ({
    difficulty: at + 1,
    ours: tally.simple[at + 1] ?? 0,
    published:
      published === null
        ? null
        : (published.find(({ difficulty }) => difficulty === at + 1)?.count ?? 0),
  }));
}

/** Images counted so far, simple and not. */
export function totalsOf(tally: DifficultyCountTally): {
  readonly simple: number;
  readonly all: number;
} {
  const simple = sum(tally.simple);
  return { simple, all: simple + tally.notSimple };
}

/** What is said beside the count, with its verdict; `untested` where nothing is compared. */
export type CountVerdict = { readonly kind: VerdictKind; readonly text: string };

/** What Table 3 of the thesis has for 4x4, which is a total only. */
function totalVerdict(tally: DifficultyCountTally): CountVerdict {
  const verdict = verdictOf(table3Four, ownCount('difficulty-count 4x4', tally));
  const { kind, source, place, what, published, ours } = tell(table3Four, verdict);
  return { kind, text: `${authorsOf[source]}, ${place}: ${what}: ${published}. Ours: ${ours}.` };
}

/**
 * Ours against what is published, by the claims of the ledger.
 *
 * @param complete - whether every image is in the tally; a part cannot be compared
 */
export function verdictsOn(
  spec: DifficultyCountSpec,
  tally: DifficultyCountTally,
  complete: boolean,
): readonly CountVerdict[] {
  const size = sizeText(spec.height, spec.width);
  if (publishedFor(spec) === null) {
    const open = {
      kind: 'untested',
      text: `The documents print no such numbers for ${size}.`,
    } as const;
    return complete && spec.height === 4 && spec.width === 4 ? [open, totalVerdict(tally)] : [open];
  }
  if (!complete) {
    return [
      { kind: 'untested', text: 'The columns are compared when every picture has been counted.' },
    ];
  }
  const { kind } = verdictOf(figure4Simple, ownCount('difficulty-count 5x5', tally));
  const rows = rowsOf(spec, tally);
  const wrong = rows.filter((row) => !isSame(row));
  const turned =
    spec.first === 'V' ? ' (V first gives the same column: transposing exchanges H and V)' : '';
  const which = wrong.map(({ difficulty }) => difficulty).join(', ');
  return [
    {
      kind,
      text:
        kind === 'differs'
          ? `${wrong.length} of ${rows.length} rows differ from Batenburg & Kosters, Figure 4, at difficulty ${which}.`
          : `All ${rows.length} rows are equal to those of Batenburg & Kosters, Figure 4, column 2${turned}.`,
    },
  ];
}

const isSame = ({ ours, published }: CountRow): boolean => exact(ours, published);

const mark = (row: CountRow): string =>
  row.published === null ? '' : isSame(row) ? 'equal' : 'not equal';

/** A line of the table: a difficulty, or a sum beneath them. */
type Line = {
  readonly name: number | string;
  readonly ours: number;
  readonly published: number | null;
  readonly verdict: string;
};

/**
 * The rows, and beneath them what is not simple.
 *
 * @param withSums - with the sum of all that are simple, as the table has it
 */
export function linesOf(
  spec: DifficultyCountSpec,
  tally: DifficultyCountTally,
  withSums: boolean,
): readonly Line[] {
  const { simple } = totalsOf(tally);
  const printed = figure4Total.published.simple;
  const verdict = exact(simple, printed) ? 'equal' : 'not equal';
  return [
    ...rowsOf(spec, tally).map((row) => ({ name: row.difficulty, ...row, verdict: mark(row) })),
    ...(withSums ? [{ name: 'all simple', ours: simple, published: printed, verdict }] : []),
    { name: 'not simple', ours: tally.notSimple, published: null, verdict: '' },
  ];
}

/** What is in the files, and in the table where it is compared. */
export function columnsOf(
  spec: DifficultyCountSpec,
  tally: DifficultyCountTally,
  complete: boolean,
): readonly Column<Line>[] {
  const { all } = totalsOf(tally);
  const share = ({ ours }: Line): string => (all === 0 ? '' : inPercent(ours / all, 4));
  const published = ({ published: count }: Line): number | null => count;
  const compared: readonly Column<Line>[] = [
    {
      head: 'Batenburg & Kosters, Figure 4',
      text: ({ published: count }) => (count === null ? '' : grouped(count)),
      fields: { published },
    },
    { head: 'verdict', text: ({ verdict }) => (complete ? verdict : ''), words: true },
  ];
  return [
    {
      head: 'difficulty',
      text: ({ name }) => String(name),
      fields: { difficulty: (line) => line.name },
    },
    { head: 'images', fields: { images: ({ ours }) => ours } },
    { head: '% of all', text: share },
    ...(publishedFor(spec) === null ? [{ fields: { published } }] : compared),
  ];
}

/** The rows as a table. */
export function tableOfRows(
  spec: DifficultyCountSpec,
  tally: DifficultyCountTally,
  complete: boolean,
): DataTable {
  const part = complete ? '' : `, ${grouped(totalsOf(tally).all)} pictures so far`;
  return tableOf(columnsOf(spec, tally, complete), linesOf(spec, tally, true), {
    summary: `Table of the ${rowsOf(spec, tally).length} difficulties`,
    caption: `${sizeText(spec.height, spec.width)} pictures by difficulty, ${spec.first} first${part}`,
  });
}

/** The hardest simple images found, at most 16, in the order of their numbers. */
export function hardestOf(
  { height, width }: Size,
  tally: DifficultyCountTally,
): readonly { readonly number: number; readonly image: Grid }[] {
  return tally.hardest.images.map((number) => ({
    number,
    image: imageFromIndex(height, width, number),
  }));
}

/** What the chart shows, in a sentence. */
export function describeCount(spec: DifficultyCountSpec, tally: DifficultyCountTally): string {
  const { simple, all } = totalsOf(tally);
  if (all === 0) return 'No picture counted yet.';
  const rows = rowsOf(spec, tally);
  const peak = rows.reduce<CountRow | null>(
    (best, row) => (best === null || row.ours > best.ours ? row : best),
    null,
  );
  return `${grouped(simple)} of ${grouped(all)} pictures of ${sizeText(spec.height, spec.width)} are simple. Most of them, ${grouped(peak?.ours ?? 0)}, have difficulty ${peak?.difficulty ?? 0}; the greatest difficulty is ${tally.hardest.difficulty}.`;
}

/** A bar in words. */
export function rowText(row: CountRow): string {
  const published =
    row.published === null ? '' : `; Batenburg & Kosters say ${grouped(row.published)}`;
  return `Difficulty ${row.difficulty}: ${grouped(row.ours)} ${row.ours === 1 ? 'picture' : 'pictures'}${published}.`;
}

/** A count in words. */
export const countName = (spec: DifficultyCountSpec): string =>
  `all ${grouped(difficultyCount.units(spec))} pictures of ${sizeText(spec.height, spec.width)}, ${spec.first} first`;
