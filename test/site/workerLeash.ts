/**
 * Workers on a leash: what they answer reaches the page only as far as a test lets it, and they die when it says so. A
 * test that hopes to come in time before a worker is done depends on how fast the machine is.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Part } from '../../src/notebook/pool/protocol.ts';
import { defaultTimings } from '../../src/notebook/pool/run.ts';

/** What a worker answers: nothing to `begin`, a part to `work`. */
export type Answer = Part | undefined;

/** Some units are done. To be asked of answers of a run, as the other one below. */
export const hasDone = (answer: Answer): boolean => answer !== undefined && answer.to > answer.from;

/** A unit that is begun has told of itself. */
export const hasTold = (answer: Answer): boolean => answer?.news !== undefined;

export type Leash = {
  /** Workers that the page has started since. */
  readonly started: () => Promise<number>;
  /** Waits until worker number `at`, counted from 0, has answered so much that it is held. */
  readonly held: (at: number) => Promise<void>;
  /** The same, and ends it then: to the page it just never says anything again. */
  readonly kill: (at: number) => Promise<void>;
  /** Lets everything through from now on. */
  readonly release: () => Promise<void>;
};

/** How Comlink asks a worker. */
type Call = { readonly path: readonly string[]; readonly argumentList: { value: unknown }[] };

/** The page's side of the leash. */
type Hand = { readonly held: () => boolean[]; readonly kill: (at: number) => void; free: boolean };
type Leashed = typeof globalThis & { leash: Hand };

/**
 * To be run in a page before anything of the page is: puts all its workers on the leash. A figure in view may be woken by
 * the least sign of a reader, as by a mouse that the last test has left over it.
 *
 * @param enough - asked of every answer: whether those that follow it are held. Runs in the page, so it knows nothing but
 *   its argument
 */
export const leashing = (enough: (answer: Answer) => boolean = () => true): string =>
  `(${String(takeInHand)})(${String(enough)}, ${defaultTimings.tick})`;

/**
 * Puts the workers on the leash that the page starts from now on.
 *
 * @param enough - as above
 */
export async function leashWorkers(
  page: Page,
  enough: (answer: Answer) => boolean = () => true,
): Promise<Leash> {
  await page.evaluate(leashing(enough));
  return leashOf(page);
}

/** The leash that the page has from its beginning. */
export function leashOf(page: Page): Leash {
  const ask = (): Promise<boolean[]> =>
    page.evaluate(() => (globalThis as unknown as Leashed).leash.held());
  const held = (at: number): Promise<void> =>
    expect.poll(async () => (await ask())[at], { timeout: 60_000, interval: 50 }).toBe(true);
  return {
    started: async () => (await ask()).length,
    held,
    kill: async (at) => {
      await held(at);
      await page.evaluate((at) => (globalThis as unknown as Leashed).leash.kill(at), at);
    },
    release: () =>
      page.evaluate(() => {
        (globalThis as unknown as Leashed).leash.free = true;
      }),
  };
}

/** In the page: the class of workers is replaced. */
function takeInHand(enough: (answer: Answer) => boolean, tick: number): void {
  const leashed: {
    begun: boolean; // it has answered once
    held: boolean;
    dead: boolean;
    waiting: MessageEvent[];
    worker: Worker;
  }[] = [];
  let free = false;
  /** Lets what is held through, in its order. */
  const letGo = (): void => {
    for (const one of leashed)
      for (const { data } of one.waiting.splice(0))
        if (!one.dead) one.worker.dispatchEvent(new MessageEvent('message', { data }));
  };
  (globalThis as unknown as Leashed).leash = {
    held: () => leashed.map(({ held }) => held),
    kill: (at) => {
      const one = leashed[at]!;
      one.dead = true;
      one.worker.terminate();
    },
    get free() {
      return free;
    },
    set free(value: boolean) {
      free = value;
      letGo();
    },
  };
  globalThis.Worker = class extends Worker {
    constructor(...made: ConstructorParameters<typeof Worker>) {
      super(...made);
      const waiting: MessageEvent[] = [];
      const one = { begun: false, held: false, dead: false, waiting, worker: this };
      leashed.push(one);
      // before the page listens
      this.addEventListener('message', (event) => {
        one.begun = true;
        if (free || !event.isTrusted) return;
        if (one.held || one.dead) {
          one.waiting.push(event);
          event.stopImmediatePropagation();
        } else one.held = enough((event.data as { value?: Answer }).value);
      });
    }
    /** Whatever it is asked, it answers after one slice: fast ones too have something to say before they are done. */
    override postMessage(message: unknown, also?: unknown): void {
      const { path, argumentList } = message as Partial<Call>;
      const budget = argumentList?.[2];
      if (!free && path?.[0] === 'work' && budget !== undefined) budget.value = 0;
      super.postMessage(message, also as Transferable[]);
    }
    override terminate(): void {
      // by the page, or above: nothing waits for it any more
      leashed.find(({ worker }) => worker === this)!.dead = true;
      super.terminate();
    }
  };
  // whoever is held, or is still loading on a busy machine, is not to be taken for dead: the page's watch stands still
  const { setInterval: usual } = globalThis;
  globalThis.setInterval = ((act: () => void, gap?: number) =>
    usual(() => {
      const holds = !free && leashed.some(({ begun, held, dead }) => !dead && (held || !begun));
      if (!holds || gap !== tick) act();
    }, gap)) as typeof setInterval;
}
