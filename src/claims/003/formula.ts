/** 003, section 3: a line as a regular expression, an automaton and a formula, and the three sizes that it prints. */
import type { Description } from '../../engine/board/description.ts';
import { describeLine, sameDescription } from '../../engine/board/description.ts';
import { automatonOf } from '../../engine/inference/automaton.ts';
import type { FormulaSize } from '../../engine/inference/automatonFormula.ts';
import { encodeByAutomaton, publishedSize } from '../../engine/inference/automatonFormula.ts';
import { allClauses, clauseWriter } from '../../engine/sat/clauses.ts';
import type { Clauses } from '../../engine/sat/clauses.ts';
import { literalOf } from '../../engine/sat/literal.ts';
import { createSat } from '../../engine/sat/solver.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { noException } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';
import type { Exceptions, Tried } from '../law.ts';

const home = 'fig-automaton';
export const longest = 8; // cells of the lines that are all gone through

/** Cells of the lines whose sizes are counted, at most. */
export const longestCounted = 12;

const lineOfBits = (length: number, bits: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (bits >> at) & 1);

/** All descriptions with runs of lines of one length. */
function descriptionsOf(length: number): readonly Description[] {
  const found = new Map<string, Description>();
  for (let bits = 1; bits < 2 ** length; bits++) {
    const description = describeLine(lineOfBits(length, bits));
    found.set(description.join(), description);
  }
  return [...found.values()];
}

/** Each length with each description that a line of it can have. */
export function* lineKinds(most = longest): Generator<readonly [number, Description]> {
  for (let length = 1; length <= most; length++)
    for (const description of descriptionsOf(length)) yield [length, description];
}

type Made = { readonly clauses: Clauses; readonly variables: number };

export function made(length: number, description: Description): Made {
  const writer = clauseWriter();
  let variables = length;
  encodeByAutomaton(
    Array.from({ length }, (_, at) => literalOf(at, true)),
    description,
    (count) => (variables += count) - count,
    writer,
  );
  return { clauses: writer.finish(), variables };
}

/** Whether the automaton ends in its last state. */
function accepts(description: Description, line: Uint8Array): boolean {
  const { states, transitions } = automatonOf(description);
  let now = 0;
  for (const value of line) {
    const step = transitions.find((one) => one.value === value && one.from.includes(now));
    if (step === undefined) return false;
    now = step.to;
  }
  return now === states.length - 1;
}

const said = { place: 'section 3', home } as const;

export const regularExpression = law(
  {
    ...said,
    id: '003-section-3-regular-expression',
    title: 'The regular expression recognizes all strings satisfying the description',
    quote: 'recognizes all strings satisfying the description',
    what: 'a line matches the expression exactly where it has the description',
    says: 'always',
    unit: 'pairs of a line of up to 8 cells and a description',
  },
  () =>
    triedOn(
      [...lineKinds()].flatMap(([length, description]) => {
        const runs = description.map((run) => `1{${run}}`).join('0+');
        const expression = new RegExp(`^0*${runs}0*$`);
        return Array.from({ length: 2 ** length }, (_, bits) => {
          const line = lineOfBits(length, bits);
          return (
            expression.test(line.join('')) === sameDescription(describeLine(line), description)
          );
        });
      }),
    ),
);

export const automaton = law(
  {
    ...said,
    id: '003-section-3-automaton',
    title: 'A deterministic finite automaton recognizes the same language',
    quote: 'a deterministic finite automaton can be constructed recognizing the same language',
    what: 'the automaton accepts exactly the lines with the description',
    says: 'it can be constructed',
    unit: 'pairs of a line of up to 8 cells and a description',
    remark: 'The figure has it for any description.',
  },
  () =>
    triedOn(
      [...lineKinds()].flatMap(([length, description]) =>
        Array.from({ length: 2 ** length }, (_, bits) => {
          const line = lineOfBits(length, bits);
          return accepts(description, line) === sameDescription(describeLine(line), description);
        }),
      ),
    ),
);

export const formulaOfLine = law(
  {
    ...said,
    id: '003-section-3-formula',
    title: 'The formula is satisfied if and only if the line is accepted by the automaton',
    quote:
      'a Boolean formula is constructed describing the behavior of the automaton, such that the formula is satisfied if an only if the input string to the automoton is accepted and of the proper length',
    what: 'a line has a model of the formula exactly where it fits',
    says: 'if and only if',
    unit: 'pairs of a line of up to 6 cells and a description',
    remark: 'The clauses are ours: the paper has their number, and its thesis the encoding.',
  },
  () =>
    triedOn(
      [...lineKinds(6)].flatMap(([length, description]) => {
        const { clauses, variables } = made(length, description);
        const solver = createSat(variables);
        for (const clause of allClauses(clauses)) solver.add(clause);
        return Array.from({ length: 2 ** length }, (_, bits) => {
          const line = lineOfBits(length, bits);
          const cells = [...line].map((value, at) => literalOf(at, value === 1));
          const fits = solver.solve(cells).status === 'satisfiable';
          return fits === sameDescription(describeLine(line), description);
        });
      }),
    ),
);

/** One of the three sizes, counted on all lines with runs. */
const sizeTried = (part: keyof FormulaSize): Tried =>
  triedOn(
    [...lineKinds(longestCounted)].map(([length, description]) => {
      const { clauses, variables } = made(length, description);
      const counted: FormulaSize = {
        clauses: clauses.count,
        variables: variables - length,
        occurrences: clauses.occurrences,
      };
      return counted[part] === publishedSize(length, description)[part];
    }),
  );

const unit = `pairs of a length up to ${longestCounted} and a description`;

export const clauseCount = law(
  {
    ...said,
    id: '003-section-3-clauses',
    title: 'A line has (5n+2)(t+1+Σl)−4 clauses',
    quote: '(5n+2)(t+1+\\sum_{i=1}^{t}l_{i})-4 clauses',
    what: 'the number of clauses of a line',
    says: '(5n+2)(t+1+Σl)−4',
    unit,
    effort: 'seconds',
    remark: 'With the cells not among the variables, and for lines with runs.',
  },
  () => sizeTried('clauses'),
);

export const variableCount = law(
  {
    ...said,
    id: '003-section-3-variables',
    title: 'A line has (2n+1)(t+Σl)+n distinct variables',
    quote: 'distinct variables',
    what: 'the number of distinct variables of a line',
    says: '(2n+1)(t+Σl)+n',
    unit,
    effort: 'seconds',
    remark: 'The cells themselves, which rows and columns share, are not counted.',
  },
  () => sizeTried('variables'),
);

type Literals = Tried & {
  /** By how much the printed number is higher, over n(t − 1), where that is the same everywhere; null elsewhere. */
  readonly excess: number | null;
};

export const literalCount: Claim<Exceptions, Literals> = {
  ...said,
  id: '003-section-3-total-variables',
  title: 'A line has (14n+2)t+8n−2+(11n+2)Σl total variables',
  quote: 'total variables',
  published: { exceptions: 0 },
  effort: 'seconds',
  ground: { kind: 'count', of: `all descriptions of lines of up to ${longestCounted} cells` },
  what: 'the number of literals in the clauses of a line',
  says: '(14n+2)t+8n−2+(11n+2)Σl',
  finds: ({ cases, exceptions, excess }) =>
    exceptions === 0
      ? `the same in ${grouped(cases)} cases`
      : `other in ${grouped(exceptions)} of ${grouped(cases)} cases${excess === 1 ? ': n(t−1) fewer' : ''}`,
  remark:
    'Counted in clauses with the printed numbers of clauses and of variables. Each gap is entered by a 0 along two edges, its loop and the step into it, which share a variable. The printed number comes out where one kind of clause names that variable twice.',
  read() {
    const counted = { cases: 0, exceptions: 0 };
    let excess: number | null = 1;
    for (const [length, description] of lineKinds(longestCounted)) {
      const more =
        publishedSize(length, description).occurrences -
        made(length, description).clauses.occurrences;
      counted.cases++;
      if (more !== 0) counted.exceptions++;
      if (more !== length * (description.length - 1)) excess = null;
    }
    return { ours: { ...counted, excess } };
  },
  agrees: noException,
  erratum: {
    printed: '(14n+2)t+8n−2+(11n+2)Σl total variables',
    as: 'formula',
    read: 'n(t−1) fewer, if each clause names a variable once',
    check:
      'Take 1 1 on three cells. The formula gives 180. Clauses with the printed numbers of clauses and distinct variables have 177 literals.',
  },
};

export const quadratic = law(
  {
    ...said,
    id: '003-section-3-quadratic',
    title: 'There are O(n²) variables and O(n²) clauses in the formula of a line',
    quote: 'the number of description elements, and',
    what: 'runs and filled cells of a line are at most n, so its formula has O(n²) clauses and variables',
    says: 'O(n²)',
    unit,
    remark:
      'As t + Σl is at most n + 1, there are at most (5n+2)(n+2)−4 clauses and (2n+1)(n+1)+n variables.',
  },
  () =>
    triedOn(
      [...lineKinds(longestCounted)].map(([n, description]) => {
        const { clauses: list, variables: all } = made(n, description);
        const [clauses, variables] = [list.count, all - n];
        return clauses <= (5 * n + 2) * (n + 2) - 4 && variables <= (2 * n + 1) * (n + 1) + n;
      }),
    ),
);
