/** From the lines of the graded benchmark to its files and to what its page reads. */
import { decodeImage } from '../../../src/formats/imageCode.ts';
import { writeNon } from '../../../src/formats/nonFormat.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { gradedMethods } from './graded.ts';
import type { GradedMethod, GradedPuzzle } from './graded.ts';
import type { GradedFamily } from './gradedFamilies.ts';
import type { CorpusFile } from './metadata.ts';
import { packed } from './pack.ts';
import { corpusSeed } from './stratum.ts';

/** A class, and how many of its puzzles each method solves. */
type IndexedClass = {
  readonly name: string;
  readonly puzzles: number;
  readonly one: number; // with exactly one solution
  readonly solved: Readonly<Record<GradedMethod, number>>;
  readonly search: number; // of those with one solution, what none of the methods solves
  readonly work: number; // the median of the search for a second solution
  readonly example: string; // code of its first puzzle
};

type IndexedFamily = Pick<GradedFamily, 'id' | 'title' | 'what'> & {
  readonly classes: readonly IndexedClass[];
};

/** What the page reads. */
export type GradedIndex = {
  readonly version: number;
  readonly seed: number;
  readonly command: string;
  readonly licence: string;
  readonly files: { readonly jsonl: CorpusFile; readonly non: CorpusFile };
  readonly families: readonly IndexedFamily[];
};

const byName = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

function indexedClass(name: string, puzzles: readonly GradedPuzzle[]): IndexedClass {
  const one = puzzles.filter(({ other }) => other === undefined);
  const works = puzzles.map(({ work }) => work).toSorted((a, b) => a - b);
  const [{ rows, columns }] = puzzles as readonly [GradedPuzzle];
  const solvedBy = (method: GradedMethod): number =>
    one.filter((puzzle) => puzzle.solvedBy.includes(method)).length;
  return {
    name,
    puzzles: puzzles.length,
    one: one.length,
    solved: Object.fromEntries(
      gradedMethods.map((method) => [method, solvedBy(method)]),
    ) as IndexedClass['solved'],
    search: one.filter((puzzle) => puzzle.solvedBy.length === 0).length,
    work: works[Math.floor((works.length - 1) / 2)]!,
    example: encodePuzzle({ rows, columns }),
  };
}

/** The lines by class, the classes in the order of their names, so that a file does not tell how it was searched. */
const inOrder = (puzzles: readonly GradedPuzzle[]): readonly GradedPuzzle[] =>
  puzzles.toSorted((one, other) => byName(one.class, other.class) || byName(one.id, other.id));

/** Packs all families. */
export function packGraded(
  families: readonly { readonly family: GradedFamily; readonly puzzles: readonly GradedPuzzle[] }[],
): {
  readonly index: GradedIndex;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
} {
  const all = families.flatMap(({ puzzles }) => inOrder(puzzles));
  const jsonl = packed('graded.jsonl.gz', all.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const non = packed(
    'graded.non.gz',
    all
      .map(
        ({ id, class: name, rows, columns, picture }) =>
          `${writeNon({
            puzzle: { rows, columns },
            name: `${id}: ${name}`,
            licence: 'CC0-1.0',
            goal: decodeImage(picture).cells,
          })}\n`,
      )
      .join(''),
  );
  return {
    index: {
      version: 1,
      seed: corpusSeed,
      command: 'npm run -s remake -- graded',
      licence: 'CC0-1.0',
      files: { jsonl: jsonl.file, non: non.file },
      families: families.map(({ family: { id, title, what }, puzzles }) => ({
        id,
        title,
        what,
        classes: [...Map.groupBy(inOrder(puzzles), ({ class: name }) => name)].map(([name, own]) =>
          indexedClass(name, own),
        ),
      })),
    },
    files: [jsonl, non].map(({ file: { name }, bytes }) => ({ name, bytes })),
  };
}
