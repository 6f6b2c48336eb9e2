/** Workers of the host, by what is used of them: those of pages, Bun and Deno, and the threads of Node. */
import { NonogramError } from '../errors.ts';

/** What travels in either direction; each call has a number. A stream is answered with one result of an iterator for each question. */
export type ToWorker =
  | {
      readonly id: number;
      readonly call: string;
      readonly arguments: readonly unknown[];
      readonly tell: boolean;
    }
  | { readonly id: number; readonly stream: string; readonly arguments: readonly unknown[] } // and its first
  | { readonly id: number; readonly next: true }
  | { readonly id: number; readonly end: true } // of a stream that nobody asks any more
  | { readonly id: number; readonly abort: true };

export type FromWorker =
  | { readonly id: number; readonly news: unknown }
  | { readonly id: number; readonly answer: unknown }
  | {
      readonly id: number;
      readonly error: { readonly code: string; readonly problems: readonly unknown[] };
    };

/** A worker that was started. */
export type HostWorker = {
  post(message: ToWorker): void;
  /** Whether the process may not end meanwhile; a page lives in any case. */
  hold(busy: boolean): void;
  end(): void;
};

type Listener = (event: { readonly data?: unknown; readonly message?: string }) => void;

type WebWorker = {
  addEventListener(kind: 'message' | 'error', listener: Listener): void;
  postMessage(message: unknown): void;
  terminate(): void;
  ref?(): void;
  unref?(): void;
};

type Thread = {
  on(kind: 'message' | 'error', listener: (value: unknown) => void): void;
  postMessage(message: unknown): void;
  terminate(): void;
  ref(): void;
  unref(): void;
};

type Threads = {
  readonly Worker: new (address: unknown) => Thread;
  readonly parentPort: Pick<Thread, 'on' | 'postMessage'> | null;
};

type Module = ImportMeta & { readonly url: string };

declare const URL: new (address: string, base: string) => unknown;
declare const Worker: (new (address: unknown, options: object) => WebWorker) | undefined;
declare const process: { getBuiltinModule?(name: string): unknown } | undefined;

/** The threads of Node, without an import that a bundler for pages would stumble over. */
export const threadsOfNode = (): Threads | null =>
  typeof process === 'object' && typeof process.getBuiltinModule === 'function'
    ? (process.getBuiltinModule('node:worker_threads') as Threads)
    : null;

const notLoaded =
  'its file could not be loaded (for a bundler that does not take it along: createWorker({ url: workerUrl }), from nonogram-engine/workerUrl)';

/** Why a thread has died. */
const whyOf = (error: unknown): string =>
  (error as { readonly code?: string } | null)?.code === 'MODULE_NOT_FOUND' ||
  (error as { readonly code?: string } | null)?.code === 'ERR_MODULE_NOT_FOUND'
    ? notLoaded
    : error instanceof Error
      ? error.message
      : String(error);

/** An address as a host takes it; a path stays one. */
function addressOf(url: unknown): unknown {
  if (typeof url !== 'string') return url;
  return /^[a-z][a-z\d+.-]+:/i.test(url) ? new URL(url, url) : url;
}

/**
 * Starts the worker, which lies beside this module in the package, or where `url` says.
 *
 * @throws NonogramError where there are no workers
 */
export function startWorker(
  onMessage: (message: FromWorker) => void,
  onDeath: (why: string) => void,
  url?: unknown,
): HostWorker {
  if (typeof Worker === 'function') {
    // in this very form, so that bundlers find the file and take it along
    const worker =
      url === undefined
        ? new Worker(new URL('./workerProgram.js', (import.meta as Module).url), {
            type: 'module',
          })
        : new Worker(url, { type: 'module' });
    worker.addEventListener('message', ({ data }) => onMessage(data as FromWorker));
    worker.addEventListener('error', ({ message }) => onDeath(message ?? notLoaded));
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
      post: (message) => worker.postMessage(message),
      hold: (busy) => (busy ? worker.ref?.() : worker.unref?.()),
      end: () => worker.terminate(),
    };
  }
  const threads = threadsOfNode();
  if (threads === null)
    throw new NonogramError('worker', 'There are no workers here: call the functions themselves.');
  // in another form, so that bundlers for pages do not take the file along twice
  const beside = './workerProgram.js';
  const thread = new threads.Worker(
    url === undefined ? new URL(beside, (import.meta as Module).url) : addressOf(url),
  );
  thread.on('message', (message) => onMessage(message as FromWorker));
  thread.on('error', (error) => onDeath(whyOf(error)));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
    post: (message) => thread.postMessage(message),
    hold: (busy) => (busy ? thread.ref() : thread.unref()),
    end: () => thread.terminate(),
  };
}
