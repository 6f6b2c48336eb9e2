/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

// Two projects: `unit` runs in Node in seconds; `site` builds the site and drives it in a real browser.
export default getViteConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/{engine,formats,experiments,workers,charts,kit,widgets,figures,scripts}/**/*.test.ts'],
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'node',
          include: ['test/site/**/*.test.ts'],
          globalSetup: ['test/site/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
