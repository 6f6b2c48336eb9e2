/** Files that are there whole or not at all: a crash or a full disk in the middle of a write leaves what was there before. */
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { messageOf } from './program.ts';

const pathOf = (place: string | URL): string =>
  typeof place === 'string' ? place : fileURLToPath(place);

/** Reads a file. @throws Error that names it when it cannot be read */
export function readWhole(place: string | URL): Buffer {
  try {
    return readFileSync(place);
  } catch (error) {
    const folder = error instanceof Error && 'code' in error && error.code === 'EISDIR';
    const why = folder ? 'it is a folder' : messageOf(error);
    throw new Error(`${pathOf(place)} cannot be read: ${why}`, { cause: error });
  }
}

/**
 * Writes a file beside the one that is wanted and puts it into its place. Links are followed, and who may read it stays.
 *
 * @throws Error that names the file when it cannot be written
 */
export function writeWhole(place: string | URL, text: string | Uint8Array): void {
  const file = pathOf(place);
  let next: string | undefined;
  try {
    const there = statSync(file, { throwIfNoEntry: false });
    // a device or a pipe takes what it is given, and must not be replaced
    if (there?.isFile() === false) {
      writeFileSync(file, text);
      return;
    }
    const target = there === undefined ? file : realpathSync(file);
    next = `${target}.${process.pid}.new`;
    const at = openSync(next, 'w', there?.mode);
    try {
      writeFileSync(at, text);
      fsyncSync(at);
    } finally {
      closeSync(at);
    }
    renameSync(next, target);
  } catch (error) {
    if (next !== undefined) rmSync(next, { force: true });
    throw new Error(`${file} cannot be written: ${messageOf(error)}`, { cause: error });
  }
}
