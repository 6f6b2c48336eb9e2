/** The shelf of the page to play on: our drawn pictures, the easy ones first, numbered in this order. */
import { decodePuzzle } from '../formats/puzzleCode.ts';
import { sizeText } from '../notebook/plain/numbers.ts';
import { galleryPuzzle, knownPuzzle } from './gallery.ts';
import type { PuzzleId } from './gallery.ts';
import type { Grade, GradeMethod, Graded } from './galleryPuzzle.ts';
import { shelfBeyond } from './shelfBeyond.ts';
import { shelfLarge } from './shelfLarge.ts';
import { shelfMiddle } from './shelfMiddle.ts';
import { shelfSmall } from './shelfSmall.ts';

/** A picture of the shelf. Its name gives it away, so it has a number until it is solved. */
export type ShelfPicture = {
  readonly id: PuzzleId;
  readonly code: string;
  readonly number: number; // from 1
  readonly title: string; // "Picture 7, 10 × 10"
  readonly name: string; // without its size: "A snail"
  readonly height: number;
  readonly width: number;
  readonly grade: Grade;
};

/** Those of the book that belong here as well. */
const ofTheBook: Partial<Readonly<Record<PuzzleId, Grade>>> = {
  heart: { method: 'sweeps', bottlenecks: 1 },
  owl: { method: 'search', bottlenecks: 2 },
};

const drawnHere: Readonly<Record<string, Graded>> = {
  ...shelfSmall,
  ...shelfMiddle,
  ...shelfLarge,
  ...shelfBeyond,
};

const grades = [
  ...Object.entries(ofTheBook).map(([id, grade]) => [id, grade] as const),
  ...Object.entries(drawnHere).map(([id, { grade }]) => [id, grade] as const),
] as readonly (readonly [PuzzleId, Grade])[];

const methods: readonly GradeMethod[] = ['sweeps', 'pairs', 'chains', 'probing', 'search'];

/** The last lines of a puzzle are often a narrow round; one is not yet a difficulty. */
const isWide = ({ bottlenecks }: Grade): boolean => bottlenecks <= 1;

/** The boards of the shelf. */
export const shelfSections: readonly {
  readonly name: string;
  readonly says: string;
  readonly has: (grade: Grade) => boolean;
}[] = [
  {
    name: 'One line at a time',
    says: 'Sweeps solve these: some row or column always gives the next cell.',
    has: (grade) => grade.method === 'sweeps' && isWide(grade),
  },
  {
    name: 'One line at a time, but which?',
    says: 'Sweeps solve these as well. In a bottleneck at most two lines of the whole board give anything.',
    has: (grade) => grade.method === 'sweeps' && !isWide(grade),
  },
  {
    name: 'Lines are not enough',
    says: 'Sweeps come to a standstill. Each says what goes on from there.',
    has: ({ method }) => method !== 'sweeps',
  },
];

const sectionOf = (grade: Grade): number => shelfSections.findIndex(({ has }) => has(grade));

/** By section, then by method, then by size. */
const order = (a: ShelfPicture, b: ShelfPicture): number =>
  sectionOf(a.grade) - sectionOf(b.grade) ||
  methods.indexOf(a.grade.method) - methods.indexOf(b.grade.method) ||
  a.height * a.width - b.height * b.width;

/** All of them. */
export const shelf: readonly ShelfPicture[] = grades
  .map(([id, grade]) => {
    const { code, name } = galleryPuzzle(id);
    const { rows, columns } = decodePuzzle(code);
    const [height, width] = [rows.length, columns.length];
    return {
      id,
      code,
      number: 0,
      title: '',
      name: name.replace(/, [^,]*$/, ''),
      height,
      width,
      grade,
    };
  })
  .toSorted(order)
  .map((one, at) => ({
    ...one,
    number: at + 1,
    title: `Picture ${at + 1}, ${sizeText(one.height, one.width)}`,
  }));

const byCode = new Map(shelf.map((one) => [one.code, one]));

/** The picture of the shelf whose puzzle has a code; null for any other. */
export const onShelf = (code: string): ShelfPicture | null => byCode.get(code) ?? null;

/** The name of a picture, told once it is found; null for a puzzle that has none. */
export const solvedName = (code: string): string | null =>
  onShelf(code)?.name ?? knownPuzzle(code)?.name ?? null;
