/** As for the tests of the site, and with the other engines found or installed, before two test files would do so at once. */
import type { TestProject } from 'vitest/node';
import { ensureEngines } from '../../scripts/test/browser/engines.ts';
import type { Engines } from '../../scripts/test/browser/engines.ts';
import setUpSite from '../site/globalSetup.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    engines: Engines;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('engines', ensureEngines());
  return setUpSite(project);
}
