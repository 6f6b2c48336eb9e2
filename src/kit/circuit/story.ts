/** A formula laid out: what figures about circuits draw and ask. */
import type { CircuitBoard } from '../../engine/circuit/compose.ts';
import { compose } from '../../engine/circuit/compose.ts';
import type { Formula } from '../../engine/circuit/formula.ts';
import { variablesOf } from '../../engine/circuit/formula.ts';
import type { Layout } from '../../engine/circuit/layout.ts';
import { layOutInPieces } from '../../engine/circuit/layout.ts';
import { allPieces } from '../../engine/pieces.ts';
import type { InPieces } from '../../engine/pieces.ts';
import { formulaIn } from './formulaSettings.ts';

/** A formula laid out. */
export type Story = {
  readonly text: string; // as it was typed
  readonly formula: Formula;
  readonly names: readonly string[];
  readonly layout: Layout;
  readonly board: CircuitBoard;
};

/** Lays a formula out. @throws SyntaxError for a text that is none */
export const storyOf = (text: string): Story => allPieces(storyInPieces(text));

/** The same in pieces. @throws as {@link storyOf} does */
export function* storyInPieces(text: string): InPieces<Story> {
  const formula = formulaIn(text);
  const layout = yield* layOutInPieces(formula);
  return { text, formula, names: variablesOf(formula), layout, board: compose(layout.tiles) };
}
