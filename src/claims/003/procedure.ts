/** 003, section 3 and the proof of Theorem 2.1: the formula of a board, its procedure, and how boards are drawn, on small boards. */
import { binomialDistribution } from '../../engine/board/binomial.ts';
import { FILLED } from '../../engine/board/cell.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { adheres } from '../../engine/board/puzzle.ts';
import { boardFormula, solverOf } from '../../engine/inference/boardFormula.ts';
import { askEveryCell } from '../../engine/inference/inference.ts';
import { literalOf } from '../../engine/sat/literal.ts';
import type { Literal } from '../../engine/sat/literal.ts';
import { createSat } from '../../engine/sat/solver.ts';
import { fixed, grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';
import { puzzles } from '../smallPuzzles.ts';
import { puzzleOfSmall, smallPuzzles } from './clueSets.ts';
import { smallSizes } from './definition.ts';

export const boardAsFormula = law(
  {
    id: '003-section-3-board-formula',
    title:
      'The formula of a board, those of its lines together, is satisfied by its solutions only',
    quote: 'satisfied if and only if every row and column of',
    home: 'fig-automaton',
    what: 'a filling is a model of the formula exactly where it fits every line',
    says: 'if and only if',
    unit: 'pairs of a puzzle of 2x3 and a filling',
  },
  () =>
    triedOn(
      smallPuzzles(2, 3).flatMap((one) => {
        const puzzle = puzzleOfSmall(2, 3, one);
        const solver = solverOf(boardFormula(puzzle));
        return Array.from({ length: 2 ** 6 }, (_, index) => {
          const image = imageFromIndex(2, 3, index);
          const cells = [...image.cells].map((cell, at) => literalOf(at, cell === FILLED));
          return (solver.solve(cells).status === 'satisfiable') === adheres(image, puzzle);
        });
      }),
    ),
);

export const procedure = law(
  {
    id: '003-section-3-procedure',
    title: 'The six steps count the filled cells that can be inferred',
    quote: 'The algorithm to test the boards for inferability is as follows',
    home: 'fig-ask-every',
    what: 'one question a cell, “can it be empty?”, counts the cells that are filled in every solution',
    says: 'inferredFilled',
    unit: 'puzzles of 3x3',
    remark: 'The procedure as it stands, with one solver for all questions of a board.',
  },
  () =>
    triedOn(
      smallPuzzles(3, 3).map((one) => {
        const { inferredFilled, count } = askEveryCell(puzzleOfSmall(3, 3, one));
        const asBits = inferredFilled.cells.reduce(
          (bits, cell, at) => bits | (cell === FILLED ? 1 << at : 0),
          0,
        );
        const cells = inferredFilled.cells.filter((cell) => cell === FILLED).length;
        return asBits === one.filled && count === cells;
      }),
    ),
);

export const hasSolution = law(
  {
    id: '003-section-3-consistent-boards',
    title: 'A puzzle made from a filled board has a solution',
    quote: 'this ensures that every board created has a solution',
    home: 'papers/foote-krizanc/#what-each-method-misses',
    what: 'a puzzle made from a filled board has a solution',
    says: 'every board',
    unit: 'filled boards of up to 3x4',
    proof: 'The clues are read from the filled board, so the board is a solution.',
  },
  () =>
    triedOn(
      smallSizes
        .filter(([height, width]) => height * width <= 12)
        .flatMap(([height, width]) =>
          [...puzzles(height, width)].map(({ image, puzzle }) => adheres(image, puzzle)),
        ),
    ),
);

type Expectation = { readonly cells: number; readonly density: number; readonly mean: number };

/** Sizes and densities of the figures, and small ones, of which the tests go through every image. */
const drawn = [3, 4, 15, 20, 25, 40].flatMap((side) =>
  [0.03, 0.39, 0.5, 1].map((density) => [side, density] as const),
);

export const expectation: Claim<
  { readonly share: number }, // of the cells times ρ
  { readonly boards: readonly Expectation[] }
> = {
  id: '003-section-3-expectation',
  proof:
    'Each cell is filled with probability ρ. Expectations add up, so N² cells have ρN² filled ones in expectation.',
  title: 'Boards of density ρ have ρN² filled cells in expectation',
  quote: 'filled cells in expectation',
  published: { share: 1 },
  ground: { kind: 'proof' },
  home: 'papers/foote-krizanc/#what-each-method-misses',
  what: 'boards of density ρ have ρN² filled cells in expectation',
  says: 'ρN²',
  finds: ({ boards }) => {
    const { cells, density, mean } = boards.findLast((one) => one.density < 1)!;
    return `${fixed(mean, 2)} of ${grouped(cells)} cells at ${density}, likewise in ${boards.length - 1} other cases`;
  },
  remark:
    'The mean over the distribution of the number of filled cells, which is binomial as each cell is drawn by itself.',
  read: () => ({
    ours: {
      boards: drawn.map(([side, density]) => ({
        cells: side * side,
        density,
        mean: binomialDistribution(side * side, density).reduce(
          (sum, probability, filled) => sum + probability * filled,
          0,
        ),
      })),
    },
  }),
  agrees: ({ boards }, { share }) =>
    boards.length > 0 &&
    boards.every(
      ({ cells, density, mean }) => Math.abs(mean - share * density * cells) < 1e-9 * cells,
    ),
};

/** All sets of clauses about two variables. */
function* formulasOfTwo(): Generator<readonly (readonly Literal[])[]> {
  const [x, notX, y, notY] = [0, 0, 1, 1].map((variable, at) => literalOf(variable, at % 2 === 0));
  const clauses: readonly (readonly Literal[])[] = [
    [x!],
    [notX!],
    [y!],
    [notY!],
    [x!, y!],
    [x!, notY!],
    [notX!, y!],
    [notX!, notY!],
  ];
  for (let chosen = 0; chosen < 2 ** clauses.length; chosen++)
    yield clauses.filter((_, at) => ((chosen >> at) & 1) === 1);
}

export const oneMoreVariable = law(
  {
    id: '003-section-2-one-more-variable',
    place: 'section 2, proof of Theorem 2.1',
    title: 'With x* added, ψ = ϕ ∧ x* can be satisfied exactly where ϕ can',
    quote: 'is a variable that does not occur in',
    home: 'circuits/#why-it-is-hard',
    what: 'ϕ ∧ x* can be satisfied where ϕ can, and always be made false by x*',
    says: 'if, and only if',
    unit: 'formulas of two variables',
    proof: 'A solution of ϕ, with x* true, is one of ψ; and a solution of ψ is one of ϕ.',
    remark: 'It makes sure that the output of the circuit is false somewhere.',
  },
  () =>
    triedOn(
      [...formulasOfTwo()].map((clauses) => {
        const [before, after] = [createSat(3), createSat(3)];
        const added = literalOf(2, true);
        for (const clause of clauses) {
          before.add(clause);
          after.add(clause);
        }
        after.add([added]);
        return (
          before.solve().status === after.solve().status &&
          after.solve([literalOf(2, false)]).status === 'unsatisfiable'
        );
      }),
    ),
);
