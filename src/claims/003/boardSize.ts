/** 003, section 2: the size of the construction against the size of the formula, with our own kit. */
import type { Formula } from '../../engine/circuit/formula.ts';
import { gatesOf, variablesOf } from '../../engine/circuit/formula.ts';
import { layOut, layOutInPieces } from '../../engine/circuit/layout.ts';
import { fixedAtMost, grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';

const name = (at: number): Formula => ({ kind: 'variable', name: `v${at}`, at: 0 });
const not = (of: Formula): Formula => ({ kind: 'not', of, at: 0 });
const join = (kind: 'and' | 'or', left: Formula, right: Formula): Formula => ({
  kind,
  left,
  right,
  at: 0,
});

/** Four variables, and and or in turn, from left to right. */
const chain = (length: number): Formula =>
  Array.from({ length }, (_, at) => name((at + 1) % 4)).reduce(
    (sum: Formula, one, at) => join(at % 2 === 0 ? 'and' : 'or', sum, one),
    name(0),
  );

/** Four variables under a tree of equal branches, each denied. */
const tree = (levels: number, at = 0): Formula =>
  levels === 0
    ? name(at % 4)
    : not(
        join(
          levels % 2 === 0 ? 'and' : 'or',
          tree(levels - 1, 2 * at),
          tree(levels - 1, 2 * at + 1),
        ),
      );

/** As many clauses of three literals as variables. */
const clauses = (count: number): Formula =>
  Array.from({ length: count }, (_, at) =>
    join('or', join('or', name(at), not(name((at + 1) % count))), name((3 * at + 2) % count)),
  ).reduce((sum, one) => join('and', sum, one));

/** Formulas of growing size. */
const growing = (): readonly Formula[] =>
  [4, 8, 16, 32].flatMap((size) => [chain(size), tree(Math.log2(size)), clauses(size / 2 + 2)]);

/** A board against the formula that it computes. */
type BoardSize = {
  readonly gates: number; // signs and, or, not
  readonly variables: number;
  readonly tiles: number;
  readonly bound: number;
};

/** The bound of `layout.ts`, in tiles. */
export const tileBound = (gates: number, variables: number): number =>
  (gates + 3) * (variables + 3 + Math.log2(gates + 1));

/** */
export const boardSizes = (): readonly BoardSize[] =>
  growing().map((formula) => {
    const { tiles } = layOut(formula);
    const [gates, variables] = [gatesOf(formula), variablesOf(formula).length];
    return {
      gates,
      variables,
      tiles: tiles.length * (tiles[0]?.length ?? 0),
      bound: Math.floor(tileBound(gates, variables)),
    };
  });

type Sizes = { readonly sizes: readonly BoardSize[]; readonly most: number };

export const polynomial: Claim<{ readonly polynomial: true }, Sizes> = {
  id: '003-section-2-polynomial',
  place: 'section 2, proof of Theorem 2.1',
  title: 'The size of the construction is polynomial in the size of the formula',
  quote: 'Note that the size of the construction is polynomial in the size of',
  published: { polynomial: true },
  home: 'papers/foote-krizanc/#how-large-the-board-gets',
  ground: ({ sizes }) => ({
    kind: 'cases',
    n: sizes.length,
    unit: `formulas of up to ${Math.max(...sizes.map(({ gates }) => gates))} signs`,
  }),
  what: 'the board grows as a polynomial',
  says: 'polynomial',
  finds: ({ sizes, most }) => {
    const [largest] = sizes.toSorted((a, b) => b.tiles - a.tiles);
    return `ours has at most (g + 3)(v + 3 + log₂(g + 1)) tiles for g signs and v variables; of those tried at most ${fixedAtMost(100 * most, 0)} % of that, the largest ${grouped(largest?.tiles ?? 0)} tiles for ${largest?.gates} signs`;
  },
  remark:
    'The bound follows from the way in which we lay a formula out: a column for each use of a variable and each “not”, a row for each variable, and as many rows of gates as a tree of that size needs.',
  read() {
    const sizes = boardSizes();
    return { ours: { sizes, most: Math.max(...sizes.map(({ tiles, bound }) => tiles / bound)) } };
  },
  agrees: ({ sizes, most }) => sizes.length > 0 && most <= 1,
};

/** Ways to lay a formula out that are tried at most: three gaps, two leads, and the orders of up to four variables. */
const mostWays = 3 * 2 * (4 * 3 * 2);

/** How many ways are tried for a formula. */
const waysTried = (formula: Formula): number => [...layOutInPieces(formula)].length;

export const inTime = law(
  {
    id: '003-section-2-time',
    place: 'section 2, proof of Theorem 2.1',
    title: 'The construction can be made in polynomial time',
    quote: 'and can be constructed in time polynomial in the size of',
    home: 'papers/foote-krizanc/#how-large-the-board-gets',
    what: 'the board is laid out in polynomial time',
    says: 'polynomial',
    unit: 'formulas of growing size',
    remark: `We counted work instead of seconds: at most ${mostWays} ways to lay out our own tiles are tried, however long the formula is, and each puts its tiles down one by one.`,
  },
  () => triedOn(growing().map((formula) => waysTried(formula) <= mostWays)),
);
