/**
 * Pictures close to a given one whose puzzles need a method: it solves them, and no easier one does. A picture that is too hard is
 * made easier as mendPicture.ts does it; one that is too easy is changed along its outlines, where a cell more or less leaves it
 * what it shows, until lines alone no longer do.
 */
import type { Grid } from '../board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../board/cell.ts';
import { puzzleOf } from '../board/puzzle.ts';
import { boardRandom } from '../board/random.ts';
import type { Random } from '../board/random.ts';
import { createWeakest, hardness, weakestOfInPieces } from '../inference/weakest.ts';
import type { Hardness } from '../inference/weakest.ts';
import { WORD_CELLS } from '../line/lineMasks.ts';
import type { InPieces } from '../pieces.ts';
import { allPieces, told } from '../pieces.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import { bottlenecks, lineRounds } from '../sweep/openLines.ts';

/** The methods beyond single lines. `probing`: again and again, until nothing is proved. */
export const neededMethods = ['pairs', 'chains', 'probing'] as const;

export type NeededMethod = (typeof neededMethods)[number];

/** A picture that was found. */
export type Variant = {
  readonly image: Grid;
  readonly method: NeededMethod;
  readonly difficulty: number; // bottlenecks, as far as lines go
  readonly run: number; // zero-based
  readonly cells: readonly number[]; // that were turned over, row-major and in order
};

/** What is told on the way. */
export type VariantNews = {
  readonly run: number;
  readonly changed: number; // cells of the picture under way
  readonly results: readonly Variant[];
};

export type VariantSettings = {
  readonly method: NeededMethod;
  readonly seed: number; // of the random orders
  readonly runs: number; // begun anew from the picture, 1 or more
  readonly further: number; // cells that are changed after the first success of a run, 0 or more
};

/** Pictures that are compared before a cell is changed. */
const mostCompared = 60;
/** A run is given up when it has changed so large a share of the cells: it would be another picture. */
const mostChanged = 0.1;

const hardnessOf: Readonly<Record<NeededMethod, Hardness>> = {
  pairs: 'four',
  chains: 'two-sat',
  probing: 'repeated',
};

/**
 * Searches all at once.
 *
 * @throws as {@link variantsInPieces}
 */
export const variants = (image: Grid, settings: VariantSettings): readonly Variant[] =>
  allPieces(variantsInPieces(image, settings));

/**
 * The same in pieces; tells of each cell that is changed.
 *
 * @param image - a picture of any size
 * @returns in the order in which they were found; of equally hard ones only those that change fewer cells than the ones before
 * @throws RangeError for an image with unknown cells
 */
export function* variantsInPieces(
  image: Grid,
  { method, seed, runs, further }: VariantSettings,
): InPieces<readonly Variant[], VariantNews> {
  const { height, width, cells } = image;
  if (cells.includes(UNKNOWN)) throw new RangeError('image has unknown cells');
  const bench: Bench = {
    image,
    method,
    aim: hardness.indexOf(hardnessOf[method]),
    examine: examiner(height, width),
    random: boardRandom(seed, height, width, 0, 0),
    results: [],
  };
  for (let run = 0; run < runs; run++) yield* walk(bench, run, further);
  return bench.results;
}

type Bench = {
  readonly image: Grid;
  readonly method: NeededMethod;
  readonly aim: number; // index of the hardness that is wanted
  readonly examine: (cells: Uint8Array) => InPieces<Examined>;
  readonly random: Random;
  readonly results: Variant[];
};

/** What is known of a picture. */
type Examined = {
  readonly level: number; // index of its hardness
  readonly open: readonly number[]; // cells that sweeps leave unknown
  readonly sweeps: number; // until they are done or stand still
};

function examiner(height: number, width: number): Bench['examine'] {
  const simple = createFastSimple(height, width);
  const isShort = height <= WORD_CELLS && width <= WORD_CELLS;
  const weakest = isShort ? createWeakest(height, width) : null;
  return function* (cells) {
    simple.setImage(cells);
    simple.run('H');
    const known = simple.readCells();
    const open = [...known.keys()].filter((at) => known[at] === UNKNOWN);
    const { sweeps } = simple;
    if (open.length === 0) return { level: 0, open, sweeps };
    const image = { height, width, cells };
    const pieces: InPieces<Hardness | null, unknown> =
      weakest === null ? weakestOfInPieces(puzzleOf(image), undefined, image) : weakest(cells);
    const hard = yield* told(pieces, () => undefined as never);
    return { level: hardness.indexOf(hard ?? 'several'), open, sweeps };
  };
}

/** One way from the picture to some that need the method. */
function* walk(bench: Bench, run: number, further: number): InPieces<void, VariantNews> {
  const { image, aim, results } = bench;
  const cells = image.cells.slice();
  const changed: number[] = [];
  const news = (): VariantNews => ({ run, changed: changed.length, results: results.slice() });
  let left = further;
  for (let now = yield* told(bench.examine(cells), news); ;) {
    if (now.level === aim) {
      keep(bench, run, cells, changed);
      yield news();
      if (left-- === 0) return;
    }
    if (changed.length >= mostChanged * cells.length) return;
    const candidates = candidatesIn(bench, cells, changed, now);
    const next = yield* told(bestOf(bench, run, cells, changed, candidates), news);
    if (next === null) return;
    turn(cells, next.cell);
    changed.push(next.cell);
    now = next;
    yield news();
  }
}

function turn(cells: Uint8Array, cell: number): void {
  cells[cell] = cells[cell] === FILLED ? EMPTY : FILLED;
}

/** Keeps a picture, unless an equally hard one with as few changes is there. */
function keep(
  { image: { height, width }, method, results }: Bench,
  run: number,
  cells: Uint8Array,
  changed: readonly number[],
): boolean {
  const image = { height, width, cells: cells.slice() };
  const difficulty = bottlenecks(lineRounds(puzzleOf(image)).open);
  const isWorse = (other: Variant): boolean =>
    other.difficulty === difficulty && other.cells.length <= changed.length;
  if (results.some(isWorse)) return false;
  results.push({ image, method, difficulty, run, cells: changed.toSorted((a, b) => a - b) });
  return true;
}

/** Cells to change, in random order: too hard, of those that lines do not reach; on outlines where there are such. */
function candidatesIn(
  { image, aim, random }: Bench,
  cells: Uint8Array,
  changed: readonly number[],
  { level, open }: Examined,
): readonly number[] {
  const all = level > aim ? open : [...cells.keys()];
  const fresh = all.filter((at) => !changed.includes(at));
  const outer = fresh.filter((at) => onOutline(image, cells, at));
  const list = outer.length > 0 ? outer : fresh;
  for (let at = list.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list.slice(0, mostCompared);
}

/** Whether a cell has a neighbour of the other value: turned over it joins that one, and is no dot of its own. */
function onOutline({ height, width }: Grid, cells: Uint8Array, at: number): boolean {
  const [row, column] = [Math.floor(at / width), at % width];
  return (
    (row > 0 && cells[at - width] !== cells[at]) ||
    (row < height - 1 && cells[at + width] !== cells[at]) ||
    (column > 0 && cells[at - 1] !== cells[at]) ||
    (column < width - 1 && cells[at + 1] !== cells[at])
  );
}

type Next = Examined & { readonly cell: number };

/** The cell whose change comes closest to what is wanted; each change that does it is kept on the way. Null without any. */
function* bestOf(
  bench: Bench,
  run: number,
  cells: Uint8Array,
  changed: readonly number[],
  candidates: readonly number[],
): InPieces<Next | null> {
  let best: { readonly next: Next; readonly score: number } | null = null;
  for (const cell of candidates) {
    turn(cells, cell);
    const examined = yield* bench.examine(cells);
    const { level, open, sweeps } = examined;
    const isKept = level === bench.aim && keep(bench, run, cells, [...changed, cell]);
    turn(cells, cell);
    const far = Math.abs(level - bench.aim) * (cells.length + 1) + (isKept ? -1 : 0);
    const score = far + (level > bench.aim ? open.length : level < bench.aim ? -sweeps : 0);
    if (best === null || score < best.score) best = { next: { ...examined, cell }, score };
    yield;
  }
  return best?.next ?? null;
}
