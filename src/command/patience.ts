/** Long work on a command line: it hears Ctrl-C, ends after some seconds, and says on a terminal how far it is. */
import { setImmediate } from 'node:timers/promises';
import { now } from '../notebook/clock.ts';
import type { Pieces } from '../engine/pieces.ts';
import { isQuiet } from './program.ts';

/** Milliseconds of work between two looks at what else there is. */
const turn = 10;

/** Milliseconds between two lines of news. */
const pause = 100;

/**
 * Does all pieces of a work; between them Ctrl-C is heard.
 *
 * @param say - puts news into words, for a terminal
 * @returns what it came to
 */
export async function patiently<Result, News>(
  pieces: Pieces<Result, News>,
  say: (news: News) => string,
): Promise<Result> {
  let [heard, told] = [now(), now()];
  try {
    for (;;) {
      const { done, value } = pieces.next();
      if (done === true) return value;
      const time = now();
      if (value !== undefined && time - told >= pause) {
        tell(say(value));
        told = time;
      }
      if (time - heard < turn) continue;
      await setImmediate();
      heard = now();
    }
  } finally {
    tell('');
  }
}

/** Writes a line over the last one. Who has no terminal has no use for it. */
function tell(text: string): void {
  const { isTTY, columns } = process.stderr;
  if (isTTY && !isQuiet()) process.stderr.write(`\r\u001B[K${text.slice(0, (columns || 80) - 1)}`);
}

/** When a search is to end. */
export type Stop = {
  readonly aborted: boolean;
  readonly interrupted: boolean; // by Ctrl-C
};

/** In a thread, whose program hears no signals: 1 when the main thread has heard Ctrl-C. */
let heard: Int32Array | null = null;

/** Has the work of this thread end when the main one says so. */
export function hearStop(flag: Int32Array): void {
  heard = flag;
}

/**
 * Does some work that Ctrl-C, or the end of the time, asks to end with what is known. Pressed again, Ctrl-C ends all at once.
 *
 * @param seconds - after which it is asked to end
 */
export async function stoppable<Result>(
  seconds: number,
  work: (stop: Stop) => Promise<Result>,
): Promise<Result> {
  const end = now() + seconds * 1000;
  let pressed = false;
  const interrupt = (): void => {
    pressed = true;
  };
  const isInterrupted = (): boolean => pressed || (heard !== null && Atomics.load(heard, 0) === 1);
  process.once('SIGINT', interrupt);
  try {
    return await work({
      get interrupted() {
        return isInterrupted();
      },
      get aborted() {
        return isInterrupted() || now() >= end;
      },
    });
  } finally {
    process.off('SIGINT', interrupt);
  }
}
