/**
 * The stored censuses of probing sequences: which sizes there are, and how to read one without holding up the page. 5x5
 * has 22,834 sequences, so they are read in slices. A file may be anything, so it is read with care.
 */
import { now } from '../../clock.ts';
import { probingCensus } from '../../experiments/probingCensus.ts';
import type { ProbingCensusSpec } from '../../experiments/probingCensus.ts';
import { readSequenceWord } from '../../experiments/sequences.ts';
import type { SequenceRow, StoredProbing } from '../../experiments/sequences.ts';
import { createTaskYield } from '../../workers/nextTask.ts';

/** Sizes whose census is stored beside the pages. */
export const storedSizes = ['2x2', '3x3', '3x4', '4x4', '4x5', '5x5'] as const;
export type StoredSize = (typeof storedSizes)[number];

/** Whether the census of a size is stored. @source none */
export const isStoredSize = (size: string): size is StoredSize =>
  storedSizes.some((one) => one === size);

/** Where the census of a size lies, below the root of the site. @source none */
export const storedPath = (size: StoredSize): string => `results/probing-${size}.json`;

/** Rows and columns of a stored size. @source none */
export function sidesOf(size: StoredSize): readonly [height: number, width: number] {
  const [height = 0, width = 0] = size.split('x').map(Number);
  return [height, width];
}

/** A stored census with its sequences read. */
export type StoredCensus = {
  readonly spec: ProbingCensusSpec;
  readonly images: readonly number[]; // by class, simple first
  readonly groups: readonly number[];
  readonly rows: readonly SequenceRow[]; // in the order of `sequenceRows`
  readonly command: string;
};

type StoredText = Omit<StoredCensus, 'rows'> & Pick<StoredProbing, 'sequences'>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCounts = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length === 4 && value.every((count) => Number.isInteger(count));

/** Reads all but the sequences; null when it is not a complete census of the present version. */
function readStored(stored: unknown): StoredText | null {
  if (!isRecord(stored) || stored['experiment'] !== probingCensus.id) return null;
  if (stored['version'] !== probingCensus.version) return null;
  const { spec, tally, command } = stored;
  if (!isRecord(spec) || !isRecord(tally)) return null;
  const { images, groups, sequences } = tally;
  if (!isCounts(images) || !isCounts(groups) || typeof sequences !== 'string') return null;
  const known = spec as unknown as ProbingCensusSpec;
  try {
    probingCensus.check(known);
  } catch {
    return null;
  }
  if (images.reduce((sum, count) => sum + count, 0) !== probingCensus.units(known)) return null;
  return {
    spec: known,
    images,
    groups,
    sequences,
    command: typeof command === 'string' ? command : '',
  };
}

/**
 * Reads a stored census at one go.
 *
 * @param stored - parsed JSON
 * @returns null when it is not a complete census of the present version
 * @source none
 */
export function readStoredCensus(stored: unknown): StoredCensus | null {
  const text = readStored(stored);
  if (text === null) return null;
  try {
    const { sequences, ...rest } = text;
    return { ...rest, rows: words(sequences).map(readSequenceWord) };
  } catch {
    return null;
  }
}

/** The longest time that work in slices keeps the page from anything else, ms. */
const slice = 10;

/**
 * Does something with each of many items, in slices between which the page lives.
 *
 * @returns false when it was given up
 * @throws what `work` throws
 * @source none
 */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const others = createTaskYield();
  try {
    let before = now();
    let done = 0;
    for (const item of items) {
      work(item);
      if (++done % 100 !== 0 || now() - before < slice) continue;
      await others.next();
      if (signal.aborted) return false;
      before = now();
    }
    return !signal.aborted;
  } finally {
    others.close();
  }
}

/**
 * Reads a stored census in slices.
 *
 * @param stored - parsed JSON
 * @returns null when it is not a complete census of the present version, or when the reading was given up
 * @source none
 */
export async function readStoredInSlices(
  stored: unknown,
  signal: AbortSignal,
): Promise<StoredCensus | null> {
  const text = readStored(stored);
  if (text === null) return null;
  const { sequences, ...rest } = text;
  const rows: SequenceRow[] = [];
  try {
    const read = (word: string): void => {
      rows.push(readSequenceWord(word));
    };
    return (await inSlices(words(sequences), read, signal)) ? { ...rest, rows } : null;
  } catch {
    return null;
  }
}

const words = (sequences: string): readonly string[] =>
  sequences === '' ? [] : sequences.split(' ');

/**
 * Fetches a stored census from our own origin.
 *
 * @returns null when it cannot be had
 * @source none
 */
export async function fetchStoredCensus(
  address: string,
  signal: AbortSignal,
): Promise<StoredCensus | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await readStoredInSlices(await response.json(), signal) : null;
  } catch {
    return null;
  }
}
