/** How fast 2-SAT is beside FourSolver, and Solver1 beside repeated probing: see fastest.ts. */
import { createFastFour } from '../../../src/engine/intersect/fastFour.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { probeToEndInPieces } from '../../../src/engine/probe/probeRepeated.ts';
import type { FastSimple } from '../../../src/engine/sweep/fastSolver.ts';
import { STANDSTILL } from '../../../src/engine/sweep/fastSolver.ts';
import { createFastSimple } from '../../../src/engine/sweep/fastSimple.ts';
import { createFastSolver1 } from '../../../src/engine/twosat/fastSolver1.ts';
import { createFastTwoSat } from '../../../src/engine/twosat/fastTwoSat.ts';
import { boardsOf, race } from './fastest.ts';
import type { BoardCase, Contestant, Rates } from './fastest.ts';

/** The sizes at which 2-SAT is compared with FourSolver. */
export const twoSatCases: readonly BoardCase[] = [
  ...[5, 10, 20, 30].map((side) => ({ side, percentage: 50 })),
  { side: 30, percentage: 54 },
];

/** The sizes at which trials by 2-SAT are compared with trials by sweeps. */
export const trialCases: readonly BoardCase[] = [5, 10, 15].map((side) => ({
  side,
  percentage: 45,
}));

/** Random boards that are not simple. */
function standstills(what: BoardCase, count: number): readonly Uint8Array[] {
  const simple = createFastSimple(what.side, what.side);
  return boardsOf(what, 1000)
    .filter((cells) => {
      simple.setImage(cells);
      return simple.run('H') === STANDSTILL;
    })
    .slice(0, count);
}

/** Sweeps on every board, and what comes after them. */
const each = (
  boards: readonly Uint8Array[],
  simple: FastSimple,
  after: () => void,
): Contestant => ({
  units: boards.length,
  once: () => {
    for (const cells of boards) {
      simple.setImage(cells);
      simple.run('H');
      after();
    }
  },
});

/** Boards a second to the fixpoint, from where SimpleSolver stopped, by FourSolver and by TwoSatSolver. */
export function twoSatRates(what: BoardCase, window: number): Rates {
  const boards = standstills(what, 100);
  const four = createFastFour(what.side, what.side);
  const twoSat = createFastTwoSat(what.side, what.side);
  const found = race(
    {
      alone: each(boards, four.simple, () => {}),
      four: each(boards, four.simple, () => four.goOn()),
      twoSat: each(boards, twoSat.simple, () => twoSat.goOn()),
    },
    window,
    7,
  ) as Readonly<Record<'alone' | 'four' | 'twoSat', number>>;
  // the time of both is measured alike, and their difference is that of the solver
  const after = (rate: number): number => 1 / Math.max(1e-9, 1 / rate - 1 / found.alone);
  return { four: after(found.four), twoSat: after(found.twoSat) };
}

/** Boards a second to the fixpoint, sweeps before included, by Solver1 and by repeated probing. */
export function trialRates(what: BoardCase, window: number): Rates {
  const boards = standstills(what, 20);
  const solver1 = createFastSolver1(what.side, what.side);
  const { simple } = solver1;
  return race(
    {
      solver1: each(boards, simple, () => solver1.run()),
      repeated: each(boards, simple, () => allPieces(probeToEndInPieces(simple, false))),
    },
    window,
    7,
  );
}
