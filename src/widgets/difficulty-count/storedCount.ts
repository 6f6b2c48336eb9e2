/** Full counts that were made by a script and stored beside the pages: read with care, because a file may be anything. */
import { difficultyCount } from '../../experiments/difficultyCount.ts';
import type {
  DifficultyCountSpec,
  DifficultyCountTally,
} from '../../experiments/difficultyCount.ts';
import { totalsOf } from './model.ts';

/** Sizes whose full count is stored beside the pages. */
export const storedSizes: ReadonlySet<string> = new Set(['4x4', '5x5']);

/** Where the stored count of a size lies, below the root of the site. */
export const storedPath = ({
  height,
  width,
}: Pick<DifficultyCountSpec, 'height' | 'width'>): string =>
  `results/difficulty-count-${height}x${width}.json`;

/** A stored count. */
export type StoredCount = {
  readonly spec: DifficultyCountSpec;
  readonly tally: DifficultyCountTally;
  readonly command: string;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/**
 * Reads a stored count.
 *
 * @param stored - parsed JSON
 * @returns null when it is not a complete count of the present version
 * @source none
 */
export function readStoredCount(stored: unknown): StoredCount | null {
  if (!isRecord(stored) || stored['experiment'] !== difficultyCount.id) return null;
  if (stored['version'] !== difficultyCount.version) return null;
  const { spec, tally, command } = stored;
  if (!isRecord(spec) || !isRecord(tally) || !isRecord(tally['hardest'])) return null;
  const { simple, notSimple, hardest } = tally;
  if (!Array.isArray(simple) || !simple.every(isCount) || !isCount(notSimple)) return null;
  if (!Array.isArray(hardest['images']) || !hardest['images'].every(isCount)) return null;
  if (!isCount(hardest['difficulty'])) return null;
  const known = spec as unknown as DifficultyCountSpec;
  const read: DifficultyCountTally = {
    simple: Float64Array.from(simple),
    notSimple,
    hardest: { difficulty: hardest['difficulty'], images: hardest['images'] },
  };
  try {
    difficultyCount.check(known);
  } catch {
    return null;
  }
  if (totalsOf(read).all !== difficultyCount.units(known)) return null;
  return { spec: known, tally: read, command: typeof command === 'string' ? command : '' };
}

/**
 * Fetches a stored count from our own origin.
 *
 * @param address - of the file
 * @param size - such as 5x5
 * @returns null when there is none for this size, or it cannot be had
 * @source none
 */
export async function fetchStoredCount(
  address: string,
  size: string,
  signal: AbortSignal,
): Promise<StoredCount | null> {
  if (!storedSizes.has(size)) return null;
  try {
    const response = await fetch(address, { signal });
    return response.ok ? readStoredCount(await response.json()) : null;
  } catch {
    return null;
  }
}
