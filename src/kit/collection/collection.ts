/**
 * A collection: up to 24 puzzles under one name, with their maker and licence, as one text that may stand in an address.
 *
 * `1!name!maker!licence!2!3x2_1_2_1~2_2!s!A hat!5x5b…!!An owl!9f3c`: a version, three texts, the number of puzzles, for each its
 * code (formats/puzzleCode.ts, or imageCode.ts for the picture whose puzzle it is), a letter for the method that it needs, and its title,
 * and at the end four digits of a digest. So what was cut off or changed on the way is never taken for a collection.
 */
import type { Grid } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { methodKinds } from '../../methods/kinds.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { digestOf } from '../../notebook/plain/digest.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { decodeImage } from '../../formats/imageCode.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { cleanText } from '../../formats/told.ts';
import type { ToldPuzzle } from '../../formats/told.ts';

/** Most puzzles of a collection: what a booklet has, and one shelf shows. */
export const mostCollected = 24;

/** The letters of what puzzles may need. */
const letters: Readonly<Record<MethodKind, string>> = {
  sweeps: 's',
  pairs: 'p',
  chains: 'c',
  probing: 'b',
  sat: 'a',
  several: 'm',
};

/** A puzzle of a collection. */
export type Collected = {
  readonly title: string; // '' for none; players read it when it is solved
  readonly code: string; // of the puzzle, or of the picture that it is made of
  readonly grade: MethodKind | null; // what it needs, as its maker found; null: not known
};

export type Collection = {
  readonly name: string;
  readonly maker: string;
  readonly licence: string;
  readonly puzzles: readonly Collected[]; // at most `mostCollected`
};

/** Characters of the texts that are kept. */
const longest = { name: 80, maker: 80, licence: 80, title: 60 } as const;

/** The longest text that is read as a collection. */
const longestCode = 50_000;

const version = '1';
const mark = '!';
const checkDigits = 4;

/** A text of the maker as a collection keeps it. */
export const collectedText = (kind: keyof typeof longest, text: string): string =>
  cleanText(text, longest[kind]);

/** A collection with nothing in it. */
export const emptyCollection: Collection = { name: '', maker: '', licence: '', puzzles: [] };

const escaped = (text: string): string =>
  text.replaceAll(/[%!]/g, (sign) => (sign === '%' ? '%25' : '%21'));

const unescaped = (text: string): string =>
  text.replaceAll(/%2[15]/g, (sign) => (sign === '%25' ? '%' : '!'));

/** Writes a collection as a text. */
export function encodeCollection({ name, maker, licence, puzzles }: Collection): string {
  const body = [
    version,
    ...[name, maker, licence].map(escaped),
    String(puzzles.length),
    ...puzzles.flatMap(({ code, grade, title }) => [
      code,
      grade === null ? '' : letters[grade],
      escaped(title),
    ]),
  ].join(mark);
  return `${body}${mark}${digestOf(body).slice(0, checkDigits)}`;
}

const damaged = (): SyntaxError =>
  new SyntaxError(
    'The collection is damaged: part of it is missing, added or changed. Ask for it again, whole.',
  );

/**
 * Reads a text back.
 *
 * @param text - as {@link encodeCollection} writes it
 * @throws SyntaxError with a message for the reader, for any other text
 */
export function decodeCollection(text: string): Collection {
  if (text.length > longestCode)
    throw new SyntaxError(
      `The collection has ${grouped(text.length)} characters: the most that is read is ${grouped(longestCode)}.`,
    );
  const end = text.lastIndexOf(mark);
  const body = text.slice(0, Math.max(0, end));
  const [read, name = '', maker = '', licence = '', count = '', ...rest] = body.split(mark);
  if (read !== version) {
    if (/^\d{1,4}!/.test(text))
      throw new SyntaxError(
        'The collection was made by another version of this page. Load the page again.',
      );
    throw damaged();
  }
  if (text.slice(end + 1) !== digestOf(body).slice(0, checkDigits)) throw damaged();
  if (!/^\d{1,4}$/.test(count) || rest.length !== Number(count) * 3) throw damaged();
  if (Number(count) > mostCollected)
    throw new SyntaxError(
      `The collection has ${counted(Number(count), 'puzzle')}: the most is ${mostCollected}.`,
    );
  const puzzles = Array.from({ length: Number(count) }, (_, at): Collected => {
    const [code = '', letter = '', title = ''] = rest.slice(at * 3, at * 3 + 3);
    const grade = methodKinds.find((one) => letters[one] === letter) ?? null;
    if (grade === null && letter !== '') throw damaged();
    try {
      puzzleOfCode(code);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw new SyntaxError(`Puzzle ${at + 1} of the collection cannot be read. ${error.message}`);
    }
    return { title: collectedText('title', unescaped(title)), code, grade };
  });
  return {
    name: collectedText('name', unescaped(name)),
    maker: collectedText('maker', unescaped(maker)),
    licence: collectedText('licence', unescaped(licence)),
    puzzles,
  };
}

/**
 * The puzzle of a code, with the picture where the code is of one.
 *
 * @throws SyntaxError with a message for the reader
 */
export function puzzleOfCode(code: string): {
  readonly puzzle: Puzzle;
  readonly goal: Grid | null;
} {
  if (!/^\d+x\d+[bt]/.test(code)) return { puzzle: decodePuzzle(code), goal: null };
  const goal = decodeImage(code);
  if (goal.cells.includes(2)) throw new SyntaxError('Its picture has unknown cells.');
  return { puzzle: puzzleOf(goal), goal };
}

/** The puzzles with what is told of them, to be written in any format. */
export const toldPuzzles = ({ maker, licence, puzzles }: Collection): readonly ToldPuzzle[] =>
  puzzles.map(({ code, title }) => {
    const { puzzle, goal } = puzzleOfCode(code);
    return {
      puzzle,
      ...(title !== '' && { name: title }),
      ...(maker !== '' && { author: maker }),
      ...(licence !== '' && { licence }),
      ...(goal !== null && { goal: goal.cells }),
    };
  });
