/** The verdict of the studio: how soon after a stroke it is known whether the picture is the only one with its clues. */
import type { Grid } from '../../../src/engine/board/cell.ts';
import { EMPTY, FILLED } from '../../../src/engine/board/cell.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import type { Random } from '../../../src/engine/board/random.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { filledFor, sampleExact } from '../../../src/engine/board/sample.ts';
import { otsuThreshold, thresholded } from '../../../src/engine/make/greyPicture.ts';
import { samplePicture } from '../../../src/engine/make/samplePicture.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { percent } from '../../../src/notebook/plain/numbers.ts';
import { table } from './report.ts';

/** Within how many ms 95 of 100 verdicts are wanted, by the side of the picture. */
const wanted: readonly (readonly [side: number, ms: number])[] = [
  [30, 100],
  [40, 300],
  [60, 1000],
  [100, Infinity],
];

/** A search is given up there, after some seconds. */
const limit = 10_000_000;

/** Where the strokes are drawn. */
const grounds: Readonly<Record<string, (side: number, random: Random) => Uint8Array>> = {
  'empty sheet': (side) => new Uint8Array(side * side),
  'our picture': (side) => {
    const grey = samplePicture(side, side);
    return thresholded(grey, otsuThreshold(grey)).cells.slice();
  },
  'random cells, 50 %': (side, random) => {
    const cells = new Uint8Array(side * side);
    sampleExact(random, cells, filledFor(50, side, side));
    return cells;
  },
};

/** Processor time of this thread, ms: a verdict takes as much while other programs keep the machine busy. */
const cpuTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** A straight stroke of 1 to 12 cells that fills, or one in four times empties. */
function stroke(cells: Uint8Array, side: number, random: Random): void {
  const value = random.below(4) === 0 ? EMPTY : FILLED;
  const [down, along] = directions[random.below(directions.length)]!;
  let [row, column] = [random.below(side), random.below(side)];
  for (let left = 1 + random.below(12); left > 0; left--) {
    if (row >= side || column < 0 || column >= side) return;
    cells[row * side + column] = value;
    row += down;
    column += along;
  }
}

const directions = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/**
 * Measures it in this thread, without the way to the worker and back.
 *
 * @param strokes - of each drawing
 */
export function verdicts(strokes: number): void {
  for (const [side, within] of wanted) {
    const rows: string[][] = [];
    for (const [name, ground] of Object.entries(grounds)) {
      const random = boardRandom(1, side, side, 0, 0);
      const cells = ground(side, random);
      const times: number[] = [];
      const found = { one: 0, several: 0, none: 0, open: 0 };
      for (let done = 0; done < strokes; done++) {
        stroke(cells, side, random);
        const image: Grid = { height: side, width: side, cells };
        const before = cpuTime();
        found[solve(puzzleOf(image), { limit, known: image }).status]++;
        times.push(cpuTime() - before);
      }
      times.sort((a, b) => a - b);
      const at = (share: number): string =>
        times[Math.min(strokes - 1, Math.ceil(share * strokes) - 1)]!.toFixed(0);
      const share = times.filter((ms) => ms <= within).length / strokes;
      rows.push([
        name,
        `${found.one} / ${found.several} / ${found.open}`,
        at(0.5),
        at(0.95),
        at(1),
        within === Infinity ? 'no aim' : `${percent(share, 0)} in ${within} ms`,
        within === Infinity ? '' : share >= 0.95 ? 'reached' : 'MISSED',
      ]);
    }
    table(
      `The verdict after a stroke on ${side} x ${side} cells, ${strokes} strokes on each ground, ms of processor time`,
      ['ground', 'one/several/open', 'half', '95 %', 'all', 'aim: 95 %', ''],
      rows,
    );
  }
}
