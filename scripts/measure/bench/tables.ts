/** The tables of the bench that hold one solver against another one. */
import { nativeHint, nativeSolver } from './native.ts';
import type { BrowserBench } from './inBrowser.ts';
import { askingCases, askingTimes } from './asking.ts';
import type { BoardCase } from './fastest.ts';
import { circuitCases, circuitTimes } from './circuits.ts';
import { questionCases, questionTimes } from './inference.ts';
import { lineLengths, settleRates } from './lines.ts';
import { probeCases, probeRates } from './probes.ts';
import { count, microseconds, milliseconds, ratio, table, verdict, within } from './report.ts';
import { outsideSolver, solveSets, solveTimes } from './solve.ts';
import { boardCases, boardRates, fourCases, fourRates } from './solvers.ts';
import { paperSeconds, thresholdCases } from './threshold.ts';
import { trialCases, trialRates, twoSatCases, twoSatRates } from './twoSat.ts';

const nameOf = ({ side, percentage }: BoardCase): string => `${side}x${side}, ${percentage} %`;

export function settles(window: number): void {
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

export async function boards(browser: BrowserBench | null, window: number): Promise<void> {
  const wanted = new Map([
    ['10x10, 50 %', 100_000],
    ['30x30, 60 %', 15_000],
  ]);
  const rows: string[][] = [];
  for (const what of boardCases) {
    const name = nameOf(what);
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

export async function fours(browser: BrowserBench | null, window: number): Promise<void> {
  const rows: string[][] = [];
  for (const what of fourCases) {
    const { whole, goOn } = fourRates(what, window);
    const inBrowser = await browser?.boards(what, window, true);
    const compiled = what.percentage === 50 ? reference.get(what.side) : undefined;
    rows.push([
      nameOf(what),
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

export function twoSats(window: number): void {
  table(
    'TwoSatSolver beside FourSolver, random boards that are not simple: time to the fixpoint after SimpleSolver, Node',
    ['board', 'FourSolver', 'TwoSatSolver', 'ratio'],
    twoSatCases.map((what) => {
      const { four, twoSat } = twoSatRates(what, window);
      return [nameOf(what), microseconds(four), microseconds(twoSat), ratio(four, twoSat)];
    }),
  );
  console.log('  wanted: a ratio of at most 3 at 10x10, 20x20 and 30x30');
  table(
    'Solver1 beside repeated probing, the same boards: time to the fixpoint, Node',
    ['board', 'repeated probing', 'Solver1', 'ratio'],
    trialCases.map((what) => {
      const { solver1, repeated } = trialRates(what, window);
      return [
        nameOf(what),
        microseconds(repeated),
        microseconds(solver1),
        ratio(repeated, solver1),
      ];
    }),
  );
}

export function asking(): void {
  table(
    'One cell asked, random boards that are not simple: time of a question (of this process, whatever else the machine does), Node',
    ['board', 'formula alone', 'with its answer', 'both values, recorded', 'recorded/answer'],
    askingCases.map((what) => {
      const { formula, answer, recorded } = askingTimes(what);
      return [
        nameOf(what),
        ...[formula, answer, recorded].map(milliseconds),
        ratio(recorded, answer),
      ];
    }),
  );
  console.log('  wanted at 20x20: an answer under 50 ms, recorded under 200 ms');
}

/** @param quick - the smallest boards alone */
export async function questions(quick: boolean): Promise<void> {
  const rows: string[][] = [];
  const solver = nativeSolver();
  for (const { side, boards: each } of quick ? questionCases.slice(0, 1) : questionCases) {
    const times = await questionTimes(side, each, solver);
    const { outside, native, plain, joined, solutions } = times;
    rows.push([
      `${side}x${side}, ${each} of each`,
      ...[outside, native, plain, joined, solutions].map((time) =>
        time === null ? '-' : `${(time / 1000).toFixed(1)} s`,
      ),
      ratio(plain, outside),
      ratio(joined, outside),
      native === null ? '-' : ratio(joined, native),
    ]);
  }
  solver?.close();
  table(
    "Every cell asked, 003's formulas of boards at 30, 39, 42 and 50 %: time in all (of this process, whatever else the machine does), Node",
    [
      'boards',
      'CaDiCaL',
      'native',
      'as it stands',
      'joined',
      'infer()',
      'as it stands/CaDiCaL',
      'joined/CaDiCaL',
      'joined/native',
    ],
    rows,
  );
  console.log(
    '  wanted: joined/CaDiCaL at most 2 (CaDiCaL as WebAssembly, one question a cell like ours)',
  );
  console.log(
    solver === null
      ? `  no native CaDiCaL to compare with: ${nativeHint}`
      : '  native: CaDiCaL of the machine, the same formulas and questions; reading them is included',
  );
}

/** @param boards - of each design; Infinity for all */
export async function solves(boards: number): Promise<void> {
  const outside = await outsideSolver();
  const times = solveSets(boards).map((set) => solveTimes(set, outside));
  table(
    'solve(): none, one or several? Time of a puzzle (of this process, whatever else the machine does), Node',
    [
      'set',
      'puzzles',
      'open',
      'all',
      'median',
      '90 %',
      '99 %',
      'most',
      'ours/CaDiCaL',
      'at the median',
      'on',
    ],
    times.map(({ name, puzzles, open, total, median, p90, p99, most, ratios }) => [
      name,
      String(puzzles),
      String(open),
      `${(total / 1000).toFixed(1)} s`,
      ...[median, p90, p99, most].map(milliseconds),
      ...[ratios.total, ratios.median].map((part) => ratio(part, 1)),
      String(ratios.puzzles),
    ]),
  );
  console.log(
    '  wanted: nothing open; 1,000 of the tournament in 45 s; of random boards 99 % under 100 ms, none over 2 s; easy ones of the survey under 2 ms',
  );
  console.log(
    '  CaDiCaL is the one of npm as WebAssembly, on the formula of our engine; both with sweeps and formula',
  );
}

export function circuits(): void {
  circuitTimes(circuitCases[0]); // the compiler warms up
  table(
    'Circuits: time of a formula (of this process, whatever else the machine does), Node',
    ['formula', 'board', 'laid out', 'all solutions', 'together'],
    circuitCases.map((text) => {
      const { size, layout, solutions } = circuitTimes(text);
      return [text, size, ...[layout, solutions, layout + solutions].map(milliseconds)];
    }),
  );
  console.log('  wanted of three variables: under a second');
}

/** @param quick - the smallest boards alone */
export function thresholds(quick: boolean): void {
  const cases = quick ? thresholdCases.slice(0, 1) : thresholdCases;
  table(
    'What can be inferred, 33 densities x 250 boards, shares only: on two cores, from part of the boards, Node',
    ['board', 'of each', 'all', 'wanted'],
    cases.map(({ side, boards: each, wanted }) => [
      `${side}x${side}`,
      String(each),
      `${paperSeconds(side, each).toFixed(0)} s`,
      `${wanted} s`,
    ]),
  );
}

export function probes(window: number): void {
  table(
    'Probing sequences a second, random boards that are not simple (SimpleSolver before included), Node',
    ['board', 'sharing work', 'time of one', 'each probe by itself', 'ratio'],
    probeCases.map((what) => {
      const { shared, alone } = probeRates(what, window);
      return [
        nameOf(what),
        count(shared),
        microseconds(shared),
        count(alone),
        ratio(shared, alone),
      ];
    }),
  );
  console.log('  wanted: a few us for 6x6, under 100 ms for 20x20');
}
