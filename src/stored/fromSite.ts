/** Stored results as a page fetches them, from our own origin. */
import { parseStored, StoredError } from '../claims/storedFile.ts';
import type { StoredFile } from '../notebook/plain/storedFile.ts';
import { sitePath } from '../notebook/page/paths.ts';

/**
 * Fetches a stored file.
 *
 * @throws StoredError when it cannot be loaded or used
 */
export async function fetchStored<Value>(
  file: StoredFile<Value>,
  signal: AbortSignal,
): Promise<Value> {
  return parseStored(file, await textOf(file, signal));
}

async function textOf(file: StoredFile<unknown>, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(sitePath(`results/${file.name}.json`), { signal });
    if (!response.ok) throw new Error(`it could not be loaded (${response.status})`);
    return await response.text();
  } catch (error) {
    throw new StoredError(file, error);
  }
}
