/** What every method comes to on the circuits of the table, run while the site is built. */
import { parseFormula } from '../../engine/circuit/formula.ts';
import { allPieces } from '../../engine/pieces.ts';
import { circuitReachInPieces } from '../../methods/circuitReach.ts';
import { tableFormulas } from './model.ts';
import type { SightRow } from './model.ts';

/** A formula with what each method comes to. */
export const sightRow = (formula: string): SightRow => ({
  formula,
  reach: allPieces(circuitReachInPieces(parseFormula(formula))),
});

let rows: readonly SightRow[] | null = null;

/** The rows of the table. */
export function prebuilt(): readonly SightRow[] {
  rows ??= tableFormulas.map(sightRow);
  return rows;
}
