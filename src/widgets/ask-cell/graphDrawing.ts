/** The picture of the last conflict, drawn again only where it is another one. */
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { conflictGraph } from './graph.ts';
import type { ConflictGraph } from './graph.ts';
import { graphPicture } from './graphPicture.ts';
import { recordedBy } from './model.ts';
import type { AskRun } from './model.ts';

/** Cells of the largest board whose conflicts are drawn. */
const mostCells = 100;

/** A graph with its picture; both null before the first conflict. */
type Drawn = { readonly graph: ConflictGraph | null; readonly picture: SvgNode | null };

/** See the head of the file. */
export class GraphDrawing {
  #of: unknown = null; // the answer whose conflict is drawn
  #drawn: Drawn = { graph: null, picture: null };

  /** What is to be seen at a place of a run; null for a board that is too large, or a question without an answer. */
  at(run: AskRun, position: number): Drawn | null {
    const { asked, puzzle } = run;
    if (asked === null || asked.start.cells.length > mostCells) return null;
    const graph = conflictGraph(asked, recordedBy(run, position));
    const before = this.#drawn.graph;
    const same = graph?.number === before?.number && graph?.nodes.length === before?.nodes.length;
    if (same && this.#of === asked) return this.#drawn;
    const width = puzzle.columns.length;
    const picture = graph === null ? null : graphPicture(graph, width);
    this.#drawn = { graph, picture };
    this.#of = asked;
    return this.#drawn;
  }
}
