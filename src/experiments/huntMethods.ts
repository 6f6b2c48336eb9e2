/**
 * What a hunt for puzzles asks of an image: by which method it is to be solved, and how difficult it is by the measures of
 * the book. Used by the experiments and, for a few boards, by figures.
 */
import { createFastFour } from '../engine/intersect/fastFour.ts';
import { createFastProbe, fixProved } from '../engine/probe/fastProbe.ts';
import type { FastProbe } from '../engine/probe/fastProbe.ts';
import { createFastOverlap } from '../engine/sweep/fastOverlap.ts';
import { createFastRounds } from '../engine/sweep/fastRounds.ts';
import type { FastRounds } from '../engine/sweep/fastRounds.ts';
import { createFastSimple } from '../engine/sweep/fastSimple.ts';
import { SOLVED, STANDSTILL } from '../engine/sweep/fastSolver.ts';
import type { FastSimple } from '../engine/sweep/fastSolver.ts';
import { createFastTwoSat } from '../engine/twosat/fastTwoSat.ts';

/**
 * The methods, each stronger than those before it but for the first two, which are readings of 002's ‘single line algorithm’
 * that cannot be compared. `pass`: SETTLE on all rows and then on all columns, once. `fills` and `overlap`: the outermost
 * fits again and again, runs alone or runs and gaps. `sweeps`: SETTLE again and again. `repeated`: probing, repeated.
 */
export const huntMethods = [
  'pass',
  'fills',
  'overlap',
  'sweeps',
  'four',
  'two-sat',
  'repeated',
] as const;

export type HuntMethod = (typeof huntMethods)[number];

/** The measures of difficulty that need a solved puzzle. */
export const huntMeasures = [
  'sweeps',
  'mean-sweeps',
  'rounds',
  'bottlenecks',
  'open',
  'left',
] as const;

export type HuntMeasure = (typeof huntMeasures)[number];

/** Looks at images of one size. */
export type Examiner = {
  /** Whether the method solves the puzzle of an image. */
  solves(this: void, method: HuntMethod, image: Uint8Array): boolean;
  /** The weakest method that does; of the two that cannot be compared the first. Null where none does. */
  weakest(image: Uint8Array): HuntMethod | null;
  /** How difficult the puzzle is; NaN where the measure says nothing of it. */
  measure(measure: HuntMeasure, image: Uint8Array): number;
};

/**
 * Makes one; its solvers are made when they are first asked for.
 *
 * @param height - 1 to 32
 * @param width - 1 to 32
 */
export function createExaminer(height: number, width: number): Examiner {
  const simple = createFastSimple(height, width);
  const overlap = {
    fills: lazy(() => createFastOverlap(height, width, 'fills')),
    overlap: lazy(() => createFastOverlap(height, width, 'fills and gaps')),
  };
  const four = lazy(() => createFastFour(height, width));
  const twoSat = lazy(() => createFastTwoSat(height, width));
  const prober = lazy(() => createFastProbe(height, width));
  const rounds = lazy(() => createFastRounds(height, width));

  const solves = (method: HuntMethod, image: Uint8Array): boolean => {
    switch (method) {
      case 'pass':
        return bySweeps(simple, image) && simple.sweeps <= 2;
      case 'fills':
      case 'overlap':
        return overlap[method]()(image);
      case 'sweeps':
        return bySweeps(simple, image);
      case 'four':
      case 'two-sat': {
        const solver = method === 'four' ? four() : twoSat();
        solver.simple.setImage(image);
        return solver.run() === SOLVED;
      }
      case 'repeated':
      default:
        return byProbing(prober(), image);
    }
  };

  return {
    solves,
    weakest: (image) => huntMethods.find((method) => solves(method, image)) ?? null,
    measure: (measure, image) => measured(measure, image, simple, rounds),
  };
}

/** Makes a value when it is first asked for. */
function lazy<Value>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => (made ??= make());
}

function bySweeps(simple: FastSimple, image: Uint8Array): boolean {
  simple.setImage(image);
  return simple.run('H') === SOLVED;
}

/** Rounds of probes from the standstill, fixing what contradictions prove. */
function byProbing(prober: FastProbe, image: Uint8Array): boolean {
  const { simple } = prober;
  simple.setImage(image);
  for (let code = simple.run('H'); ; code = simple.run('H')) {
    if (code !== STANDSTILL) return code === SOLVED;
    prober.probe();
    if (!fixProved(prober)) return false;
  }
}

function measured(
  measure: HuntMeasure,
  image: Uint8Array,
  simple: FastSimple,
  roundsOf: () => FastRounds,
): number {
  if (measure === 'left') {
    bySweeps(simple, image);
    return simple.unknown;
  }
  if (measure === 'sweeps') return bySweeps(simple, image) ? simple.sweeps : NaN;
  if (measure === 'mean-sweeps') {
    if (!bySweeps(simple, image)) return NaN;
    const { sweeps } = simple;
    simple.setImage(image);
    simple.run('V');
    return (sweeps + simple.sweeps) / 2;
  }
  const rounds = roundsOf();
  rounds.run(image);
  if (measure === 'rounds') return rounds.rounds;
  if (measure === 'bottlenecks') return rounds.bottlenecks;
  return rounds.rounds === 0 ? 0 : rounds.open / rounds.rounds;
}
