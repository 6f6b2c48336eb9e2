/** Full runs that were made by a script and stored beside the pages: read with care, because a file may be anything. */
import { density } from '../../experiments/density.ts';
import type { DensitySpec, DensityTally } from '../../experiments/density.ts';
import { grouped, sizeText } from '../../formats/numbers.ts';

export type StoredRun = {
  readonly spec: DensitySpec;
  readonly tally: DensityTally;
  readonly version: number; // of the experiment
  readonly command: string; // that made it
  readonly date: string;
};

/** Where the stored run of a size lies, below the root of the site. */
export const storedPath = (spec: StoredKey): string => `results/${storedName(spec)}.json`;

/** What a stored run is found by. */
export type StoredKey = Pick<DensitySpec, 'height' | 'width' | 'model' | 'four'>;

/** The run with all classes where it is wanted and there is one, otherwise the one of simple puzzles. */
export function storedName({ height, width, model, four }: StoredKey): string {
  const size = `${height}x${width}`;
  const kind = four === true && storedClasses.has(size) ? 'density-four' : 'density';
  return `${kind}-${size}-${model}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const counts = (value: unknown, length: number): Uint32Array | null =>
  Array.isArray(value) &&
  value.length === length &&
  value.every((count) => Number.isInteger(count) && (count as number) >= 0)
    ? Uint32Array.from(value as number[])
    : null;

/**
 * Reads a stored run.
 *
 * @param stored - parsed JSON
 * @returns null when it is not a density run of the present version, or its numbers cannot be
 * @source none
 */
export function readStoredRun(stored: unknown): StoredRun | null {
  if (!isRecord(stored) || stored['experiment'] !== density.id) return null;
  if (stored['version'] !== density.version) return null;
  const { spec, tally, command, date } = stored;
  if (!isRecord(spec) || !isRecord(tally) || !Array.isArray(spec['percentages'])) return null;
  const known = spec as unknown as DensitySpec;
  try {
    density.check(known);
  } catch {
    return null;
  }
  const boards = counts(tally['boards'], known.percentages.length);
  const simple = counts(tally['simple'], known.percentages.length);
  if (boards === null || simple === null) return null;
  if (simple.some((count, at) => count > (boards[at] ?? 0))) return null;
  const [four, some] = [tally['four'], tally['some']].map((list) =>
    list === undefined ? undefined : counts(list, known.percentages.length),
  );
  if (four === null || some === null || (four === undefined) !== (some === undefined)) return null;
  if (four !== undefined && some !== undefined)
    for (const [at, count] of simple.entries())
      if (count + (four[at] ?? 0) + (some[at] ?? 0) > (boards[at] ?? 0)) return null;
  return {
    spec: known,
    tally:
      four === undefined || some === undefined
        ? { boards, simple }
        : { boards, simple, four, some },
    version: density.version,
    command: typeof command === 'string' ? command : '',
    date: typeof date === 'string' ? date.slice(0, 10) : '',
  };
}

/**
 * Fetches the stored run of a size from our own origin.
 *
 * @param base - root of the site, with a slash at its end
 * @returns null when there is none for this size, or it cannot be had
 * @source none
 */
export async function fetchStoredRun(
  base: string,
  spec: StoredKey,
  signal: AbortSignal,
): Promise<StoredRun | null> {
  if (!storedSizes.has(`${spec.height}x${spec.width}`)) return null;
  try {
    const response = await fetch(`${base}${storedPath(spec)}`, { signal });
    return response.ok ? readStoredRun(await response.json()) : null;
  } catch {
    return null;
  }
}

/** Sizes with a stored run of both readings of "percentage"; others are not asked for, to keep the console clean. */
export const storedSizes: ReadonlySet<string> = new Set([
  '4x4',
  '5x5',
  '6x6',
  '8x8',
  '10x10',
  '15x15',
  '20x20',
  '25x25',
  '30x30',
]);

/** Sizes whose stored runs tell all classes apart, at the percentages of 000's pictures. */
export const storedClasses: ReadonlySet<string> = new Set(['6x6', '10x10', '30x30']);

/** Size, seed, command and version of a stored run, in words. */
export function storedText({ spec, version, command }: StoredRun): string {
  const { height, width, percentages, boards, seed } = spec;
  const total = percentages.length * boards;
  const what = spec.four === true ? 'all classes, ' : '';
  return `${sizeText(height, width)}, ${what}${grouped(boards)} boards for each of ${percentages.length} percentages (${grouped(total)} in all), seed ${seed}, version ${version}${command === '' ? '' : `, made by ${command}`}`;
}
