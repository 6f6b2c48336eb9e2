/** The seven puzzles of each week, for /play/: board after board of a seeded sample a day, until ten years of weeks have one that needs the method of the day. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { countFilled } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { createFastFour } from '../../../src/engine/intersect/fastFour.ts';
import { repeatedProbing } from '../../../src/engine/probe/probeRepeated.ts';
import { createFastSimple } from '../../../src/engine/sweep/fastSimple.ts';
import { SOLVED, STANDSTILL } from '../../../src/engine/sweep/fastSolver.ts';
import { lineRounds } from '../../../src/engine/sweep/openLines.ts';
import { createFastTwoSat } from '../../../src/engine/twosat/fastTwoSat.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import type { GradeMethod } from '../../../src/puzzles/galleryPuzzle.ts';
import {
  dayOfPicture,
  sevenDays,
  sevenImage,
  sevenSeed,
  sevenWeeks,
} from '../../../src/puzzles/seven.ts';
import { shelf } from '../../../src/puzzles/shelf.ts';
import type { Search } from './search.ts';

/** What is stored. */
type Found = {
  readonly first: string; // week
  readonly seed: number;
  readonly drawn: readonly string[]; // ids of pictures, a week each
  readonly steps: readonly string[]; // a day each: from board to board, beginning at 0
};

const file = new URL('../../../src/puzzles/sevenFound.json', import.meta.url);

/** Boards of which sweeps leave more than this are passed over: hardly one of them has a single solution. */
const mostUnknown = 0.75;

/** The share of filled cells. */
const [leastFilled, mostFilled] = [0.35, 0.7];

/** The easiest method that solves the boards of a size; null where none of the four does. */
function createGrader(side: number): (image: Grid) => GradeMethod | null {
  const simple = createFastSimple(side, side);
  const further = [
    ['pairs', createFastFour(side, side)],
    ['chains', createFastTwoSat(side, side)],
  ] as const;
  return (image) => {
    simple.setImage(image.cells);
    const code = simple.run('H');
    if (code === SOLVED) return 'sweeps';
    if (code !== STANDSTILL) return null;
    const cells = simple.readCells().slice();
    const unknown = cells.reduce((sum, value) => sum + (value === UNKNOWN ? 1 : 0), 0);
    if (unknown > mostUnknown * cells.length) return null;
    for (const [method, solver] of further) {
      solver.simple.setImage(image.cells);
      solver.simple.setCells(cells);
      if (solver.simple.run('H') === STANDSTILL && solver.goOn() === SOLVED) return method;
    }
    return repeatedProbing(puzzleOf(image)).status === 'solved' ? 'probing' : null;
  };
}

/** The steps from board to board of a day. @param taken - codes that other weeks have; added to */
function stepsOf(day: number, taken: Set<string>): readonly number[] {
  const { side, method, rounds } = sevenDays[day]!;
  const gradeOf = createGrader(side);
  const steps: number[] = [];
  let last = 0;
  for (let index = 1; steps.length < sevenWeeks; index++) {
    const image = sevenImage(day, index);
    const filled = countFilled(image) / image.cells.length;
    if (filled < leastFilled || filled > mostFilled || gradeOf(image) !== method) continue;
    const puzzle = puzzleOf(image);
    const code = encodePuzzle(puzzle);
    if (taken.has(code) || lineRounds(puzzle).open.length < rounds) continue;
    taken.add(code);
    steps.push(index - last);
    last = index;
  }
  return steps;
}

/** The drawn pictures in the order of their weeks; the heart is what the page opens with. */
function drawnInOrder(): readonly string[] {
  const ids = shelf
    .filter(({ id, grade }) => id !== 'heart' && grade.method in dayOfPicture)
    .map(({ id }) => id);
  const random = boardRandom(sevenSeed, 0, 0, 0, ids.length);
  for (let at = ids.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [ids[at], ids[other]] = [ids[other]!, ids[at]!];
  }
  return ids;
}

const first = '2026-W49';

const dayNames = sevenDays.map(({ name }) => name.toLowerCase());

export const seven: Search = {
  name: 'seven',
  does: `the seven puzzles of each of ${sevenWeeks} weeks (src/puzzles/sevenFound.json), in about a minute`,
  more: 'Each has one solution, which the method of its day finds and no easier one; no two are the same.',
  parts: { name: 'day', all: dayNames },
  checks: 'searches again and compares',
  *make({ parts, check }) {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Found;
    const steps = [...stored.steps];
    for (const [day, { name, method }] of sevenDays.entries()) {
      if (!parts.includes(dayNames[day]!)) continue;
      // no other day has boards of its size and its method
      const found = stepsOf(day, new Set(shelf.map(({ code }) => code)));
      steps[day] = found.join(' ');
      const boards = found.reduce((sum, step) => sum + step, 0);
      yield { lines: [`${name}, ${method}: ${found.length} of ${boards} boards`] };
    }
    const text = `${JSON.stringify({ first, seed: sevenSeed, drawn: drawnInOrder(), steps }, null, 2)}\n`;
    if (!check) writeFileSync(file, text);
    const differs = readFileSync(file, 'utf8') !== text;
    yield { lines: differs ? ['differs from src/puzzles/sevenFound.json'] : [], differs };
  },
};
