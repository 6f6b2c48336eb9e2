/** What the companion of the thesis says about probing sequences: Tables 3 to 9 of 001 beside the stored censuses, and the examples it shows. */
import { sum } from 'd3';
import { imageFromIndex } from '../engine/board/image.ts';
import { PROBING_CLASSES } from '../engine/probe/probeCategory.ts';
import { classCounts, classTotal } from '../engine/board/symmetryClasses.ts';
import type { SequenceRow } from '../experiments/sequences.ts';
import { beyondOnce } from '../claims/001/beyond.ts';
import type { Beyond } from '../claims/001/beyond.ts';
import { eightPuzzles, eightSequence, sixDescriptions } from '../claims/001/sequenceTexts.ts';
import type { EightPuzzles } from '../claims/001/sequenceTexts.ts';
import { sequenceTables } from '../claims/001/sequenceTables.ts';
import type { ComparedRow } from '../claims/001/sequenceTables.ts';
import { table3Rows } from '../claims/001/table3Rows.ts';
import { claimOf } from '../claims/ledger.ts';
import { keepProbingCount, probingCountOf } from '../claims/probingCounts.ts';
import type { ProbingCount } from '../claims/probingCounts.ts';
import { grouped, percent, percentage, sizeText, spacedSizes } from '../notebook/plain/numbers.ts';
import { decodePuzzle, encodePuzzle } from '../formats/puzzleCode.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { solve } from '../engine/solve/solve.ts';
import { figureLink } from './figurePlaces.ts';
import type { LinkedPicture } from './pictures.ts';
import { storedClaim, storedRun, stored as measured } from '../stored/fromFile.ts';

const stored = storedRun('probing 5x5');

/** The census of 4x4, computed now, and that of 5x5, as stored: every figure of 001 that asks for it gets this one. */
export const censuses: Readonly<Record<4 | 5, ProbingCount>> = {
  4: probingCountOf(4, 4),
  5: keepProbingCount(5, 5, stored.tally),
};

/** Images of each class of Table 3, in its order. */
export const classesOf = (side: 4 | 5): readonly number[] => [...censuses[side].tally.images];

/** A row of a sequence; it must occur. @throws RangeError when it does not */
export function rowOf(side: 4 | 5, sequence: string): SequenceRow {
  const row = censuses[side].rows.find((one) => one.sequence === sequence);
  if (row === undefined) throw new RangeError(`no such sequence of ${side}x${side}: ${sequence}`);
  return row;
}

/** In the order of Table 3. */
export const classNames = ['simple', 'unique', 'exactly two', 'rest'] as const;

/** Table 3, rows 4x4 and 5x5: class by class, ours and what is printed. */
export const table3 = {
  columns: ['Class', ...[4, 5].flatMap((side) => [sizeText(side, side), 'share', 'printed'])],
  rows: PROBING_CLASSES.map((_, at) => [
    classNames[at] ?? '',
    ...([4, 5] as const).flatMap((side, of) => {
      const ours = classesOf(side);
      const total = sum(ours);
      const published = table3Rows[of]?.published as { images: number[]; percent: number[] };
      return [
        grouped(ours[at] ?? 0),
        percent((ours[at] ?? 0) / total, 2),
        `${grouped(published.images[at] ?? 0)}, ${percentage(published.percent[at] ?? 0, 2)}`,
      ];
    }),
  ]),
} as const;

type TableRows = {
  readonly rows: readonly ComparedRow[];
  readonly total: { readonly images: number; readonly unique?: number };
};

/** A table of sequences, row by row, with what is printed. */
export type ComparedTable = TableRows & {
  readonly number: number;
  readonly title: string;
  readonly published: TableRows['total'];
  readonly differing: number;
  readonly damaged: number;
};

/** Tables 4 to 9. */
export const comparedTables: readonly ComparedTable[] = sequenceTables.map((figure) => {
  const ours = figure.read(measured).ours as TableRows;
  return {
    ...ours,
    number: Number(figure.id.slice(-1)),
    title: spacedSizes(figure.title).replaceAll('images', 'pictures'),
    published: (figure.published as { total: TableRows['total'] }).total,
    differing: ours.rows.filter(({ same }) => !same).length,
    damaged: ours.rows.filter(({ whole }) => !whole).length,
  };
});

/** One of them. @throws RangeError for another number */
export function comparedTable(number: number): ComparedTable {
  const table = comparedTables.find((one) => one.number === number);
  if (table === undefined) throw new RangeError(`no such table: ${number}`);
  return table;
}

/** Rows of tables that are not as printed. */
export const wrongRows = comparedTables.flatMap(({ number, rows }) =>
  rows.filter(({ same }) => !same).map((row) => ({ table: number, ...row })),
);

/** What a claim of `sequenceClaims` says and what is true. @throws RangeError for an unknown id */
export function sequenceClaim(id: string): { readonly published: number; readonly ours: number } {
  const figure = claimOf(`001-section-${id}`);
  if (figure === undefined) throw new RangeError(`no figure ${id}`);
  return { published: figure.published as number, ours: figure.read(measured).ours as number };
}

/** Pure sequences of 5x5: how many images have one. */
export const pureImages = (kind: 'unique' | 'two'): number =>
  sum(
    censuses[5]
      .of(kind)
      .filter(({ sequence }) => (kind === 'unique' ? /^[be]+$/ : /^f+$/).test(sequence)),
    ({ images }) => images,
  );

/** Unique images of 5x5 whose sequence lacks a category: `b` is 11, `e` is 14. */
export function without(category: 'b' | 'e'): { images: number; sequences: number; first: number } {
  const rows = censuses[5].of('unique').filter(({ sequence }) => !sequence.includes(category));
  return {
    images: sum(rows, ({ images }) => images),
    sequences: rows.length,
    first: rows.toSorted((a, b) => b.images - a.images)[0]?.first ?? 0,
  };
}

/** The least image of 5x5 with some sequence, as a puzzle code. */
export const codeOf = (side: 4 | 5, image: number): string =>
  encodePuzzle(puzzleOf(imageFromIndex(side, side, image)));

/** The six puzzles of sixteen probes of category 15, one of the two solutions of each, opening in the explorer. */
export function sixteenPictures(cellId: string): readonly LinkedPicture[] {
  return sixDescriptions.read(measured).ours.flatMap((code) =>
    solve(decodePuzzle(code), { most: 3 }).solutions.map((image, at) => ({
      image,
      text: at === 0 ? 'one solution' : 'and the other',
      href: explorerLink(cellId, code),
    })),
  );
}

/** The address that opens a puzzle in a probe explorer of a page. */
export const explorerLink = (cellId: string, code: string): string =>
  figureLink(cellId, { p: code });

/** Uniquely solvable images of 5x5 by what solves them. */
export const beyond: Beyond = storedClaim(beyondOnce).ours;

const told = (way: string): readonly [images: number, beyondFour: number] => {
  const row = beyond.ways.find(([name]) => name === way);
  return [row?.[1] ?? 0, row?.[2] ?? 0];
};

/** All uniquely solvable images of 5x5. */
export const uniqueImages = (classesOf(5)[0] ?? 0) + sum(beyond.ways, ([, images]) => images);

/** What each solver solves of them, the weakest first. */
export const solverTable = ((): readonly (readonly string[])[] => {
  const simple = classesOf(5)[0] ?? 0;
  const [once, onceBeyond] = told('once');
  const [repeated, repeatedBeyond] = told('repeated');
  const four = once - onceBeyond + repeated - repeatedBeyond;
  const more = ['agreement', 'pairs', 'triples'].map((way) => told(way)[0]);
  const row = (name: string, solved: number): string[] => [
    name,
    grouped(solved),
    percent(solved / uniqueImages, 3),
    grouped(uniqueImages - solved),
  ];
  const [agreement = 0, pairs = 0, triples = 0] = more;
  const all = simple + once + repeated;
  return [
    row('sweeps (SimpleSolver)', simple),
    row('FourSolver', simple + four),
    row('a single probe', simple + once),
    row('repeated probing', all),
    row('repeated, and what both futures share', all + agreement),
    row('sets of two cells', all + agreement + pairs),
    row('sets of three cells', all + agreement + pairs + triples),
    row('search', uniqueImages),
  ];
})();

/** FourSolver against probing, on images that are uniquely solvable and not simple. */
export const crossTable: readonly (readonly string[])[] = ['once', 'repeated'].map((way) => {
  const [images, beyondFour] = told(way);
  return [
    way === 'once' ? 'a single probe' : 'only repeated probing',
    grouped(images - beyondFour),
    grouped(beyondFour),
    grouped(images),
  ];
});

/** What FourSolver leaves and a single probe decides. */
export const onceBeyondFour = told('once')[1];
/** What no single probe decides and FourSolver solves. */
export const fourBeyondOnce = told('repeated')[0] - told('repeated')[1];

/** Kinds of images that repeated probing is needed for: how hard they are for (p,q)-SOLVERs. */
export const leftKinds: readonly (readonly string[])[] = beyond.kinds
  .filter(({ kind }) => kind.startsWith('repeated '))
  .map(({ kind, images, groups }) => [
    kind
      .replace('repeated ', '')
      .split(' ')
      .map((pair) => `(${pair})`)
      .join(' and '),
    grouped(images),
    grouped(groups),
  ]);

/** The row of Table 9 that the example of section 4.2 stands for, with its puzzles. */
export const eight: EightPuzzles & { readonly images: number } = {
  ...storedClaim(eightPuzzles).ours,
  images: rowOf(5, eightSequence).images,
};

/** Symmetry classes of the squares up to a side. */
export const symmetryRows = (most: number): readonly (readonly string[])[] =>
  Array.from({ length: most }, (_, at) => at + 1).map((side) => [
    sizeText(side, side),
    ...classCounts(side).map(({ classes }) => grouped(classes)),
    grouped(classTotal(side)),
    grouped(2n ** BigInt(side * side)),
  ]);
