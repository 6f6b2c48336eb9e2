/** What the chapter on pairs of lines says about pairs of cells, the lookup table and FourSolver, computed while the site is built. */
import { UNKNOWN } from '../engine/board/cell.ts';
import { formatDescription } from '../engine/board/description.ts';
import { fourClass, fourSuccesses, solveFour } from '../engine/intersect/fourSolver.ts';
import { imageFromIndex, imageFromText } from '../engine/board/image.ts';
import { outcomeOf, situations, tableFacts } from '../engine/intersect/lookupTable.ts';
import type { Situation } from '../engine/intersect/lookupTable.ts';
import { PAIR_RELATIONS } from '../engine/line/pairRelations.ts';
import type { LineChoice } from '../engine/intersect/pqRecord.ts';
import { intersect } from '../engine/intersect/pqIntersection.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { figure3Panels } from '../claims/000/figure3Panels.ts';
import { settlesOf } from '../claims/000/pairs.ts';
import { writeLink } from '../notebook/cell/linkState.ts';
import type { Configuration } from '../kit/relations/configurations.ts';
import { configurations, lineNames } from '../kit/relations/configurations.ts';
import { runFour } from '../kit/stepper/fourRun.ts';
import { relationMeaning, relationTold } from '../kit/relations/relationWords.ts';
import type { LinkedPicture } from './pictures.ts';
import { stepperLink } from './pictures.ts';
import { situationsFile } from '../claims/situations.ts';
import { readStored } from '../stored/fromFile.ts';
import { here } from '../claims/evidence.ts';

/** The first standstill of a puzzle, and the intersection that is taken there. */
export type Opening = {
  readonly code: string;
  readonly cells: number; // of the puzzle
  readonly unknown: number; // at the standstill
  readonly sweeps: number; // made until then
  readonly fixed: number; // by the intersection taken
  readonly taken: LineChoice;
  readonly situation: Situation;
  readonly choices: number; // of two rows and two columns
  readonly successful: number;
  readonly alone: number; // of those, intersections after which sweeps solve the puzzle
  readonly step: number; // of the stepper, just after the intersection
};

/** What happens where SimpleSolver stops. @throws RangeError for a puzzle that FourSolver does not get further with */
export function openingOf({ code }: { readonly code: string }): Opening {
  const { puzzle, standstills } = runFour(code, 'H', []);
  const [first] = standstills;
  if (!first?.taken?.situation) throw new RangeError(`FourSolver takes no intersection: ${code}`);
  const { grid, taken, sweeps, position } = first;
  const successes = [...fourSuccesses(grid, puzzle)];
  const { crossings } = settlesOf(grid.height, grid.width);
  return {
    code,
    cells: grid.cells.length,
    unknown: grid.cells.filter((cell) => cell === UNKNOWN).length,
    sweeps,
    fixed: taken.fixed.length,
    taken: { rows: taken.rows, columns: taken.columns },
    situation: first.taken.situation,
    choices: crossings,
    successful: successes.length,
    alone: successes.filter((one) => solvesAlone(puzzle, grid, one)).length,
    step: position + 1 + taken.fixed.length,
  };
}

type State = ReturnType<typeof solveSimple>['grid'];

/** Whether sweeps solve the puzzle after this one intersection. */
function solvesAlone(puzzle: Puzzle, grid: State, { rows, columns }: LineChoice): boolean {
  const clues = grid.cells.slice();
  for (const { row, column, value } of intersect(grid, puzzle, rows, columns).fixed)
    clues[row * grid.width + column] = value;
  return solveSimple({ ...puzzle, clues }).status === 'solved';
}

/** How many images of a size FourSolver solves and sweeps do not. */
export function fourImages(height: number, width: number): number {
  let count = 0;
  for (let image = 0; image < 2 ** (height * width); image++)
    if (fourClass(solveFour(puzzleOf(imageFromIndex(height, width, image)))) === 'four-solved')
      count++;
  return count;
}

/** One of the seven relations as the table of the chapter shows it. */
export type RelationRow = {
  readonly relation: number;
  readonly name: string; // 000's
  readonly told: string; // what the line does: "forbids filled‑empty"
  readonly meaning: string;
  readonly line: string; // 000's example
  readonly description: string;
  readonly pair: readonly [number, number]; // zero-based
  readonly cells: string; // the two, counted from 1: "1 and 5"
  readonly search: string; // opens the example in the figure `cellId`
};

/** The seven relations with 000's examples, each with a link to the figure that shows it. */
export function relationRows(cellId: string): readonly RelationRow[] {
  return PAIR_RELATIONS.map(({ number, name, example: { line, description, cells } }) => {
    const [a, b] = cells;
    const values = { d: formatDescription(description), l: line, c: `${a + 1}.${b + 1}` };
    return {
      relation: number,
      name,
      told: relationTold(number),
      meaning: relationMeaning(number),
      line,
      description: values.d,
      pair: cells,
      cells: `${a + 1} and ${b + 1}`,
      search: writeLink('', cellId, 1, values),
    };
  });
}

/** The configurations of a situation, and how many of them nothing forbids. */
export function configurationsOf(situation: Situation): {
  readonly all: readonly Configuration[];
  readonly left: number;
} {
  const all = configurations(situation);
  return { all, left: all.filter(({ forbiddenBy }) => forbiddenBy.length === 0).length };
}

/** Which lines forbid a configuration: "row 1, column 2". */
export function forbiddenText({ forbiddenBy }: Configuration): string {
  return forbiddenBy.length === 0
    ? 'possible'
    : `not by ${forbiddenBy.map((line) => lineNames[line]).join(', ')}`;
}

/** Situations by what they fix, and by the number of configurations that are left. */
export function tableRows(): readonly {
  readonly fixed: number;
  readonly situations: number;
  readonly left: readonly number[]; // numbers of configurations that occur, ascending
}[] {
  const all = situations()
    .map(outcomeOf)
    .filter(({ impossible }) => !impossible);
  return tableFacts().byFixed.map((count, fixed) => ({
    fixed,
    situations: count,
    left: [
      ...new Set(all.filter((one) => one.fixed === fixed).map(({ survivors }) => bits(survivors))),
    ].toSorted((a, b) => a - b),
  }));
}

function bits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The stored search for a puzzle of each situation. */
export function searchedSituations(): {
  readonly boards: number;
  readonly possible: number;
  readonly found: number;
  readonly command: string;
} {
  const { boards, possible, found, command } = readStored(situationsFile);
  return { boards, possible, found: found.size, command };
}

/** The five puzzles that stand in for 000's Figure 3, each of which opens in the stepper `cellId` of `chapter`. */
export function lostPanels(chapter: string, cellId: string): readonly LinkedPicture[] {
  return figure3Panels.map((panel) => {
    const { grid, class: kind, sweeps, difficulty22 } = panel.read(here).ours;
    const image = imageFromText(grid);
    const words = {
      simple: `simple, ${sweeps} sweeps`,
      'four-solved': `(2,2)-difficulty ${difficulty22 ?? 'infinite'}`,
      'some-progress': 'some progress',
      'no-progress': 'no progress',
    };
    return {
      image,
      text: kind === null ? '' : words[kind],
      href: stepperLink(chapter, cellId, image),
    };
  });
}
