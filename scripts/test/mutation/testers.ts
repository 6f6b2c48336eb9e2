/** The program that runs tests (tester.ts), seen from the one that has mutants: it may hang, and is then ended and begun anew. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Found, Order } from './tester.ts';

export type Tester = {
  /** Runs tests; null when they were not done in time. */
  readonly run: (order: Order, limit: number) => Promise<Found | null>;
  readonly end: () => void;
};

/** The next message of the program; null when it ends, or after `limit` ms. */
function next(from: ChildProcess, limit: number): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => resolve(null), limit);
  const gone = (): void => resolve(null);
  from.once('message', resolve).once('exit', gone);
  return promise.finally(() => {
    clearTimeout(timer);
    from.off('message', resolve).off('exit', gone);
  });
}

/** @throws Error when the program cannot be started */
export function startTester(): Tester {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  let child: ChildProcess | null = null;
  const program = fileURLToPath(new URL('tester.ts', import.meta.url));

  async function begin(): Promise<ChildProcess> {
    const env = { ...process.env, TZ: 'UTC', MUTANT: join(folder, 'mutant.json') };
    // a group of its own, so that what it has started ends with it
    child = fork(program, { env, detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    if ((await next(child, 600_000)) === null) throw new Error('Vitest cannot be started.');
    return child;
  }

  function kill(): void {
    const pid = child?.pid;
    child = null;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // it has ended
    }
  }

  function end(): void {
    kill();
    process.off('SIGINT', stop).off('SIGTERM', stop);
    rmSync(folder, { recursive: true, force: true });
  }

  /** A mutant that never ends does not hear that this program has ended. */
  function stop(): void {
    end();
    process.exit(130);
  }
  process.once('SIGINT', stop).once('SIGTERM', stop);

  return {
    run: async (order, limit) => {
      const at = child ?? (await begin());
      const answer = next(at, limit);
      at.send(order);
      const found = (await answer) as Found | null;
      if (found === null) kill();
      return found;
    },
    end,
  };
}
