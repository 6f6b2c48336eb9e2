/**
 * The short text in which a probing census is stored, and how it is read: 5x5 has 22,834 sequences, so a page reads them
 * in slices, and whoever can wait at one go. Either way the sums must come out.
 */
import { inOrder, sequenceClass, sequenceRows } from './sequences.ts';
import type { ProbingTally, SequenceRow } from './sequences.ts';
import {
  checkSum,
  countIn,
  listIn,
  recordIn,
  sumOf,
  textIn,
} from '../notebook/plain/storedTally.ts';

/** A census as it is stored: plain data. */
export type StoredProbing = {
  readonly images: readonly number[]; // by class, simple first
  readonly groups: readonly number[];
  /**
   * One word a sequence, in the order of {@link sequenceRows}: category and number of times, again and again, as
   * `b4e4`; then, after a comma each, images, least image, symmetry classes, uniquely solvable images. Categories are
   * hexadecimal, numbers to the base 36. The last two are left out where the first is an eighth (at least 1) of the
   * images and the second is what the class says: all of `unique`, none of the others.
   */
  readonly sequences: string;
};

/** Writes a census short. */
export function storeProbing(tally: ProbingTally): StoredProbing {
  const words = sequenceRows(tally).map(
    ({ sequence, class: kind, images, first, groups, unique }) => {
      const word = [shorten(sequence), images.toString(36), first.toString(36)];
      const usual = unique === (kind === 'unique' ? images : 0);
      if (!usual || groups !== usualGroups(images)) word.push(groups.toString(36));
      if (!usual) word.push(unique.toString(36));
      return word.join();
    },
  );
  return { images: [...tally.images], groups: [...tally.groups], sequences: words.join(' ') };
}

/** A census in the course of being read. */
export type ProbingReader = {
  readonly images: readonly number[]; // by class, simple first
  readonly groups: readonly number[];
  readonly words: readonly string[]; // to be read, one after another
  /** Reads the next word. Throws a RangeError when it is none, or does not come after the one before. */
  read(this: void, word: string): SequenceRow;
  /** To be called at the end. Throws a RangeError when the sequences do not add up to the images of their classes. */
  end(this: void): void;
};

/**
 * Begins to read a stored census.
 *
 * @param all - images of the size
 * @param done - how many of them are said to have been probed
 * @throws RangeError when it is none, or its classes do not add up
 */
export function probingReader(stored: unknown, all: number, done: number): ProbingReader {
  const record = recordIn('tally', stored, ['images', 'groups', 'sequences']);
  const [images, groups] = (['images', 'groups'] as const).map((name) =>
    listIn(name, record[name], 4).map((count, at) => countIn(`${name}[${at}]`, count, all)),
  ) as [number[], number[]];
  // of a part of the units the classes whose first image is there are counted whole
  if (done === all) checkSum('images of all classes', sumOf(images), all);
  const words = textIn('sequences', record['sequences']).split(' ');
  const sums = { unique: [0, 0, 0], two: [0, 0, 0], rest: [0, 0, 0] };
  let before: SequenceRow | null = null;
  return {
    images,
    groups,
    words: words[0] === '' ? [] : words, // a size without sequences
    read(word) {
      const row = readSequenceWord(word);
      if (row.first >= all || row.unique > row.images || row.groups > row.images)
        throw new RangeError(`the numbers of a sequence cannot be: ${word}`);
      if (before !== null && inOrder(before, row) >= 0)
        throw new RangeError(`a sequence is out of its order: ${word}`);
      before = row;
      const sum = sums[row.class];
      for (const [at, count] of [row.images, row.groups, row.unique].entries()) sum[at]! += count;
      return row;
    },
    end() {
      for (const [at, name] of (['unique', 'two', 'rest'] as const).entries()) {
        const [ofImages = 0, ofGroups = 0, unique = 0] = sums[name];
        checkSum(`images of the sequences of class ${name}`, ofImages, images[at + 1]!);
        checkSum(`groups of the sequences of class ${name}`, ofGroups, groups[at + 1]!);
        if (name === 'rest') continue;
        const must = name === 'unique' ? ofImages : 0;
        checkSum(`uniquely solvable images of class ${name}`, unique, must);
      }
    },
  };
}

/**
 * Reads a stored census at one go; the inverse of {@link storeProbing}.
 *
 * @throws RangeError as {@link probingReader}
 */
export function readProbing(stored: unknown, all: number, done: number): ProbingTally {
  const reader = probingReader(stored, all, done);
  const sequences: ProbingTally['sequences'] = new Map();
  for (const word of reader.words) {
    const { sequence, images, groups, first, unique } = reader.read(word);
    sequences.set(sequence, { images, groups, first, unique });
  }
  reader.end();
  return {
    images: Float64Array.from(reader.images),
    groups: Float64Array.from(reader.groups),
    sequences,
  };
}

function readSequenceWord(word: string): SequenceRow {
  const [short = '', ...rest] = word.split(',');
  const [images = NaN, first = NaN, groups = usualGroups(images), unique] = rest.map((text) =>
    /^[\da-z]+$/.test(text) ? Number.parseInt(text, 36) : NaN,
  );
  const sequence = short.replaceAll(/(.)(.)/g, (_, category: string, times: string) =>
    category.repeat(Number.parseInt(times, 36)),
  );
  if (!/^[\da-f]+$/.test(sequence) || Number.isNaN(images + first + groups + (unique ?? 0)))
    throw new RangeError(`no sequence: ${word}`);
  const kind = sequenceClass(sequence);
  return {
    sequence,
    class: kind,
    images,
    groups,
    first,
    unique: unique ?? (kind === 'unique' ? images : 0),
  };
}

const usualGroups = (images: number): number => Math.max(1, Math.floor(images / 8));

/** `bbbbeeee` as `b4e4`; sequences have at most 25 probes, so one digit to the base 36 is enough. */
const shorten = (sequence: string): string =>
  sequence.replaceAll(/(.)\1*/g, (run: string, category: string) => {
    return category + run.length.toString(36);
  });
