/** A collection without the page: what a link keeps, what is said of it, its booklet, its rows. */
import { EMPTY, UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import {
  decodeCollection,
  encodeCollection,
  puzzleOfCode,
} from '../../kit/collection/collection.ts';
import type { Collected, Collection } from '../../kit/collection/collection.ts';
import { collectionSetting } from '../../kit/collection/setting.ts';
import { methodName } from '../../kit/methods/marks.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import { inPlay, openIn } from '../../kit/puzzle/openIn.ts';
import { shortCodeOf } from '../../kit/puzzle/shortCode.ts';
import { ruleOfPuzzles } from '../../kit/sheet/puzzleSheet.ts';
import type { PerPage, Sheet } from '../../kit/sheet/sheet.ts';
import { gradeWords } from '../../methods/grade.ts';
import type { PuzzleGrade } from '../../methods/grade.ts';
import { methodKinds } from '../../methods/kinds.ts';
import { counted, inWords } from '../../notebook/plain/numbers.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { optional, unseen } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { knownPuzzle } from '../../puzzles/gallery.ts';
import { shelf } from '../../puzzles/shelf.ts';

/** Four pictures of the shelf, each of which needs another method. */
const examples = (['sweeps', 'pairs', 'chains', 'probing'] as const).map((method) => {
  const one = shelf.find(({ grade, width }) => grade.method === method && width > 9)!;
  const code = knownPuzzle(one.code)?.picture ?? one.code;
  return { title: one.name, code, grade: method };
});

/** What the page opens with, until somebody puts something of their own in its place. */
export const exampleCollection: Collection = {
  name: 'Four pictures',
  maker: 'Nonogram Explorer',
  licence: 'MIT',
  puzzles: examples,
};

export const exampleText = encodeCollection(exampleCollection);

const pages = { 1: 'one', 2: 'two', 4: 'four' } as const;

export const collectionSettings = settings({
  collection: collectionSetting('k', exampleText),
  // what another page sends along: it is put at the end of the reader's own
  added: unseen(optional(collectionSetting('a', ''))),
  perPage: choice<'1' | '2' | '4'>('n', 'Puzzles on a page', pages, '2'),
});

/** The grades that are known, by the code in the collection. */
export type Grades = ReadonlyMap<string, PuzzleGrade>;

/** What stands under a puzzle: its title, or its number. */
export const titleOf = ({ title }: Pick<Collected, 'title'>, at: number): string =>
  title === '' ? `Puzzle ${at + 1}` : title;

/** The picture of a puzzle: its own, or one that was found. */
export const pictureOf = ({ code }: Collected, grades: Grades): Grid | null =>
  puzzleOfCode(code).goal ?? grades.get(code)?.picture ?? null;

/** The collection as its grades make it: each puzzle with what it needs, by the shortest code that has it. */
export function graded(collection: Collection, grades: Grades): Collection {
  return {
    ...collection,
    puzzles: collection.puzzles.map((one) => {
      const found = grades.get(one.code);
      if (found === undefined) return one;
      const { puzzle } = puzzleOfCode(one.code);
      const code = found.solutions === 'one' ? shortCodeOf(puzzle, found.picture) : one.code;
      return { ...one, code: code.length < one.code.length ? code : one.code, grade: found.kind };
    }),
  };
}

/** "by A. Maker, CC BY 4.0"; '' where neither is told. */
const creditWords = ({ maker, licence }: Collection): string =>
  [maker === '' ? '' : `by ${maker}`, licence].filter((text) => text !== '').join(', ');

/** Where it stands: "4 puzzles, by A. Maker, CC BY 4.0". */
export const placeWords = (collection: Collection): string =>
  [counted(collection.puzzles.length, 'puzzle'), creditWords(collection)]
    .filter((text) => text !== '')
    .join(', ');

/** A text that begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What its puzzles are, in a sentence or two. */
export function summaryOf({ puzzles }: Collection, grades: Grades): string {
  const { length } = puzzles;
  if (length === 0) return 'Nothing in it yet. Add files, or drop them here.';
  const known = puzzles.flatMap(({ code }, at) => {
    const grade = grades.get(code);
    return grade === undefined ? [] : [{ grade, at }];
  });
  if (known.length < length) return `${known.length} of ${counted(length, 'puzzle')} graded …`;
  const odd = known.filter(({ grade }) => grade.solutions !== 'one');
  if (odd.length > 0) {
    const [first] = odd;
    const others = odd.length === 1 ? '' : `, and ${counted(odd.length - 1, 'other')} is no better`;
    return `Puzzle ${first!.at + 1}: ${gradeWords(first!.grade)}${others}.`;
  }
  const kinds = methodKinds.flatMap((kind) => {
    const count = known.filter(({ grade }) => grade.kind === kind).length;
    return count === 0 ? [] : [{ kind, count }];
  });
  const all = length === 2 ? 'Both' : `All ${inWords(length)}`;
  const unique = length === 1 ? 'It has one solution' : `${all} have one solution`;
  if (kinds.length === 1) return `${unique}, found by ${methodName(kinds[0]!.kind)}.`;
  const told = kinds.map(({ kind, count }, at) => {
    const verb = at > 0 ? '' : count === 1 ? 'needs ' : 'need ';
    return `${inWords(count)} ${verb}${methodName(kind)}`;
  });
  return `${unique}. ${capital(told.join(', '))}.`;
}

/** Where one of its puzzles is played, with the others as the shelf. */
export const playHref = (collection: Collection, at = 0): string => {
  const one = collection.puzzles[at];
  if (one === undefined) return '';
  return openIn(inPlay, codeOf(puzzleOfCode(one.code).puzzle), {
    s: encodeCollection(collection),
  });
};

/** The address of one puzzle alone, as short as it gets. */
const oneHref = (one: Collected): string => openIn(inPlay, one.code);

/** Its booklet: names stand with the answers. @param sign - draws what a camera reads */
export function booklet(
  collection: Collection,
  grades: Grades,
  perPage: PerPage,
  sign: (href: string) => SvgNode | null,
): Sheet {
  const { name, puzzles } = collection;
  const title = name === '' ? 'Nonograms' : name;
  return {
    title,
    answersTitle: `${title}: the solutions`,
    says: ruleOfPuzzles,
    hasName: true,
    perPage,
    credit: capital(creditWords(collection)),
    tasks: puzzles.map((one, at) => {
      const { puzzle } = puzzleOfCode(one.code);
      const found = grades.get(one.code);
      const picture = pictureOf(one, grades);
      const empty = new Uint8Array(puzzle.rows.length * puzzle.columns.length).fill(UNKNOWN);
      const said = found === undefined || found.solutions === 'one' ? '' : gradeWords(found);
      const number = `Puzzle ${at + 1}`;
      return {
        words:
          one.grade === null || one.grade === 'several' ? number : `by ${methodName(one.grade)}`,
        picture: boardPicture(boardOf(puzzle, puzzle.clues ?? empty, number)),
        answer:
          picture === null && said === ''
            ? null
            : {
                words: [titleOf(one, at), said].filter((text) => text !== '').join(': '),
                picture:
                  picture === null
                    ? null
                    : boardPicture(
                        boardOf(
                          puzzle,
                          picture.cells.map((value) => value || EMPTY),
                          `The solution of puzzle ${at + 1}`,
                        ),
                      ),
              },
        address: oneHref(one),
        sign: sign(oneHref(one)),
      };
    }),
  };
}

/** The rows of its file, heads first. */
export const collectionRows = (
  { puzzles }: Collection,
  grades: Grades,
): readonly (readonly (string | number)[])[] => [
  ['number', 'title', 'height', 'width', 'solutions', 'method', 'sweeps', 'code'],
  ...puzzles.map((one, at) => {
    const { puzzle } = puzzleOfCode(one.code);
    const found = grades.get(one.code);
    return [
      at + 1,
      one.title,
      puzzle.rows.length,
      puzzle.columns.length,
      found?.solutions ?? '',
      found?.kind ?? one.grade ?? '',
      found?.sweeps ?? '',
      codeOf(puzzle),
    ];
  }),
];

/** The collection of a text that was read before. */
export const collectionIn = decodeCollection;
