/** 003, section 2: the reduction from formulas to boards, with our own kit: circuit, both steps of the proof, and its size. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import { adheres } from '../../engine/board/puzzle.ts';
import { compose } from '../../engine/circuit/compose.ts';
import { constantCells, outputOf, signalsFor, solutionOf } from '../../engine/circuit/evaluate.ts';
import type { Formula } from '../../engine/circuit/formula.ts';
import {
  assignmentsOf,
  evaluateFormula,
  formulaText,
  parseFormula,
  variablesOf,
} from '../../engine/circuit/formula.ts';
import { layOut } from '../../engine/circuit/layout.ts';
import type { ClauseLiteral } from '../../engine/circuit/clauses.ts';
import { furtherCells, reductionOf } from '../../engine/circuit/reduction.ts';
import { portCells, tileSize } from '../../engine/circuit/tile.ts';
import { infer } from '../../engine/inference/inference.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import type { Claim, Erratum } from '../claim.ts';
import { law, triedOn } from '../law.ts';

const said = {
  place: 'section 2, proof of Theorem 2.1',
  home: 'papers/foote-krizanc/#what-the-printed-proof-says',
} as const;

/** a, not a, b, not b. */
const literals = ['a', 'not a', 'b', 'not b'];
const signs = ['and', 'or'] as const;

/** All formulas of two literals, and all of two such and one literal more. */
function smallFormulas(): readonly Formula[] {
  const pairs = literals.flatMap((one) =>
    signs.flatMap((sign) => literals.map((other) => `(${one} ${sign} ${other})`)),
  );
  const triples = pairs.flatMap((pair) =>
    signs.flatMap((sign) => literals.map((one) => `${pair} ${sign} ${one}`)),
  );
  return [...literals, ...pairs, ...triples].map((text) => parseFormula(text));
}

const canBe = (formula: Formula, value: boolean): boolean =>
  assignmentsOf(variablesOf(formula)).some((values) => evaluateFormula(formula, values) === value);

/** ψ = ϕ ∧ x*. */
const withStar = (formula: Formula): Formula => parseFormula(`(${formulaText(formula)}) and x*`);

export const circuitOfFormula = law(
  {
    ...said,
    id: '003-section-2-circuit',
    title: 'A circuit that is unsatisfiable exactly where its formula is',
    quote: 'that is unsatisfiable if and only if',
    what: 'the circuit of ψ = ϕ ∧ x* gives what ψ gives, for all values',
    says: 'can be constructed',
    unit: 'formulas ϕ of up to three literals',
    remark: 'Laid out in our own tiles, and worked out from their fillings.',
  },
  () =>
    triedOn(
      smallFormulas().map((one) => {
        const layout = layOut(withStar(one));
        return assignmentsOf(variablesOf(layout.formula)).every(
          (values) =>
            outputOf(layout, signalsFor(layout, values)) ===
            evaluateFormula(layout.formula, values),
        );
      }),
    ),
);

/** What all solutions say of the two cells of the output, v̄ first, and of cells that no tile knows. */
function inferred(formula: Formula): {
  readonly negative: number;
  readonly positive: number;
  readonly further: number;
} {
  const layout = layOut(formula);
  const board = compose(layout.tiles);
  const width = board.puzzle.columns.length;
  const given = constantCells(board);
  const { cells } = infer({ ...board.puzzle, clues: given }).inferable;
  const { row, column } = layout.output;
  const [negative, positive] = portCells(board.tiles[row]![column]!, 'left').map(
    ([i, j]) => cells[(row * tileSize + i) * width + column * tileSize + j] ?? UNKNOWN,
  );
  return {
    negative: negative ?? UNKNOWN,
    positive: positive ?? UNKNOWN,
    further: cells.filter((cell, at) => cell !== UNKNOWN && given[at] === UNKNOWN).length,
  };
}

/** Formulas that cannot be satisfied, some in one variable and some in two. */
const unsatisfiable = [
  'a and not a',
  'a and not a and b',
  'not (a or not a)',
  '(a or b) and not a and not b',
  '(a or b) and not (a or b)',
  '(a or b) and (a or not b) and not a',
  'not (a or not b or b)',
];

export const stepOne = law(
  {
    ...said,
    id: '003-section-2-step-1',
    title: 'If the circuit cannot be satisfied, the output terminal has v filled in every solution',
    quote:
      'no matter the fillings of the input terminals, the filled cell in the output terminal will be',
    what: 'v of the output is filled in all solutions, and v̄ empty',
    says: 'always',
    unit: 'formulas that cannot be satisfied, on boards of our own kit',
    remark: 'Found by a SAT solver from the numbers of the board alone.',
  },
  () =>
    triedOn(
      unsatisfiable.map((text) => {
        const psi = withStar(parseFormula(text));
        const { negative, positive } = inferred(psi);
        return !canBe(psi, true) && positive === 1 && negative === 0;
      }),
    ),
);

const satisfiable = [
  'a',
  'not a',
  'a and b',
  'a or not a',
  'a or b',
  '(a or b) and not a',
  'a and b or not a and not b',
];

export const stepTwoOutput = law(
  {
    ...said,
    id: '003-section-2-step-2-output',
    title:
      'If the circuit can be satisfied, the output terminal has v̄ filled in some solutions, and v in others',
    quote:
      'Correspondingly, there must exist a filling of the input terminals of the Nonogram construction such that the output terminal will have',
    what: 'neither cell of the output can be inferred',
    says: 'always',
    unit: 'formulas that can be satisfied, on boards of our own kit',
    remark:
      'With step 1 this is the claim that the construction proves: whether one given cell is the same in every solution is co-NP-complete.',
  },
  () =>
    triedOn(
      satisfiable.map((text) => {
        const psi = withStar(parseFormula(text));
        const { negative, positive } = inferred(psi);
        return canBe(psi, true) && positive === UNKNOWN && negative === UNKNOWN;
      }),
    ),
);

type Inner = { readonly further: number; readonly formula: string };

const innerSignal: Erratum = {
  printed: 'is satisfiable, the Nonogram construction is not in INFERENCE',
  read: 'is satisfiable, neither cell of the output terminal can be inferred. (The theorem then is about one given cell.)',
  check:
    'Take ϕ = x ∨ ¬x. ψ = ϕ ∧ x* can be satisfied, but the output of the OR is true for all values of x and x*. By property 3 the input cells that it leads to are the same in every solution.',
};

export const stepTwo: Claim<Inner, Inner> = {
  ...said,
  id: '003-section-2-step-2',
  title: 'If the circuit can be satisfied, nothing can be inferred',
  quote: 'is satisfiable, the Nonogram construction is not in INFERENCE',
  published: { further: 0, formula: '' },
  ground: { kind: 'example' },
  what: 'no cell can be inferred where ψ can be satisfied',
  says: 'no cell',
  finds: ({ further, formula }) =>
    `${formula}: ${counted(further, 'cell')} that no gadget alone tells, in our own kit`,
  remark:
    'The proof looks at the output only. A signal inside can be constant though the output is not; whatever the gadgets, its cells are the same in every solution. The proof holds for one given cell: see the step before.',
  read() {
    const formula = withStar(parseFormula('x or not x'));
    return { ours: { further: inferred(formula).further, formula: formulaText(formula) } };
  },
  agrees: (ours, published) => ours.further === published.further,
  erratum: innerSignal,
};

type Clauses = readonly (readonly ClauseLiteral[])[];

/** "a -b": a or not b. */
const clauseOf = (text: string): readonly ClauseLiteral[] =>
  text.split(' ').map((word) => ({ name: word.slice(-1), negated: word.length > 1 }));

/** All sets of one to three clauses over two variables, none of which has a variable twice. */
function smallClauses(): readonly Clauses[] {
  const all = ['a', '-a', 'b', '-b', 'a b', 'a -b', '-a b', '-a -b'].map((text) => clauseOf(text));
  const sets: Clauses[] = [];
  for (const [i, one] of all.entries()) {
    sets.push([one]);
    for (const [j, two] of all.slice(i + 1).entries()) {
      sets.push([one, two]);
      for (const three of all.slice(i + 1 + j + 1)) sets.push([one, two, three]);
    }
  }
  return sets;
}

const canBeSatisfied = (clauses: Clauses): boolean =>
  assignmentsOf(['a', 'b']).some((values) =>
    clauses.every((clause) => clause.some(({ name, negated }) => values[name] !== negated)),
  );

const mended = law(
  {
    ...said,
    id: '003-section-2-hard',
    title: 'INFERENCE is co-NP-hard, by a reduction from unsatisfiability',
    quote:
      'the INFERENCE problem is proved co-NP-hard by a reduction from Boolean unsatisfiability',
    what: 'a further cell can be inferred exactly where ϕ cannot be satisfied',
    says: 'if and only if',
    unit: 'sets of up to three clauses',
    remark:
      'As the text has it, it fails (see step 2). It holds, and we can prove it, with our own kit, if ψ is (x* ∧ C1) ∧ … ∧ Cm with no variable twice in a clause, and if the cells that each tile shows by itself are given as f.',
  },
  () =>
    triedOn(
      smallClauses().map(
        (clauses) => (furtherCells(reductionOf(clauses)).length === 0) === canBeSatisfied(clauses),
      ),
    ),
);

export const consistentInstance = law(
  {
    id: '003-section-2-consistent',
    place: 'section 2, INFERENCE',
    home: 'papers/foote-krizanc/#what-the-printed-proof-says',
    title: 'The board of an instance is consistent',
    quote: 'A consistent Nonogram board',
    what: 'the boards of the mended reduction have a solution, whether or not ϕ can be satisfied',
    says: 'consistent',
    unit: 'sets of up to three clauses',
    proof:
      'It is a promise: an instance is a board that has a solution. The reduction keeps it. Whatever the values of the variables, every tile has a filling for the signals that come in, and neighbouring tiles agree on the signal between them. So each setting of the variables is a solution of the board, and there is at least one.',
  },
  () =>
    triedOn(
      smallClauses().map((clauses) => {
        const { layout, board } = reductionOf(clauses);
        return assignmentsOf(variablesOf(layout.formula)).every((values) => {
          const solution = solutionOf(board, signalsFor(layout, values));
          return solution !== null && adheres(solution, board.puzzle);
        });
      }),
    ),
);

/** The reduction, mended. */
export const reductionMended: typeof mended = {
  ...mended,
  reading:
    'Of cells that are not given, and for ψ in clauses with x* first; our proof is beside the code that makes the board.',
};
