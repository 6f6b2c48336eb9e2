/** How fast boards are probed: see fastest.ts. */
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { createFastProbe } from '../../../src/engine/probe/fastProbe.ts';
import type { FastSimple } from '../../../src/engine/sweep/fastSolver.ts';
import { createSmallProbe } from '../../../src/engine/census/smallProbe.ts';
import { afterSweeps, race, standstills } from './fastest.ts';
import type { BoardCase, Contestant, Rates } from './fastest.ts';

/** Boards of probing. */
export const probeCases: readonly BoardCase[] = [5, 6, 10, 20].map((side) => ({
  side,
  percentage: 50,
}));

/**
 * Probing sequences a second on random boards that are not simple, SimpleSolver before them included: `shared` is the fast
 * prober, by table up to 6 x 6, `alone` the baseline, in which each probe is run to its end.
 */
export function probeRates(what: BoardCase, window: number): Rates {
  const { side } = what;
  const prober = createFastProbe(side, side);
  const { simple } = prober;
  const boards = standstills(what, side > 10 ? 100 : 200);
  return race(
    {
      shared: side <= 6 ? byTable(side, boards) : afterSweeps(boards, simple, () => prober.probe()),
      alone: afterSweeps(boards, simple, () => probeAlone(simple)),
    },
    window,
    7,
  );
}

function byTable(side: number, boards: readonly Uint8Array[]): Contestant {
  const prober = createSmallProbe(side, side);
  const images = boards.map((cells) => cells.reduce((sum, cell, at) => sum + cell * 2 ** at, 0));
  return {
    units: images.length,
    once: () => {
      for (const image of images) prober.probe(image);
    },
  };
}

/** Every probe from the solver's state, to its end. */
function probeAlone(simple: FastSimple): void {
  const cells = simple.readCells().slice();
  simple.keep();
  for (const [at, cell] of cells.entries())
    if (cell === UNKNOWN)
      for (const value of [1, 0] as const) {
        simple.restore();
        simple.setCell(Math.floor(at / simple.width), at % simple.width, value);
        simple.run('H');
      }
}
