/** Every command, with its smallest setting: who adds one says here how it is tried. */
import manifest from '../../package.json' with { type: 'json' };

/** A command line that ends soon. */
export type Trial = {
  readonly words: readonly string[];
  readonly says: RegExp; // what it prints
  readonly browser?: true; // it drives one, so it is tried with the tests of the site
};

/** A file with a test that runs the command, or why nothing does. */
type Elsewhere = { readonly in: string } | { readonly why: string };

const trial = (words: string, says: RegExp, browser?: true): Trial => ({
  words: words.split(' ').filter((word) => word !== ''),
  says,
  ...(browser && { browser }),
});

export const commands: Readonly<Record<string, Trial | readonly Trial[] | Elsewhere>> = {
  dev: { in: 'test/scripts/build/buildSite.test.ts' },
  // these three with an Astro of one page
  build: { in: 'test/scripts/commands.test.ts' },
  start: { in: 'test/scripts/commands.test.ts' },
  serve: { in: 'test/scripts/commands.test.ts' },
  new: trial('--help', /puzzle-figure ways-of-lines/),
  test: { why: 'it is what runs this' },
  quick: { why: 'what it looks at, the tests look at, and it takes minutes' },
  check: { why: 'npm test begins with the same' },
  lint: { why: 'npm test begins with the same' },
  format: { why: 'it writes every file again, as npm test compares them' },
  fuzz: trial('games --count 1', /Of fewer than 10,000 [\s\S]*2 passed/),
  nonogram: trial('--version', /^\d+\.\d+\.\d+$/m),
  solve: { in: 'test/command/solve.test.ts' },
  convert: { in: 'test/command/convert.test.ts' },
  formula: { in: 'test/command/formula.test.ts' },
  analyse: { in: 'test/scripts/research/analyse.test.ts' },
  circuit: { in: 'test/scripts/research/circuit.test.ts' },
  reproduce: { in: 'test/scripts/research/reproduce.test.ts' },
  sample: { in: 'test/scripts/research/sample.test.ts' },
  results: trial('density-4x4-exact', /^density-4x4-exact {2}[\d.]+ s$/m),
  remake: [
    trial(
      'missed --cells 4 --boards 1',
      /^2 x 2: .*\n6 x 6, .*\n8 x 8, random, every step: null$/m,
    ),
    trial('ladder --cells 4', /^2 x 2: 0 of 42$/m),
    trial('guesses 4x4 --seeds 1 --guesses 1', /^4x4: 1 guesses, seed 1, /),
    trial('strips 1 --changes 100', /^seed 1: first strip given: 32 sweeps/m),
    trial('hardest 7x7 --check', /^7x7 {2}\d+ {2}equal$/m),
    trial('situations --boards 1', /^288 of 1288 situations .* 45 boards, 24 /),
    trial('positions agreement', /^agreement: 60 positions of 245 boards$/m),
    trial('corpus switches --shard 8/8', /^$|^switches, part 8 of 8: 50$/m),
    trial('graded dominoes', /^$|^dominoes: 9$/m),
    trial('sequences most-solutions --count 2', /^most-solutions, n = 2: 2$/m),
    trial('seven monday --check', /^Monday, sweeps: 520 of 903 boards$/m),
    trial('asking 60 --check', /^60 %$/m),
    trial('manners --boards 1', /MiniZinc: 1 board[\s\S]*as it runs/),
  ],
  race: { in: 'test/scripts/measure/race.test.ts' },
  bench: trial('boards --window 1', /Chromium[\s\S]*30x30, 60 % +[\d,]+ +[\d,]+ /, true),
  library: { in: 'test/library/package.test.ts' },
  'scripts/measure/lighthouse.ts': {
    why: 'its first run installs packages from the network, and each takes minutes',
  },
  'scripts/measure/tasks.ts': trial('/', /^\d over the floor, of 1 pages$/m, true),
  'scripts/remake/answerGround.ts': trial('--check', /^several: 38647$/m),
  'scripts/remake/socialPictures.ts': { why: 'it draws the pictures that are stored again' },
  'scripts/research/kubernetes.ts': { in: 'test/scripts/research/shards/kubernetes.test.ts' },
  'scripts/test/browsers.ts': { why: 'npm test begins with it' },
  'scripts/test/screenshots.ts': trial('404.html', /^(404\.html-\d+-\w+\.png\n){4}$/, true),
};

/** The lines of package.json, by their names. */
const lines: Readonly<Record<string, string>> = manifest.scripts;

/** What is typed for a command: a line of package.json, or a program by itself. */
export const lineOf = (name: string): string => lines[name] ?? `node ${name}`;

/** All trials, with or without a browser. */
export const trials = (browser: boolean): readonly (Trial & { readonly name: string })[] =>
  Object.entries(commands).flatMap(([name, entry]) =>
    [entry]
      .flat()
      .flatMap((one) =>
        'words' in one && (one.browser === true) === browser ? [{ name, ...one }] : [],
      ),
  );
