/**
 * Cells that are equal or opposite in every solution, though their values are not known: the strongly connected components
 * of the implications. Values of one component imply one another, so all hold or none.
 */
import type { InPieces } from '../pieces.ts';
import { equivalentsInPieces } from '../sat/equivalents.ts';
import type { Implications, Literal } from './implications.ts';
import { forImplied, literalOf } from './implications.ts';

/**
 * Values of two cells or more that all hold or none of which does: cells with the same value here are equal, the others
 * opposite. In board order, the first with the value 1.
 */
export type Component = readonly Literal[];

/**
 * The components of a state, in pieces, each with its opposite once, by their first cells.
 *
 * @param implications - of a standstill of TwoSatSolver: no value is in one component with its opposite
 * @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009); the components are ours
 */
export function* componentsInPieces(implications: Implications): InPieces<readonly Component[]> {
  const { cells, width } = implications.grid;
  const classes = yield* equivalentsInPieces(2 * cells.length, (value) => {
    const list: number[] = [];
    forImplied(implications, value, (next) => {
      list.push(next);
    });
    return list;
  });
  const found = classes
    .map((members) => members.map((member) => literalOf(member, width)))
    .filter(([first]) => first?.value === 1);
  const place = ([first]: Component): number => (first ? first.row * width + first.column : 0);
  return found.toSorted((a, b) => place(a) - place(b));
}
