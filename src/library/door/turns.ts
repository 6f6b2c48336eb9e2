/**
 * Long work in turns: some milliseconds of it, then whatever else waits to be done where it runs (timers, clicks, messages, the
 * abort of a signal). The names of the host that are needed are declared here by what is used of them, so that the library needs
 * the types of neither a page nor Node.
 */
import type { Pieces } from '../../engine/pieces.ts';
import { NonogramError } from '../errors.ts';
import { isObject, kindOf, refuse } from './arguments.ts';

/** What ends a call: an `AbortSignal`, or anything that says whether it is aborted. */
export type Signal = { readonly aborted: boolean; readonly reason?: unknown };

type Port = {
  addEventListener(kind: 'message', listener: () => void): void;
  start(): void;
  postMessage(message: unknown): void;
};

declare const performance: { now(): number };
declare const setTimeout: (call: () => void, milliseconds: number) => unknown;
declare const setImmediate: ((call: () => void) => unknown) | undefined;
declare const MessageChannel:
  | (new () => { readonly port1: Port; readonly port2: Port })
  | undefined;

/** So long is worked at a stretch, in milliseconds; what is done in one piece may add some. */
const stretch = 10;

/** Calls back when everything else that waits has had its turn; timers of a page wait 4 ms, so they are the last resort. */
type Soon = (call: () => void) => void;

function soonOfHost(): Soon {
  if (typeof setImmediate === 'function') return setImmediate;
  if (typeof MessageChannel !== 'function') return (call) => setTimeout(call, 0);
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.addEventListener('message', () => waiting.shift()?.());
  port1.start();
  return (call) => {
    waiting.push(call);
    port2.postMessage(null);
  };
}

let soon: Soon | null = null;

const turn = (): Promise<void> =>
  new Promise((done) => {
    soon ??= soonOfHost();
    soon(done);
  });

/** What is looked at and told while a work is under way. */
export type Turns<News> = {
  readonly signal: Signal | undefined;
  readonly onProgress: ((news: News) => void) | undefined;
};

/** The signal among some options. */
export function signalOf(options: Readonly<Record<string, unknown>>): Signal | undefined {
  const { signal } = options;
  if (signal === undefined) return undefined;
  if (isObject(signal) && typeof signal['aborted'] === 'boolean')
    return signal as unknown as Signal;
  return refuse(`signal is an AbortSignal, not ${kindOf(signal)}.`, {
    kind: 'option',
    name: 'signal',
  });
}

/** The one who is told of progress, among some options. */
export function listenerOf(
  options: Readonly<Record<string, unknown>>,
): ((news: unknown) => void) | undefined {
  const { onProgress } = options;
  if (onProgress === undefined) return undefined;
  if (typeof onProgress === 'function') return onProgress as (news: unknown) => void;
  return refuse(`onProgress is a function, not ${kindOf(onProgress)}.`, {
    kind: 'option',
    name: 'onProgress',
  });
}

/** Refuses to go on once a signal is there. */
function requireGoing(signal: Signal | undefined): void {
  if (signal?.aborted === true)
    throw new NonogramError('aborted', 'The signal came before there was an answer.', {
      cause: signal.reason,
    });
}

/**
 * Does a work in turns.
 *
 * @param answersAborts - whether the work itself looks at the signal and answers with what it knows
 */
export async function inTurns<Result, News>(
  pieces: Pieces<Result, News>,
  { signal, onProgress }: Turns<News>,
  answersAborts = false,
): Promise<Result> {
  for (;;) {
    if (!answersAborts) requireGoing(signal);
    const end = performance.now() + stretch;
    let news: News | undefined;
    do {
      const { done, value } = pieces.next();
      if (done === true) return value;
      news = value ?? news;
    } while (performance.now() < end);
    if (news !== undefined) onProgress?.(news);
    await turn();
  }
}

/**
 * What a work finds, one by one as it is asked for, in turns. A signal ends it with an error; who asks no more ends it too.
 *
 * @param pieces - whose news are what it finds
 */
export async function* streamed<Item>(
  pieces: Pieces<void, Item>,
  signal: Signal | undefined,
): AsyncGenerator<Item, void, undefined> {
  let end = performance.now() + stretch;
  for (;;) {
    requireGoing(signal);
    const { done, value } = pieces.next();
    if (done === true) return;
    if (value !== undefined) yield value;
    if (performance.now() < end) continue;
    await turn();
    end = performance.now() + stretch;
  }
}
