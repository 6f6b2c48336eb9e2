/** Pair relations in words: one wording on every page. */
import { PAIR_RELATIONS } from '../../engine/line/pairRelations.ts';

const meanings: readonly string[] = [
  'Every combination can occur: this line says nothing about the two cells together.',
  'If the first cell is filled, so is the second.',
  'If the second cell is filled, so is the first.',
  'At least one of the two cells is filled.',
  'At most one of the two cells is filled.',
  'Exactly one of the two cells is filled.',
  'Both cells are filled or both are empty.',
];

/** With a hyphen at which no line ends. */
const told: readonly string[] = [
  'forbids nothing',
  'forbids filled\u2011empty',
  'forbids empty\u2011filled',
  'forbids empty\u2011empty',
  'forbids filled\u2011filled',
  'wants one filled and one empty',
  'wants both filled or both empty',
];

/** The name of a relation: "1–0 forbidden". @param relation - 0..6 @source 000_8dc3042ab81c971c.txt §3.2 */
export function relationName(relation: number): string {
  return PAIR_RELATIONS[relation]?.name ?? 'no relation';
}

/** What a line does by a relation, behind its name: "row 1 forbids empty‑filled". @param relation - 0..6 */
export function relationTold(relation: number): string {
  return told[relation] ?? 'says nothing of them';
}

/** What a relation says about its two cells, as a sentence. @param relation - 0..6 */
export function relationMeaning(relation: number): string {
  return meanings[relation] ?? '';
}
