/** Every command of package.json, with its smallest setting: who adds a command says here how it is tried. */

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

/** The tests themselves, and what they begin with. */
const checks = { in: 'scripts/test/testAll.ts' };

export const commands: Readonly<Record<string, Trial | Elsewhere>> = {
  dev: { in: 'test/scripts/build/buildSite.test.ts' },
  // these three with an Astro of one page: servedCommands below
  build: { in: 'test/scripts/commands.test.ts' },
  start: { in: 'test/scripts/commands.test.ts' },
  serve: { in: 'test/scripts/commands.test.ts' },
  'check:types': checks,
  'check:lint': checks,
  'check:unused': checks,
  'check:format': checks,
  format: { why: 'it writes every file again, as check:format compares them' },
  quick: { why: 'what it looks at, the tests look at, and it takes minutes' },
  test: { why: 'it is what runs this' },
  'test:unit': { why: 'it is what runs this' },
  'test:site': { why: 'scripts/test/testAll.ts runs the same tests' },
  solve: { in: 'test/command/solve.test.ts' },
  check: { in: 'test/command/check.test.ts' },
  rate: { in: 'test/command/rate.test.ts' },
  hint: { in: 'test/command/hint.test.ts' },
  make: { in: 'test/command/make.test.ts' },
  convert: { in: 'test/command/convert.test.ts' },
  formula: { in: 'test/command/formula.test.ts' },
  analyse: { in: 'test/scripts/research/analyse.test.ts' },
  circuit: { in: 'test/scripts/research/circuit.test.ts' },
  reproduce: { in: 'test/scripts/research/reproduce.test.ts' },
  results: trial('density-4x4-exact', /^density-4x4-exact {2}[\d.]+ s$/m),
  fuzz: trial('games --count 1', /Of fewer than 10,000 [\s\S]*2 passed/),
  hosts: { in: 'test/scripts/build/hostSettings.test.ts' },
  mutate: trial('--report --sample 1', /"mutants": 1\b/),
  kubernetes: { in: 'test/scripts/research/shards/kubernetes.test.ts' },
  situations: trial('--boards 1', /^288 of 1288 situations .* 45 boards, 24 /),
  ladder: trial('--cells 4', /^2 x 2: 0 of 42$/m),
  missed: trial('--cells 4 --boards 1', /^2 x 2: .*\n6 x 6, .*\n8 x 8, random, every step: null$/m),
  guesses: trial('4x4 --seeds 1 --guesses 1', /^4x4: 1 guesses, seed 1, /),
  strips: trial('--seeds 1 --changes 100', /^seed 1: first strip given: 32 sweeps/m),
  positions: trial('overlap', /^overlap: 120 positions of 123 boards$/m),
  sequences: trial('most-solutions --count 2', /^2$/m),
  corpus: trial('--strata switches --shard 8/8', /^$|^switches, part 8 of 8: 50$/m),
  bench: trial('boards --window 1', /Chromium[\s\S]*30x30, 60 % +[\d,]+ +[\d,]+ /, true),
  race: { in: 'test/scripts/measure/race.test.ts' },
  asking: trial('--check 60', /^$/),
  manners: trial('--boards 1', /MiniZinc: 1 board[\s\S]*as it runs/),
  library: { in: 'test/library/package.test.ts' },
  screenshots: trial('404.html', /^(404\.html-\d+-\w+\.png\n){4}$/, true),
  tasks: trial('/', /^\d over the floor, of 1 pages$/m, true),
  lighthouse: { why: 'its first run installs packages from the network, and each takes minutes' },
};
