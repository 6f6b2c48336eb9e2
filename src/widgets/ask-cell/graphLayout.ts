/**
 * Where the nodes of an implication graph stand: levels from left to right, within a level each node right of those that it
 * follows from (longest path), and in each column in an order in which few edges cross (`passOver`).
 */
import type { CellLiteral } from '../../engine/inference/questionRecorder.ts';
import { passOver } from '../../notebook/svg/layerOrder.ts';
import type { ConflictGraph, GraphNode } from './graph.ts';

export type PlacedNode = {
  readonly node: GraphNode;
  readonly column: number;
  readonly row: number; // from the middle of the column, in node heights
};

export type GraphLayout = {
  readonly placed: readonly PlacedNode[];
  /** The columns of each level, from..to inclusive. */
  readonly levels: readonly {
    readonly depth: number;
    readonly from: number;
    readonly to: number;
  }[];
  readonly columns: number; // the conflict stands behind the last one
  readonly rows: number; // of the fullest column
};

const passes = 8; // to and fro

/** @source Sugiyama, Tagawa and Toda 1981 */
export function layOut({ nodes, from }: ConflictGraph): GraphLayout {
  const depths = [...new Set(nodes.map(({ depth }) => depth))].toSorted((a, b) => a - b);
  const columnOf = new Map<CellLiteral, number>();
  const levels: GraphLayout['levels'][number][] = [];
  let columns = 0;
  for (const depth of depths) {
    const first = columns;
    for (const node of nodes) {
      if (node.depth !== depth) continue;
      // nodes come after those that they follow from
      const after = node.from.map((literal) => (columnOf.get(literal) ?? -1) + 1);
      const column = Math.max(first, ...after);
      columnOf.set(node.literal, column);
      columns = Math.max(columns, column + 1);
    }
    levels.push({ depth, from: first, to: columns - 1 });
  }
  const filled = Array.from({ length: columns }, (): GraphNode[] => []);
  for (const node of nodes) filled[columnOf.get(node.literal) ?? 0]?.push(node);
  const rowOf = ordered(filled, neighboursOf(nodes, from));
  return {
    placed: nodes.map((node) => ({
      node,
      column: columnOf.get(node.literal) ?? 0,
      row: rowOf.get(node.literal) ?? 0,
    })),
    levels,
    columns,
    rows: Math.max(1, ...filled.map(({ length }) => length)),
  };
}

/** Both ways; the conflict, to which all of `from` lead, stands in the middle. */
function neighboursOf(
  nodes: readonly GraphNode[],
  from: readonly CellLiteral[],
): ReadonlyMap<CellLiteral, readonly (CellLiteral | null)[]> {
  const found = new Map<CellLiteral, (CellLiteral | null)[]>(
    nodes.map(({ literal }) => [literal, []]),
  );
  for (const { literal, from: premises } of nodes)
    for (const premise of premises) {
      found.get(literal)?.push(premise);
      found.get(premise)?.push(literal);
    }
  for (const literal of from) found.get(literal)?.push(null);
  return found;
}

/** Rows, by the means of the rows of neighbours; the order of the solver decides where these are equal. */
function ordered(
  columns: readonly GraphNode[][],
  neighbours: ReadonlyMap<CellLiteral, readonly (CellLiteral | null)[]>,
): ReadonlyMap<CellLiteral, number> {
  const rows = new Map<CellLiteral, number>();
  const place = (column: readonly GraphNode[]): void => {
    for (const [at, { literal }] of column.entries())
      rows.set(literal, at - (column.length - 1) / 2);
  };
  for (const column of columns) place(column);
  const rowOf = (literal: CellLiteral | null): number =>
    literal === null ? 0 : (rows.get(literal) ?? 0);
  const aimOf = ({ literal }: GraphNode): number => {
    const near = neighbours.get(literal) ?? [];
    if (near.length === 0) return rowOf(literal);
    return near.reduce<number>((sum, one) => sum + rowOf(one), 0) / near.length;
  };
  for (let pass = 0; pass < passes; pass++) passOver(columns, pass % 2 === 0, aimOf, place);
  return rows;
}
