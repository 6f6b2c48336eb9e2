/** How the methods of a ranking are called, and where a puzzle is stepped through by one of them. */
import { pairOf } from '../engine/census/ranking.ts';
import type { Ranked } from '../engine/census/ranking.ts';
import type { MethodKind } from './kinds.ts';
import type { FigureTag } from './figures.ts';

/** Those that are no (p,q)-SOLVERs. */
const names: Readonly<Record<Exclude<Ranked, `${number},${number}`> | '2,2', string>> = {
  sweeps: 'sweeps',
  '2,2': 'pairs of lines',
  'two-sat': 'chains',
  once: 'a single probe',
  repeated: 'repeated probing',
  agreement: 'repeated probing with what both futures share',
  pairs: 'probing two cells at a time',
  triples: 'probing three cells at a time',
  solver1: 'Solver1',
};

/** The name of a method: "chains", "(2,3)". */
export const rankedName = (method: Ranked): string =>
  method in names ? names[method as keyof typeof names] : `(${method})`;

/** Its kind; Solver1 tries values too. */
export const rankedKind = (method: Ranked): MethodKind =>
  method === 'sweeps'
    ? 'sweeps'
    : pairOf(method) !== null
      ? 'pairs'
      : method === 'two-sat'
        ? 'chains'
        : 'probing';

/** A figure, and settings of it besides the puzzle. */
type RankedFigure = {
  readonly tag: FigureTag;
  readonly settings: Readonly<Record<string, string>>;
};

/**
 * The figure that steps through a puzzle by a method.
 *
 * @returns null where no figure does
 */
export function rankedFigure(method: Ranked): RankedFigure | null {
  if (method === 'sweeps') return { tag: 'sweep-stepper', settings: {} };
  if (method === '2,2') return { tag: 'four-stepper', settings: {} };
  const pair = pairOf(method);
  if (pair !== null) return { tag: 'pq-lattice', settings: { a: `${pair.p}.${pair.q}` } };
  if (method === 'two-sat') return { tag: 'two-sat-stepper', settings: {} };
  return method === 'solver1' ? null : { tag: 'probe-explorer', settings: {} };
}
