/** `npm run bench`: how fast the solvers are here, against baselines of the same run, and whether that is enough. */
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { openBrowserBench } from './bench/inBrowser.ts';
import type { BrowserBench } from './bench/inBrowser.ts';
import { hunts } from './bench/hunt.ts';
import { verdicts } from './bench/make.ts';
import { nativeHint } from './bench/native.ts';
import { Misuse, program } from '../../src/command/program.ts';
import { runs } from './bench/runs.ts';
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
} from './bench/tables.ts';

/** How a part is to be measured. */
type Asked = {
  readonly browser: BrowserBench | null;
  readonly quick: boolean;
  readonly whole: boolean;
  readonly window: number; // ms
};

type Part = (asked: Asked) => void | Promise<void>;

const parts: Readonly<Record<string, Part>> = {
  settles: ({ window }) => settles(window),
  boards: ({ browser, window }) => boards(browser, window),
  fours: ({ browser, window }) => fours(browser, window),
  twoSats: ({ window }) => twoSats(window),
  asking: () => asking(),
  solves: ({ quick, whole }) => solves(whole ? Infinity : quick ? 20 : 100),
  questions: ({ quick }) => questions(quick),
  probes: ({ window }) => probes(window),
  circuits: () => circuits(),
  thresholds: ({ quick }) => thresholds(quick),
  hunts: ({ browser }) => hunts(browser),
  runs: ({ browser, quick }) => runs(browser, quick),
  make: ({ quick }) => verdicts(quick ? 20 : 100),
};

const names = Object.keys(parts);

/** Those that have a second half in the browser. */
const browsed = ['boards', 'fours', 'hunts', 'runs'];

/** The verdict of the studio takes minutes by itself, and is asked for by its name. */
const usual = new Set(names.filter((name) => name !== 'make'));

const help = `Measures the solvers, in Node and in a browser's worker.

  npm run bench                  about six minutes
  npm run bench -- --quick       shorter windows, no 5x5 counts
  npm run bench -- boards fours  some parts only
  npm run bench -- --window 1000  windows of so many milliseconds, 150 unless said otherwise
  npm run bench -- --no-browser  in Node only
  npm run bench -- make          the verdict of the studio only, some minutes
  npm run bench -- --whole       solve() on all 1,000 and 5,000 boards of its sets, some minutes more

Parts: ${names.join(', ')}; all but the last unless said otherwise.
Rates are the best of seven windows. Ratios compare contestants of the same run, in turns.
A native SAT solver is raced too where it is installed: ${nativeHint}
`;

async function main(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      'no-browser': { type: 'boolean', default: false },
      window: { type: 'string' },
    },
  });
  const strange = positionals.find((name) => !names.includes(name));
  if (strange !== undefined) throw new Misuse(`no part is called ${strange}`);
  const { quick, whole } = values;
  const window = Number(values.window ?? (quick ? 30 : 150));
  if (!(Number.isSafeInteger(window) && window > 0))
    throw new Misuse(`--window takes a whole number of 1 or more: ${values.window ?? ''}`);
  const asked = positionals.length > 0 ? new Set(positionals) : usual;
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? ''}`,
  );
  const wanted = !values['no-browser'] && browsed.some((name) => asked.has(name));
  const browser = wanted ? await openBrowserBench() : null;
  if (browser) console.log(`Chromium ${browser.version}, ${browser.cores} cores`);
  else console.log('No browser: the second half is left out.');
  try {
    for (const name of asked) await parts[name]?.({ browser, quick, whole, window });
  } finally {
    await browser?.close();
  }
  return 0;
}

await program(help, main);
