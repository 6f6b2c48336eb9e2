/** The easiest next step from where a player stands, with its reason. */
import { hintInPieces } from '../engine/play/hint.ts';
import type { Hint as EngineHint } from '../engine/play/hint.ts';
import { optionsOf } from './door/arguments.ts';
import type { Hint, HintStep } from './door/hintShape.ts';
import { hintSentence } from './door/hintSentence.ts';
import { cellOut } from './door/out.ts';
import { puzzleOfInput, startOf } from './door/puzzles.ts';
import type { Signal } from './door/turns.ts';
import { inTurns, signalOf } from './door/turns.ts';
import type { GridInput, LinePlace, PuzzleInput } from './door/shapes.ts';

export type { Hint, HintKind, HintStep } from './door/hintShape.ts';

const silent = { cells: [], lines: [], premises: [], supposed: null, steps: [] } as const;

type EngineLine = { readonly direction: 'H' | 'V'; readonly index: number };

const lineOut = ({ direction, index }: EngineLine): LinePlace => ({
  kind: direction === 'H' ? 'row' : 'column',
  index,
});

/** What a hint consists of, without its words. */
function partsOf(hint: EngineHint): Omit<Hint, 'sentence'> {
  const cells = 'fixes' in hint ? hint.fixes.map(cellOut) : [];
  switch (hint.kind) {
    case 'broken':
      return { ...silent, kind: 'broken', lines: [lineOut(hint)] };
    case 'line': {
      const premises = hint.premises.map(cellOut);
      return { ...silent, kind: 'line', cells, lines: [lineOut(hint)], premises };
    }
    case 'lines': {
      const rows = hint.rows.map((index): LinePlace => ({ kind: 'row', index }));
      const columns = hint.columns.map((index): LinePlace => ({ kind: 'column', index }));
      return { ...silent, kind: 'pairs', cells, lines: [...rows, ...columns] };
    }
    case 'chain': {
      const steps = hint.chain.map(({ from, to, ...line }): HintStep => ({
        line: lineOut(line),
        from: [cellOut(from)],
        to: [cellOut(to)],
      }));
      const supposed = steps[0]?.from[0] ?? null;
      return {
        ...silent,
        kind: 'chain',
        cells,
        lines: steps.map(({ line }) => line),
        supposed,
        steps,
      };
    }
    case 'probe': {
      const { chain, ...last } = hint.why;
      const steps = [...chain, { ...last, fixes: [] }].map(
        ({ premises, fixes, ...line }): HintStep => ({
          line: lineOut(line),
          from: premises.map(cellOut),
          to: fixes.map(cellOut),
        }),
      );
      const lines = steps.map(({ line }) => line);
      return { ...silent, kind: 'probe', cells, lines, supposed: cellOut(hint.supposed), steps };
    }
    case 'both':
      return { ...silent, kind: 'both', cells, supposed: cellOut(hint.cell) };
    case 'search':
    case 'wrong':
    case 'open':
    case 'done':
      return { ...silent, kind: hint.kind, cells };
  }
}

/**
 * The easiest next step from a state.
 *
 * @param puzzle - a puzzle
 * @param state - what the player knows, right or wrong; default the given cells alone
 * @param options - a signal, which ends the search with an error of code `aborted`
 * @returns the step with its reason, in data and in a sentence
 * @throws NonogramError for what is no puzzle or no state, and with code `aborted`
 * @source the order of the methods is that of 000 §3 and 001 §3.3
 */
export async function hint(
  puzzle: PuzzleInput,
  state?: GridInput,
  options: { readonly signal?: Signal } = {},
): Promise<Hint> {
  const given = optionsOf(options, 'hint', ['signal']);
  const inside = puzzleOfInput(puzzle);
  const pieces = hintInPieces(inside, startOf(inside, state));
  const parts = partsOf(await inTurns(pieces, { signal: signalOf(given), onProgress: undefined }));
  return { ...parts, sentence: hintSentence(parts, inside) };
}
