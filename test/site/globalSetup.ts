/** Builds the site twice, as it is and for a sub-path, and serves both for the tests of the site. */
import { spawnSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { serveFolder } from '../../scripts/lib/staticServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    site: string; // address of the site, with a closing slash
    subPathSite: string; // the same, built for and served under a sub-path
  }
}

const subPath = '/some/folder/';

function build(folder: string, base: string): void {
  const result = spawnSync('astro', ['build', '--silent'], {
    env: {
      ...process.env,
      // Vitest sets it to "test", and then libraries are bundled in their development form
      NODE_ENV: 'production',
      OUT_DIR: folder,
      BASE: base,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    throw new Error(`astro build for ${base} failed:\n${result.stdout}\n${result.stderr}`);
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBrowser();
  if (process.env['SITE_BUILT'] === undefined) {
    build('dist', '/');
    build('dist-subpath', subPath);
  }
  const servers = [await serveFolder('dist'), await serveFolder('dist-subpath', subPath)];
  project.provide('site', servers[0]?.url ?? '');
  project.provide('subPathSite', servers[1]?.url ?? '');
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
