/**
 * A collection as a file: JSON with its name, maker and licence, and its puzzles in the form of formats/jsonFormat.ts, so that whatever
 * reads puzzles reads them. And the other way: what any file of puzzles has for a collection.
 */
import { collectedText, mostCollected, puzzleOfCode, toldPuzzles } from './collection.ts';
import type { Collected, Collection } from './collection.ts';
import { textOfBytes } from '../../formats/bytes.ts';
import { readPuzzles } from '../../formats/detect.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import { writeJson } from '../../formats/jsonText.ts';
import { mostCharacters, pageLimits } from '../../formats/limits.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { isRead } from '../../formats/reading.ts';
import type { PuzzleReading } from '../../formats/reading.ts';

/** Writes it. */
export function writeCollection(collection: Collection): string {
  const { name, maker, licence, puzzles } = collection;
  const list = writeJson(...toldPuzzles(collection)).trim();
  const head = { collection: name, maker, licence };
  const texts = Object.entries(head).map(([key, text]) => ` "${key}": ${JSON.stringify(text)}`);
  return `{\n${texts.join(',\n')},\n "puzzles": ${puzzles.length === 1 ? `[\n${list}\n]` : list}\n}\n`;
}

/** Our own files are read quickly, and may have as many large puzzles as a collection has. */
const ownLimits = { ...pageLimits, characters: mostCollected * mostCharacters };

/** What a file has for a collection. */
export type CollectionReading = {
  /** Its own, or what all its puzzles say; '' where they say nothing, or not the same. */
  readonly name: string;
  readonly maker: string;
  readonly licence: string;
  /** All that were read. */
  readonly puzzles: readonly Collected[];
  /** Why the others were not, a sentence each. */
  readonly problems: readonly string[];
};

/** Reads a collection, or any puzzles in any format. Never throws. */
export function readCollection(content: string | Uint8Array): CollectionReading {
  const taken = typeof content === 'string' ? { text: content } : textOfBytes(content);
  const own = 'text' in taken ? ownFile(taken.text) : null;
  const readings = own === null ? readPuzzles(content) : readPuzzles(own.puzzles, ownLimits);
  const read = readings.filter(isRead);
  const shared = (of: 'author' | 'licence'): string => {
    const [first = '', ...others] = new Set(read.map((reading) => reading[of] ?? ''));
    return others.length === 0 ? first : '';
  };
  return {
    name: collectedText('name', own?.name ?? ''),
    maker: collectedText('maker', own?.maker ?? shared('author')),
    licence: collectedText('licence', own?.licence ?? shared('licence')),
    puzzles: read.map(collectedOf),
    problems: readings.flatMap((reading, at) =>
      isRead(reading) ? [] : [problemText(reading, readings.length, at)],
    ),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

type OwnFile = {
  readonly name: string;
  readonly maker: string;
  readonly licence: string;
  readonly puzzles: string;
};

/** The parts of a file of ours; null for any other text. */
function ownFile(text: string): OwnFile | null {
  if (!/^\s*\{/.test(text) || !text.includes('"collection"')) return null;
  try {
    const { collection, maker, licence, puzzles } = JSON.parse(text) as Record<string, unknown>;
    if (typeof collection !== 'string' || !Array.isArray(puzzles)) return null;
    return {
      name: collection,
      maker: textOf(maker),
      licence: textOf(licence),
      puzzles: JSON.stringify(puzzles),
    };
  } catch {
    return null; // the readers of puzzles say what is wrong
  }
}

/** A puzzle that was read, by the shortest code that has all of it. */
function collectedOf({
  puzzle,
  goal,
  name = '',
}: Extract<PuzzleReading, { readonly puzzle: unknown }>): Collected {
  const { rows, columns, clues } = puzzle;
  const code =
    goal === undefined || clues !== undefined
      ? encodePuzzle(puzzle)
      : encodeImage({ height: rows.length, width: columns.length, cells: goal });
  return { title: collectedText('title', name), code, grade: null };
}

/** "Puzzle 3: Rows 4, columns 5: they must be equal." */
function problemText(
  reading: Extract<PuzzleReading, { readonly problems: unknown }>,
  of: number,
  at: number,
): string {
  const [first] = reading.problems;
  return `${of === 1 ? '' : `Puzzle ${at + 1}: `}${first?.message ?? ''}`;
}

/** What came of putting puzzles into a collection. */
export type Added = {
  readonly collection: Collection;
  readonly added: number;
  readonly twice: number; // that it had already
  readonly left: number; // for which there was no room
};

/** Two codes of one puzzle have the same key. */
const keyOf = ({ code }: Collected): string => encodePuzzle(puzzleOfCode(code).puzzle);

/** A collection with more puzzles at its end; its own texts stay where it has them. */
export function withPuzzles(
  collection: Collection,
  { name, maker, licence, puzzles }: Omit<CollectionReading, 'problems'>,
): Added {
  const there = new Set(collection.puzzles.map(keyOf));
  const fresh = puzzles.filter((one) => {
    const key = keyOf(one);
    const isFresh = !there.has(key);
    there.add(key);
    return isFresh;
  });
  const taken = fresh.slice(0, mostCollected - collection.puzzles.length);
  const isEmpty = collection.puzzles.length === 0;
  return {
    collection: {
      name: collection.name || name,
      maker: collection.maker || (isEmpty ? maker : ''),
      licence: collection.licence || (isEmpty ? licence : ''),
      puzzles: [...collection.puzzles, ...taken],
    },
    added: taken.length,
    twice: puzzles.length - fresh.length,
    left: fresh.length - taken.length,
  };
}
