/** Two methods of the ladder held against each other, as plain data: settings, puzzles, curves, words, tables. */
import type { LadderCurves, LadderGiven, SmallestPuzzle } from '../../facts/ladder.ts';
import { counted, fixed, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { csvOf as csvOfRows, tableOf as tableOfRows } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { unseen } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { rungNames, rungs } from '../../methods/ladder.ts';
import type { Over, Rung } from '../../methods/ladder.ts';

const sizeTexts = {
  '6': sizeText(6, 6),
  '10': sizeText(10, 10),
  '15': sizeText(15, 15),
} as const;

export type Size = keyof typeof sizeTexts;

/** The choices of the size, for a field. */
export const sizeChoices = (Object.keys(sizeTexts) as Size[]).map((word) => ({
  word,
  text: sizeTexts[word],
}));

/** What an author and a reader set. */
export const ladderSettings = settings({
  one: unseen(choice('a', 'One method', rungNames, 'two-sat')),
  other: unseen(choice('b', 'Another method', rungNames, 'probing')),
  size: unseen(choice('s', 'Random boards of', sizeTexts, '15')),
});

export type LadderState = ValuesOf<typeof ladderSettings>;

/** At the head of a sentence. */
export const headOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The choices of a method, for a field. */
export const rungChoices = rungs.map((word) => ({ word, text: rungNames[word] }));

const overOf = (one: Rung, other: Rung): Over => `${one}>${other}`;

/** The smallest puzzle in which the one knows a cell that the other one does not; null where it never does. */
export const smallestOf = (
  { puzzles }: LadderGiven,
  one: Rung,
  other: Rung,
): SmallestPuzzle | null => puzzles.find(({ over }) => over === overOf(one, other)) ?? null;

/** How many cells of a puzzle a method knows. */
export const knownCount = ({ known }: SmallestPuzzle, rung: Rung): number =>
  [...known[rung]].filter((value) => value !== '?').length;

/** Rows and columns of a code. */
export function sidesOf({ code }: SmallestPuzzle): {
  readonly height: number;
  readonly width: number;
} {
  const [height = 0, width = 0] = (/^\d+x\d+/.exec(code)?.[0] ?? '').split('x').map(Number);
  return { height, width };
}

/** The cells that the one knows and the other one does not. */
export const onlyKnown = ({ known }: SmallestPuzzle, one: Rung, other: Rung): ReadonlySet<number> =>
  new Set(
    [...known[one]].flatMap((value, at) => (value !== '?' && known[other][at] === '?' ? [at] : [])),
  );

/** A step of the ladder: the one above knows all that the one below does, and nothing between them does. */
export type Step = { readonly below: Rung; readonly above: Rung; readonly puzzle: SmallestPuzzle };

/** The steps, from the weak to the strong. */
export function stepsOf(given: LadderGiven): readonly Step[] {
  const isBelow = (one: Rung, other: Rung): boolean =>
    one !== other &&
    smallestOf(given, one, other) === null &&
    smallestOf(given, other, one) !== null;
  return rungs.flatMap((below) =>
    rungs.flatMap((above): Step[] => {
      const puzzle = smallestOf(given, above, below);
      if (puzzle === null || !isBelow(below, above)) return [];
      return rungs.some((rung) => isBelow(below, rung) && isBelow(rung, above))
        ? []
        : [{ below, above, puzzle }];
    }),
  );
}

const several: ReadonlySet<Rung> = new Set(['sweeps', 'four', 'two-sat']);

/** "sweeps find", "one round of probing always finds". */
const findsText = (rung: Rung, how = ''): string =>
  [rungNames[rung], how, several.has(rung) ? 'find' : 'finds'].filter(Boolean).join(' ');

/** Which of the two knows more, in a sentence. */
export function whoText(given: LadderGiven, { one, other }: LadderState): string {
  if (one === other) return `Choose another method to hold ${rungNames[one]} against.`;
  const [ahead, behind] = [smallestOf(given, one, other), smallestOf(given, other, one)];
  if (ahead !== null && behind !== null)
    return `Neither beats the other: ${rungNames[one]} and ${rungNames[other]} each find cells that the other misses.`;
  const [strong, weak] = ahead === null ? [other, one] : [one, other];
  return `${headOf(findsText(strong, 'always'))} all that ${findsText(weak)}, and sometimes more.`;
}

/** What a puzzle shows, in a sentence. */
export function puzzleText(puzzle: SmallestPuzzle, one: Rung, other: Rung): string {
  const { height, width } = sidesOf(puzzle);
  const must = knownCount(puzzle, 'sat');
  return `The smallest puzzle where ${findsText(one)} more is ${sizeText(height, width)}. Of ${counted(must, 'cell')} that must be so, ${findsText(one)} ${knownCount(puzzle, one)}, ${rungNames[other]} ${knownCount(puzzle, other)}.`;
}

const leaves = (rung: Rung, count: number): string =>
  `${rungNames[rung]} ${several.has(rung) ? 'leave' : 'leaves'} ${count === 0 ? 'none' : grouped(count)}`;

/** What the two leave of all pictures of 5 x 5; null where one of them was not tried on these. */
export function leftText(
  { left, pictures }: LadderGiven,
  { one, other }: LadderState,
): string | null {
  const [a, b] = [left[one], left[other]];
  if (a === undefined || b === undefined || one === other) return null;
  return `Of the ${grouped(pictures)} pictures of ${sizeText(5, 5)} with one solution, ${leaves(one, a)} unsolved, ${leaves(other, b)}.`;
}

/** The curves of the chosen size. */
export function curvesOf({ curves }: LadderGiven, { size }: LadderState): LadderCurves {
  const found = curves.find(({ side }) => side === Number(size));
  if (found === undefined) throw new RangeError(`no stored run of side ${size}`);
  return found;
}

/** The share from which on a method knows nearly all. */
const nearlyAll = 0.99;

/** From which percentage of a run on a method knows nearly all; null where it does so nowhere. */
export function nearlyAllFrom({ percentages, shares }: LadderCurves, rung: Rung): number | null {
  const from = percentages.findIndex((_, at) =>
    shares[rung].slice(at).every((share) => share >= nearlyAll),
  );
  return percentages[from] ?? null;
}

/** The percentage at which two methods are furthest apart. */
export function furthest({ percentages, shares }: LadderCurves, one: Rung, other: Rung): number {
  const apart = percentages.map((_, at) => Math.abs(shares[one][at]! - shares[other][at]!));
  return apart.indexOf(Math.max(...apart));
}

/** Of a hundred. */
export const ofHundred = (share: number): string => fixed(100 * share, 0);

/** Where the lead is widest on random boards, and where it ends. */
export function densityText(given: LadderGiven, state: LadderState): string {
  const { one, other, size } = state;
  if (one === other) return '';
  const curves = curvesOf(given, state);
  const at = furthest(curves, one, other);
  const share = (rung: Rung): string => ofHundred(curves.shares[rung][at]!);
  const where = `On random boards of ${sizeTexts[size]} the two are furthest apart at ${curves.percentages[at]}\u00a0% filled cells: of a hundred cells that must be so, ${rungNames[one]} ${share(one)}, ${rungNames[other]} ${share(other)}.`;
  const ends = [one, other].map((rung) => nearlyAllFrom(curves, rung));
  const [a, b] = ends;
  if (a === null || b === null || a === undefined || b === undefined) return where;
  const both = Math.max(a, b);
  const first = curves.percentages[0]!;
  return both === first
    ? `${where} Both know at least 99 of a hundred at every density of the run.`
    : `${where} From ${both}\u00a0% on both know at least 99 of a hundred.`;
}

/** A row of the table: two methods, the first ahead somewhere. */
type Row = SmallestPuzzle & { readonly one: Rung; readonly other: Rung };

const rowsOf = ({ puzzles }: LadderGiven): readonly Row[] =>
  puzzles.map((puzzle) => {
    const [one, other] = puzzle.over.split('>') as [Rung, Rung];
    return { ...puzzle, one, other };
  });

const columns: readonly Column<Row>[] = [
  {
    head: 'finds more',
    words: true,
    text: ({ one }) => headOf(rungNames[one]),
    fields: { finds: ({ one }) => one },
  },
  {
    head: 'than',
    words: true,
    text: ({ other }) => rungNames[other],
    fields: { than: ({ other }) => other },
  },
  {
    head: 'smallest puzzle',
    text: (row) => sizeText(sidesOf(row).height, sidesOf(row).width),
    fields: { code: ({ code }) => code },
  },
  { head: 'cells found', fields: { found: (row) => knownCount(row, row.one) } },
  { head: 'by the other', fields: { foundByOther: (row) => knownCount(row, row.other) } },
  { head: 'must be so', fields: { mustBe: (row) => knownCount(row, 'sat') } },
];

/** All pairs as a table. */
export const tableOf = (given: LadderGiven): DataTable =>
  tableOfRows(columns, rowsOf(given), {
    summary: `Table of the ${given.puzzles.length} pairs of which one finds more`,
    caption:
      'For two methods, the smallest puzzle in which the first finds a cell that the second misses',
  });

/** All pairs as CSV. */
export const csvOf = (given: LadderGiven): string => csvOfRows(columns, rowsOf(given));
