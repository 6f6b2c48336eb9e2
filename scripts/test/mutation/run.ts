/** Puts mutants to tests, one after another, and writes down what becomes of each as it is known. */
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { idOf, mutantsOf, mutated } from './mutants.ts';
import type { Mutant } from './mutants.ts';
import { startTester } from './testers.ts';
import type { Tester } from './testers.ts';
import { testsOf } from './testFiles.ts';

/** What became of a mutant. */
export type Fate = {
  readonly id: string;
  readonly mutant: Mutant;
  /** `undecided`: no test reaches it. */
  readonly fate: 'killed' | 'timeout' | 'survived' | 'undecided';
  readonly by: string | null; // the test that failed, or did not end
  readonly tests: readonly [run: number, of: number]; // files
};

/** Where shards write. */
export const folder = '.results/mutation';

const sources = (): readonly string[] =>
  globSync('src/{engine,formats,workers}/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** All mutants, in an order that a seed gives: the first of them are a random sample. */
export function shuffled(seed: number): readonly Mutant[] {
  const mutants = sources().flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')).slice());
  const random = boardRandom(seed, 1, 1, 0, 0);
  for (let last = mutants.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const [a, b] = [mutants[last], mutants[other]];
    if (a !== undefined && b !== undefined) [mutants[last], mutants[other]] = [b, a];
  }
  return mutants;
}

/** All fates that are written down. A line that was cut off is none. */
export function fates(): ReadonlyMap<string, Fate> {
  const found = new Map<string, Fate>();
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of files.filter((name) => name.endsWith('.jsonl')))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      if (!line.endsWith('}')) continue;
      const fate = JSON.parse(line) as Fate;
      found.set(fate.id, fate);
    }
  return found;
}

const patience = 60_000; // ms that a test file may take without a mutant; longer ones are not asked
const least = 20_000; // ms that a test file is given with a mutant, and
const times = 10; // as long as it takes without
const budget = 30_000; // ms of tests that a mutant is put to, by what they take without it

/** Learns how long test files take without a mutant, in ms, each once; `null` for one that takes too long, or is not green. */
function clockOf(tester: Tester): (test: string) => Promise<number | null> {
  const file = join(folder, 'measured.json');
  const took = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number | null>)
    : {};
  return async (test) => {
    const known = took[test];
    if (known !== undefined) return known;
    const found = await tester.run({ mutant: null, tests: [test] }, patience);
    took[test] = found === null || found.failed !== null ? null : (found.took[test] ?? null);
    writeFileSync(file, JSON.stringify(took, null, 2));
    return took[test];
  };
}

/**
 * Puts mutants to the tests.
 *
 * @param file - that fates are added to
 * @param say - is told how far it is
 * @returns how many were done
 */
export async function run(
  mutants: readonly Mutant[],
  file: string,
  say: (done: number, fate: Fate) => void,
): Promise<number> {
  mkdirSync(dirname(file), { recursive: true });
  const testsFor = testsOf();
  const tester = startTester();
  const clock = clockOf(tester);
  async function fateOf(mutant: Mutant): Promise<Omit<Fate, 'id' | 'mutant'>> {
    const source = readFileSync(mutant.file, 'utf8');
    if (source.slice(mutant.from, mutant.to) !== mutant.was)
      throw new Error(`${mutant.file} has changed. Begin again.`);
    const text = mutated(source, mutant);
    const all = testsFor(mutant.file);
    let [done, left] = [0, budget];
    for (const test of all) {
      if (left <= 0) break;
      const ms = await clock(test);
      if (ms === null) continue;
      left -= ms;
      done++;
      const order = { mutant: { file: mutant.file, text }, tests: [test] };
      let found = await tester.run(order, least + times * ms);
      if (found === null) {
        // other programs may have kept the machine busy: what it takes without the mutant, now, is told by a run
        const plain = await tester.run({ mutant: null, tests: [test] }, 10 * patience);
        found = await tester.run(order, least + times * Math.max(ms, plain?.took[test] ?? 0));
      }
      const tests = [done, all.length] as const;
      if (found === null) return { fate: 'timeout', by: test, tests };
      if (found.failed !== null) return { fate: 'killed', by: found.failed, tests };
    }
    return { fate: done === 0 ? 'undecided' : 'survived', by: null, tests: [done, all.length] };
  }

  let done = 0;
  try {
    for (const mutant of mutants) {
      const fate: Fate = { id: idOf(mutant), mutant, ...(await fateOf(mutant)) };
      appendFileSync(file, `${JSON.stringify(fate)}\n`);
      say(++done, fate);
    }
  } finally {
    tester.end();
  }
  return done;
}
