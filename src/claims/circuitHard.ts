/**
 * That nonograms are hard, as three documents cite it: by our own circuits, on boards with nothing given. What is proved is
 * shown on small formulas, each solved anew.
 */
import { mustBeTrue } from '../engine/circuit/clauseLayout.ts';
import { compose } from '../engine/circuit/compose.ts';
import {
  assignmentsOf,
  evaluateFormula,
  parseFormula,
  variablesOf,
} from '../engine/circuit/formula.ts';
import { layOut } from '../engine/circuit/layout.ts';
import { solve } from '../engine/solve/solve.ts';
import { law, triedOn } from './law.ts';

/** Formulas that cannot be true, that can be in one way, and that can be in several. */
const formulas = [
  'a and not a',
  'a and not a and b',
  '(a or b) and (a or not b) and not a',
  '(a or b) and not a',
  'a and b',
  'a or b',
  'a or b or c',
  'a and b or not a and not b',
];

/** In how many ways a formula can be true. */
const waysOf = (text: string): number => {
  const formula = parseFormula(text);
  return assignmentsOf(variablesOf(formula)).filter((values) => evaluateFormula(formula, values))
    .length;
};

/** The solutions of the board of a formula whose output must be true. */
function solutionsOf(text: string): number {
  const { puzzle } = compose(mustBeTrue(layOut(parseFormula(text))).tiles);
  return solve(puzzle, { most: 20 }).solutions.length;
}

const unit = 'formulas, laid out and solved';

const toBoard =
  'A formula becomes a board of our tiles, a circuit, in a number of steps that is a polynomial of its length: the code that lays it out says which. Each setting of the inputs has one picture, because each tile has one filling for each pair of values that come in. At the output stands a tile that can only be filled when the output is true: one filled cell of its core bars the other signal.';

const counted =
  'Then the board has as many solutions as the formula has ways to be true. Whether it has one is NP-complete to decide (Cook, Levin), and how many is as hard as any such count (Valiant).';

export const npHard = law(
  {
    id: '000-section-1-np-hard',
    place: 'abstract; section 1',
    title: 'The general Nonogram problem is NP-hard',
    quote:
      'In (Ueda and Nagao, 1996), it was first proved that the general Nonogram problem is NP-hard',
    home: 'papers/foote-krizanc/#what-the-printed-proof-says',
    what: 'the general Nonogram problem is NP-hard',
    says: 'NP-hard; first proved by Ueda and Nagao (1996)',
    unit,
    proof: `${toBoard} ${counted}`,
    effort: 'seconds',
    remark:
      'That Ueda and Nagao were the first is not tested, only that it is so. No pixel has to be known: it holds for blank boards, as theirs did.',
  },
  () => triedOn(formulas.map((text) => solutionsOf(text) > 0 === waysOf(text) > 0)),
);

export const solvingHard = law(
  {
    id: '001-section-3-np-hard',
    title: 'Solving a Nonogram, and counting its solutions, is NP-hard',
    quote:
      'Solving a Nonogram and trying to determine the number of possible solutions for a provided Nonogram is an NP-hard problem',
    home: 'papers/foote-krizanc/#what-the-printed-proof-says',
    what: 'solving a Nonogram and counting its solutions is NP-hard',
    says: 'cited from Ueda and Nagao (1996)',
    unit,
    proof: `${toBoard} ${counted}`,
    effort: 'seconds',
    remark: 'on the boards tried, solutions and ways to be true are equally many',
  },
  () => triedOn(formulas.map((text) => solutionsOf(text) === waysOf(text))),
);

/** A formula that is true in one way that we know, and in one more for each way in which another one is. */
const besides = (text: string, names: readonly string[]): string =>
  `(y and (${text})) or (not y and ${names.map((name) => `not ${name}`).join(' and ')})`;

const another = law(
  {
    id: '004-np-complete',
    place: 'How to avoid non-unique puzzles',
    title: 'To determine whether clues have a unique solution is NP-complete',
    quote:
      'The much harder problem is determining if that set of clues has a unique solution. Turns out this is NP-Complete',
    home: 'papers/nonograms-blog/#how-hard-is-it-to-know',
    what: 'whether there is another solution is NP-complete',
    says: 'cited from Ueda and Nagao (1996)',
    unit: 'formulas, each with one solution known',
    proof: `Another solution can be shown, so the question is in NP. It is as hard as any there. ${toBoard} For a formula ϕ take this one: y and ϕ, or neither y nor any variable of ϕ. It is true when all are false: that solution we know. Every other solution is a way for ϕ to be true.`,
    effort: 'seconds',
    remark:
      '“There is only one” is the opposite question. If that were NP-complete, NP and co-NP would be the same, and they are thought to differ.',
  },
  () =>
    triedOn(
      (
        [
          ['a', ['a']],
          ['a and not a', ['a']],
          ['a and b', ['a', 'b']],
          ['(a or b) and not a and not b', ['a', 'b']],
        ] as const
      ).map(([text, names]) => solutionsOf(besides(text, names)) > 1 === waysOf(text) > 0),
    ),
);

/** As the article goes on. */
export const anotherSolution: typeof another = {
  ...another,
  reading: 'Of the question for another solution, to which the article goes on.',
};
