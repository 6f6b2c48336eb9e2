/** `npm run bench`: how fast the solvers are here, against baselines of the same run, and whether that is enough. */
import { availableParallelism, cpus } from 'node:os';
import { openBrowserBench } from './lib/benchBrowser.ts';
import { hunts } from './lib/benchHunt.ts';
import { verdicts } from './lib/benchMake.ts';
import { nativeHint } from './lib/benchNative.ts';
import { Misuse, program } from '../src/command/program.ts';
import { runs } from './lib/benchRuns.ts';
import {
  asking,
  boards,
  circuits,
  fours,
  probes,
  questions,
  settles,
  solves,
  thresholds,
  twoSats,
} from './lib/benchTables.ts';

const help = `Measures the solvers, in Node and in a browser's worker.

  npm run bench                  about six minutes
  npm run bench -- --quick       shorter windows, no 5x5 counts
  npm run bench -- --no-browser  in Node only
  npm run bench -- make          the verdict of the studio only, some minutes
  npm run bench -- --whole       solve() on all 1,000 and 5,000 boards of its sets, some minutes more

Rates are the best of seven windows. Ratios compare contestants of the same run, in turns.
A native SAT solver is raced too where it is installed: ${nativeHint}
`;

const known = new Set(['make', '--quick', '--no-browser', '--whole']);

async function main(options: readonly string[]): Promise<number> {
  const unknown = options.filter((option) => !known.has(option));
  if (unknown.length > 0) throw new Misuse(`unknown option: ${unknown.join(' ')}`);
  const quick = options.includes('--quick');
  const window = quick ? 30 : 150; // ms
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? ''}`,
  );
  if (options.includes('make')) {
    verdicts(quick ? 20 : 100);
    return 0;
  }
  const browser = options.includes('--no-browser') ? null : await openBrowserBench();
  if (browser) console.log(`Chromium ${browser.version}, ${browser.cores} cores`);
  else console.log('No browser: the second half is left out.');
  try {
    settles(window);
    await boards(browser, window);
    await fours(browser, window);
    twoSats(window);
    asking();
    await solves(options.includes('--whole') ? Infinity : quick ? 20 : 100);
    await questions(quick);
    probes(window);
    circuits();
    thresholds(quick);
    await hunts(browser);
    await runs(browser, quick);
  } finally {
    await browser?.close();
  }
  return 0;
}

await program(help, main);
