import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './test/longFirst.ts';

/** Modules are what Node makes of them: see test/nativeModules.ts. */
const native = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', './test/nativeModules.ts'],
};

// `unit` runs in Node; `site` builds the site and drives it in a real browser; `engines` drives it in the two others
export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/site/**', 'test/engines/**'],
          setupFiles: ['test/setup.ts'],
          testTimeout: 120_000,
          ...native,
          isolate: false, // a worker loads the engine once, not once a file
          maxWorkers: '100%', // pure computing: the default leaves a core idle
        },
      },
      {
        test: {
          name: 'site',
          environment: 'node',
          include: ['test/site/**/*.test.ts'],
          globalSetup: ['test/site/globalSetup.ts'],
          setupFiles: ['test/site/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          retry: 1, // a hiccup of the browser; `npm test` names what passed at the second try only
          env: { KEEP: '1' }, // what the build found out, the unit tests find out again: see src/stored/kept.ts
          expect: { poll: { timeout: 20_000 } }, // the usual second is short for a page
          ...native,
          isolate: false, // the files of a worker share its browser
          maxWorkers: Math.min(8, availableParallelism() + 1), // a browser waits now and then
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['test/engines/**/*.test.ts'],
          globalSetup: ['test/engines/globalSetup.ts'],
          setupFiles: ['test/site/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry: 1, // as in the site
          expect: { poll: { timeout: 20_000 } },
          ...native,
          isolate: false,
          maxWorkers: 2, // a file an engine
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
