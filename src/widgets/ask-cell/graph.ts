/**
 * The implication graph of a conflict, in cells: which suppositions and which cells that followed from them made a line
 * without a fit, and the cut that the learnt clause is. What is proved without suppositions is left out.
 */
import type { CellLiteral, Ground } from '../../engine/inference/questionRecorder.ts';
import type { AskedCell } from '../../engine/inference/question.ts';

export type GraphNode = {
  readonly literal: CellLiteral;
  readonly depth: number; // the supposition on which it hangs, from 1
  readonly supposed: boolean;
  readonly by: Ground | null; // null for a supposition
  readonly from: readonly CellLiteral[]; // nodes that it follows from
  /** On the side of the conflict: the learnt clause says nothing of it. */
  readonly beyond: boolean;
  /** On the cut: the learnt clause says that not all of these hold. */
  readonly cut: boolean;
};

export type ConflictGraph = {
  readonly number: number; // of the conflict, from 1
  readonly by: Ground; // what has no fit
  readonly from: readonly CellLiteral[]; // nodes that the conflict follows from
  readonly nodes: readonly GraphNode[]; // each after those that it follows from
  readonly learnt: number | null; // number of the clause; null: nothing was left to be learnt
};

/** How a cell came to its value. */
type Origin = Pick<GraphNode, 'depth' | 'supposed' | 'by' | 'from'>;

/**
 * The graph of the last conflict among the first steps of a record.
 *
 * @param steps - how many of them
 * @returns null before the first conflict above depth 0
 * @source Marques-Silva and Sakallah 1996
 */
export function conflictGraph({ steps: all }: AskedCell, steps: number): ConflictGraph | null {
  const at = all.findLastIndex(
    (step, index) => index < steps && step.kind === 'conflict' && step.depth > 0,
  );
  const conflict = all[at];
  if (conflict?.kind !== 'conflict') return null;
  const origins = new Map<CellLiteral, Origin>();
  let number = 0;
  for (const [index, step] of all.slice(0, at + 1).entries()) {
    if (step.kind === 'conflict') number++;
    if (step.kind === 'suppose')
      origins.set(step.literal, { depth: step.depth, supposed: true, by: null, from: [] });
    if (step.kind === 'follow' && step.depth > 0)
      origins.set(step.literal, {
        depth: step.depth,
        supposed: false,
        by: step.by,
        from: step.from,
      });
    if (step.kind === 'back' && index < at)
      for (const cell of step.cells) for (const sign of [0, 1]) origins.delete(2 * cell + sign);
  }
  const next = all[at + 1];
  const clause = next?.kind === 'learn' ? next.clause : [];
  const cut = new Set(clause.map((literal) => literal ^ 1));
  const behind = ancestors(conflict.from, origins, new Set());
  const beyond = ancestors(conflict.from, origins, cut);
  const known = (literals: readonly CellLiteral[]): readonly CellLiteral[] =>
    literals.filter((literal) => origins.has(literal));
  const nodes = [...origins]
    .filter(([literal]) => behind.has(literal))
    .map(([literal, { depth, supposed, by, from }]): GraphNode => ({
      literal,
      depth,
      supposed,
      by,
      from: known(from),
      cut: cut.has(literal),
      beyond: beyond.has(literal) && !cut.has(literal),
    }));
  return {
    number,
    by: conflict.by,
    from: known(conflict.from),
    nodes,
    learnt: next?.kind === 'learn' ? next.number : null,
  };
}

/** What some cells go back to, not beyond the cells of `until`. */
function ancestors(
  from: readonly CellLiteral[],
  origins: ReadonlyMap<CellLiteral, Origin>,
  until: ReadonlySet<CellLiteral>,
): ReadonlySet<CellLiteral> {
  const found = new Set<CellLiteral>();
  const waiting = [...from];
  for (let literal = waiting.pop(); literal !== undefined; literal = waiting.pop()) {
    const origin = origins.get(literal);
    if (origin === undefined || found.has(literal)) continue;
    found.add(literal);
    if (!until.has(literal)) waiting.push(...origin.from);
  }
  return found;
}
