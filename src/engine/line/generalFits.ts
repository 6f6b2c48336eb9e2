/**
 * The fits of a line for a general description. Segments may be empty, so that one line can be read in several ways;
 * to count lines and not readings, the description is run as an automaton over sets of states. State (j, c) means:
 * the last c cells belong to segment j, counted up to where more makes no difference.
 */
import { EMPTY, FILLED, UNKNOWN } from '../board/cell.ts';
import type { GeneralDescription, Segment } from '../board/generalDescription.ts';
import { checkGeneral } from '../board/generalDescription.ts';

/** A set of states (j, c), each as j * STRIDE + c, ascending. */
type States = readonly number[];
const STRIDE = 2 ** 20; // more than any c: the longest line

/**
 * The number of fits, exactly.
 *
 * @param line - ℓ ≥ 0 cells, fewer than 2^20; not modified
 * @throws RangeError when a segment has bad bounds
 * @remarks The number of state sets is small for sensible descriptions, exponential in ℓ at worst.
 * @source 000_8dc3042ab81c971c.txt §2
 */
export function countGeneralFits(line: Uint8Array, general: GeneralDescription): bigint {
  checkGeneral(general);
  let level = new Map<string, { states: States; count: bigint }>();
  const initial = open(general, [0]);
  level.set(initial.join(), { states: initial, count: 1n });
  for (const cell of line) {
    const next = new Map<string, { states: States; count: bigint }>();
    for (const { states, count } of level.values())
      for (const symbol of [FILLED, EMPTY] as const) {
        if (cell !== UNKNOWN && cell !== symbol) continue;
        const after = step(general, states, symbol);
        if (after.length === 0) continue;
        const key = after.join();
        next.set(key, { states: after, count: count + (next.get(key)?.count ?? 0n) });
      }
    level = next;
  }
  let total = 0n;
  for (const { states, count } of level.values()) if (accepts(general, states)) total += count;
  return total;
}

/**
 * Lists the fits one by one; of two, the one that has the first differing cell filled comes first.
 *
 * @param line - ℓ ≥ 0 cells, fewer than 2^20; not modified
 * @throws RangeError when a segment has bad bounds
 * @remarks Remembers state sets from which no fit can be reached, so that each is tried once.
 * @source 000_8dc3042ab81c971c.txt §2
 */
export function* generalFits(
  line: Uint8Array,
  general: GeneralDescription,
): Generator<Uint8Array, void, undefined> {
  checkGeneral(general);
  const dead = new Set<string>();
  const cells = new Uint8Array(line.length);
  yield* extend(0, open(general, [0]));

  function* extend(at: number, states: States): Generator<Uint8Array, boolean, undefined> {
    if (states.length === 0) return false;
    if (at === line.length) {
      const accepted = accepts(general, states);
      if (accepted) yield cells.slice();
      return accepted;
    }
    const key = `${at}:${states.join()}`;
    if (dead.has(key)) return false;
    let any = false;
    for (const symbol of [FILLED, EMPTY] as const) {
      if (line[at] !== UNKNOWN && line[at] !== symbol) continue;
      cells[at] = symbol;
      if (yield* extend(at + 1, step(general, states, symbol))) any = true;
    }
    if (!any) dead.add(key);
    return any;
  }
}

/** Adds (j + 1, 0) for every state that has enough cells of segment j. */
function open(general: GeneralDescription, states: readonly number[]): States {
  const all = new Set<number>();
  for (let state of states) {
    all.add(state);
    for (let j = Math.floor(state / STRIDE); j + 1 < general.length; j++) {
      if (state % STRIDE < (general[j] as Segment).least) break;
      state = (j + 1) * STRIDE;
      all.add(state);
    }
  }
  return [...all].toSorted((a, b) => a - b);
}

/** The states after one more cell. */
function step(general: GeneralDescription, states: States, symbol: 0 | 1): States {
  const after: number[] = [];
  for (const state of states) {
    const segment = general[Math.floor(state / STRIDE)] as Segment;
    const count = state % STRIDE;
    if (segment.symbol !== symbol || count >= segment.most) continue;
    const enough = segment.most === Infinity && count >= segment.least;
    after.push(enough ? state : state + 1);
  }
  return open(general, after);
}

function accepts(general: GeneralDescription, states: States): boolean {
  const last = general.length - 1;
  return states.some(
    (state) => state >= last * STRIDE && state % STRIDE >= (general[last] as Segment).least,
  );
}
