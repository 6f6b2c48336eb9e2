/**
 * The program of 002: random images of one size and number of filled cells, kept when a method solves them; and its filter
 * for difficulty, which needs no solving and so can stand before it.
 *
 * Unit u is image u. Images are those of the experiment `density` with the same seed and number of filled cells.
 */
import { boardRandom } from '../engine/board/random.ts';
import type { Random } from '../engine/board/random.ts';
import { sampleExact } from '../engine/board/sample.ts';
import { formulaOf, squaresOfRuns } from '../engine/sweep/runSquares.ts';
import { decodeImage, encodeImage } from '../formats/imageCode.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { createExaminer, huntMeasures, huntMethods } from './huntMethods.ts';
import type { HuntMeasure, HuntMethod } from './huntMethods.ts';
import { checkBetween, checkSeed } from './settings.ts';
import { countIn, listIn, recordIn, textIn } from '../notebook/plain/storedTally.ts';

/** 002's filter: only images for which its formula gives a value in this range. */
type FormulaFilter = {
  readonly lines: 'rows' | 'rows and columns'; // whose runs are summed
  readonly k: number;
  readonly least: number;
  readonly most: number;
  readonly when: 'first' | 'last'; // before solving, or after it: the same finds
};

export type GreatHuntSpec = {
  readonly height: number; // rows, 1..32
  readonly width: number; // columns, 1..32
  readonly filled: number; // filled cells, 0..height * width
  readonly method: HuntMethod; // is to solve the puzzle
  readonly needed: boolean; // and none of the weaker ones of single lines, FourSolver, 2-SAT
  readonly formula: FormulaFilter | null;
  readonly measure: HuntMeasure | 'none';
  readonly least: number; // of the measure
  readonly most: number;
  readonly boards: number; // images, 1..10^9
  readonly seed: number; // 0..2^32 - 1
};

/** An image that was kept. */
export type Find = {
  readonly index: number; // which image of the hunt
  readonly image: string; // as encodeImage writes it
};

export type GreatHuntTally = {
  drawn: number;
  passed: number; // what the formula let through, of those that came to it
  solved: number; // solved by the method, of those that came to it
  kept: number;
  finds: readonly Find[]; // the first of them, by index
};

/** Finds that are listed, of any number. */
export const mostFinds = 1000;

/** Images of a hunt at most. */
const mostBoards = 1_000_000_000;

/** The next weaker method whose failure shows that this one is needed. */
const weaker: Readonly<Record<HuntMethod, readonly HuntMethod[]>> = {
  pass: [],
  fills: ['pass'],
  overlap: ['fills', 'pass'],
  sweeps: ['overlap', 'pass'],
  four: ['sweeps'],
  'two-sat': ['four'],
  repeated: ['two-sat'],
};

export const greatHunt: Experiment<GreatHuntSpec, GreatHuntTally> = {
  id: 'great-hunt',
  version: 1,

  check({ height, width, filled, method, formula, measure, least, most, boards, seed }) {
    checkBetween('height', height, 1, 32);
    checkBetween('width', width, 1, 32);
    checkBetween('filled', filled, 0, height * width);
    if (!huntMethods.includes(method)) throw new RangeError(`no such method: ${method}`);
    if (measure !== 'none' && !huntMeasures.includes(measure))
      throw new RangeError(`no such measure: ${measure}`);
    for (const range of [{ least, most }, ...(formula === null ? [] : [formula])])
      if (!(range.least <= range.most))
        throw new RangeError(`least must be at most most: ${range.least}, ${range.most}`);
    if (formula !== null && !(formula.k > 0))
      throw new RangeError(`k must be positive: ${formula.k}`);
    checkBetween('boards', boards, 1, mostBoards);
    checkSeed(seed);
  },

  units: ({ boards }) => boards,

  emptyTally: () => ({ drawn: 0, passed: 0, solved: 0, kept: 0, finds: [] }),

  begin(spec) {
    const { height, width, formula } = spec;
    const cells = new Uint8Array(height * width);
    const draw = imageDrawer(spec);
    const tests = testsOf(spec);
    return (from, to, tally) => {
      const found: Find[] = [];
      for (let index = from; index < to; index++) {
        draw(index, cells);
        tally.drawn++;
        if (formula?.when === 'first' && !tests.passes(cells, tally)) continue;
        if (!tests.solved(cells, tally)) continue;
        if (formula?.when === 'last' && !tests.passes(cells, tally)) continue;
        if (!tests.wanted(cells)) continue;
        tally.kept++;
        if (found.length < mostFinds)
          found.push({ index, image: encodeImage({ height, width, cells }) });
      }
      if (found.length > 0) tally.finds = firstOf(tally.finds, found);
    };
  },

  merge(into, part) {
    into.drawn += part.drawn;
    into.passed += part.passed;
    into.solved += part.solved;
    into.kept += part.kept;
    if (part.finds.length > 0) into.finds = firstOf(into.finds, part.finds);
  },

  toStored: (tally) => ({ ...tally }),

  fromStored(stored, spec, done = spec.boards) {
    const record = recordIn('tally', stored, ['drawn', 'passed', 'solved', 'kept', 'finds']);
    const drawn = countIn('drawn', record['drawn'], done);
    const passed = countIn('passed', record['passed'], drawn);
    const solved = countIn('solved', record['solved'], drawn);
    const kept = countIn('kept', record['kept'], solved);
    const finds = listIn('finds', record['finds'], Math.min(kept, mostFinds)).map((find) => {
      const { index, image } = recordIn('find', find, ['index', 'image']);
      const code = textIn('image', image);
      decodeImage(code);
      return { index: countIn('index', index, spec.boards - 1), image: code };
    });
    return { drawn, passed, solved, kept, finds };
  },
};

/** The first of two lists of finds. */
const firstOf = (one: readonly Find[], other: readonly Find[]): readonly Find[] =>
  [...one, ...other].toSorted((a, b) => a.index - b.index).slice(0, mostFinds);

/**
 * Makes the function that draws image `index` into `cells`.
 *
 * @source 002_5ae15e577f844a8a.txt "How?" ("consider only those that have exactly 113 … black squares")
 */
export function imageDrawer({
  height,
  width,
  filled,
  seed,
}: Pick<GreatHuntSpec, 'height' | 'width' | 'filled' | 'seed'>): (
  index: number,
  cells: Uint8Array,
) => void {
  const density = (100 * filled) / (height * width);
  let random: Random | undefined;
  return (index, cells) => {
    random = boardRandom(seed, height, width, density, index, random);
    sampleExact(random, cells, filled);
  };
}

/** What an image has to stand. */
type Tests = {
  passes(cells: Uint8Array, tally: GreatHuntTally): boolean;
  solved(cells: Uint8Array, tally: GreatHuntTally): boolean;
  wanted(cells: Uint8Array): boolean;
};

function testsOf(spec: GreatHuntSpec): Tests {
  const { height, width, formula, method, measure, least, most } = spec;
  const examiner = createExaminer(height, width);
  const easier = spec.needed ? weaker[method] : [];
  return {
    passes(cells, tally) {
      if (formula === null) return true;
      const rows = squaresOfRuns(cells, height, width, 'rows');
      const columns = formula.lines === 'rows' ? 0 : squaresOfRuns(cells, height, width, 'columns');
      const value = formulaOf(height, width, rows, columns, formula.k);
      if (value < formula.least || value > formula.most) return false;
      tally.passed++;
      return true;
    },
    solved(cells, tally) {
      if (!examiner.solves(method, cells)) return false;
      tally.solved++;
      return true;
    },
    wanted(cells) {
      if (easier.some((one) => examiner.solves(one, cells))) return false;
      if (measure === 'none') return true;
      const value = examiner.measure(measure, cells);
      return value >= least && value <= most;
    },
  };
}
