/**
 * A puzzle for each of the 1,296 situations of the lookup table: random images, small ones first, each brought
 * to a standstill by SimpleSolver; every choice of two rows and two columns with four unknown crossings is looked at.
 * When an image shows something new, its eight reflections and turns are looked at too.
 */
import type { Grid } from '../../../src/engine/board/cell.ts';
import type { FastFour } from '../../../src/engine/intersect/fastFourSolver.ts';
import { createFastFour } from '../../../src/engine/intersect/fastFour.ts';
import { STANDSTILL } from '../../../src/engine/sweep/fastSolver.ts';
import { gridRelations, situationAt } from '../../../src/engine/intersect/fourSolver.ts';
import {
  outcomeOf,
  situationNumber,
  situations as allSituations,
} from '../../../src/engine/intersect/lookupTable.ts';
import type { Situation } from '../../../src/engine/intersect/lookupTable.ts';
import { NO_RELATION } from '../../../src/engine/line/pairRelations.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { filledFor, sampleExact } from '../../../src/engine/board/sample.ts';
import { d4Class } from '../../../src/engine/board/symmetry.ts';
import { situationSearch, situationsFile } from '../../../src/claims/situations.ts';
import type { SearchSpec } from '../../../src/claims/situations.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import type { Search } from './search.ts';

/** Where a situation was found. */
type FoundSituation = {
  readonly situation: Situation;
  readonly puzzle: string; // its code
  readonly rows: readonly [number, number]; // zero-based
  readonly columns: readonly [number, number];
};

/** What a search found. */
type SearchResult = {
  readonly boards: number; // looked at, reflections and turns not counted
  readonly standstills: number; // of them, boards with unknown cells left
  readonly possible: number; // situations of the 1,296 with survivors
  readonly found: readonly FoundSituation[]; // by situation number
};

/** Carries out a search. It ends early when every situation with survivors has been found. */
export function searchSituations(spec: SearchSpec): SearchResult {
  const possible = allSituations().filter((one) => !outcomeOf(one).impossible).length;
  const found = new Map<number, FoundSituation>();
  let [boards, standstills] = [0, 0];
  for (const side of spec.sides) {
    const solver = createFastFour(side, side);
    // one board of every percentage, then the next
    for (let index = 0; index < spec.boards; index++)
      for (const percentage of spec.percentages) {
        if (found.size === possible) break;
        const image = { height: side, width: side, cells: new Uint8Array(side * side) };
        const random = boardRandom(spec.seed, side, side, percentage, index);
        sampleExact(random, image.cells, filledFor(percentage, side, side));
        boards++;
        const gained = lookAt(image, solver, found);
        if (gained !== null) standstills++;
        if (gained === null || gained === 0) continue;
        for (const other of d4Class(image).slice(1)) lookAt(other, solver, found);
      }
  }
  const sorted = [...found.entries()].toSorted(([a], [b]) => a - b).map(([, one]) => one);
  return { boards, standstills, possible, found: sorted };
}

const helps = (relation: number | undefined): boolean =>
  relation !== undefined && relation !== 0 && relation !== NO_RELATION;

/** Adds the situations of one image; null when it is simple. */
function lookAt(
  image: Grid,
  { simple }: FastFour,
  found: Map<number, FoundSituation>,
): number | null {
  simple.setImage(image.cells);
  if (simple.run('H') !== STANDSTILL) return null;
  const puzzle = puzzleOf(image);
  const relations = gridRelations({ ...image, cells: simple.readCells().slice() }, puzzle);
  const before = found.size;
  for (let i1 = 0; i1 < image.height; i1++)
    for (let i2 = i1 + 1; i2 < image.height; i2++)
      for (let j1 = 0; j1 < image.width; j1++) {
        if (!helps(relations.columns[j1]?.[i1 * image.height + i2])) continue;
        for (let j2 = j1 + 1; j2 < image.width; j2++) {
          const situation = situationAt(relations, [i1, i2], [j1, j2]);
          if (situation === null || situation.includes(0)) continue;
          const number = situationNumber(situation);
          if (found.has(number)) continue;
          found.set(number, {
            situation,
            puzzle: encodePuzzle(puzzle),
            rows: [i1, i2],
            columns: [j1, j2],
          });
        }
      }
  return found.size - before;
}

const { spec } = situationSearch;

export const situations: Search = {
  name: 'situations',
  does: 'a puzzle in which each of the 1,296 situations of the lookup table occurs, in about 15 seconds',
  numbers: {
    boards: {
      what: 'looks at so many of each kind, and stores nothing if fewer',
      usual: spec.boards,
      most: spec.boards,
    },
  },
  checks: 'searches again and compares',
  *make({ number }) {
    const few = number('boards');
    const { found, possible, boards, standstills } = searchSituations({ ...spec, boards: few });
    const summary = `${found.length} of ${possible} situations with survivors found on ${boards} boards, ${standstills} of them not simple`;
    if (few < spec.boards) return yield { lines: [summary] };
    const entries = found.map(({ situation, puzzle, rows, columns }) => [
      situation.join(''),
      puzzle,
      rows.join('.'),
      columns.join('.'),
    ]);
    yield {
      lines: [summary],
      stored: {
        name: situationsFile.name,
        head: situationSearch,
        found: { boards, standstills, possible, found: entries },
        lists: ['found'],
      },
    };
  },
};
