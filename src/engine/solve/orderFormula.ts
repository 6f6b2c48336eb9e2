/**
 * A line as another formula, a tenth as large: for each run and each place whether the run begins there or further left (the order
 * encoding: Tamura et al. 2009). A cell is in exactly one run or gap, and two kinds of clauses say which values that gives it.
 */
import type { Description } from '../board/description.ts';
import { unknownLine } from '../line/fits.ts';
import type { RunPlaces } from '../line/runPlaces.ts';
import { runPlaces } from '../line/runPlaces.ts';
import type { ClauseSink } from '../sat/clauses.ts';
import type { Literal } from '../sat/literal.ts';

/** What a line's formula is made of. */
export type LineEncoder = (
  cells: readonly Literal[], // true for filled, along the line
  description: Description,
  newVariables: (count: number) => number, // numbers that many variables; returns the first
  clauses: ClauseSink,
) => void;

/** A literal, or what is known without one: `not` turns these two into each other too. */
type Term = number;
const TRUE: Term = -1;
const FALSE: Term = -2;
const not = (term: Term): Term => (term < 0 ? -3 - term : term ^ 1);

/**
 * The clauses of a line by the places of its runs. A model of them is a fit, and each fit is of exactly one model.
 *
 * @source for comparison with 003's encoding
 */
export const encodeByOrder: LineEncoder = (cells, description, newVariables, clauses) => {
  const places = runPlaces(unknownLine(cells.length), description);
  if (places === null) {
    clauses.add(); // the runs do not fit: never true
    return;
  }
  encodePlaces(cells, description, places, newVariables(placesOpen(places)), clauses);
};

/** How many variables the places of the runs take. */
export const placesOpen = ({ earliest, latest }: RunPlaces): number =>
  earliest.reduce((sum, begin, run) => sum + latest[run]! - begin, 0);

/**
 * The same for a line of which cells are known: only the places that they leave to the runs get variables. What is known of the
 * cells themselves is not said.
 *
 * @param first - the first of the variables: those of a run follow one another, from its earliest place on
 */
export function encodePlaces(
  cells: readonly Literal[],
  description: Description,
  { earliest, latest }: RunPlaces,
  first: number,
  clauses: ClauseSink,
): void {
  const { length } = cells;
  const runs = description.length;
  const variables = new Int32Array(runs);
  for (let j = 0, next = first; j < runs; next += latest[j]! - earliest[j]!, j++)
    variables[j] = next;
  // run j begins at `place` or further left; before the first run and after the last there are the ends of the line
  const beginsBy = (j: number, place: number): Term => {
    if (j < 0) return TRUE;
    if (j >= runs || place < earliest[j]!) return FALSE;
    return place >= latest[j]! ? TRUE : 2 * (variables[j]! + place - earliest[j]!);
  };
  for (let j = 0; j < runs; j++) {
    const run = description[j]!;
    // where something of this run or the beginning of the next one is open
    const last = Math.min(length - 1, Math.max(latest[j]! + run, latest[j + 1] ?? 0));
    for (let place = earliest[j]!; place <= last; place++) {
      const begun = beginsBy(j, place);
      addAnyOf(clauses, not(begun), beginsBy(j, place + 1), FALSE);
      // the next run begins by here, so this one has ended and left a gap
      if (j + 1 < runs)
        addAnyOf(clauses, not(beginsBy(j + 1, place)), beginsBy(j, place - run - 1), FALSE);
      // this run covers the cell
      addAnyOf(clauses, not(begun), beginsBy(j, place - run), cells[place]!);
    }
  }
  for (let place = 0; place < length; place++)
    for (let j = -1; j < runs; j++) {
      // the cell is in the gap between runs j and j + 1
      const ended = j < 0 ? TRUE : beginsBy(j, place - description[j]!);
      if (ended === FALSE) break;
      addAnyOf(clauses, not(ended), beginsBy(j + 1, place), not(cells[place]!));
    }
}

/** Adds a clause of up to three terms, unless it is true anyway: no two are of one variable, and the last is false or a cell. */
function addAnyOf(clauses: ClauseSink, a: Term, b: Term, c: Term): void {
  if (a === TRUE || b === TRUE) return;
  if (a === FALSE) {
    if (b === FALSE) clauses.add(c);
    else if (c === FALSE) clauses.add(b);
    else clauses.add(b, c);
  } else if (b === FALSE) {
    if (c === FALSE) clauses.add(a);
    else clauses.add(a, c);
  } else if (c === FALSE) clauses.add(a, b);
  else clauses.add(a, b, c);
}
