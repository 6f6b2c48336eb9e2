/** The functions that can take long, on a worker, so that a page or a server never waits; and an end to all of them. */
import { isObject, optionsOf } from './door/arguments.ts';
import type { Signal } from './door/turns.ts';
import { listenerOf, signalOf } from './door/turns.ts';
import type { FromWorker, HostWorker, ToWorker } from './door/workerHost.ts';
import { startWorker } from './door/workerHost.ts';
import { NonogramError } from './errors.ts';
import type { ErrorCode, Problem } from './errors.ts';
import type { hint, hints } from './hint.ts';
import type { makePuzzle, makePuzzles } from './make.ts';
import type { chains, pairsOfLines, probing } from './methods.ts';
import type { repair } from './pictures.ts';
import type { rate } from './rate.ts';
import type { isUnique, solutions, solve } from './solve.ts';

/**
 * A worker with the functions that can take long. Signals and listeners are given to it as to the functions themselves. What comes one
 * by one is worked on when the next is asked for, and not in between; `break` lets the worker forget it. Wrong arguments are refused
 * when the first is asked for.
 */
export type NonogramWorker = {
  readonly solve: typeof solve;
  readonly isUnique: typeof isUnique;
  readonly pairsOfLines: typeof pairsOfLines;
  readonly chains: typeof chains;
  readonly probing: typeof probing;
  readonly hint: typeof hint;
  readonly rate: typeof rate;
  readonly makePuzzle: typeof makePuzzle;
  readonly repair: typeof repair;
  readonly solutions: typeof solutions;
  readonly hints: typeof hints;
  readonly makePuzzles: typeof makePuzzles;
  /** Ends the worker at once; whatever is under way is rejected with code `worker`, and so is every later call. */
  close(): void;
};

/** Where the options stand among the arguments of a function. */
const optionsAt = {
  solve: 1,
  isUnique: 1,
  pairsOfLines: 1,
  chains: 1,
  probing: 1,
  hint: 2,
  rate: 1,
  makePuzzle: 0,
  repair: 1,
} as const;

type Call = keyof typeof optionsAt;

/** The same of what comes one by one. */
const streamOptionsAt = { solutions: 1, hints: 2, makePuzzles: 0 } as const;

type Stream = keyof typeof streamOptionsAt;

/** A call that has not been answered. */
type Waiting = {
  readonly answer: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
  readonly onProgress?: (news: unknown) => void;
};

type Listening = {
  addEventListener?(kind: 'abort', listener: () => void): void;
  removeEventListener?(kind: 'abort', listener: () => void): void;
};

/** Where the program of the worker lies. */
export type WorkerOptions = {
  /** `workerUrl` of `nonogram-engine/workerUrl`; or the address of `nonogram-engine/workerProgram.js`, or of a copy: a text or a `URL`. */
  readonly url?: string | { readonly href: string };
};

/**
 * Starts a worker: of a page, of Bun or Deno, or a thread of Node (20.16 or newer). Its program is one file in the package. Vite and
 * webpack take it along by themselves. For esbuild, Rollup and all others there is `workerUrl`, which holds the program; or give
 * `nonogram-engine/workerProgram.js` as a second entry, and say here where its output lies. In Node a worker does not keep the process alive when it has nothing to do.
 *
 * @param options - where the file lies; not needed where it stays beside the module
 * @returns the functions, each of which answers from the worker
 * @throws NonogramError where there are no workers
 */
export function createWorker(options: WorkerOptions = {}): NonogramWorker {
  const { url } = optionsOf(options, 'createWorker', ['url']);
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let why: string | null = null; // no call is taken any more
  const rest = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) host.hold(false);
    return found;
  };
  const die = (reason: string): void => {
    why ??= reason;
    for (const id of waiting.keys()) rest(id)?.fail(new NonogramError('worker', reason));
    host.end();
  };
  const hear = (message: FromWorker): void => {
    if ('news' in message) waiting.get(message.id)?.onProgress?.(message.news);
    else if ('answer' in message) rest(message.id)?.answer(message.answer);
    else {
      const { code, problems } = message.error;
      rest(message.id)?.fail(new NonogramError(code as ErrorCode, problems as readonly Problem[]));
    }
  };
  const host: HostWorker = startWorker(
    hear,
    (reason) => die(`The worker has died: ${reason}.`),
    url,
  );
  host.hold(false);

  /** Posts what the worker answers to, or says why it cannot. */
  const asked = (message: ToWorker, onProgress?: (news: unknown) => void): Promise<unknown> =>
    new Promise((answer, fail) => {
      if (why !== null) throw new NonogramError('worker', why);
      try {
        host.post(message);
      } catch (cause) {
        const told = 'The arguments cannot be sent to a worker: they hold functions or the like.';
        throw new NonogramError('argument', told, { cause });
      }
      host.hold(true);
      waiting.set(message.id, { answer, fail, ...(onProgress && { onProgress }) });
    });

  /** The arguments of a call without what cannot travel, its signal and its listener; the signal is passed on once it comes. */
  function begun(given: readonly unknown[], at: number) {
    const sent = [...given];
    const options = sent[at];
    const { signal, onProgress, ...others } = isObject(options) ? options : {};
    if (isObject(options)) sent[at] = others;
    const ending: (Signal & Listening) | undefined = signalOf({ signal });
    const id = calls++;
    const abort = (): void => {
      if (why === null) host.post({ id, abort: true });
    };
    ending?.addEventListener?.('abort', abort);
    const leave = (): void => ending?.removeEventListener?.('abort', abort);
    /** Says that the signal has come, also where it tells nobody. */
    const look = (): void => {
      if (ending?.aborted === true) abort();
    };
    return { id, sent, onProgress, look, leave };
  }

  /** Sends a call. */
  async function send(call: Call, given: readonly unknown[]): Promise<unknown> {
    const { id, sent, onProgress, look, leave } = begun(given, optionsAt[call]);
    try {
      const listener = listenerOf({ onProgress });
      const answer = asked({ id, call, arguments: sent, tell: listener !== undefined }, listener);
      look();
      return await answer;
    } finally {
      leave();
    }
  }

  /** Takes one after the other from the worker, which works only while it is asked for the next. */
  async function* streamed(
    call: Stream,
    given: readonly unknown[],
  ): AsyncGenerator<unknown, void, undefined> {
    const { id, sent, look, leave } = begun(given, streamOptionsAt[call]);
    let message: ToWorker = { id, stream: call, arguments: sent };
    try {
      for (;;) {
        const next = asked(message);
        look();
        const { done = false, value } = (await next) as IteratorResult<unknown>;
        if (done) return;
        yield value;
        message = { id, next: true };
      }
    } finally {
      leave();
      if (why === null) host.post({ id, end: true });
    }
  }

  const functions = Object.fromEntries(
    (Object.keys(optionsAt) as Call[]).map((call) => [
      call,
      (...given: readonly unknown[]): Promise<unknown> => send(call, given),
    ]),
  );
  const streams = Object.fromEntries(
    (Object.keys(streamOptionsAt) as Stream[]).map((call) => [
      call,
      (...given: readonly unknown[]) => streamed(call, given),
    ]),
  );
  return {
    ...({ ...functions, ...streams } as unknown as Omit<NonogramWorker, 'close'>),
    close: () => die('The worker is closed.'),
  };
}
