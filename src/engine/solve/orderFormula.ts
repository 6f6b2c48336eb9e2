/**
 * A line as another formula, a tenth as large: for each run and each place whether the run begins there or further left (the order
 * encoding: Tamura et al. 2009). A cell is in exactly one run or gap, and two kinds of clauses say which values that gives it.
 */
import { FILLED } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { leftmostFit, rightmostFit, unknownLine } from '../line/fits.ts';
import type { Literal } from '../sat/literal.ts';
import { literalOf, negationOf } from '../sat/literal.ts';
import type { ClauseWriter } from '../sat/clauses.ts';

/** What a line's formula is made of. */
export type LineEncoder = (
  cells: readonly Literal[], // true for filled, along the line
  description: Description,
  newVariables: (count: number) => number, // numbers that many variables; returns the first
  clauses: ClauseWriter,
) => void;

/** A literal, or what is known without one. */
type Term = Literal | true | false;

/**
 * The clauses of a line by the places of its runs. A model of them is a fit, and each fit is of exactly one model.
 *
 * @source none (for comparison with 003's encoding)
 */
export const encodeByOrder: LineEncoder = (cells, description, newVariables, clauses) =>
  encodeKnown(cells, description, unknownLine(cells.length), newVariables, clauses);

/**
 * The same for a line of which cells are known: only the places that they leave to the runs get variables. What is known of the
 * cells themselves is not said.
 *
 * @source none
 */
export function encodeKnown(
  cells: readonly Literal[],
  description: Description,
  known: Uint8Array,
  newVariables: (count: number) => number,
  clauses: ClauseWriter,
): void {
  const length = cells.length;
  const [leftmost, rightmost] = [leftmostFit(known, description), rightmostFit(known, description)];
  if (leftmost === null || rightmost === null) {
    clauses.add(); // the runs do not fit: never true
    return;
  }
  const [earliest, latest] = [beginningsIn(leftmost), beginningsIn(rightmost)];
  const first = description.map((_, j) => newVariables(latest[j]! - earliest[j]!));
  // run j begins at `place` or further left; before the first run and after the last there are the ends of the line
  const beginsBy = (j: number, place: number): Term => {
    if (j < 0) return true;
    if (j >= description.length) return false;
    const late = place - earliest[j]!;
    if (late < 0) return false;
    return place >= latest[j]! || literalOf((first[j] ?? 0) + late, true);
  };
  for (const [j, run] of description.entries()) {
    // where something of this run or the beginning of the next one is open
    const last = Math.max(latest[j]! + run, latest[j + 1] ?? 0);
    for (let place = earliest[j]!; place <= last && place < length; place++) {
      implies(clauses, [beginsBy(j, place)], beginsBy(j, place + 1));
      // the next run begins by here, so this one has ended and left a gap
      if (j + 1 < description.length)
        implies(clauses, [beginsBy(j + 1, place)], beginsBy(j, place - run - 1));
      // this run covers the cell
      implies(clauses, [beginsBy(j, place), not(beginsBy(j, place - run))], cells[place]!);
    }
  }
  for (const [place, cell] of cells.entries())
    for (let j = -1; j < description.length; j++) {
      // the cell is in the gap between runs j and j + 1
      const ended = beginsBy(j, place - (description[j] ?? 0));
      if (ended === false) break;
      if (j + 1 < description.length && place >= latest[j + 1]!) continue;
      implies(clauses, [ended, not(beginsBy(j + 1, place))], negationOf(cell));
    }
}

/** Where the runs of a line begin. */
const beginningsIn = (line: Uint8Array): readonly number[] =>
  [...line.keys()].filter((at) => line[at] === FILLED && line[at - 1] !== FILLED);

const not = (term: Term): Term => (typeof term === 'boolean' ? !term : negationOf(term));

/** Adds "if all of these, then that", unless it is true anyway. */
function implies(clauses: ClauseWriter, premises: readonly Term[], conclusion: Term): void {
  const terms = [...premises.map(not), conclusion];
  const literals = terms.filter((term) => typeof term === 'number');
  const isTrue =
    terms.includes(true) || literals.some((literal) => literals.includes(negationOf(literal)));
  if (!isTrue) clauses.add(...literals);
}
