/**
 * How many cells a person must suppose who otherwise only sweeps, at best: the least number of unknown cells that, given their
 * values in the solution, let SimpleSolver finish. What is known only grows with what is given, so the order of the guesses and
 * the sweeps between them do not matter.
 *
 * Beside it stands which methods solve the image without a guess.
 */
import { UNKNOWN } from '../board/cell.ts';
import { puzzleOf } from '../board/puzzle.ts';
import { createFastFour } from '../intersect/fastFour.ts';
import { createFastProbe, fixProved } from '../probe/fastProbe.ts';
import { setProbing } from '../probe/probeSets.ts';
import { createFastSimple } from '../sweep/fastSimple.ts';
import type { FastSimple } from '../sweep/fastSolver.ts';
import { CONTRADICTION, SOLVED } from '../sweep/fastSolver.ts';
import { createFastTwoSat } from '../twosat/fastTwoSat.ts';

/**
 * The methods, weak ones first. `once`: one guess that solves, whose other value breaks by sweeps. `probing`: one round of
 * probes, fixing what contradictions prove, and sweeps. `repeated`: such rounds until none proves anything. `pairs`: repeated
 * probing with pairs of cells, which also fixes what the futures agree on.
 */
export const guessMethods = [
  'sweeps',
  'four',
  'two-sat',
  'once',
  'probing',
  'repeated',
  'pairs',
] as const;

/** A method of {@link guessMethods}. */
export type GuessMethod = (typeof guessMethods)[number];

/** What is found of an image that is the only solution of its puzzle. */
type Guesses = {
  readonly least: number; // cells to be supposed
  readonly left: readonly GuessMethod[]; // methods that do not solve it, in order
  readonly open: number; // cells that sweeps leave unknown
  /** How many of these would each do as the only guess. */
  readonly helpful: number;
};

/** A reusable guesser of one size. */
export type Guesser = {
  /** Of an image, `height * width` cells; null: it is not the only solution. */
  of(image: Uint8Array): Guesses | null;
};

/**
 * Makes a guesser.
 *
 * @param height - 1 to 32
 * @param width - 1 to 32
 * @throws RangeError for another size
 * @remarks Some 500,000 simple images of 5x5 a second.
 * @source 004_baeeafed5327eab8.txt ("Is a puzzle acceptable if it has only one instance where you need to guess"); the measure is ours
 */
export function createGuesser(height: number, width: number): Guesser {
  const simple = createFastSimple(height, width);
  const solves = createTests(height, width);
  return {
    of(image) {
      simple.setImage(image);
      if (simple.run('H') === SOLVED) return { least: 0, left: [], open: 0, helpful: 0 };
      const state = simple.readCells().slice();
      if (!isOnly(simple, image, state)) return null;
      const { helpful, checked, least } = guessesFrom(simple, image, state);
      const open = state.filter((cell) => cell === UNKNOWN).length;
      const left = guessMethods.filter((method) =>
        method === 'once' ? !checked : method === 'sweeps' || !solves[method](image),
      );
      return { least, left, open, helpful };
    },
  };
}

/** Whether no other image has the same descriptions. Leaves the solver anywhere. */
function isOnly(simple: FastSimple, image: Uint8Array, standstill: Uint8Array): boolean {
  const state = standstill.slice();
  for (;;) {
    const at = state.indexOf(UNKNOWN);
    if (at < 0) return true;
    const value = image[at] as 0 | 1;
    setFrom(simple, state, at, (1 - value) as 0 | 1);
    if (hasSolution(simple)) return false;
    setFrom(simple, state, at, value);
    simple.run('H');
    state.set(simple.readCells());
  }
}

function setFrom(simple: FastSimple, cells: Uint8Array, at: number, value: 0 | 1): void {
  simple.setCells(cells);
  simple.setCell(Math.floor(at / simple.width), at % simple.width, value);
}

/** Whether the present state can be completed, depth first. */
function hasSolution(simple: FastSimple): boolean {
  const status = simple.run('H');
  if (status !== 1) return status === SOLVED;
  const state = simple.readCells().slice();
  const at = state.indexOf(UNKNOWN);
  return ([1, 0] as const).some((value) => {
    setFrom(simple, state, at, value);
    return hasSolution(simple);
  });
}

type FromState = {
  readonly least: number;
  readonly helpful: number; // single cells that will do
  readonly checked: boolean; // whether the other value of one of these breaks by sweeps
};

/** The guesses from a standstill towards an image. */
function guessesFrom(simple: FastSimple, image: Uint8Array, state: Uint8Array): FromState {
  let helpful = 0;
  let checked = false;
  for (const [at, cell] of state.entries()) {
    if (cell !== UNKNOWN) continue;
    setFrom(simple, state, at, image[at] as 0 | 1);
    if (simple.run('H') !== SOLVED) continue;
    helpful++;
    if (checked) continue;
    setFrom(simple, state, at, (1 - image[at]!) as 0 | 1);
    checked = simple.run('H') === CONTRADICTION;
  }
  if (helpful > 0) return { least: 1, helpful, checked };
  let least = 2;
  while (!enough(simple, image, state, least)) least++;
  return { least, helpful, checked };
}

/** Whether so many cells will do. */
function enough(
  simple: FastSimple,
  image: Uint8Array,
  state: Uint8Array,
  guesses: number,
): boolean {
  const told = new Uint8Array(state.length); // cells that an earlier guess tells: it did no worse
  for (const [at, cell] of state.entries()) {
    if (cell !== UNKNOWN || told[at] === 1) continue;
    setFrom(simple, state, at, image[at] as 0 | 1);
    if (simple.run('H') === SOLVED) return true;
    const next = simple.readCells();
    for (const [other, value] of next.entries()) if (value !== UNKNOWN) told[other] = 1;
    if (guesses > 1 && enough(simple, image, next.slice(), guesses - 1)) return true;
  }
  return false;
}

/** Whether a method solves an image, by its name. */
function createTests(
  height: number,
  width: number,
): Readonly<Record<Exclude<GuessMethod, 'sweeps' | 'once'>, (image: Uint8Array) => boolean>> {
  const four = createFastFour(height, width);
  const twoSat = createFastTwoSat(height, width);
  const prober = createFastProbe(height, width);
  const rounds = (image: Uint8Array, most: number): boolean => {
    prober.simple.setImage(image);
    let status = prober.simple.run('H');
    for (let round = 0; round < most && status !== SOLVED; round++) {
      prober.probe();
      if (!fixProved(prober)) return false;
      status = prober.simple.run('H');
    }
    return status === SOLVED;
  };
  const repeated = (image: Uint8Array): boolean => rounds(image, Infinity);
  return {
    four: (image) => {
      four.simple.setImage(image);
      return four.run() === SOLVED;
    },
    'two-sat': (image) => {
      twoSat.simple.setImage(image);
      return twoSat.run() === SOLVED;
    },
    probing: (image) => rounds(image, 1),
    repeated,
    // which contains repeated probing
    pairs: (image) =>
      repeated(image) ||
      setProbing(puzzleOf({ height, width, cells: image }), 2).status === 'solved',
  };
}
