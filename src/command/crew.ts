/** Threads that answer for one puzzle each: on as many cores as there are, with the same functions as without them. */
import { availableParallelism } from 'node:os';
import { Worker, parentPort, workerData } from 'node:worker_threads';
import { hearStop } from './patience.ts';
import { Misuse, messageOf } from './program.ts';

/** What a thread is asked: the name of a function, and its arguments. */
export type Job = { readonly name: string; readonly words: readonly unknown[] };

/** What a thread says. */
type Said = { readonly answer: unknown } | { readonly problem: string; readonly misused: boolean };

/** The functions of threads by their names. */
export type Jobs = Readonly<Record<string, (...words: never[]) => Promise<unknown>>>;

let program: URL | null = null;

/** Says which program threads run: one that calls {@link answerInThread} where it is not the main one. Without, there are none. */
export function runThreadsBy(url: URL): void {
  program = url;
}

/** How many threads are meant: 0 stands for as many as there are cores. 1 where there can be none. */
export const threadsFor = (jobs: number): number =>
  program === null ? 1 : jobs === 0 ? availableParallelism() : jobs;

type Waiting = {
  readonly job: Job;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
};

/** Threads that are started as they are needed; see the head of the file. */
export class Crew {
  readonly #most: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Waiting>();
  readonly #waiting: Waiting[] = [];
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  readonly #hearsStop: boolean;
  #isStopped = false;

  /**
   * @param most - threads
   * @param hearsStop - whether what they do ends by itself at Ctrl-C; a second one, or the first where it does not, ends all
   */
  constructor(most: number, hearsStop: boolean) {
    this.#most = most;
    this.#hearsStop = hearsStop;
  }

  /** Has a thread do it. Resolves with null for what was not begun when Ctrl-C came. */
  ask(job: Job): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#feed();
    });
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    process.off('SIGINT', this.#interrupt);
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((thread) => thread.terminate()));
  }

  readonly #interrupt = (): void => {
    this.#isStopped = true;
    Atomics.store(this.#stop, 0, 1);
    for (const { resolve } of this.#waiting.splice(0)) resolve(null);
  };

  #feed(): void {
    while (this.#waiting.length > 0) {
      if (this.#isStopped) return this.#interrupt();
      const thread = this.#idle.pop() ?? (this.#busy.size < this.#most ? this.#start() : undefined);
      if (thread === undefined) return;
      const next = this.#waiting.shift()!;
      if (this.#hearsStop && this.#busy.size === 0) process.once('SIGINT', this.#interrupt);
      this.#busy.set(thread, next);
      thread.postMessage(next.job, []);
    }
  }

  #start(): Worker {
    const thread = new Worker(program!, { workerData: this.#stop });
    thread.on('message', (said: Said) => {
      const asked = this.#busy.get(thread);
      this.#free(thread);
      this.#idle.push(thread);
      if ('answer' in said) asked?.resolve(said.answer);
      else asked?.reject(said.misused ? new Misuse(said.problem) : new Error(said.problem));
      this.#feed();
    });
    thread.on('error', (error) => {
      const asked = this.#busy.get(thread);
      this.#free(thread);
      asked?.reject(new Error(`A thread has stopped: ${messageOf(error)}`, { cause: error }));
    });
    return thread;
  }

  #free(thread: Worker): void {
    this.#busy.delete(thread);
    if (this.#busy.size === 0) process.off('SIGINT', this.#interrupt);
  }
}

async function said(jobs: Jobs, { name, words }: Job): Promise<Said> {
  try {
    const does: ((...words: never[]) => Promise<unknown>) | undefined = jobs[name];
    if (does === undefined) throw new RangeError(`no such job: ${name}`);
    return { answer: await does(...(words as never[])) };
  } catch (error) {
    return { problem: messageOf(error), misused: error instanceof Misuse };
  }
}

/** Does what the main thread asks for, until it ends this one. */
export function answerInThread(jobs: Jobs): void {
  hearStop(workerData as Int32Array);
  parentPort?.on('message', (job: Job) => {
    void said(jobs, job).then((one) => parentPort?.postMessage(one, []));
  });
}
