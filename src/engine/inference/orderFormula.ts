/**
 * A line as another formula, a tenth as large: for each run and each place whether the run begins there or further left (the order
 * encoding: Tamura et al. 2009). A cell is in exactly one run or gap, and two kinds of clauses say which values that gives it.
 */
import type { Literal } from '../sat/literal.ts';
import { literalOf, negationOf } from '../sat/literal.ts';
import type { LineEncoder } from './automatonFormula.ts';
import type { ClauseWriter } from './clauses.ts';

/** A literal, or what is known without one. */
type Term = Literal | true | false;

/**
 * The clauses of a line by the places of its runs. A model of them is a fit, and each fit is of exactly one model.
 *
 * @source none (for comparison with 003's encoding)
 */
export const encodeByOrder: LineEncoder = (cells, description, newVariables, clauses) => {
  const length = cells.length;
  const slack = length - description.reduce((sum, run) => sum + run + 1, -1);
  if (slack < 0 && description.length > 0) {
    clauses.add(); // the runs do not fit: never true
    return;
  }
  const leftmost: number[] = [];
  for (const [j, run] of description.entries()) leftmost[j + 1] = (leftmost[j] ?? 0) + run + 1;
  leftmost[0] = 0;
  const first = description.map(() => newVariables(slack));
  // run j begins at `place` or further left; before the first run and after the last there are the ends of the line
  const beginsBy = (j: number, place: number): Term => {
    if (j < 0) return true;
    if (j >= description.length) return false;
    const late = place - (leftmost[j] ?? 0);
    if (late < 0) return false;
    return late >= slack || literalOf((first[j] ?? 0) + late, true);
  };
  for (const [j, run] of description.entries()) {
    for (let place = 0; place < length; place++) {
      implies(clauses, [beginsBy(j, place)], beginsBy(j, place + 1));
      // the next run begins by here, so this one has ended and left a gap
      if (j + 1 < description.length)
        implies(clauses, [beginsBy(j + 1, place)], beginsBy(j, place - run - 1));
      // this run covers the cell
      implies(clauses, [beginsBy(j, place), not(beginsBy(j, place - run))], cells[place]!);
    }
  }
  for (const [place, cell] of cells.entries())
    for (let j = -1; j < description.length; j++)
      // the cell is in the gap between runs j and j + 1
      implies(
        clauses,
        [beginsBy(j, place - (description[j] ?? 0)), not(beginsBy(j + 1, place))],
        negationOf(cell),
      );
};

const not = (term: Term): Term => (typeof term === 'boolean' ? !term : negationOf(term));

/** Adds "if all of these, then that", unless it is true anyway. */
function implies(clauses: ClauseWriter, premises: readonly Term[], conclusion: Term): void {
  const terms = [...premises.map(not), conclusion];
  const literals = terms.filter((term) => typeof term === 'number');
  const isTrue =
    terms.includes(true) || literals.some((literal) => literals.includes(negationOf(literal)));
  if (!isTrue) clauses.add(...literals);
}
