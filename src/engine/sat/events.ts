/**
 * What the solver tells while it works, when somebody listens. The events are those of the very loop that does the fast work;
 * without a listener none is made.
 */
import type { Literal } from './literal.ts';

/** One step of the solver; `kind` tells which. */
export type SatEvent =
  /** A literal is supposed: one of the assumptions, or the solver's own choice. */
  | {
      readonly kind: 'decide';
      readonly literal: Literal;
      readonly level: number; // of the supposition, from 1
      readonly assumed: boolean;
    }
  /** All other literals of the clause are false, so this one is true. */
  | { readonly kind: 'imply'; readonly literal: Literal; readonly clause: readonly Literal[] }
  /** All literals of the clause are false. */
  | { readonly kind: 'conflict'; readonly clause: readonly Literal[]; readonly level: number }
  /** A clause that follows from those before it; its first literal is true at the level that is gone back to. */
  | { readonly kind: 'learn'; readonly clause: readonly Literal[] }
  /** All levels above this one are taken back. */
  | { readonly kind: 'backjump'; readonly level: number }
  | { readonly kind: 'restart' }
  /** A learnt clause is no longer used. */
  | { readonly kind: 'forget'; readonly clause: readonly Literal[] };

/** Who is told of every step, at once. */
export type SatListener = (event: SatEvent) => void;

/** The steps that a proof consists of: what was learnt, and what is no longer used. */
type ClauseEvent = Extract<SatEvent, { readonly kind: 'learn' | 'forget' }>;

/** Who is told of these alone, which costs little. */
export type ClauseListener = (event: ClauseEvent) => void;
