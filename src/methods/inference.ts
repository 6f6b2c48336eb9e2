/** Inference: every cell that all solutions share, by questions to the SAT solver. */
import type { Grid } from '../engine/board/cell.ts';
import { EMPTY, UNKNOWN } from '../engine/board/cell.ts';
import { countKnown } from '../engine/board/image.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { startGrid } from '../engine/board/puzzle.ts';
import { boardFormulaSize } from '../engine/inference/boardFormula.ts';
import { inferInPieces } from '../engine/inference/inference.ts';
import { grouped } from '../notebook/plain/numbers.ts';
import { knownText, noneText } from './method.ts';
import type { Ends, Method, MethodEnd } from './method.ts';

/** Clauses of the largest formula, in the encoding of 003; the one that is solved has a tenth of them. */
const mostClauses = 1_000_000;

/** A second or two. */
const mostPropagations = 10_000_000;

export const inference: Method = {
  id: 'inference',
  kind: 'sat',
  name: 'What must be so',
  does: 'A SAT solver is asked of every cell whether it has the same value in all solutions. Given up after as many propagations as take a second or two.',
  chapter: 'inference',
  figure: 'ask-cell',
  goesOnFrom: 'sweeps',
  *run(puzzle, ends) {
    const { clauses } = boardFormulaSize(puzzle);
    if (clauses > mostClauses)
      return givenUp(startGrid(puzzle), `before a formula of ${grouped(clauses)} clauses`);
    const pieces = inferInPieces(puzzle);
    for (;;) {
      const { done, value } = pieces.next();
      if (done === true) {
        const { consistent, inferable, unique, witnesses } = value;
        if (!consistent)
          return { status: 'none', grid: startGrid(puzzle), verdict: noneText, difficulties: [] };
        return {
          status: unique ? 'solved' : 'several',
          grid: inferable,
          verdict: `inferable cells: ${grouped(countKnown(inferable))} of ${grouped(inferable.cells.length)}${unique ? '' : ', the others may be either'}`,
          difficulties: [],
          ...question(puzzle, inferable, ends),
          ...(unique ? {} : { solutions: witnesses.slice(0, 2) }),
        };
      }
      if (value === undefined) yield;
      else if (value.propagations > mostPropagations)
        return givenUp(value.inferable, `after ${grouped(mostPropagations)} propagations`);
      else
        yield `${grouped(value.decided)} of ${grouped(value.inferable.cells.length)} cells decided`;
    }
  },
};

const givenUp = (grid: Grid, why: string): MethodEnd => ({
  status: 'open',
  grid,
  verdict: `given up ${why}: ${knownText(grid)}`,
  difficulties: [],
});

/** The first cell that sweeps do not know, as a question that is refuted. */
function question(puzzle: Puzzle, { cells }: Grid, { sweeps }: Ends): Pick<MethodEnd, 'settings'> {
  const before = (sweeps?.grid ?? startGrid(puzzle)).cells;
  const at = cells.findIndex((cell, place) => cell !== UNKNOWN && before[place] === UNKNOWN);
  if (at < 0) return {};
  const width = puzzle.columns.length;
  const c = `${Math.floor(at / width) + 1}.${(at % width) + 1}`;
  return { settings: cells[at] === EMPTY ? { c, v: 'filled' } : { c } };
}
