/** The proof of a cell by lines and intersections, in words and pictures. */
import type { Grid } from '../../engine/board/cell.ts';
import { lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { CrossStep } from '../../engine/intersect/fourProof.ts';
import { situationAt } from '../../engine/intersect/fourSolver.ts';
import { intersect } from '../../engine/intersect/pqIntersection.ts';
import type { LineChoice } from '../../engine/intersect/pqRecord.ts';
import type { Situation } from '../../engine/intersect/lookupTable.ts';
import { pairRelations } from '../../engine/line/pairRelations.ts';
import { settle } from '../../engine/line/settle.ts';
import { enumerated } from '../../notebook/plain/numbers.ts';
import { cellWord } from '../board/boardModel.ts';
import { intersectionSentence, linesOfIntersection } from './fourTrace.ts';
import { mixedProof } from './mixedProofWords.ts';
import { prove } from './proofWords.ts';

/** The relations of the four lines as far as they follow from some cells; null when a crossing is known then. */
function situationFrom(
  grid: Grid,
  puzzle: Puzzle,
  { rows, columns }: Pick<CrossStep, 'rows' | 'columns'>,
): Situation | null {
  const relationsOf = (direction: 'H' | 'V', index: number): Uint8Array => {
    const description = (direction === 'H' ? puzzle.rows : puzzle.columns)[index] ?? [];
    const line = settle(lineOf(grid, direction, index), description);
    return line === null ? new Uint8Array() : pairRelations(line, description);
  };
  const of = (direction: 'H' | 'V', count: number, wanted: readonly number[]): Uint8Array[] =>
    Array.from({ length: count }, (_, index) =>
      wanted.includes(index) ? relationsOf(direction, index) : new Uint8Array(),
    );
  const relations = {
    grid,
    rows: of('H', grid.height, rows),
    columns: of('V', grid.width, columns),
  };
  return situationAt(relations, rows, columns);
}

/** One intersection of a proof, from what is known without it. */
function crossSentence(step: CrossStep, puzzle: Puzzle, given: Grid): string {
  const { rows, columns, premises, fixes } = step;
  const grid = { ...given, cells: given.cells.slice() };
  prove(grid, premises);
  const { survivors } = intersect(grid, puzzle, rows, columns);
  const situation = situationFrom(grid, puzzle, step);
  const sentence = intersectionSentence({ rows, columns, situation, survivors, fixed: fixes });
  if (premises.length === 0) return sentence;
  const facts = premises.map(
    ({ row, column, value }) => `row ${row + 1}, column ${column + 1} ${cellWord(value)}`,
  );
  return `${sentence} It needs ${enumerated(facts)}.`;
}

/** The chain of lines and intersections that FourSolver leaves. */
export const fourProof = mixedProof<LineChoice>({
  task: 'four-proof',
  one: 'intersection',
  name: 'an intersection',
  isDear: (step) => 'rows' in step,
  linesOf: linesOfIntersection,
  sentence: crossSentence,
  shortest: ', and no chain with as few has fewer lines: all of them were tried.',
  open: '; whether fewer lines do was not settled, there are too many chains to try.',
  by: 'chain of lines and intersections',
  none: 'it is given, or pairs of lines do not fix it.',
});
