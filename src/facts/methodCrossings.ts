/** Where each method passes one half, by the stored runs: what the chapter threshold draws and says of it. Read while the site is built. */
import { hardnessPeaks } from '../claims/003/thresholdMethods.ts';
import { pointAt } from '../claims/003/thresholdPoints.ts';
import type { StoredRun } from '../claims/storedFile.ts';
import { verdictOf } from '../claims/verdict.ts';
import { allPieces } from '../engine/pieces.ts';
import type { Between } from '../experiments/crossing.ts';
import { crossedBy, methodCrossingsInPieces } from '../experiments/methodCrossings.ts';
import type { CrossedBy, MethodCrossings } from '../experiments/methodCrossings.ts';
import { fixed, percent, rounded, sizeText } from '../notebook/plain/numbers.ts';
import { readStored, stored } from '../stored/fromFile.ts';
import { methodFiles } from '../stored/thresholdBoards.ts';

/** A stored run with its crossings. */
export type StoredMethods = {
  readonly run: StoredRun<'threshold'>;
  readonly crossings: MethodCrossings;
};

const cut = ({ value, low, high }: Between): Between => ({
  value: rounded(value, 3),
  low: rounded(low, 3),
  high: rounded(high, 3),
});

/** With as many digits as a page needs. */
const short = ({ methods, ...rest }: MethodCrossings): MethodCrossings => ({
  ...rest,
  methods: Object.fromEntries(
    crossedBy.map((method) => {
      const one = methods[method];
      return [method, one === null ? null : { at: cut(one.at), behind: cut(one.behind) }];
    }),
  ) as MethodCrossings['methods'],
});

let known: readonly StoredMethods[] | null = null;

/** All sizes, small ones first. */
export const storedMethodCrossings = (): readonly StoredMethods[] =>
  (known ??= [...methodFiles.values()].map((file) => {
    const run = readStored(file);
    return { run, crossings: short(allPieces(methodCrossingsInPieces(run.spec, run.tally))) };
  }));

/** What the prose says of one size. */
type SizeFacts = {
  readonly size: string;
  /** "42.1 %" */
  readonly at: Readonly<Record<CrossedBy, string>>;
  /** How many points later than inference: "3.3 (2.9 to 5.2)" */
  readonly behind: Readonly<Record<CrossedBy, string>>;
};

/** The sizes on which every method passes one half. */
export const methodFacts = (): readonly SizeFacts[] =>
  storedMethodCrossings().flatMap(({ crossings: { side, methods } }) => {
    if (crossedBy.some((method) => methods[method] === null)) return [];
    const each = (text: (one: NonNullable<MethodCrossings['methods'][CrossedBy]>) => string) =>
      Object.fromEntries(crossedBy.map((method) => [method, text(methods[method]!)])) as Record<
        CrossedBy,
        string
      >;
    return [
      {
        size: sizeText(side, side),
        at: each(({ at }) => `${fixed(at.value, 1)}\u00a0%`),
        behind: each(
          ({ behind: { value, low, high } }) =>
            `${fixed(value, 1)} (${fixed(low, 1)} to ${fixed(high, 1)})`,
        ),
      },
    ];
  });

/**
 * The density at which sweeps leave most of the filled cells of 20 × 20 that can be inferred, and the shares of both there.
 */
export function mostLeft(): {
  readonly size: string;
  readonly at: number;
  readonly inferred: string;
  readonly sweeps: string;
} {
  const { at } = verdictOf(hardnessPeaks, stored).ours.sizes.find((one) => one.side === 20)!.most;
  const { inferred, known: found } = pointAt(stored, 'threshold-methods 20x20', at);
  return {
    size: sizeText(20, 20),
    at,
    inferred: percent(inferred.expected?.mean ?? 0, 0),
    sweeps: percent(found?.sweeps.expected?.mean ?? 0, 0),
  };
}
