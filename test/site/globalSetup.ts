/** Builds the site as it is and for a sub-path, and serves both for the tests of the site. */
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../../scripts/test/browser/browser.ts';
import { buildSite, testedBuilds } from '../../scripts/build/site/buildSite.ts';
import { serveFolder } from '../../scripts/build/serve/staticServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    site: string; // address of the site, with a closing slash
    subPathSite: string; // the same, built for and served under a sub-path
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBrowser();
  // `npm test` builds beforehand
  if (process.env['SITE_BUILT'] === undefined) await Promise.all(testedBuilds.map(buildSite));
  const servers = await Promise.all(
    testedBuilds.map(({ folder, base }) => serveFolder(folder, base)),
  );
  project.provide('site', servers[0]?.url ?? '');
  project.provide('subPathSite', servers[1]?.url ?? '');
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
