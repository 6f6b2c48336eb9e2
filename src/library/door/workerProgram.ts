/** What runs in the worker: it takes calls, answers them, and listens for signals in between, as every function gives way. */
import type { FromWorker, ToWorker } from './workerHost.ts';
import { threadsOfNode } from './workerHost.ts';
import { NonogramError } from '../errors.ts';
import { hint } from '../hint.ts';
import { makePuzzle } from '../make.ts';
import { chains, pairsOfLines, probing } from '../methods.ts';
import { repair } from '../pictures.ts';
import { rate } from '../rate.ts';
import { isUnique, solve } from '../solve.ts';

type AnyCall = (...given: unknown[]) => Promise<unknown>;

const calls = new Map<string, AnyCall>(
  Object.entries({
    solve,
    isUnique,
    pairsOfLines,
    chains,
    probing,
    hint,
    rate,
    makePuzzle,
    repair,
  } as unknown as Readonly<Record<string, AnyCall>>),
);

/** Where the options of each call stand; of those that are not named here, second. */
const optionsAt: Readonly<Record<string, number>> = { makePuzzle: 0, hint: 2 };

/** Calls that tell how far they are. */
const telling = ['solve', 'makePuzzle'];

const signals = new Map<number, { aborted: boolean }>();

async function answer(message: ToWorker, say: (message: FromWorker) => void): Promise<void> {
  const { id } = message;
  if ('abort' in message) {
    const signal = signals.get(id);
    if (signal !== undefined) signal.aborted = true;
    return;
  }
  const given = [...message.arguments];
  const at = optionsAt[message.call] ?? 1;
  const options = given[at] ?? {};
  const signal = { aborted: false };
  const news = (told: unknown): void => say({ id, news: told });
  if (typeof options === 'object')
    given[at] = {
      ...options,
      signal,
      ...(message.tell && telling.includes(message.call) ? { onProgress: news } : {}),
    };
  signals.set(id, signal);
  try {
    say({ id, answer: await calls.get(message.call)?.(...given) });
  } catch (error) {
    const known =
      error instanceof NonogramError ? error : new NonogramError('worker', String(error));
    say({ id, error: { code: known.code, problems: known.problems } });
  } finally {
    signals.delete(id);
  }
}

declare const postMessage: (message: unknown) => void;
declare const addEventListener: (
  kind: 'message',
  listener: (event: { readonly data: unknown }) => void,
) => void;

const port = threadsOfNode()?.parentPort ?? null;
const isWebWorker = typeof addEventListener === 'function' && typeof postMessage === 'function';
if (isWebWorker)
  addEventListener('message', ({ data }) => {
    void answer(data as ToWorker, postMessage);
  });
else
  port?.on('message', (message) => {
    void answer(message as ToWorker, (told) => port.postMessage(told));
  });
