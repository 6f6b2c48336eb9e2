/** How fast 2-SAT is beside FourSolver, and Solver1 beside repeated probing: see fastest.ts. */
import { createFastFour } from '../../../src/engine/intersect/fastFour.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { probeToEndInPieces } from '../../../src/engine/probe/probeRepeated.ts';
import { createFastSolver1 } from '../../../src/engine/twosat/fastSolver1.ts';
import { createFastTwoSat } from '../../../src/engine/twosat/fastTwoSat.ts';
import { afterSweeps, race, rateAfter, standstills } from './fastest.ts';
import type { BoardCase, Rates } from './fastest.ts';

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

/** Boards a second to the fixpoint, from where SimpleSolver stopped, by FourSolver and by TwoSatSolver. */
export function twoSatRates(what: BoardCase, window: number): Rates {
  const boards = standstills(what, 100);
  const four = createFastFour(what.side, what.side);
  const twoSat = createFastTwoSat(what.side, what.side);
  const found = race(
    {
      alone: afterSweeps(boards, four.simple, () => {}),
      four: afterSweeps(boards, four.simple, () => four.goOn()),
      twoSat: afterSweeps(boards, twoSat.simple, () => twoSat.goOn()),
    },
    window,
    7,
  ) as Readonly<Record<'alone' | 'four' | 'twoSat', number>>;
  return {
    four: rateAfter(found.alone, found.four),
    twoSat: rateAfter(found.alone, found.twoSat),
  };
}

/** Boards a second to the fixpoint, sweeps before included, by Solver1 and by repeated probing. */
export function trialRates(what: BoardCase, window: number): Rates {
  const boards = standstills(what, 20);
  const solver1 = createFastSolver1(what.side, what.side);
  const { simple } = solver1;
  return race(
    {
      solver1: afterSweeps(boards, simple, () => solver1.run()),
      repeated: afterSweeps(boards, simple, () => allPieces(probeToEndInPieces(simple, false))),
    },
    window,
    7,
  );
}
