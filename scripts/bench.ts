/** `npm run bench`: how fast the solvers are here, against baselines of the same run, and whether that is enough. */
import { availableParallelism, cpus } from 'node:os';
import { density } from '../src/experiments/density.ts';
import type { DensitySpec } from '../src/experiments/density.ts';
import { difficultyCount } from '../src/experiments/difficultyCount.ts';
import type { Experiment } from '../src/experiments/experiment.ts';
import { fourCensus } from '../src/experiments/fourCensus.ts';
import { probingCensus } from '../src/experiments/probingCensus.ts';
import { now } from '../src/clock.ts';
import { grouped } from '../src/formats/numbers.ts';
import { openBrowserBench } from './lib/benchBrowser.ts';
import type { BrowserBench } from './lib/benchBrowser.ts';
import { lineLengths, settleRates } from './lib/benchLines.ts';
import { probeCases, probeRates } from './lib/benchProbes.ts';
import { boardCases, boardRates, fourCases, fourRates } from './lib/benchSolvers.ts';
import { askingCases, askingTimes } from './lib/benchAsking.ts';
import { questionCases, questionTimes } from './lib/benchInference.ts';
import { trialCases, trialRates, twoSatCases, twoSatRates } from './lib/benchTwoSat.ts';

const help = `Measures the solvers, in Node and in a browser's worker.

  npm run bench                  about six minutes
  npm run bench -- --quick       shorter windows, no 5x5 counts
  npm run bench -- --no-browser  in Node only

Rates are the best of seven windows. Ratios compare contestants of the same run, in turns.
`;

const known = new Set(['--quick', '--no-browser']);
const options = process.argv.slice(2);
const quick = options.includes('--quick');
const window = quick ? 30 : 150; // ms

const census = { height: 5, width: 5, first: 'H' } as const;
const fourCount = { height: 5, width: 5, unique: true, oneClue: true, folded: true } as const;
const paperRun: DensitySpec = {
  height: 6,
  width: 6,
  model: 'exact',
  percentages: Array.from({ length: 101 }, (_, percentage) => percentage),
  boards: 1000,
  seed: 2012,
};

/** The pictures of 000 with all classes. */
const pictures = [
  { side: 6, from: 0, to: 100, wanted: 'about 1 s' },
  { side: 10, from: 20, to: 70, wanted: 'a few seconds' },
  { side: 30, from: 45, to: 75, wanted: '120 s' },
];

const count = (value: number | undefined): string =>
  value === undefined ? '-' : grouped(Math.round(value));

const ratio = (a: number | undefined, b: number | undefined): string =>
  a === undefined || b === undefined ? '-' : `${(a / b).toFixed(a / b < 20 ? 1 : 0)}x`;

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of all)
    console.log(`  ${row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')}`);
}

function settles(): void {
  table(
    'Settles a second by length of line (random lines, a third of the cells known)',
    [
      'cells',
      'bit-parallel, words',
      'bit-parallel, settle()',
      'Fix recursion',
      'words/Fix',
      'settle()/Fix',
    ],
    lineLengths.map((length) => {
      const { words, line, recursion } = settleRates(length, window);
      const rates = [words, line, recursion].map(count);
      return [String(length), ...rates, ratio(words, recursion), ratio(line, recursion)];
    }),
  );
  console.log('  wanted: at least 30x at 20 and at 25 cells');
}

async function boards(browser: BrowserBench | null): Promise<void> {
  const wanted = new Map([
    ['10x10, 50 %', 100_000],
    ['30x30, 60 %', 15_000],
  ]);
  const rows: string[][] = [];
  for (const what of boardCases) {
    const name = `${what.side}x${what.side}, ${what.percentage} %`;
    const { fast, plain } = boardRates(what, window, true);
    const inBrowser = (await browser?.boards(what, window))?.['fast'];
    const least = wanted.get(name);
    rows.push([
      name,
      count(fast),
      count(inBrowser),
      count(plain),
      ratio(fast, plain),
      least === undefined ? '' : `${count(least)} ${verdict(inBrowser, least)}`,
    ]);
  }
  table(
    'SimpleSolver, random boards a second on one core',
    [
      'board',
      'Node',
      "browser's worker",
      'by Fix recursion, Node',
      'Node/Fix',
      'wanted in the browser',
    ],
    rows,
  );
}

/** Microseconds of compiled C++ on one core of the reference machine, boards of 50 %, after SimpleSolver. */
const reference = new Map([
  [10, 5],
  [20, 60],
  [30, 340],
]);

async function fours(browser: BrowserBench | null): Promise<void> {
  const rows: string[][] = [];
  for (const what of fourCases) {
    const { whole, goOn } = fourRates(what, window);
    const inBrowser = await browser?.boards(what, window, true);
    const compiled = what.percentage === 50 ? reference.get(what.side) : undefined;
    rows.push([
      `${what.side}x${what.side}, ${what.percentage} %`,
      count(whole),
      count(inBrowser?.['whole']),
      microseconds(goOn),
      microseconds(inBrowser?.['goOn']),
      compiled === undefined ? '' : `${compiled} us`,
      compiled === undefined ? '' : within(inBrowser?.['goOn'] ?? goOn, compiled),
    ]);
  }
  table(
    'FourSolver to its fixpoint, random boards that are not simple: boards a second, and time after SimpleSolver',
    ['board', 'Node', "browser's worker", 'after, Node', 'after, browser', 'C++', 'factor'],
    rows,
  );
  console.log('  wanted: a factor of at most 3 on the reference machine');
}

function twoSats(): void {
  table(
    'TwoSatSolver beside FourSolver, random boards that are not simple: time to the fixpoint after SimpleSolver, Node',
    ['board', 'FourSolver', 'TwoSatSolver', 'ratio'],
    twoSatCases.map((what) => {
      const { four, twoSat } = twoSatRates(what, window);
      const name = `${what.side}x${what.side}, ${what.percentage} %`;
      return [name, microseconds(four), microseconds(twoSat), ratio(four, twoSat)];
    }),
  );
  console.log('  wanted: a ratio of at most 3 at 10x10, 20x20 and 30x30');
  table(
    'Solver1 beside repeated probing, the same boards: time to the fixpoint, Node',
    ['board', 'repeated probing', 'Solver1', 'ratio'],
    trialCases.map((what) => {
      const { solver1, repeated } = trialRates(what, window);
      const name = `${what.side}x${what.side}, ${what.percentage} %`;
      return [name, microseconds(repeated), microseconds(solver1), ratio(repeated, solver1)];
    }),
  );
}

const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

function asking(): void {
  table(
    'One cell asked, random boards that are not simple: time of a question (of this process, whatever else the machine does), Node',
    ['board', 'formula alone', 'with its answer', 'both values, recorded', 'recorded/answer'],
    askingCases.map((what) => {
      const { formula, answer, recorded } = askingTimes(what);
      const name = `${what.side}x${what.side}, ${what.percentage} %`;
      return [name, ...[formula, answer, recorded].map(milliseconds), ratio(recorded, answer)];
    }),
  );
  console.log('  wanted at 20x20: an answer under 50 ms, recorded under 200 ms');
}

async function questions(): Promise<void> {
  const rows: string[][] = [];
  for (const { side, boards: each } of quick ? questionCases.slice(0, 1) : questionCases) {
    const { outside, plain, joined, solutions } = await questionTimes(side, each);
    rows.push([
      `${side}x${side}, ${each} of each`,
      ...[outside, plain, joined, solutions].map((time) => `${(time / 1000).toFixed(1)} s`),
      ratio(plain, outside),
      ratio(joined, outside),
    ]);
  }
  table(
    "Every cell asked, 003's formulas of boards at 30, 39, 42 and 50 %: time in all (of this process, whatever else the machine does), Node",
    [
      'boards',
      'CaDiCaL',
      'as it stands',
      'joined',
      'infer()',
      'as it stands/CaDiCaL',
      'joined/CaDiCaL',
    ],
    rows,
  );
  console.log(
    '  wanted: joined/CaDiCaL at most 2 (CaDiCaL as WebAssembly, one question a cell like ours)',
  );
}

function probes(): void {
  table(
    'Probing sequences a second, random boards that are not simple (SimpleSolver before included), Node',
    ['board', 'sharing work', 'time of one', 'each probe by itself', 'ratio'],
    probeCases.map((what) => {
      const { shared, alone } = probeRates(what, window);
      const name = `${what.side}x${what.side}, ${what.percentage} %`;
      return [name, count(shared), microseconds(shared), count(alone), ratio(shared, alone)];
    }),
  );
  console.log('  wanted: a few us for 6x6, under 100 ms for 20x20');
}

const microseconds = (rate: number | undefined): string =>
  rate === undefined ? '-' : `${(1e6 / rate).toPrecision(3)} us`;

const within = (rate: number | undefined, compiled: number): string =>
  rate === undefined ? '-' : `${(1e6 / rate / compiled).toFixed(1)}x`;

function verdict(rate: number | undefined, least: number): string {
  if (rate === undefined) return '';
  return rate >= least ? 'reached' : 'MISSED';
}

/** Milliseconds of a whole run on this core. */
function alone<Spec, Tally>(experiment: Experiment<Spec, Tally>, spec: Spec): number {
  const tally = experiment.emptyTally(spec);
  const start = now();
  experiment.begin(spec)(0, experiment.units(spec), tally);
  return now() - start;
}

const seconds = (ms: number | undefined): string =>
  ms === undefined ? '-' : `${(ms / 1000).toFixed(2)} s`;

async function runs(browser: BrowserBench | null): Promise<void> {
  const rows: string[][] = [];
  // the shorter of two: the first one also compiles
  const paper = Math.min(alone(density, paperRun), alone(density, paperRun));
  const inBrowser: number[] = [];
  if (browser)
    for (let turn = 0; turn < 3; turn++) inBrowser.push(await browser.run('density', paperRun, 2));
  const best = browser ? Math.min(...inBrowser) : undefined;
  rows.push(['6x6 density, 101 x 1,000 boards', seconds(paper), seconds(best), '1 s']);
  if (!quick) {
    const whole = await browser?.run('difficulty-count', census, 2);
    const own = alone(difficultyCount, census);
    rows.push(['5x5 difficulty, 33,554,432 images', seconds(own), seconds(whole), '10 s']);
    const columns = await browser?.run('four-census', fourCount, 2);
    const ownColumns = alone(fourCensus, fourCount);
    rows.push([
      '5x5, all columns, uniqueness, one clue',
      seconds(ownColumns),
      seconds(columns),
      '30 s',
    ]);
    const ownBeyond = alone(fourCensus, { ...fourCount, twoSat: true });
    const beyond = await browser?.run('four-census', { ...fourCount, twoSat: true }, 2);
    rows.push([
      `the same with 2-SAT: ${ratio(ownBeyond, ownColumns)}`,
      seconds(ownBeyond),
      seconds(beyond),
      'at most 2x',
    ]);
    const size = { height: 5, width: 5 };
    const sequences = await browser?.run('probing-census', size, 2);
    const ownSequences = alone(probingCensus, size);
    rows.push(['5x5, probing sequences', seconds(ownSequences), seconds(sequences), '45 s']);
  }
  for (const { side, from, to, wanted } of pictures) {
    const spec: DensitySpec = {
      ...paperRun,
      height: side,
      width: side,
      percentages: Array.from({ length: to - from + 1 }, (_, i) => from + i),
      four: true,
    };
    const own = alone(density, spec);
    const both = await browser?.run('density', spec, 2);
    const name = `${side}x${side}, all classes, ${to - from + 1} x 1,000 boards`;
    rows.push([name, seconds(own), seconds(both), wanted]);
  }
  table(
    'Whole runs',
    ['run', 'Node, one core', 'browser, two workers, with their start', 'wanted in the browser'],
    rows,
  );
}

async function main(): Promise<number> {
  if (options.includes('--help')) {
    console.log(help);
    return 0;
  }
  const unknown = options.filter((option) => !known.has(option));
  if (unknown.length > 0) {
    console.error(`unknown option: ${unknown.join(' ')}\n\n${help}`);
    return 2;
  }
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? ''}`,
  );
  const browser = options.includes('--no-browser') ? null : await openBrowserBench();
  if (browser) console.log(`Chromium ${browser.version}, ${browser.cores} cores`);
  else console.log('No browser: the second half is left out.');
  try {
    settles();
    await boards(browser);
    await fours(browser);
    twoSats();
    asking();
    await questions();
    probes();
    await runs(browser);
  } finally {
    await browser?.close();
  }
  return 0;
}

process.exitCode = await main();
