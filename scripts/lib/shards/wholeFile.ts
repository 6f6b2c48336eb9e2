/** Files that are there whole or not at all: a crash in the middle of a write leaves what was there before. */
import {
  closeSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';

/**
 * Writes a file beside the one that is wanted and puts it into its place.
 *
 * @throws Error that names the file when it cannot be written
 */
export function writeWhole(file: string, text: string): void {
  const next = `${file}.${process.pid}.new`;
  try {
    // a device or a pipe takes what it is given, and must not be replaced
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) {
      writeFileSync(file, text);
      return;
    }
    const at = openSync(next, 'w');
    try {
      writeFileSync(at, text);
      fsyncSync(at);
    } finally {
      closeSync(at);
    }
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw new Error(`${file} cannot be written: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

/**
 * Prints to standard output.
 *
 * @throws Error when it takes nothing, as a full disk: `console.log` says nothing of that
 */
export async function print(text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { stdout } = process;
  stdout.once('error', reject);
  stdout.write(`${text}\n`, (error) => {
    if (error) reject(error);
    else resolve();
  });
  try {
    await promise;
  } catch (error) {
    throw new Error(
      `standard output cannot be written: ${error instanceof Error ? error.message : ''}`,
      { cause: error },
    );
  }
}
