/**
 * Keeps two programs from working on one state file. Beside it lies a file that says who has it, touched again and again
 * while the work goes on. One that was left behind is told by its owner, who is gone, or by its age: whoever comes from
 * another machine, or a container, cannot look for the process.
 */
import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { messageOf } from '../../../src/command/program.ts';

/** Milliseconds after which a lock that nobody touches was left behind. */
export const LEFT_AFTER = 120_000;

/** A lock that is held. */
export type Lock = {
  /** Says that the work goes on. @throws Error when somebody else has taken the state over */
  touch(): void;
  release(): void;
};

type Owner = { readonly host: string; readonly pid: number; readonly key: string };

/**
 * Locks a state file.
 *
 * @param tell - takes a line when a lock was left behind
 * @throws Error when another program works on it
 */
export function lock(state: string, tell: (line: string) => void = () => undefined): Lock {
  const file = `${state}.lock`;
  const mine: Owner = { host: hostname(), pid: process.pid, key: randomUUID() };
  const text = `${JSON.stringify(mine)}\n`;
  const take = (): boolean => {
    let at: number;
    try {
      at = openSync(file, 'wx');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return false;
    }
    try {
      writeFileSync(at, text);
      return true;
    } catch (error) {
      rmSync(file, { force: true }); // of a full disk: an empty one would keep everybody out
      throw new Error(`${file} cannot be written: ${messageOf(error)}`, { cause: error });
    } finally {
      closeSync(at);
    }
  };
  if (!take()) {
    const owner = ownerOf(file);
    if (owner !== null && !isLeft(file, owner, mine.key))
      throw new Error(
        `${state} is being worked on, by ${ownerWords(owner)}; if that is gone, remove ${file}`,
      );
    // of several that find it left behind only one can rename it
    const old = `${file}.${mine.key}`;
    try {
      renameSync(file, old);
      rmSync(old, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    if (!take()) throw new Error(`${state} is being worked on`);
    tell(`${file} was left behind by a process that is gone; going on`);
  }
  const isMine = (): boolean => ownerOf(file)?.key === mine.key;
  return {
    touch(): void {
      if (!isMine()) throw new Error(`${state} has been taken over by another process`);
      // over itself, which takes no room: the time of the disk is what matters, which all machines share
      const at = openSync(file, 'r+');
      try {
        writeFileSync(at, text);
      } finally {
        closeSync(at);
      }
    },
    release(): void {
      if (isMine()) rmSync(file, { force: true });
    },
  };
}

/** Who holds a lock; null when nobody does. One that is only just being written has no name yet. */
function ownerOf(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return { host: '', pid: 0, key: '' };
  }
}

const ownerWords = ({ host, pid }: Owner): string =>
  pid === 0 ? 'a process that has not said which it is' : `process ${pid} of ${host}`;

/** Whether whoever held it is gone. */
function isLeft(file: string, { host, pid }: Owner, key: string): boolean {
  const touched = timeOf(file);
  // a file of this moment tells the time of the disk
  const probe = `${file}.${key}`;
  writeFileSync(probe, '');
  const now = timeOf(probe);
  rmSync(probe);
  if (now - touched > LEFT_AFTER) return true;
  if (host !== hostname() || pid === 0) return false;
  // a container that was started again has the same name and the same number
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

const timeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
