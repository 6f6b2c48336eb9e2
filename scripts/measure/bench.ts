/** `npm run bench`: how fast the solvers are here, against baselines of the same run, and whether that is enough. */
import { availableParallelism, cpus } from 'node:os';
import { Argument } from 'commander';
import { openBrowserBench } from './bench/inBrowser.ts';
import type { BrowserBench } from './bench/inBrowser.ts';
import { hunts } from './bench/hunt.ts';
import { verdicts } from './bench/make.ts';
import { nativeHint } from './bench/native.ts';
import { program, whole as wholeNumber } from '../../src/command/commandLine.ts';
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

const help = {
  does: "measures the solvers, in Node and in a browser's worker",
  examples: [
    'npm run bench',
    'npm run bench -- --quick',
    'npm run bench -- boards fours',
    'npm run bench -- make',
  ],
  more: `All takes about six minutes; make, the verdict of the studio, some more, and is done by its name only. Rates are the
best of seven windows. Ratios compare contestants of the same run, in turns. A native SAT solver is raced too where
it is installed: ${nativeHint}`,
  ends: 'with 0',
};

type Options = {
  readonly quick?: true;
  readonly whole?: true;
  readonly browser: boolean;
  readonly window?: number;
};

async function main(named: readonly string[], options: Options): Promise<void> {
  const { window = options.quick === true ? 30 : 150 } = options;
  const [quick, whole] = [options.quick === true, options.whole === true];
  const asked = named.length > 0 ? new Set(named) : usual;
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? ''}`,
  );
  const wanted = options.browser && browsed.some((name) => asked.has(name));
  const browser = wanted ? await openBrowserBench() : null;
  if (browser) console.log(`Chromium ${browser.version}, ${browser.cores} cores`);
  else console.log('No browser: the second half is left out.');
  try {
    for (const name of asked) await parts[name]?.({ browser, quick, whole, window });
  } finally {
    await browser?.close();
  }
}

await program('npm run bench --', help, (command, end) =>
  command
    .addArgument(new Argument('[part...]', 'all but make unless said otherwise').choices(names))
    .option('--quick', 'shorter windows, fewer boards, no 5x5 counts')
    .option('--whole', 'solve on all 1,000 and 5,000 boards of its sets, some minutes more')
    .option('--no-browser', 'in Node only')
    .option(
      '--window <ms>',
      'windows of so many milliseconds; 150, or 30 with --quick',
      wholeNumber(1),
    )
    .action(async (named: readonly string[], options: Options) => {
      await main(named, options);
      end(0);
    }),
);
