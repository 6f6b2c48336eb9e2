/** What the build finds out of the puzzle that the figure opens with: the page would need too long. */
import { pqLattice } from '../../experiments/pqLattice.ts';
import type { PqLatticeTally } from '../../experiments/pqLattice.ts';
import { defaultState } from './model.ts';
import type { LatticeProps } from './model.ts';

/** @throws SyntaxError for a damaged puzzle code */
export function prebuilt(props: LatticeProps): PqLatticeTally {
  const spec = { puzzle: defaultState(props).code };
  const tally = pqLattice.emptyTally(spec);
  pqLattice.begin(spec)(0, pqLattice.units(spec), tally);
  return tally;
}
