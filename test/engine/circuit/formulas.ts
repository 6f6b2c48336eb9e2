/** Generators of formulas and boards of tiles. */
import fc from 'fast-check';
import type { Formula } from '../../../src/engine/circuit/formula.ts';
import { formulaText, parseFormula } from '../../../src/engine/circuit/formula.ts';

/** A formula of up to `depth` levels over the first letters. */
export const formula = (
  depth: number = 4,
  names: readonly string[] = ['a', 'b', 'c', 'd'],
): fc.Arbitrary<Formula> => {
  const variable = fc
    .constantFrom(...names)
    .map((name): Formula => ({ kind: 'variable', name, at: 0 }));
  const grow = (levels: number): fc.Arbitrary<Formula> =>
    levels === 0
      ? variable
      : fc.oneof(
          variable,
          grow(levels - 1).map((of): Formula => ({ kind: 'not', of, at: 0 })),
          fc
            .tuple(
              fc.constantFrom('and' as const, 'or' as const),
              grow(levels - 1),
              grow(levels - 1),
            )
            .map(([kind, left, right]): Formula => ({ kind, left, right, at: 0 })),
        );
  // read anew, so that every sign has its place
  return grow(depth).map((one) => parseFormula(formulaText(one)));
};
