/** A hint in three strengths: where to look, by which method, and which cells with what they rest on. Pure. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Hint } from '../../engine/play/hint.ts';
import { hintEnds, hintParts, isStep } from '../../methods/hintParts.ts';
import type { HintStep } from '../../methods/hintParts.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import type { LineRef } from '../board/boardModel.ts';

/** 1: where to look. 2: also which method. 3: also which cells. */
export type Strength = 1 | 2 | 3;

/** What is said, and what of it is seen on the board. */
export type ToldHint = {
  readonly sentences: readonly string[];
  readonly lit: readonly LineRef[];
  readonly bad: readonly LineRef[];
  readonly rings: ReadonlySet<number>; // cells that follow
  readonly premises: readonly number[];
  /** The method, where the hint tells it. */
  readonly method: MethodKind | null;
  /** Chapter that tells of the method; null where there is none to name. */
  readonly chapter: string | null;
  readonly more: boolean; // there is a stronger one
};

const silent = {
  lit: [],
  bad: [],
  rings: new Set<number>(),
  premises: [],
  method: null,
  chapter: null,
  more: false,
};

/** What is said of the marks that a line rests on, which are seen on the board. */
function restsOn(hint: HintStep): string {
  if (hint.kind !== 'line') return '';
  const marks = hint.premises.length;
  return marks === 0
    ? ' No mark is needed for that.'
    : ` The marks that it rests on have a dashed frame (${marks}).`;
}

/** A hint as it is told. */
export function toldHint(hint: Hint, strength: Strength, puzzle: Puzzle): ToldHint {
  if (!isStep(hint)) return { ...silent, sentences: [hintEnds[hint.kind]] };
  const parts = hintParts(hint, puzzle);
  const width = puzzle.columns.length;
  const at = (cell: { readonly row: number; readonly column: number }): number =>
    cell.row * width + cell.column;
  const told = [parts.where, parts.how, `${parts.what}${restsOn(hint)}`];
  return {
    sentences: told.slice(0, strength),
    lit: parts.lit,
    bad: strength === 3 ? parts.bad : [],
    rings: new Set(strength === 3 ? hint.fixes.map(at) : []),
    premises: strength === 3 && hint.kind === 'line' ? hint.premises.map(at) : [],
    method: strength === 1 ? null : parts.method,
    chapter: strength === 1 ? null : parts.chapter,
    more: strength < 3,
  };
}

/** What the next method would see where no line gives anything, without saying where. */
export function nextMethodText(hint: Hint): string {
  switch (hint.kind) {
    case 'lines':
      return 'Two rows and two columns together still give something.';
    case 'chain':
      return 'A chain still gives something.';
    case 'probe':
      return 'Supposing a cell and going on by lines still proves something.';
    case 'both':
      return 'Supposing a cell both ways still gives something.';
    case 'search':
      return 'Only a search still finds a cell that cannot be otherwise.';
    case 'open':
      return 'No method gives anything: several solutions have these marks.';
    case 'wrong':
    case 'broken':
    case 'line':
    case 'done':
      return '';
  }
}
