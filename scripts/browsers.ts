/** Finds the browsers that the tests drive, and installs those that are missing; a part of `npm test`, beside what computes. */
import { ensureBrowser } from './lib/browser.ts';
import { ensureEngines } from './lib/engines.ts';

ensureBrowser();
ensureEngines();
