/**
 * The stored censuses of probing sequences: which sizes there are, and how one is read without holding up the page. 5x5
 * has 22,834 sequences, so a page reads them in slices.
 */
import { measurements, probedSizes } from '../claims/measurement.ts';
import { inFile, probingFile } from '../claims/storedFile.ts';
import type { StoredFile } from '../notebook/plain/storedFile.ts';
import { probingCensus } from '../experiments/probingCensus.ts';
import type { ProbingCensusSpec } from '../experiments/probingCensus.ts';
import type { SequenceRow } from '../experiments/sequences.ts';
import type { ProbingReader } from '../experiments/storedSequences.ts';
import { inSlices } from '../notebook/work/inSlices.ts';

/** Sizes whose census is stored beside the pages. */
export const storedSizes = probedSizes;
export type StoredSize = (typeof storedSizes)[number];

/** Whether the census of a size is stored. */
export const isStoredSize = (size: string): size is StoredSize =>
  storedSizes.some((one) => one === size);

/** Rows and columns of a stored size. */
export function sidesOf(size: StoredSize): readonly [height: number, width: number] {
  const { height, width } = measurements[`probing ${size}`].spec;
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

/** A stored census with its sequences still to be read. */
export type UnreadCensus = Omit<StoredCensus, 'rows'> & { readonly reader: ProbingReader };

/** The file of the census of a size. */
export function censusFile(size: StoredSize): StoredFile<UnreadCensus> {
  const file = probingFile(measurements[`probing ${size}`], probingCensus);
  return {
    ...file,
    read(fields) {
      const { spec, command, reader } = file.read(fields);
      return { spec, command, images: reader.images, groups: reader.groups, reader };
    },
  };
}

/**
 * Reads the sequences in slices.
 *
 * @returns null when the reading was given up
 * @throws StoredError when they do not add up
 */
export async function inSlicesOf(
  size: StoredSize,
  { reader, ...rest }: UnreadCensus,
  signal: AbortSignal,
): Promise<StoredCensus | null> {
  const file = censusFile(size);
  const rows: SequenceRow[] = [];
  const read = (word: string): void => {
    rows.push(inFile(file, () => reader.read(word)));
  };
  if (!(await inSlices(reader.words, read, signal))) return null;
  inFile(file, reader.end);
  return { ...rest, rows };
}

/**
 * Reads the sequences at one go.
 *
 * @throws StoredError when they do not add up
 */
export const atOnce = (size: StoredSize, { reader, ...rest }: UnreadCensus): StoredCensus =>
  inFile(censusFile(size), () => {
    const rows = reader.words.map(reader.read);
    reader.end();
    return { ...rest, rows };
  });
