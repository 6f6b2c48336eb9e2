/** What became of mutants, added up. */
import { idOf } from './mutants.ts';
import type { Mutant } from './mutants.ts';
import type { Fate } from './run.ts';

type Counts = Record<Fate['fate'], number>;

export type Report = {
  readonly seed: number; // of the order of the mutants
  readonly mutants: number; // that were asked for
  readonly done: number; // a random sample of them, as the order is one
  readonly fates: Counts;
  readonly share: number; // of those decided, the noticed ones: killed, or not done in time
  readonly folders: Readonly<Record<string, Counts>>;
  readonly survivors: readonly string[]; // what they change
};

const none = (): Counts => ({ killed: 0, timeout: 0, survived: 0, undecided: 0 });

/** @source none */
export function reportOf(
  asked: readonly Mutant[],
  known: ReadonlyMap<string, Fate>,
  seed: number,
): Report {
  const done = asked.flatMap((mutant) => known.get(idOf(mutant)) ?? []);
  const fates = none();
  const folders = new Map<string, Counts>();
  for (const { fate, mutant } of done) {
    const folder = mutant.file.split('/').slice(0, -1).join('/');
    const counts = folders.get(folder) ?? none();
    folders.set(folder, counts);
    counts[fate]++;
    fates[fate]++;
  }
  const noticed = fates.killed + fates.timeout;
  return {
    seed,
    mutants: asked.length,
    done: done.length,
    fates,
    share: Math.round((1000 * noticed) / (noticed + fates.survived)) / 1000,
    folders: Object.fromEntries([...folders].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    survivors: done
      .filter(({ fate }) => fate === 'survived')
      .map(({ id }) => id)
      .toSorted(),
  };
}
