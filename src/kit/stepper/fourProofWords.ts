/** The proof of a cell by lines and intersections, in words and pictures. */
import type { Grid } from '../../engine/board/cell.ts';
import { lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { startGrid } from '../../engine/board/puzzle.ts';
import type { CrossStep, FourProof } from '../../engine/intersect/fourProof.ts';
import { situationAt } from '../../engine/intersect/fourSolver.ts';
import { intersect } from '../../engine/intersect/pqIntersection.ts';
import type { Situation } from '../../engine/intersect/lookupTable.ts';
import { pairRelations } from '../../engine/line/pairRelations.ts';
import { settle } from '../../engine/line/settle.ts';
import { counted, enumerated, inWords } from '../../notebook/plain/numbers.ts';
import { cellWord } from '../board/boardModel.ts';
import { intersectionSentence, linesOfIntersection } from './fourTrace.ts';
import type { ProofKind } from './proofWords.ts';
import {
  lineProof,
  lineSentence,
  openingWords,
  proofBoard,
  prove,
  searchWords,
} from './proofWords.ts';
import { capital, lineTitle } from './sentences.ts';

/** "One intersection and four lines". */
const lengthWords = (intersections: number, lines: number): string =>
  [
    `${inWords(intersections)} ${intersections === 1 ? 'intersection' : 'intersections'}`,
    ...(lines === 0 ? [] : [`${inWords(lines)} ${lines === 1 ? 'line' : 'lines'}`]),
  ].join(' and ');

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
export const fourProof: ProofKind<Puzzle, FourProof> = {
  ask: (work, puzzle, { row, column }) =>
    work.ask(openingWords, 'four-proof', { puzzle, row, column }, searchWords('step')),
  words(found) {
    const { steps, intersections, fewest, shortest } = found;
    if (intersections === 0) return lineProof.words(found as Parameters<typeof lineProof.words>[0]);
    const lines = steps.length - intersections;
    const length = capital(lengthWords(intersections, lines));
    if (steps.length === 1)
      return `${length} is enough, from the given numbers alone. Sweeps alone do not prove it.`;
    const known = !fewest
      ? 'None can be left out; whether fewer intersections do it was not settled, there are too many to try.'
      : `None can be left out. Fewer intersections do not prove it${
          shortest
            ? ', and no chain with as few has fewer lines: all of them were tried.'
            : '; whether fewer lines do was not settled, there are too many chains to try.'
        }`;
    return `${length}, each from what the ones before it proved. ${known}`;
  },
  *pictures(puzzle, { steps }) {
    const start = startGrid(puzzle);
    const grid = { ...start, cells: start.cells.slice() };
    for (const [at, step] of steps.entries()) {
      prove(grid, step.fixes);
      const lit = 'rows' in step ? linesOfIntersection(step) : [step];
      const name = 'rows' in step ? 'an intersection' : lineTitle(step);
      const label = `After step ${at + 1} of ${counted(steps.length, 'step')}, ${name}`;
      yield {
        text: 'rows' in step ? crossSentence(step, puzzle, start) : lineSentence(step, start),
        picture: proofBoard(grid, label, lit, step.fixes),
      };
    }
  },
  by: 'chain of lines and intersections',
  none: 'it is given, or pairs of lines do not fix it.',
};
