/** Finds the browsers that the tests drive, and installs those that are missing; a part of `npm test`, beside what computes. */
import { ensureBrowser } from './browser/browser.ts';
import { ensureEngines } from './browser/engines.ts';

ensureBrowser();
ensureEngines();
