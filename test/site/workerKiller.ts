/** Ends what a worker does by the debugging protocol: to the page it just never says anything again. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export type WorkerKiller = {
  /** Workers that the page has started since. */
  readonly started: () => number;
  /** Ends what worker number `at` is doing, counted from 0, in the midst of its script. */
  readonly kill: (at: number) => Promise<void>;
  /** To be called before the page is given back. */
  readonly leave: () => Promise<void>;
};

/** Watches the workers of a page from now on. */
export async function watchWorkers(page: Page): Promise<WorkerKiller> {
  const protocol = await page.context().newCDPSession(page);
  const workers: string[] = [];
  protocol.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.push(sessionId);
  });
  const attach = { waitForDebuggerOnStart: false, flatten: false };
  await protocol.send('Target.setAutoAttach', { autoAttach: true, ...attach });
  return {
    started: () => workers.length,
    kill: async (at) => {
      await expect.poll(() => workers.length, { timeout: 20_000 }).toBeGreaterThan(at);
      const sessionId = workers[at]!;
      // once is not enough when it comes between two slices, where nothing is at work to be ended
      for (let id = 1; id <= 10; id++) {
        const message = JSON.stringify({ id, method: 'Runtime.terminateExecution' });
        await protocol.send('Target.sendMessageToTarget', { sessionId, message });
        await page.waitForTimeout(15);
      }
    },
    leave: () => protocol.detach(),
  };
}
