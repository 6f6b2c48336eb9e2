/**
 * The automaton of a description (003 section 3): the regular expression 0* 1^l1 0+ 1^l2 0+ ... 1^lt 0* as a chain of states, one
 * before the first run, one for each cell of a run, one for each gap between runs. Whoever has read the whole line and stands in
 * the last state has read a fit.
 */
import type { Description } from '../board/description.ts';

/** One state of the chain. */
type AutomatonState = {
  /** What was read last: nothing or the space before the first run, a cell of a run, or the gap after it. */
  readonly kind: 'start' | 'run' | 'gap';
  readonly run: number; // from 0; for a gap the run before it, -1 for the start
  readonly loops: boolean; // whether a 0 leads from the state to itself
};

/** A step that reads one cell: from each of the sources to the same state. */
type Transition = {
  readonly value: 0 | 1;
  readonly to: number;
  readonly from: readonly number[]; // one, or two where a gap is entered and gone on with
};

export type Automaton = {
  readonly states: readonly AutomatonState[]; // the first is where reading begins, the last where it must end
  /** In the order of the states; where a state is entered by both values, 0 first. */
  readonly transitions: readonly Transition[];
};

/**
 * Makes the automaton of a description.
 *
 * @param description - one run or more
 * @returns t + l1 + ... + lt states and one transition more
 * @throws RangeError for a description without runs: such a line needs no automaton
 * @source 003_bcef302d21730516.txt §3
 */
export function automatonOf(description: Description): Automaton {
  if (description.length === 0) throw new RangeError('a line without runs has no automaton');
  const states: AutomatonState[] = [{ kind: 'start', run: -1, loops: true }];
  for (const [run, length] of description.entries()) {
    const last = run === description.length - 1;
    for (let cell = 1; cell <= length; cell++)
      states.push({ kind: 'run', run, loops: last && cell === length });
    if (!last) states.push({ kind: 'gap', run, loops: true });
  }
  const transitions: Transition[] = [];
  for (const [to, { kind, loops }] of states.entries()) {
    if (loops) transitions.push({ value: 0, to, from: kind === 'gap' ? [to - 1, to] : [to] });
    if (kind === 'run') transitions.push({ value: 1, to, from: [to - 1] });
  }
  return { states, transitions };
}
