/** What runs in the worker: it takes calls, answers them, and listens for signals in between, as every function gives way. */
import type { FromWorker, ToWorker } from './workerHost.ts';
import { threadsOfNode } from './workerHost.ts';
import { NonogramError } from '../errors.ts';
import { hint, hints } from '../hint.ts';
import { makePuzzle, makePuzzles } from '../make.ts';
import { chains, pairsOfLines, probing } from '../methods.ts';
import { repair } from '../pictures.ts';
import { rate } from '../rate.ts';
import { isUnique, solutions, solve } from '../solve.ts';

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

type AnyStream = (...given: unknown[]) => AsyncGenerator<unknown, void, undefined>;

const streams = new Map<string, AnyStream>(
  Object.entries({ solutions, hints, makePuzzles } as unknown as Readonly<
    Record<string, AnyStream>
  >),
);

/** Where the options of each call stand; of those that are not named here, second. */
const optionsAt: Readonly<Record<string, number>> = {
  makePuzzle: 0,
  makePuzzles: 0,
  hint: 2,
  hints: 2,
};

/** Calls that tell how far they are. */
const telling = ['solve', 'makePuzzle'];

const signals = new Map<number, { aborted: boolean }>();

/** Streams that were begun and have not ended: they stand still until the next is asked for. */
const begun = new Map<number, AsyncGenerator<unknown, void, undefined>>();

/** The arguments of a call with options that are of this side. */
function withOptions(call: string, sent: readonly unknown[], ours: object): unknown[] {
  const given = [...sent];
  const at = optionsAt[call] ?? 1;
  const options = given[at] ?? {};
  if (typeof options === 'object') given[at] = { ...options, ...ours };
  return given;
}

/** What a stream gives; wrong arguments are refused when the first is asked for. */
async function* streamOf(call: string, given: unknown[]): AsyncGenerator<unknown, void, undefined> {
  yield* streams.get(call)!(...given);
}

/** The next of a stream, or that there is none. */
async function nextOf(id: number): Promise<unknown> {
  const { done, value } = (await begun.get(id)?.next()) ?? { done: true };
  if (done === true) end(id);
  return { done, value };
}

function end(id: number): void {
  begun.delete(id);
  signals.delete(id);
}

async function answer(message: ToWorker, say: (message: FromWorker) => void): Promise<void> {
  const { id } = message;
  const signal = signals.get(id) ?? { aborted: false };
  if ('abort' in message) signal.aborted = true;
  else if ('end' in message) end(id);
  else {
    signals.set(id, signal);
    try {
      if ('call' in message) {
        const { call, tell } = message;
        const news = (told: unknown): void => say({ id, news: told });
        const ours = { signal, ...(tell && telling.includes(call) ? { onProgress: news } : {}) };
        const given = withOptions(call, message.arguments, ours);
        say({ id, answer: await calls.get(call)?.(...given) });
        end(id);
        return;
      }
      if ('stream' in message) {
        const { stream } = message;
        begun.set(id, streamOf(stream, withOptions(stream, message.arguments, { signal })));
      }
      say({ id, answer: await nextOf(id) });
    } catch (error) {
      end(id);
      const known =
        error instanceof NonogramError ? error : new NonogramError('worker', String(error));
      say({ id, error: { code: known.code, problems: known.problems } });
    }
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
