/**
 * Cells that are equal or opposite in every solution, though their values are not known: the strongly connected components
 * of the implications. Values of one component imply one another, so all hold or none.
 */
import type { Implications, Literal } from './implications.ts';
import { forImplied, literalOf } from './implications.ts';

/**
 * Values of two cells or more that all hold or none of which does: cells with the same value here are equal, the others
 * opposite. In board order, the first with the value 1.
 */
export type Component = readonly Literal[];

/** Appends what can be reached from a value, and was not seen before, to `into`: each after all that it leads to. */
function collect(
  follow: (value: number) => readonly number[],
  start: number,
  seen: Uint8Array,
  into: number[],
): void {
  if (seen[start] === 1) return;
  seen[start] = 1;
  const path: { readonly value: number; readonly next: readonly number[]; at: number }[] = [
    { value: start, next: follow(start), at: 0 },
  ];
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const next = top.next[top.at++];
    if (next === undefined) {
      into.push(top.value);
      path.pop();
    } else if (seen[next] === 0) {
      seen[next] = 1;
      path.push({ value: next, next: follow(next), at: 0 });
    }
  }
}

/**
 * The components of a state, each with its opposite once, by their first cells.
 *
 * @param implications - of a standstill of TwoSatSolver: no value is in one component with its opposite
 * @remarks Two searches in depth, one against the arrows (Kosaraju); what leads to a value is the opposite of what its
 * opposite leads to, so the arrows need not be turned around.
 * @source 000_8dc3042ab81c971c.txt §3.2 (2-SAT, after Batenburg & Kosters 2009); the components are ours
 */
export function componentsOf(implications: Implications): readonly Component[] {
  const { cells, width } = implications.grid;
  const values = 2 * cells.length;
  const ahead = (value: number): readonly number[] => {
    const list: number[] = [];
    forImplied(implications, value, (next) => {
      list.push(next);
    });
    return list;
  };
  const back = (value: number): readonly number[] => ahead(value ^ 1).map((next) => next ^ 1);
  const order: number[] = [];
  const seen = new Uint8Array(values);
  for (let value = 0; value < values; value++) collect(ahead, value, seen, order);
  seen.fill(0);
  const found: Component[] = [];
  for (const value of order.toReversed()) {
    const members: number[] = [];
    collect(back, value, seen, members);
    const component = members.toSorted((a, b) => a - b).map((member) => literalOf(member, width));
    if (component.length > 1 && component[0]?.value === 1) found.push(component);
  }
  const place = ([first]: Component): number => (first ? first.row * width + first.column : 0);
  return found.toSorted((a, b) => place(a) - place(b));
}
