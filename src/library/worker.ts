/** The functions that can take long, on a worker, so that a page or a server never waits; and an end to all of them. */
import { isObject, optionsOf, refuse } from './door/arguments.ts';
import type { Signal } from './door/turns.ts';
import { signalOf } from './door/turns.ts';
import type { FromWorker, HostWorker } from './door/workerHost.ts';
import { startWorker } from './door/workerHost.ts';
import { NonogramError } from './errors.ts';
import type { ErrorCode, Problem } from './errors.ts';
import type { hint } from './hint.ts';
import type { makePuzzle } from './make.ts';
import type { chains, pairsOfLines, probing } from './methods.ts';
import type { repair } from './pictures.ts';
import type { rate } from './rate.ts';
import type { isUnique, solve } from './solve.ts';

/** A worker with the functions that can take long. Signals and listeners are given to it as to the functions themselves. */
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

/** A call that has not been answered. */
type Waiting = {
  readonly answer: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
  readonly onProgress: ((news: unknown) => void) | undefined;
  readonly done: () => void; // takes the listener of the signal away
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
    found?.done();
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

  /** Sends a call, without what cannot travel: its signal and its listener. */
  function send(call: Call, given: readonly unknown[]): Promise<unknown> {
    if (why !== null) throw new NonogramError('worker', why);
    const sent = [...given];
    const options = sent[optionsAt[call]];
    const { signal, onProgress, ...others } = isObject(options) ? options : {};
    if (isObject(options)) sent[optionsAt[call]] = others;
    if (onProgress !== undefined && typeof onProgress !== 'function')
      return refuse('onProgress is a function.', { kind: 'option', name: 'onProgress' });
    const ending: (Signal & Listening) | undefined = signalOf({ signal });
    const id = calls++;
    const abort = (): void => host.post({ id, abort: true });
    return new Promise((answer, fail) => {
      try {
        host.post({ id, call, arguments: sent, tell: onProgress !== undefined });
      } catch (cause) {
        const message =
          'The arguments cannot be sent to a worker: they hold functions or the like.';
        fail(new NonogramError('argument', message, { cause }));
        return;
      }
      host.hold(true);
      ending?.addEventListener?.('abort', abort);
      if (ending?.aborted === true) abort();
      const done = (): void => ending?.removeEventListener?.('abort', abort);
      waiting.set(id, {
        answer,
        fail,
        onProgress: onProgress as ((news: unknown) => void) | undefined,
        done,
      });
    });
  }

  const functions = Object.fromEntries(
    (Object.keys(optionsAt) as Call[]).map((call) => [
      call,
      async (...given: readonly unknown[]): Promise<unknown> => send(call, given),
    ]),
  );
  return {
    ...(functions as unknown as Omit<NonogramWorker, 'close'>),
    close: () => die('The worker is closed.'),
  };
}
