/** Units that go in pieces, done one after the other by whoever has nothing else to do. */
import { allPieces } from '../engine/pieces.ts';
import type { Pieces } from '../engine/pieces.ts';

/**
 * Makes `begin` of an experiment from its `inPieces`.
 *
 * @param workOf - prepares a spec, and gives what does one unit in pieces
 */
export const wholeUnits =
  <Spec, Tally>(workOf: (spec: Spec) => (unit: number, tally: Tally) => Pieces) =>
  (spec: Spec): ((from: number, to: number, tally: Tally) => void) => {
    const work = workOf(spec);
    return (from, to, tally) => {
      for (let unit = from; unit < to; unit++) allPieces(work(unit, tally));
    };
  };
