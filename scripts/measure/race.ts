/** `npm run -s race`: our `solve` on puzzles of others, beside solvers that are installed here and the times that others published. */
import { availableParallelism, cpus, platform } from 'node:os';
import { Option } from 'commander';
import { largeDesigns, raceDesigns } from '../../src/experiments/raceBoards.ts';
import { sizeText } from '../../src/notebook/plain/numbers.ts';
import { raceFile, raceVersion } from '../../src/stored/race.ts';
import type {
  RaceLarge,
  RaceLargeRun,
  RacePuzzle,
  RaceRecord,
  RaceSet,
} from '../../src/stored/race.ts';
import { today } from '../../src/notebook/clock.ts';
import { milliseconds, table } from './bench/report.ts';
import { storeDated } from '../remake/stored/datedFile.ts';
import { raceLarge } from './race/large.ts';
import type { LargeRun } from './race/large.ts';
import { disagreement, raceBoards, raceOn, warmUp } from './race/run.ts';
import { casesIn, casesOf, isDesign, published, puzzleSets } from './race/sets.ts';
import type { RaceCase } from './race/sets.ts';
import { allPeers } from './race/solvers.ts';
import type { RaceSolver } from './race/solvers.ts';
import { program, whole } from '../../src/command/commandLine.ts';
import { Misuse, write } from '../../src/command/program.ts';
import { recordText } from '../remake/stored/sealedText.ts';
import { readStored } from '../../src/stored/fromFile.ts';
import type { LargeDesign } from '../../src/experiments/raceBoards.ts';
import manifest from '../../package.json' with { type: 'json' };

/** Fields with a line for each entry. */
const lists = ['puzzles', 'sets'];

const storedAt = new URL(`../../public/results/${raceFile.name}.json`, import.meta.url);
const designs = Object.keys(raceDesigns);
const larger = Object.keys(largeDesigns) as LargeDesign[];
const sources = published.map(({ id }) => id);

const usualSets = ['survey', 'minizinc', ...designs];

const help = {
  does: 'asks of puzzles whether they have no solution, one, or several: our own solver, and SAT solvers that are installed here',
  examples: [
    'npm run -s race',
    'npm run -s race -- puzzle.nin set.txt',
    'npm run -s race -- --set jwilk,random --limit 60',
  ],
  more: `Tells the processor time of each, in milliseconds, and times that others published. A puzzle that is not decided within
the limit is open, and counts as that long.

Peers: cadical-wasm from npm, and cadical, kissat and minisat where they are found on the PATH (apt-get install cadical
minisat). They get the formula that our engine writes; the time of sweeps and of making the formula is added to theirs.
Verdicts are compared with one another and with what the collections say, and every solution is checked.

Boards that are made: ${Object.entries(raceDesigns)
    .map(([name, { boards, side }]) => `${boards} of ${name} (${side}x${side})`)
    .join(', ')}.`,
  ends: 'with 0; with 1 if two verdicts differ',
};

type Options = {
  readonly sets: readonly string[];
  readonly files: readonly string[];
  readonly limit: number;
  readonly boards: number;
  readonly large: number | null;
  readonly rounds: number;
  readonly beside: string;
  readonly alone: boolean;
  readonly json: boolean;
  readonly store: boolean;
};

/** As commander has them. */
type Given = {
  readonly set?: string;
  readonly limit?: number;
  readonly boards: number;
  readonly whole?: true;
  readonly large?: number;
  readonly rounds: number;
  readonly beside: string;
  readonly alone?: true;
  readonly json?: true;
  readonly store?: true;
};

/** @throws Misuse with a sentence for options that do not go together */
function optionsOf(files: readonly string[], given: Given): Options {
  const { alone = false, json = false, store = false, large = null, rounds, beside } = given;
  if (store && (given.set !== undefined || files.length > 0 || alone))
    throw new Misuse(
      '--store runs all that the page shows: it takes no --set, no --alone, no file',
    );
  const usual = files.length > 0 ? [] : usualSets;
  const sets = given.set?.split(',').filter((name) => name !== '') ?? usual;
  const strange = sets.find((name) => !puzzleSets.includes(name) && !isDesign(name));
  if (strange !== undefined) throw new Misuse(`no set is called ${strange}`);
  const limit = given.limit ?? (large !== null ? 20 : store ? 120 : 10);
  const boards = given.whole === true || store ? Infinity : given.boards;
  return { sets, files, limit, boards, large, rounds, beside, alone, json, store };
}

/** What a reader who waits is told, on a terminal only. */
function tell(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

const shown = ({ verdict, ms }: { readonly verdict: string; readonly ms: number }): string =>
  verdict === 'open' ? `open after ${milliseconds(ms)}` : ms.toFixed(ms < 10 ? 2 : 0);

function workText({ by, states, propagations, conflicts }: RacePuzzle): string {
  if (by === 'sweeps') return by;
  return by === 'search' ? `${states} states` : `${conflicts} conflicts, ${propagations} prop.`;
}

function report(rows: readonly (readonly [RaceCase, RacePuzzle])[], options: Options): void {
  const beside = published.find(({ id }) => id === options.beside);
  for (const [set, some] of Map.groupBy(rows, ([one]) => one.set)) {
    const peers = Object.keys(some[0]?.[1].peers ?? {});
    const others = set === 'survey' ? (beside?.solvers ?? []) : [];
    table(
      `${set}: processor time in ms`,
      ['puzzle', 'size', 'solutions', 'ours', 'work', ...peers, ...others.map(({ name }) => name)],
      some.map(([{ name, puzzle }, row]) => [
        name,
        sizeText(puzzle.rows.length, puzzle.columns.length),
        row.verdict,
        shown(row),
        workText(row),
        ...peers.map((peer) => (row.peers[peer] ? shown(row.peers[peer]) : '-')),
        ...others.map((_, at) => publishedText(beside?.seconds[name]?.[at])),
      ]),
    );
    if (others.length > 0 && beside)
      console.log(
        `  the last ${others.length} columns: ${String(beside['source'])}, ${String(beside['date'])}, ${String(beside['time'])} in ms, on ${String(beside['machine'])}`,
      );
  }
}

function publishedText(seconds: number | string | null | undefined): string {
  if (seconds === null || seconds === undefined) return '-';
  return typeof seconds === 'number' ? String(Math.round(1000 * seconds)) : `${seconds} s`;
}

const reportSets = (sets: readonly RaceSet[]): void => {
  table(
    'Boards that are made, seeds of our own: processor time of our solver in ms',
    [
      'set',
      'boards',
      'one',
      'several',
      'open',
      'all, s',
      'median',
      '90 %',
      '99 %',
      'slowest',
      '< 0.1 s',
    ],
    sets.map((set) => [
      set.set,
      ...[set.boards, set.one, set.several, set.open].map(String),
      set.seconds.toFixed(1),
      ...[set.median, set.p90, set.p99, set.slowest].map((ms) => ms.toFixed(1)),
      String(set.under),
    ]),
  );
};

function recordOf(
  words: readonly string[],
  { limit }: Options,
  peers: readonly RaceSolver[],
  puzzles: readonly RacePuzzle[],
  sets: readonly RaceSet[],
): RaceRecord {
  return {
    experiment: 'race',
    version: raceVersion,
    command: `npm run -s race -- ${words.join(' ')}`.trim(),
    date: today(),
    engine: manifest.version,
    machine: {
      model: cpus()[0]?.model.trim() ?? 'not told',
      cores: availableParallelism(),
      node: process.version,
      system: platform(),
    },
    limit,
    peers: peers.map(({ name }) => name),
    puzzles,
    sets,
    large: readStored(raceFile).large,
  };
}

/** The larger boards alone: told as tables, or stored beside what is there. */
async function mainLarge(
  words: readonly string[],
  { limit, rounds, alone, json, store }: Options,
  boards: number,
): Promise<number> {
  const peers = alone ? [] : await allPeers();
  warmUp(peers);
  const run: LargeRun = { boards, limit, rounds };
  const designs = larger.map((design) =>
    raceLarge(design, peers, run, (done) => tell(`${design}: board ${done}`)),
  );
  tell('');
  const large: RaceLargeRun = {
    command: `npm run -s race -- ${words.join(' ')}`,
    date: today(),
    peers: peers.map(({ name }) => name),
    versions: Object.fromEntries(
      peers.flatMap(({ name, version }) => (version === undefined ? [] : [[name, version]])),
    ),
    designs,
  };
  if (json) await write(`${JSON.stringify(large)}\n`);
  else designs.forEach(reportLarge);
  if (store)
    storeDated(storedAt, (date) =>
      recordText({ ...readStored(raceFile), large: { ...large, date } }, lists),
    );
  return 0;
}

const reportLarge = ({ design, boards }: RaceLarge): void =>
  table(
    `${design}: processor time in ms`,
    ['board', 'solutions', 'ours', 'conflicts', ...Object.keys(boards[0]?.peers ?? {})],
    boards.map((one) => [
      String(one.at),
      one.verdict,
      shown(one),
      String(one.conflicts),
      ...Object.values(one.peers).map(shown),
    ]),
  );

async function main(words: readonly string[], options: Options): Promise<number> {
  const { sets, files, limit, boards, large, alone, json, store } = options;
  if (large !== null) return mainLarge(words, options, large);
  const cases = [
    ...sets.filter((set) => !isDesign(set)).flatMap(casesOf),
    ...(await Promise.all(files.map(casesIn))).flat(),
  ];
  const peers = alone ? [] : await allPeers();
  warmUp(cases.length === 0 ? [] : peers);
  const rows = cases.map((one): readonly [RaceCase, RacePuzzle] => {
    tell(`${one.set}: ${one.name}`);
    return [one, raceOn(one, peers, limit)];
  });
  const made = sets
    .filter(isDesign)
    .map((design) => raceBoards(design, boards, limit, (done) => tell(`${design}: board ${done}`)));
  tell('');
  const puzzles = rows.map(([, row]) => row);
  const record = recordOf(words, options, peers, puzzles, made);
  if (json) await write(recordText(record, lists));
  else {
    report(rows, options);
    if (made.length > 0) reportSets(made);
  }
  const differing = rows.flatMap(([{ told }, row]) => disagreement(row, told) ?? []);
  for (const text of differing) process.stderr.write(`The verdicts differ: ${text}\n`);
  if (differing.length > 0) return 1;
  if (store) storeDated(storedAt, (date) => recordText({ ...record, date }, lists));
  return 0;
}

await program('npm run -s race --', help, (command, end, words) =>
  command
    .argument('[file...]', 'puzzles of your own, in any format that the site reads')
    .option(
      '--set <a,b>',
      `of ${[...puzzleSets, ...designs].join(', ')} (default: ${usualSets.join(',')})`,
    )
    .option('--limit <s>', 'seconds for each solver and puzzle (default: 10)', whole(1))
    .option(
      '--boards <n>',
      `how many boards of ${designs.join(' and ')}, spread over the whole set`,
      whole(1),
      20,
    )
    .option('--whole', 'all of them')
    .addOption(
      new Option('--beside <name>', 'whose published times are shown')
        .choices(sources)
        .default(sources[0]),
    )
    .option(
      '--large <n>',
      `the first n boards of each of ${larger.join(', ')} instead, every solver on each of them in turn; with --store beside what is stored (default limit: 20)`,
      whole(1),
    )
    .option(
      '--rounds <n>',
      'of --large: asks every board so often, and takes the median',
      whole(1),
      3,
    )
    .option('--alone', 'our solver only')
    .option('--json', 'one JSON object with everything instead of tables')
    .option(
      '--store',
      'writes it to public/results/race.json, for the page /race/: the four sets of the default, whole (default limit: 120)',
    )
    .action(async (files: readonly string[], given: Given) => {
      end(await main(words, optionsOf(files, given)));
    }),
);
