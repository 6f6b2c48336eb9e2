/**
 * The lookup table of FOURSOLVER: what follows for the four crossings of two rows and two columns, all unknown, from the
 * relations of the two crossings on each of the four lines (000 §3.2).
 *
 * Crossings are numbered (row 1, column 1) = 0, (row 1, column 2) = 1, (row 2, column 1) = 2, (row 2, column 2) = 3, and
 * a configuration is the number whose bit k is the value of crossing k.
 */
import { EMPTY, FILLED, UNKNOWN } from '../board/cell.ts';
import { maskOfRelation, PAIR_RELATIONS } from '../line/pairRelations.ts';

/** The relations (0..6) of row 1, row 2, column 1, column 2. */
export type Situation = readonly [row1: number, row2: number, column1: number, column2: number];

/** The four lines, in the order of {@link Situation}, each with its two crossings. */
const LINES = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
] as const;

/** The place of a situation in tables of 7^4 = 2,401. */
export function situationNumber([row1, row2, column1, column2]: Situation): number {
  return ((row1 * 7 + row2) * 7 + column1) * 7 + column2;
}

/**
 * The configurations that one line forbids.
 *
 * @param line - 0 row 1, 1 row 2, 2 column 1, 3 column 2
 * @param relation - 0..6
 * @returns a mask of 16 bits
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function forbiddenByLine(line: 0 | 1 | 2 | 3, relation: number): number {
  const allowed = maskOfRelation(relation);
  const [a, b] = LINES[line];
  let forbidden = 0;
  for (let configuration = 0; configuration < 16; configuration++) {
    const pair = 2 * ((configuration >> a) & 1) + ((configuration >> b) & 1);
    if (((allowed >> pair) & 1) === 0) forbidden |= 1 << configuration;
  }
  return forbidden;
}

/** Everything about one situation. */
export type Outcome = {
  readonly situation: Situation;
  /** The configurations that no line forbids: 16 bits. 0: the situation is impossible. */
  readonly survivors: number;
  /** The four crossings: EMPTY or FILLED when fixed, else UNKNOWN; all UNKNOWN when impossible. */
  readonly cells: readonly number[];
  /** How many of them are fixed. */
  readonly fixed: number;
  readonly impossible: boolean;
};

/**
 * What follows from a situation.
 *
 * @throws RangeError when a relation is not 0 to 6
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function outcomeOf(situation: Situation): Outcome {
  let survivors = 0xffff;
  for (const line of [0, 1, 2, 3] as const) survivors &= ~forbiddenByLine(line, situation[line]);
  const cells = [0, 1, 2, 3].map((crossing) => crossingIn(survivors, crossing));
  const fixed = cells.filter((cell) => cell !== UNKNOWN).length;
  return { situation, survivors, cells, fixed, impossible: survivors === 0 };
}

function crossingIn(survivors: number, crossing: number): number {
  let values = 0;
  for (let configuration = 0; configuration < 16; configuration++)
    if ((survivors >> configuration) & 1) values |= 1 << ((configuration >> crossing) & 1);
  return values === 0b01 ? EMPTY : values === 0b10 ? FILLED : UNKNOWN;
}

/** What the fast users of the table read, by {@link situationNumber}. */
export type LookupTable = {
  /** The configurations that survive, 16 bits. */
  readonly survivors: Uint16Array;
  /** Crossings that become filled (bits 0-3) and empty (bits 4-7); IMPOSSIBLE when nothing survives. */
  readonly fixes: Uint8Array;
};

/** In `LookupTable.fixes`: no configuration survives. */
export const IMPOSSIBLE = 255;

let made: LookupTable | undefined;

/**
 * The table of all 7^4 situations, made once.
 *
 * @source 000_8dc3042ab81c971c.txt §3.2 ("it is easy to construct a lookup table")
 */
export function lookupTable(): LookupTable {
  made ??= makeTable();
  return made;
}

function makeTable(): LookupTable {
  const survivors = new Uint16Array(7 ** 4);
  const fixes = new Uint8Array(7 ** 4);
  for (const situation of situations(0)) {
    const outcome = outcomeOf(situation);
    const at = situationNumber(situation);
    survivors[at] = outcome.survivors;
    for (const [crossing, cell] of outcome.cells.entries())
      if (cell !== UNKNOWN) fixes[at]! |= 1 << (crossing + (cell === FILLED ? 0 : 4));
    if (outcome.impossible) fixes[at] = IMPOSSIBLE;
  }
  return { survivors, fixes };
}

/**
 * All situations in order of their numbers.
 *
 * @param least - 1: the 1,296 in which each line forbids something; 0: with "all allowed", 2,401
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function situations(least: 0 | 1 = 1): Situation[] {
  const numbers = PAIR_RELATIONS.map(({ number }) => number).filter((number) => number >= least);
  return numbers.flatMap((row1) =>
    numbers.flatMap((row2) =>
      numbers.flatMap((column1) =>
        numbers.map((column2): Situation => [row1, row2, column1, column2]),
      ),
    ),
  );
}

/** What 000 says about the table, counted. */
export type TableFacts = {
  readonly situations: number;
  /** Situations that fix a cell. */
  readonly successful: number;
  /** Situations by number of cells fixed, 0..4; impossible ones left out. */
  readonly byFixed: readonly number[];
  /** Situations that allow no configuration. */
  readonly impossible: number;
  /** The fewest configurations forbidden in a successful situation. */
  readonly leastForbidden: number;
};

/**
 * Counts what the table says.
 *
 * @param least - as in {@link situations}
 * @source 000_8dc3042ab81c971c.txt §3.2 (512; "at least 12 from the 16"; "32 of the situations cannot occur")
 */
export function tableFacts(least: 0 | 1 = 1): TableFacts {
  const byFixed = [0, 0, 0, 0, 0];
  let impossible = 0;
  let leastForbidden = 16;
  const all = situations(least).map(outcomeOf);
  for (const outcome of all) {
    if (outcome.impossible) impossible++;
    else byFixed[outcome.fixed] = (byFixed[outcome.fixed] ?? 0) + 1;
    if (outcome.fixed > 0)
      leastForbidden = Math.min(leastForbidden, 16 - countBits(outcome.survivors));
  }
  const successful = all.filter(({ fixed }) => fixed > 0).length;
  return { situations: all.length, successful, byFixed, impossible, leastForbidden };
}

function countBits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** A relation with its two cells exchanged: 1–0 forbidden becomes 0–1 forbidden; the others stay. */
function exchanged(relation: number): number {
  return relation === 1 ? 2 : relation === 2 ? 1 : relation;
}

/**
 * The situations that a situation becomes when the board is reflected or turned: the 2 x 2 crossing has the eight
 * symmetries of the square. What follows from them is the same, turned likewise.
 *
 * @returns 1 to 8 different ones, by {@link situationNumber}; the first can stand for all
 * @source 000_8dc3042ab81c971c.txt §4.1 (the dihedral group D4); on the table it is ours
 */
export function symmetricSituations(situation: Situation): Situation[] {
  const found = new Map<number, Situation>();
  const add = ([row1, row2, column1, column2]: Situation): void => {
    const leftRight: Situation = [exchanged(row1), exchanged(row2), column2, column1];
    const turned: Situation[] = [[row1, row2, column1, column2], leftRight].flatMap(
      ([r1, r2, c1, c2]): Situation[] => [
        [r1, r2, c1, c2],
        [r2, r1, exchanged(c1), exchanged(c2)],
      ],
    );
    for (const one of turned) found.set(situationNumber(one), one);
  };
  const [row1, row2, column1, column2] = situation;
  add(situation);
  add([column1, column2, row1, row2]); // rows and columns exchanged
  return [...found.entries()].toSorted(([a], [b]) => a - b).map(([, one]) => one);
}
