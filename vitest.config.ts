import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Two projects: `unit` runs in Node in seconds; `site` builds the site and drives it in a real browser.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/site/**'],
          setupFiles: ['test/setup.ts'],
          testTimeout: 120_000,
          maxWorkers: '100%', // pure computing: the default leaves a core idle
        },
      },
      {
        test: {
          name: 'site',
          environment: 'node',
          include: ['test/site/**/*.test.ts'],
          globalSetup: ['test/site/globalSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          isolate: false, // the files of a worker share its browser
          maxWorkers: Math.min(8, Math.max(2, availableParallelism())),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
