/** 003, section 3: on what the size of a line's formula hangs, the runs and the filled cells, and how many of both there are. */
import type { Description } from '../../engine/board/description.ts';
import { law, triedOn } from '../law.ts';
import { lineKinds, longest, longestCounted, made } from './formula.ts';

const filledCells = (description: Description): number =>
  description.reduce((sum, run) => sum + run, 0);

export const bounded = law(
  {
    id: '003-section-3-bounded',
    title: 'The number of runs and that of filled cells of a line are both at most n',
    quote: 'are both bounded by',
    home: 'inference/#fig-automaton',
    what: 'runs and filled cells of a line are both at most n',
    says: 'at most n',
    unit: `pairs of a length up to ${longestCounted} and a description`,
    proof:
      'The filled cells are cells of the line, and each run has one or more of them. As there is an empty cell between two runs, both numbers together are n + 1 at most.',
  },
  () =>
    triedOn(
      [...lineKinds(longestCounted)].map(([n, description]) => {
        const [runs, filled] = [description.length, filledCells(description)];
        return runs <= n && filled <= n && runs + filled <= n + 1;
      }),
    ),
);

/** What the size of a formula is said to hang on, and its size. */
type Kind = { readonly drivers: readonly number[]; readonly size: readonly number[] };

/** The descriptions of a length. */
const kindsOf = (n: number): readonly Kind[] =>
  [...lineKinds(longest)]
    .filter(([length]) => length === n)
    .map(([length, description]) => {
      const { clauses, variables } = made(length, description);
      return {
        drivers: [description.length, filledCells(description)],
        size: [clauses.count, variables],
      };
    });

/** How two lists of numbers stand to each other: the sign of their differences, `null` where these are not of one sign. */
function orderOf(a: readonly number[], b: readonly number[]): number | null {
  const signs = a.map((one, at) => Math.sign(one - b[at]!));
  if (signs.includes(1) && signs.includes(-1)) return null;
  return Math.sign(signs.reduce((sum, sign) => sum + sign, 0));
}

/** Whether sizes stand as what drives them does; `null` where that is more of the one and less of the other. */
const pairOutcomes = (kinds: readonly Kind[]): readonly (boolean | null)[] =>
  kinds.flatMap((a, at) =>
    kinds.slice(at + 1).map((b) => {
      const order = orderOf(a.drivers, b.drivers);
      return order === null ? null : orderOf(a.size, b.size) === order;
    }),
  );

export const drivenByBoth = law(
  {
    id: '003-section-3-driven-by-both',
    title: 'The size of a formula is also driven by the filled cells and the runs',
    quote:
      'formula size is also driven by the number of filled cells on the board and the number of runs',
    home: 'threshold/#is-it-only-the-size-of-the-formula',
    what: 'with more runs or more filled cells, and no fewer of the other, a line has more clauses and more variables',
    says: 'driven by both',
    unit: `pairs of descriptions of one length, up to ${longest} cells`,
    remark:
      'Nothing else of a description counts: with as many runs and as many filled cells both sizes are the same.',
  },
  () => triedOn(Array.from({ length: longest }, (_, at) => pairOutcomes(kindsOf(at + 1))).flat()),
);
