/** Censuses that were made by a script and stored beside the pages, whole or in part: read with care. */
import { fourCensus, fourTotals } from '../../experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../experiments/fourCensus.ts';

/** A stored census. */
export type StoredCensus = {
  readonly spec: FourCensusSpec;
  readonly tally: FourCensusTally;
  readonly images: number; // counted
  readonly whole: boolean; // every image is in it
  readonly command: string; // that makes it
  readonly seconds: number; // of one core; 0 where the file does not say
};

/** Sizes whose census is stored, and how far. */
export const storedSizes: ReadonlySet<string> = new Set(['4x4', '5x5']);

/** Where the stored census of a size lies, below the root of the site. */
export const storedPath = ({ height, width }: Pick<FourCensusSpec, 'height' | 'width'>): string =>
  `results/four-census-${height}x${width}.json`;

/** Where the part of Figure 5 lies that has been done, as `npm run reproduce` prints it. */
export const storedPartPath = 'results/000-figure-5.json';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const counts = (value: unknown, length: number): Float64Array | null =>
  Array.isArray(value) &&
  value.length === length &&
  value.every((one) => Number.isSafeInteger(one) && (one as number) >= -1)
    ? Float64Array.from(value as number[])
    : null;

/**
 * Reads a stored census: a file of `npm run results`, or what `npm run reproduce` prints for a shard, for merged shards
 * or for the whole.
 *
 * @param stored - parsed JSON
 * @returns null when it is no census of the present version, or its numbers cannot be
 * @source none
 */
export function readStoredCensus(stored: unknown): StoredCensus | null {
  if (!isRecord(stored)) return null;
  const run = isRecord(stored['run']) ? stored['run'] : stored; // the whole comes with its verdict
  if (run['experiment'] !== fourCensus.id || run['version'] !== fourCensus.version) return null;
  const { spec, tally } = run;
  if (!isRecord(spec) || !isRecord(tally)) return null;
  const known = spec as unknown as FourCensusSpec;
  try {
    fourCensus.check(known);
  } catch {
    return null;
  }
  const rows = 4 * (known.height * known.width + 2);
  const [all, unique, oneClue, first] = [
    counts(tally['counts'], rows),
    counts(tally['unique'], 4),
    counts(tally['oneClue'], 4),
    counts(tally['first'], rows),
  ];
  if (all === null || unique === null || oneClue === null || first === null) return null;
  const read = { counts: all, unique, oneClue, first };
  const { images } = fourTotals(read);
  const units = fourCensus.units(known);
  if (images === 0 || images > units) return null;
  return {
    spec: known,
    tally: read,
    images,
    whole: images === units,
    command: commandOf(run),
    seconds: typeof run['seconds'] === 'number' ? run['seconds'] : 0,
  };
}

function commandOf(run: Readonly<Record<string, unknown>>): string {
  const { command, id, shard } = run;
  if (typeof command === 'string') return command;
  if (typeof id !== 'string') return '';
  return `npm run -s reproduce -- ${id}${typeof shard === 'string' ? ` --shard ${shard}` : ''}`;
}

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
    return response.ok ? readStoredCensus(await response.json()) : null;
  } catch {
    return null;
  }
}
