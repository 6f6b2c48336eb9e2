/** A folder of puzzles as a table: its rows, which of them are twins, what is said of all, and what its files have. */
import { puzzleSymmetries, symmetryWords } from '../../engine/board/puzzleSymmetry.ts';
import { mostTried } from '../../engine/solve/misprint.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { collectedText, puzzleOfCode } from '../../kit/collection/collection.ts';
import type { Collected } from '../../kit/collection/collection.ts';
import type { LookedPuzzle } from '../../methods/fileLook.ts';
import { counted, enumerated, grouped } from '../../notebook/plain/numbers.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { settings } from '../../notebook/settings/settings.ts';

/** Files that are read at once. */
export const mostFiles = 500;

const shows = {
  all: 'all',
  look: 'what needs a look',
  good: 'one solution, and no twin before it',
} as const;

export const folderSettings = settings({
  show: choice<keyof typeof shows>('f', 'Show', shows, 'all'),
});

/** A row of the table. */
export type FolderRow = LookedPuzzle & {
  readonly file: string;
  readonly place: number; // of the file among the others
};

/** A file that could not be read at all. */
export const unreadRow = (file: string, place: number, problem: string): FolderRow => ({
  file,
  place,
  number: 1,
  of: 1,
  name: '',
  size: null,
  code: null,
  problem,
  solutions: null,
  kind: null,
  sweeps: null,
  misprint: '',
  stopped: false,
  key: '',
  swapped: null,
});

/** In the order of the files, whichever was done before the other. */
export const ordered = (rows: readonly FolderRow[]): readonly FolderRow[] =>
  rows.toSorted((a, b) => a.place - b.place || a.number - b.number);

/** An earlier row that is the same puzzle, or has its picture with the colours exchanged. */
export type Twin = { readonly row: number; readonly colours: boolean };

/** For each row the earliest one that it is a twin of; null: there is none. */
export function twinsOf(rows: readonly FolderRow[]): readonly (Twin | null)[] {
  const first = new Map<string, number>();
  return rows.map(({ key, swapped }, at) => {
    if (key === '') return null;
    const same = first.get(key);
    if (same !== undefined) return { row: same, colours: false };
    first.set(key, at);
    const other = swapped === null ? undefined : first.get(swapped);
    return other === undefined || other === at ? null : { row: other, colours: true };
  });
}

/** How a row comes of the one that it is a twin of. */
export function twinBy(rows: readonly FolderRow[], at: number, twin: Twin): string {
  if (twin.colours) return 'colours exchanged';
  const [one, other] = [rows[twin.row]?.code, rows[at]?.code];
  if (one == null || other == null) return '';
  const wanted = encodePuzzle(puzzleOfCode(other).puzzle);
  const way = puzzleSymmetries(puzzleOfCode(one).puzzle).findIndex(
    (image) => encodePuzzle(image) === wanted,
  );
  return way === 0 ? 'the same' : (symmetryWords[way] ?? 'turned or mirrored');
}

/** Rows that are drawn at a time: of more a page would notice each drawing. */
export const mostRows = 50;

/** Whether a row is more than a puzzle with one solution that is new. */
export const needsLook = (row: FolderRow, twin: Twin | null): boolean =>
  row.solutions !== 'one' || twin !== null;

/** "hat.non", "set.xml, 3 of 12". */
export const fileWords = ({ file, number, of }: FolderRow): string =>
  of === 1 ? file : `${file}, ${number} of ${of}`;

/** "4, a quarter turn clockwise". */
export const twinWords = (rows: readonly FolderRow[], at: number, twin: Twin | null): string =>
  twin === null ? '' : `${twin.row + 1}, ${twinBy(rows, at, twin)}`;

/** What is said of a search for a misprint that has an end before all changes are tried; '' of any other. */
export const stoppedWords = ({ misprint, stopped }: FolderRow): string =>
  stopped
    ? `${misprint === '' ? 'none found: ' : ''}only the first ${grouped(mostTried)} changes tried`
    : '';

/** What the table has, in a sentence. */
export function folderWords(rows: readonly FolderRow[], twins: readonly (Twin | null)[]): string {
  const count = (has: (row: FolderRow) => boolean): number => rows.filter(has).length;
  const parts = [
    [count(({ solutions }) => solutions === 'one'), 'with one solution'],
    [count(({ solutions }) => solutions === 'several'), 'with several'],
    [count(({ solutions }) => solutions === 'none'), 'with none'],
    [count(({ solutions }) => solutions === 'open'), 'given up'],
    [count(({ problem }) => problem !== ''), 'not read'],
    [twins.filter((twin) => twin !== null).length, 'a twin of another'],
  ] as const;
  const told = parts.flatMap(([number, words]) =>
    number === 0 ? [] : [`${grouped(number)} ${words}`],
  );
  return told.length === 0 ? 'No puzzle yet.' : `${enumerated(told)}.`;
}

/** "6 files, 7 puzzles". */
export const placeText = (files: number, rows: readonly FolderRow[]): string =>
  `${counted(files, 'file')}, ${counted(rows.filter(({ code }) => code !== null).length, 'puzzle')}`;

/** A row as a puzzle of a collection; null for one that was not read. */
export const collectedFrom = ({ code, name, file, of, kind }: FolderRow): Collected | null =>
  code === null
    ? null
    : {
        code,
        title: collectedText(
          'title',
          name === '' && of === 1 ? file.replace(/\.[^.]*$/, '') : name,
        ),
        grade: kind,
      };

/** The rows of its file, heads first. */
export const folderRows = (
  rows: readonly FolderRow[],
  twins: readonly (Twin | null)[],
): readonly (readonly (string | number)[])[] => [
  [
    'row',
    'file',
    'puzzle',
    'name',
    'height',
    'width',
    'solutions',
    'method',
    'sweeps',
    'twinOf',
    'twinBy',
    'misprint',
    'problem',
    'code',
  ],
  ...rows.map((row, at) => [
    at + 1,
    row.file,
    row.number,
    row.name,
    row.size?.[0] ?? '',
    row.size?.[1] ?? '',
    row.solutions ?? '',
    row.kind ?? '',
    row.sweeps ?? '',
    (twins[at]?.row ?? -1) + 1 || '',
    twins[at] == null ? '' : twinBy(rows, at, twins[at]),
    [row.misprint, stoppedWords(row)].filter((text) => text !== '').join('; '),
    row.problem,
    row.code ?? '',
  ]),
];
