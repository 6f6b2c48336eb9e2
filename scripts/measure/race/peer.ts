/** A SAT solver of others, as the race asks it. */
import type { BoardFormula } from '../../../src/engine/inference/boardFormula.ts';

/** What a search for a model came to, in processor time; `open`: its time ran out. */
export type ModelFound =
  | { readonly kind: 'model'; readonly cells: Uint8Array; readonly ms: number }
  | { readonly kind: 'none' | 'open'; readonly ms: number };

export type RacePeer = {
  readonly name: string;
  readonly version?: string; // as it tells it itself
  /** Begins with a formula. `next` looks, within milliseconds, for a model with other cells than those found before. */
  begin(formula: BoardFormula): {
    readonly next: (limit: number) => ModelFound;
    readonly end: () => void;
  };
};
