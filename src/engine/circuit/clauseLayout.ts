/**
 * From clauses to tiles, in a way that is the same for all: a column for each literal, a row for each variable. Column 0 has the
 * terminals of the variables, the last one the output.
 *
 * - Row i: the signal of variable i goes right to its last literal; at each of its literals it is split down, and it crosses
 *   what comes down for earlier variables. Behind that these go on down by wires.
 * - Below: the literals of a clause are joined from left to right, and the clauses in the lowest row.
 *
 * With the first kit a clause is a chain of ORs. With the second, whose only gate is AND, a clause carries "no literal so far is
 * true", which is negated on its way down, in a column of its own behind the literals.
 *
 * n variables, m clauses and L literals take (n + 3)(L + 2) tiles of the first kit, or (n + 4)(L + m + 2) of the second, with
 * 121 cells each, and as many steps.
 */
import type { Clause, ClauseLiteral } from './clauses.ts';
import {
  clauseFormula,
  formulaOfClauses,
  literalFormula,
  namesOf,
  requireInferenceClauses,
  star,
} from './clauses.ts';
import { transposed } from './derived.ts';
import type { Formula } from './formula.ts';
import { kit, outputOne } from './kit.ts';
import type { Layout, PlacedTile } from './layout.ts';
import { outputOneAlong, sweepKit } from './sweepKit.ts';
import type { Tile } from './tile.ts';

/**
 * What the board is for. `solutions`: the output must be 1, so the solutions are the ways to meet all clauses. `inference`: a
 * further variable x* comes before the clauses, and nothing is asked of the output.
 */
export type ClauseBoardFor = 'solutions' | 'inference';

/** Which tiles: those of `kit.ts`, or those of `sweepKit.ts`. */
export type ClauseKit = 'first' | 'second';

/** A clause with the columns of its literals, and the one in which its value comes down. */
type PlacedClause = {
  readonly clause: Clause;
  readonly columns: readonly number[];
  readonly end: number;
};

/** A layout in the making. */
type Draft = {
  readonly names: readonly string[];
  readonly placed: readonly PlacedClause[];
  readonly output: number; // its column
  readonly isFor: ClauseBoardFor;
  readonly cells: Map<string, PlacedTile>;
};

type Put = (row: number, column: number, tile: Tile, part: Formula, down?: Formula) => void;

/**
 * Lays clauses out.
 *
 * @param clauses - one or more, each with one literal or more; for inference none with a variable twice, and none with x*
 * @throws RangeError for other clauses
 * @source 003_bcef302d21730516.txt §2 (proof of Theorem 2.1), the idea; tiles and order are ours
 */
export function layOutClauses(
  clauses: readonly Clause[],
  isFor: ClauseBoardFor,
  tiles: ClauseKit,
): Layout {
  if (isFor === 'inference') requireInferenceClauses(clauses);
  const formula = formulaOfClauses(clauses, isFor === 'inference');
  const draft = draftOf(clauses, isFor, tiles);
  const { cells, names, output } = draft;
  const put: Put = (row, column, tile, part, down) => {
    cells.set(`${row} ${column}`, { tile, part, down: down ?? null });
  };
  variableRows(draft, put, tiles === 'first' ? kit : sweepKit);
  const bottom = (tiles === 'first' ? firstGates : secondGates)(draft, put);
  const { empty } = tiles === 'first' ? kit : sweepKit;
  const none: PlacedTile = { tile: empty, part: null, down: null };
  const placed = Array.from({ length: bottom + 1 }, (_, row) =>
    Array.from({ length: output + 1 }, (_, column) => cells.get(`${row} ${column}`) ?? none),
  );
  const inputs = names.map((name, row) => ({ name, row, column: 0 }));
  return {
    formula,
    placed,
    tiles: placed.map((line) => line.map(({ tile }) => tile)),
    // in the order of the text, where x* comes before all others
    inputs: isFor === 'inference' ? [{ name: star, row: bottom, column: 0 }, ...inputs] : inputs,
    output: { row: bottom, column: output },
  };
}

function draftOf(clauses: readonly Clause[], isFor: ClauseBoardFor, tiles: ClauseKit): Draft {
  let column = 1;
  const placed = clauses.map((clause): PlacedClause => {
    const columns = clause.map(() => column++);
    return { clause, columns, end: tiles === 'first' ? column - 1 : column++ };
  });
  return { names: namesOf(clauses), placed, output: column, isFor, cells: new Map() };
}

const variable = ({ name }: ClauseLiteral): Formula => literalFormula({ name, negated: false });
const not = (of: Formula): Formula => ({ kind: 'not', of, at: 0 });

/** The rows of the variables, alike with both kits. */
function variableRows(
  { names, placed }: Draft,
  put: Put,
  tiles: Pick<
    typeof kit | typeof sweepKit,
    'input' | 'wire' | 'wireDown' | 'bendDown' | 'split' | 'cross'
  >,
): void {
  const owners = new Map(
    placed.flatMap(({ clause, columns }) =>
      columns.map((column, at) => [column, clause[at]!.name] as const),
    ),
  );
  for (const [row, name] of names.entries()) {
    const own = literalFormula({ name, negated: false });
    const last = Math.max(
      ...[...owners].flatMap(([column, owner]) => (owner === name ? column : [])),
    );
    put(row, 0, tiles.input, own);
    const width = Math.max(last, ...owners.keys());
    for (let column = 1; column <= width; column++) {
      const owner = owners.get(column);
      const isEarlier = owner !== undefined && names.indexOf(owner) < row;
      const down = isEarlier ? literalFormula({ name: owner, negated: false }) : undefined;
      if (column > last) {
        if (down !== undefined) put(row, column, tiles.wireDown, down);
      } else if (down !== undefined) put(row, column, tiles.cross, own, down);
      else if (owner === name)
        put(row, column, column === last ? tiles.bendDown : tiles.split, own);
      else put(row, column, tiles.wire, own);
    }
  }
}

/** The values of the first so many clauses, joined. */
const joinedTo = ({ placed, isFor }: Draft, clauses: number): Formula =>
  clauses === 0
    ? literalFormula({ name: star, negated: false })
    : formulaOfClauses(
        placed.slice(0, clauses).map(({ clause }) => clause),
        isFor === 'inference',
      );

/** The lowest row: clauses come down and are joined. `along`: the tiles of such a row. */
function lowestRow(
  draft: Draft,
  put: Put,
  row: number,
  along: Readonly<Record<'input' | 'bend' | 'wire' | 'and' | 'output' | 'outputOne', Tile>>,
): void {
  const { placed, isFor, output } = draft;
  const isStarred = isFor === 'inference';
  const from = isStarred ? 0 : placed[0]!.end;
  put(row, from, isStarred ? along.input : along.bend, joinedTo(draft, isStarred ? 0 : 1));
  for (let column = from + 1; column < output; column++) {
    const at = placed.findIndex(({ end }) => end === column);
    const done = placed.filter(({ end }) => end <= column).length;
    put(row, column, at < 0 ? along.wire : along.and, joinedTo(draft, done));
  }
  put(row, output, isStarred ? along.output : along.outputOne, joinedTo(draft, placed.length));
}

/** Three rows of the first kit. @returns the number of the lowest row */
function firstGates(draft: Draft, put: Put): number {
  const top = draft.names.length;
  const orDown = transposed(kit.or);
  for (const { clause, columns } of draft.placed)
    for (const [at, literal] of clause.entries()) {
      const column = columns[at]!;
      put(top, column, literal.negated ? kit.notDown : kit.wireDown, literalFormula(literal));
      const so = clauseFormula(clause.slice(0, at + 1));
      const isLast = at === clause.length - 1;
      const gate = isLast ? orDown : kit.or;
      put(top + 1, column, at > 0 ? gate : isLast ? kit.wireDown : kit.bendFromAbove, so);
    }
  lowestRow(draft, put, top + 2, {
    input: kit.input,
    bend: kit.bendFromAbove,
    wire: kit.wire,
    and: kit.and,
    output: kit.output,
    outputOne,
  });
  return top + 2;
}

/** Four rows of the second kit. @returns the number of the lowest row */
function secondGates(draft: Draft, put: Put): number {
  const { names, placed, isFor } = draft;
  const top = names.length;
  for (const [number, { clause, columns, end }] of placed.entries()) {
    for (const [at, literal] of clause.entries()) {
      const column = columns[at]!;
      const denied = literalFormula({ ...literal, negated: !literal.negated });
      const none = not(clauseFormula(clause.slice(0, at + 1))); // no literal so far is true
      if (at === 0) {
        put(top, column, sweepKit.wireDown, variable(literal));
        put(top + 1, column, literal.negated ? sweepKit.turn : sweepKit.turnNot, denied);
      } else {
        put(top, column, literal.negated ? sweepKit.toGate : sweepKit.notToGate, denied);
        put(top + 1, column, sweepKit.and, none);
      }
    }
    const value = clauseFormula(clause);
    put(top + 1, end, sweepKit.downNot, value);
    const isBend = isFor === 'solutions' && number === 0;
    put(top + 2, end, isBend ? sweepKit.wireDown : sweepKit.toGate, value);
  }
  lowestRow(draft, put, top + 3, {
    input: sweepKit.inputAlong,
    bend: sweepKit.turn,
    wire: sweepKit.wireAlong,
    and: sweepKit.and,
    output: sweepKit.outputAlong,
    outputOne: outputOneAlong,
  });
  return top + 3;
}

/** A formula laid out, with an output that must be 1: its solutions are the ways for the formula to be true. */
export function mustBeTrue(layout: Layout): Layout {
  const { row, column } = layout.output;
  const placed = layout.placed.map((line, i) =>
    line.map((one, j) => (i === row && j === column ? { ...one, tile: outputOne } : one)),
  );
  return { ...layout, placed, tiles: placed.map((line) => line.map(({ tile }) => tile)) };
}
