/**
 * The page itself does what no worker does, so no piece of a task and no unit of an experiment may take long. Measured in
 * processor time of this thread; what seems long is measured again, because the collecting of garbage counts too.
 */
import { formatClueText } from '../../src/formats/clueText.ts';
import { parseFormula } from '../../src/engine/circuit/formula.ts';
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import type { Puzzle } from '../../src/engine/board/puzzle.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../src/engine/board/random.ts';
import { kit } from '../../src/engine/circuit/kit.ts';
import { sampleExact } from '../../src/engine/board/sample.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { unknownCells } from '../../src/engine/probe/probe.ts';
import { stepThrough } from '../../src/experiments/spread.ts';
import { findExperiment, experimentOf } from '../../src/experiments/experiments.ts';
import type { ExperimentId, SpecOf } from '../../src/experiments/experiments.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { mostLines } from '../../src/formats/limits.ts';
import { galleryDescriptions } from '../../src/puzzles/gallery.ts';
import type { Grid } from '../../src/engine/board/cell.ts';
import { densePicture } from '../../src/engine/make/stripPicture.ts';
import { samplePicture } from '../../src/engine/make/samplePicture.ts';
import { thresholded } from '../../src/engine/make/greyPicture.ts';
import { heightsOf, imageAt } from '../../src/widgets/density-hand/model.ts';
import type { Board } from '../../src/widgets/density-hand/model.ts';
import { findTask } from '../../src/workers/tasks.ts';
import type { TaskName, Tasks } from '../../src/workers/tasks.ts';

/** Longest time on the page without a look at the reader, ms: 50, and twice that where others use the machine's memory. */
const most = 100;

/** Processor time of this thread, ms; without that of the system, which gives and takes memory as the machine has it. */
const used = (): number => process.threadCpuUsage().user / 1000;

/** How long each step takes, ms; the first one is the preparation. */
function times(prepare: () => () => boolean, steps: number): number[] {
  const taken: number[] = [];
  for (let round = 0; round < 6 && (round === 0 || Math.max(...taken) >= most); round++) {
    let before = used();
    const note = (at: number): void => {
      taken[at] = Math.min(taken[at] ?? Infinity, used() - before);
      before = used();
    };
    const go = prepare();
    note(0);
    for (let at = 1, on = true; on && at <= steps; at++) {
      on = go();
      note(at);
    }
  }
  return taken;
}

/** Cells of a square picture, filled as those under the hand are. */
const thresholdCells = (side: number, percentage: number): Uint8Array =>
  imageAt(heightsOf({ side: String(side) as Board['side'], seed: 3 }), percentage).cells;

function picture(height: number, width: number, percentage: number): Puzzle {
  const cells = new Uint8Array(height * width);
  const filled = Math.round((cells.length * percentage) / 100);
  sampleExact(boardRandom(3, height, width, percentage, 0), cells, filled);
  return puzzleOf({ height, width, cells });
}

const lines = Array.from({ length: mostLines }, () => [1]);
const ones = { rows: lines, columns: lines }; // of the largest size, every cell unknown
const grid = solveSimple(ones).grid;
const [a = 0, b = 0] = unknownCells(grid);

const twenty = galleryDescriptions('jwilk-022');

const sample = samplePicture(40, 40);
/** Many crossings that can be switched. */
const bars: Grid = {
  height: 32,
  width: 32,
  cells: Uint8Array.from({ length: 1024 }, (_, at) => Number(at % 33 === 0)),
};

const questions: { readonly [Name in TaskName]: Tasks[Name]['question'] } = {
  'every-solution': { puzzle: picture(20, 20, 42), most: 1000 },
  'prove-unique': {
    puzzle: twenty,
    solution: solve(twenty, { most: 1 }).solutions[0]!,
    files: true,
  },
  grade: { puzzle: picture(60, 60, 50) },
  'look-through': { bytes: new TextEncoder().encode(formatClueText(picture(60, 60, 50))) },
  'four-run': { puzzle: ones, first: 'H', choices: [] },
  'two-sat-run': { puzzle: picture(60, 60, 50), sums: true },
  'cell-proof': { puzzle: picture(30, 30, 60), row: 0, column: 10 },
  'four-proof': { puzzle: picture(30, 30, 53), row: 0, column: 10 },
  'two-sat-proof': {
    puzzle: galleryDescriptions('chain-of-eight'),
    row: 9,
    column: 8,
  },
  'probe-proof': { puzzle: twenty, state: solveSimple(twenty).grid, row: 0, column: 6 },
  'four-standstill': { puzzle: ones, grid, most: 2000 },
  'four-difficulty': { puzzle: picture(100, 100, 63), maxStates: 4000 },
  probing: { puzzle: ones, from: null },
  sets: { puzzle: ones, state: grid, sets: [[a, b], [a], [b]] },
  methods: { puzzle: picture(30, 30, 45), before: {} },
  dimacs: { puzzle: picture(50, 50, 50), encoding: 'automaton' },
  inference: { puzzle: picture(25, 25, 42), from: null },
  'picture-inference': {
    image: { height: 25, width: 25, cells: thresholdCells(25, 42) },
    propagations: 3_000_000,
  },
  certificate: { puzzle: picture(30, 30, 20), from: null },
  reach: { puzzle: picture(32, 32, 50), from: null },
  'quick-reach': { puzzle: picture(32, 32, 50) },
  solutions: { puzzle: picture(100, 100, 45) },
  race: { puzzle: picture(30, 30, 50), limit: 3000 },
  hint: { puzzle: picture(30, 30, 42), grid: solveSimple(picture(30, 30, 42)).grid },
  exercise: {
    puzzle: picture(30, 30, 42),
    grid: solveSimple(picture(30, 30, 42)).grid,
    cell: { row: 15, column: 15 },
  },
  'last-right': {
    puzzle: picture(30, 30, 50),
    // none of them can stay: each is asked about
    states: Array.from({ length: 8 }, () => {
      const { cells } = solveSimple(picture(30, 30, 50)).grid;
      const known = cells.findIndex((cell) => cell !== UNKNOWN);
      return cells.with(known, cells[known] === 1 ? 0 : 1);
    }),
  },
  'solver-orders': { puzzle: picture(30, 30, 50) },
  judge: {
    puzzle: picture(30, 30, 50),
    markings: Array.from({ length: 6 }, (_, at) => ({
      before: solveSimple(picture(30, 30, 50)).grid.cells,
      cells: [100 * at, 100 * at + 1],
      mark: 1,
    })),
  },
  'reader-ranks': {
    players: [
      [picture(30, 30, 45), picture(30, 30, 60), ...[4, 5, 6, 7].map((n) => picture(n, n, 60))].map(
        (puzzle, at) => ({ code: encodePuzzle(puzzle), ms: 1000 * at, hints: at % 2 }),
      ),
    ],
    known: {},
  },
  'make-puzzle': {
    height: 32,
    width: 32,
    method: 'search',
    percentage: 50,
    bottlenecks: 0,
    seed: 1,
  },
  'ask-cell': { puzzle: picture(20, 20, 50), question: { cell: 0, value: 1, from: 'sweeps' } },
  'circuit-count': {
    formula: parseFormula(
      '(a or b or c) and (not a or b or d) and (not b or not c or d) and (a or not d)',
    ),
  },
  'circuit-output': { formula: parseFormula('((a or b) and not a and not b) and x*') },
  'circuit-reach': { formula: parseFormula('(a or b) and not a and not b') },
  'tile-alone': { tile: kit.cross },
  'every-cell': { puzzle: picture(15, 15, 50), both: true, from: null },
  'ask-clauses': {
    puzzle: picture(20, 20, 50),
    question: { cell: 0, value: 1, from: 'clues' },
    places: [20, 30],
  },
  'ask-formula': { puzzle: picture(40, 40, 50), from: 'clues' },
  'repair-picture': {
    grey: sample,
    image: thresholded(sample, 128),
    settings: { alpha: 1, beta: 5, gamma: 5, seed: 1, runs: 2, further: 2 },
  },
  'picture-class': { puzzle: picture(40, 40, 50) },
  'fewest-changes': { image: bars, wanted: 'unique' },
  'mend-picture': { image: bars, settings: { wanted: 'unique' } },
  'picture-variants': {
    image: bars,
    settings: { method: 'pairs', seed: 1, runs: 1, further: 0 },
  },
  'fewest-given': { image: bars },
  'census-blocks': { height: 5, width: 5, blocks: [{ block: 260, codes: [12, 13] }] },
  'census-places': { height: 5, width: 5, images: [12_345_678, 21_845_333] },
};

describe('on the page', () => {
  test.each(Object.entries(questions))('no piece of the task %s takes long', (name, question) => {
    const task = findTask(name);
    const taken = times(() => {
      const pieces = task.inPieces?.(question, {})(0, {});
      if (pieces === undefined) throw new Error('not in pieces');
      return () => pieces.next().done !== true;
    }, 320);
    expect(taken.length).toBeGreaterThan(5);
    expect(Math.max(...taken)).toBeLessThan(most);
  });

  test('no piece of sweeps that work through a large board a cell at a time takes long', () => {
    const task = findTask('solutions');
    const puzzle = puzzleOf(densePicture(98, 99));
    const taken = times(() => {
      const pieces = task.inPieces!({ puzzle }, {})(0, {});
      return () => pieces.next().done !== true;
    }, 10_000);
    expect(taken.length).toBeGreaterThan(1000);
    expect(Math.max(...taken)).toBeLessThan(most);
  });

  const board = { model: 'exact', percentages: [60], boards: 100, seed: 1 } as const;
  const experiments: { readonly [Id in ExperimentId]?: SpecOf<Id> } = {
    'census-walk': { height: 5, width: 5 },
    density: { height: 30, width: 30, four: true, ...board },
    'difficulty-count': { height: 5, width: 5, first: 'H' },
    'four-census': { height: 5, width: 5, unique: true, oneClue: true },
    hunt: {
      height: 32,
      width: 32,
      method: 'climb',
      percentage: 50,
      restarts: 10,
      steps: 195,
      seed: 1,
    },
    'inference-census': { height: 5, width: 6 },
    'probing-census': { height: 5, width: 5 },
    ranking: { side: 5 },
    switching: { height: 30, width: 30, ...board },
  };
  test.each(Object.entries(experiments))(
    'no unit of the experiment %s takes long, nor does its beginning',
    (id, spec) => {
      const experiment = findExperiment(id);
      const tally = experiment.emptyTally(spec);
      const last = experiment.units(spec);
      const first = Math.max(0, Math.floor(last / 3) - 500);
      const taken = times(() => {
        const step = experiment.begin(spec);
        let unit = first;
        return () => {
          step(unit, unit + 1, tally);
          return ++unit < last;
        };
      }, 500);
      expect(Math.max(...taken)).toBeLessThan(most);
    },
  );

  test('no piece of an annealing of the hunt takes long, on the largest boards', () => {
    const experiment = experimentOf('hunt');
    const spec = { ...experiments.hunt!, method: 'anneal', steps: 20_000 } as const;
    const tally = experiment.emptyTally(spec);
    const taken = times(() => {
      const pieces = experiment.mixed!(spec)!.inPieces(0, tally);
      return () => pieces.next().done !== true;
    }, 200);
    expect(taken.length).toBeGreaterThan(20);
    expect(Math.max(...taken)).toBeLessThan(most);
  });

  // ones by ones in every row: a million images, none of which is easy; and the tables of the first unit
  test.each([
    ['four-census', { height: 6, width: 6, unique: true, byPuzzle: true }, 21],
    ['clue-sets', { sizes: ['6x6'] }, 21],
  ] as const)('nothing of the long units of %s takes long', (id, spec, kinds) => {
    const experiment = findExperiment(id);
    const units = experiment.units(spec);
    const step = stepThrough(units);
    const most11 = Array.from({ length: 6 }).reduce<number>((tuple) => tuple * kinds + 3, 0);
    let hardest = 0; // the unit whose choice that is
    for (let choice = 0; choice !== most11; choice = (choice + step) % units) hardest++;
    const tally = experiment.emptyTally(spec);
    const taken = times(() => {
      const { firstLong, inPieces } = experiment.mixed!(spec)!;
      const both = [0, hardest].values();
      let pieces = inPieces(both.next().value!, tally);
      return () => {
        if (pieces.next().done !== true) return true;
        const { value, done } = both.next();
        if (done === true) return false;
        expect(firstLong(value, value + 1)).toBe(value);
        pieces = inPieces(value, tally);
        return true;
      };
    }, 300);
    expect(taken.length).toBeGreaterThan(20);
    expect(Math.max(...taken)).toBeLessThan(most);
  });

  const measured: { readonly [Id in ExperimentId]?: SpecOf<Id> } = {
    threshold: {
      side: 20,
      percentages: [48],
      boards: 1,
      seed: 1,
      procedure: true,
      methods: true,
    },
    reach: { ...board, height: 15, width: 15, percentages: [25, 30, 35, 40], boards: 4 },
    deciding: { ...board, height: 25, width: 25, percentages: [40], boards: 4 },
  };
  test.each(Object.entries(measured))(
    'no piece of a board of which all is measured takes long: %s',
    (id, spec) => {
      const experiment = findExperiment(id);
      const tally = experiment.emptyTally(spec);
      const taken = times(() => {
        const inPieces = experiment.inPieces?.(spec, tally);
        if (inPieces === undefined) throw new Error('not in pieces');
        let unit = 0;
        let pieces = inPieces(0, tally);
        return () => {
          if (pieces.next().done !== true) return true;
          if (++unit === experiment.units(spec)) return false;
          pieces = inPieces(unit, tally);
          return true;
        };
      }, 2000);
      expect(taken.length).toBeGreaterThan(50);
      expect(Math.max(...taken)).toBeLessThan(most);
    },
  );

  test.each([
    ['12 x 12', picture(12, 12, 30), 11],
    ['5 x 48, five rows and five columns', picture(5, 48, 30), 16],
  ])('no piece of a lattice of %s takes long', (_, puzzle, unit) => {
    const lattice = experimentOf('pq-lattice');
    const spec = { puzzle: encodePuzzle(puzzle) };
    const { cells } = solveSimple(puzzle).grid;
    const end = {
      p: 1,
      q: 1,
      status: 'standstill',
      why: null,
      cells: Array.from(cells, (cell) => '01?'[cell]).join(''),
      first: null,
      looked: 0,
      difficulty: null,
    } as const;
    // as if no weaker solver had found anything
    const found = { points: Array.from({ length: unit }, () => end), solutions: null };
    const taken = times(() => {
      const pieces = lattice.inPieces?.(spec, found)(unit, lattice.emptyTally(spec));
      if (pieces === undefined) throw new Error('not in pieces');
      return () => pieces.next().done !== true;
    }, 60);
    expect(taken.length).toBeGreaterThan(50);
    expect(Math.max(...taken)).toBeLessThan(most);
  });
});
