/** The green keys of this project's tests. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from '../browser/browser.ts';
import { testedBuilds } from '../../build/site/buildSite.ts';
import { enginesKey } from '../browser/engines.ts';
import { greenKeys } from './greenKeys.ts';
import type { GreenKeys } from './greenKeys.ts';

function browserVersion(): string {
  const browser = findBrowser();
  return browser === null ? '' : spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout;
}

export function testKeys(): GreenKeys {
  const [site, sub] = testedBuilds;
  const machine = `${process.platform} ${process.version} ${browserVersion().trim()} ${enginesKey()}`;
  return greenKeys({ root: '.', sites: { site: site.folder, sub: sub.folder } }, machine);
}
