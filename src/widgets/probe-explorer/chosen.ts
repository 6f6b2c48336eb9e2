/** Which cells of a stage are looked at: the one whose futures are shown, and the second one of a pair. */
import type { Place } from '../../engine/board/cell.ts';
import type { Stage } from './model.ts';
import { openingCell } from './model.ts';
import type { Pair, ProbeSettings } from './settings.ts';
import { atEnd } from './settings.ts';

/** Both futures at their ends. */
export const atEnds = { one: atEnd, zero: atEnd, stop: null };

/** The cells that are looked at. */
export type Looked = { readonly cell: number | null; readonly pair: Pair };

/**
 * The cells that the settings name, as far as they are probed by now; a second one that is not is still to be chosen.
 *
 * @param isProbed - all of the first round is, so that a figure that names no cell can choose one
 */
export function lookedAt(
  stage: Stage | null,
  { cell, pair }: Pick<ProbeSettings, 'cell' | 'pair'>,
  isProbed: boolean,
): Looked {
  const first = firstOf(stage, cell, isProbed);
  if (first === null || pair === null) return { cell: first, pair: null };
  const known = pair === 'wanted' || stage?.categoryAt[pair] != null;
  return { cell: first, pair: known ? pair : 'wanted' };
}

function firstOf(stage: Stage | null, cell: number | null, isProbed: boolean): number | null {
  if (stage === null) return null;
  if (cell !== null) return stage.categoryAt[cell] == null ? null : cell;
  return isProbed ? openingCell(stage) : null;
}

/**
 * What changes when the reader comes to a cell: it is probed, or becomes the second of the pair.
 *
 * @returns null when nothing does
 */
export function comeTo({ cell, pair }: Looked, place: number): Partial<ProbeSettings> | null {
  if (pair === null) return { ...atEnds, cell: place, proof: false };
  return place === cell ? null : { cell, pair: place, proof: false };
}

/** A cell by its place in the grid of a stage. */
export function placeIn({ state: { width } }: Stage, cell: number): Place {
  return { row: Math.floor(cell / width), column: cell % width };
}
