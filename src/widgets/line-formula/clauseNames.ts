/** The clauses of a line in names that can be read, sorted by what they say. */
import type { Description } from '../../engine/board/description.ts';
import { automatonOf } from '../../engine/inference/automaton.ts';
import type { Automaton } from '../../engine/inference/automaton.ts';
import { encodeByAutomaton } from '../../engine/inference/automatonFormula.ts';
import type { FormulaSize } from '../../engine/inference/automatonFormula.ts';
import { allClauses, clauseWriter } from '../../engine/sat/clauses.ts';
import type { Literal } from '../../engine/sat/literal.ts';
import { literalOf } from '../../engine/sat/literal.ts';

/** What a clause says, in the order in which they are told. */
export const clauseKinds = {
  begin: 'Reading begins in state 0.',
  value: 'A step reads a cell of its value.',
  target: 'A step leads to its state.',
  source: 'A step starts from a state that has it.',
  leave: 'Who is in a state leaves it by one of its steps.',
  enter: 'Who is in a state has come by a step to it.',
  read: 'Every cell is read by a step of its value.',
  end: 'Reading ends in the last state.',
  empty: 'A line without runs has empty cells only.',
} as const;

export type ClauseKind = keyof typeof clauseKinds;

/** A clause for a reader. */
type NamedClause = {
  readonly kind: ClauseKind;
  readonly cell: number | null; // that is read there, from 1; null for the two ends
  readonly text: string;
};

export type NamedFormula = {
  readonly clauses: readonly NamedClause[];
  readonly size: FormulaSize; // counted
};

/** What a variable is: a cell, a state after so many cells, or the step that reads a cell. */
type Named =
  | { readonly is: 'cell'; readonly cell: number }
  | { readonly is: 'state'; readonly after: number; readonly state: number }
  | { readonly is: 'step'; readonly cell: number; readonly value: number; readonly to: number };

function namer(length: number, { states, transitions }: Automaton): (variable: number) => Named {
  const firstStep = length + (length + 1) * states.length;
  return (variable) => {
    if (variable < length) return { is: 'cell', cell: variable + 1 };
    if (variable < firstStep) {
      const at = variable - length;
      return { is: 'state', after: Math.floor(at / states.length), state: at % states.length };
    }
    const at = variable - firstStep;
    const { value, to } = transitions[at % transitions.length]!;
    return { is: 'step', cell: Math.floor(at / transitions.length) + 1, value, to };
  };
}

function nameText(named: Named): string {
  if (named.is === 'cell') return `cell ${named.cell} filled`;
  if (named.is === 'state') return `state ${named.state} after ${named.after}`;
  return `cell ${named.cell} read as ${named.value} into ${named.to}`;
}

const negationText = (named: Named): string =>
  named.is === 'cell' ? `cell ${named.cell} empty` : `not ${nameText(named)}`;

/** A clause as “first → second or third”: what is negated comes first in each of them. */
function clauseText(clause: readonly Literal[], nameOf: (variable: number) => Named): string {
  const says = (literal: Literal, negated: boolean): string => {
    const named = nameOf(literal >> 1);
    return ((literal & 1) === 1) === negated ? nameText(named) : negationText(named);
  };
  const [first, ...others] = clause;
  if (first === undefined) return 'never';
  if (others.length === 0) return says(first, false);
  return `${says(first, true)} → ${others.map((literal) => says(literal, false)).join(' or ')}`;
}

function kindOf(
  clause: readonly Literal[],
  nameOf: (variable: number) => Named,
): readonly [ClauseKind, number | null] {
  const [first, second] = clause.map((literal) => nameOf(literal >> 1));
  if (first?.is === 'cell') return ['read', first.cell];
  if (first?.is === 'state') {
    if (second?.is !== 'step') return [first.after === 0 ? 'begin' : 'end', null];
    return [second.cell === first.after + 1 ? 'leave' : 'enter', second.cell];
  }
  const cell = first?.cell ?? 0;
  if (second?.is !== 'state') return ['value', cell];
  return [second.after === cell ? 'target' : 'source', cell];
}

/**
 * The formula of a line in 003's encoding, with names, and its size counted from the clauses themselves.
 *
 * @source 003_bcef302d21730516.txt §3
 */
export function namedFormula(length: number, description: Description): NamedFormula {
  const writer = clauseWriter();
  let variables = 0;
  const cells = Array.from({ length }, (_, at) => literalOf(at, true));
  const newVariables = (count: number): number => (variables += count) - count + length;
  encodeByAutomaton(cells, description, newVariables, writer);
  const made = writer.finish();
  const size = { clauses: made.count, variables, occurrences: made.occurrences };
  if (description.length === 0)
    return {
      size,
      clauses: cells.map((_, at) => ({
        kind: 'empty',
        cell: at + 1,
        text: `cell ${at + 1} empty`,
      })),
    };
  const nameOf = namer(length, automatonOf(description));
  const clauses = [...allClauses(made)].map((clause): NamedClause => {
    const [kind, cell] = kindOf(clause, nameOf);
    return { kind, cell, text: clauseText(clause, nameOf) };
  });
  return { size, clauses };
}

/** How many clauses there are of each kind, those that occur. */
export const kindCounts = ({ clauses }: NamedFormula): readonly (readonly [ClauseKind, number])[] =>
  (Object.keys(clauseKinds) as ClauseKind[])
    .map((kind) => [kind, clauses.filter((one) => one.kind === kind).length] as const)
    .filter(([, count]) => count > 0);
