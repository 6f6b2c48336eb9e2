/**
 * Hard simple pictures by annealing over all pictures, not over the simple ones alone: a picture counts by its last sweep
 * that makes a cell known, less a part of a sweep for each cell that is left unknown. Between two hard simple pictures lie
 * many of which some cells stay unknown, and a search that may not pass them is soon shut in.
 *
 * A change is one cell, or two in a line. What is worse by d is kept with probability exp(-d / T), while T falls.
 */
import type { Random } from '../board/random.ts';
import type { InPieces } from '../pieces.ts';
import type { ChangingSweeps } from './changingSweeps.ts';

/** Counted in tenths of a sweep, so that scores are whole numbers. */
const A_SWEEP = 10;
const A_CELL = 7;

/**
 * Temperatures in tenths of a sweep, from the first to the last in equal steps. Of 100 starts each from the same pictures, 60,000
 * steps on 7 x 7 to 10 x 10, these come to 30.0, 38.4, 47.1 and 56.0 sweeps on average; equal ratios to 29.5, 37.6, 45.5 and 54.2.
 */
const HOTTEST = 16.5;
const COLDEST = 1.5;
const STAGES = 256;

/** Changes times cells that are tried in a piece: some milliseconds. */
const IN_A_PIECE = 100_000;

/**
 * One annealing from a picture.
 *
 * @param sweeps - of the size; is left with some picture
 * @param start - `height * width` cells EMPTY | FILLED
 * @param steps - changes that are tried, 1 or more
 * @param random - says which changes, and which of the worse ones are kept
 * @param onSimple - is told the difficulty of each simple picture that is tried, and has it from `sweeps.write`
 * @remarks 5 to 8 microseconds a step on boards of 8 x 8 to 10 x 10. The same to the last bit wherever it runs: it takes
 * no function of `Math` that one machine rounds otherwise than another.
 */
export function* annealInPieces(
  sweeps: ChangingSweeps,
  start: Uint8Array,
  steps: number,
  random: Random,
  onSimple: (difficulty: number) => void,
): InPieces<void> {
  const { height, width } = sweeps;
  const cells = height * width;
  const piece = Math.ceil(IN_A_PIECE / cells);
  sweeps.hold(start);
  let score = scoreOf(sweeps);
  let temperature = HOTTEST;
  let stage = 0;
  for (let step = 0; step < steps; step++) {
    if (step % piece === piece - 1) yield;
    for (; stage < Math.floor((STAGES * step) / steps);)
      temperature = HOTTEST - ((HOTTEST - COLDEST) * ++stage) / (STAGES - 1);
    const one = random.below(cells);
    sweeps.change(one, besides(one, height, width, random));
    if (sweeps.unknown === 0) onSimple(sweeps.useful);
    const next = scoreOf(sweeps);
    if (next >= score || isKept((score - next) / temperature, random)) {
      score = next;
      sweeps.accept();
    } else sweeps.drop();
  }
}

const scoreOf = ({ useful, unknown }: ChangingSweeps): number =>
  A_SWEEP * useful - A_CELL * unknown;

/** The second cell of a change: the first one itself, or one of its row or its column. */
function besides(one: number, height: number, width: number, random: Random): number {
  if (random.below(2) === 0) return one;
  const column = one % width;
  return random.below(2) === 0
    ? one - column + random.below(width)
    : column + width * random.below(height);
}

/** True with probability exp(-x), nearly: with (1 + x / 1024) ^ -1024, which is multiplied out. */
function isKept(x: number, random: Random): boolean {
  let power = 1 + x / 1024;
  for (let doubling = 0; doubling < 10; doubling++) power *= power;
  return random.unit() * power < 1;
}
