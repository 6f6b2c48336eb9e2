/** What we say ourselves of random boards with one solution: how many switches there are, what follows from blocks, and a formula. */
import { FILLED } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { countFilled, imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { expectedSwitches } from '../../engine/inference/oneSolutionFormula.ts';
import { switchingComponents } from '../../engine/sweep/switchingComponents.ts';
import type { OneSolutionPoint } from '../../experiments/oneSolutionPoints.ts';
import { pointsOf } from '../../experiments/oneSolutionPoints.ts';
import { fixed, grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import type { Measured } from '../evidence.ts';
import { law, triedOn } from '../law.ts';
import { namedRun } from '../measurement.ts';
import { oneSolutionSizes } from '../measured/samples.ts';

const place = 'no document has it';
const home = 'density/#which-boards-have-one-solution';

const small = [
  [2, 2],
  [2, 5],
  [3, 3],
  [3, 4],
  [4, 4],
] as const;
const densities = [0.05, 0.35, 0.5, 0.6, 0.9] as const;

/** Whether the mean number of switches over all boards of a size is that of the formula. */
function* meansHold(): Generator<boolean> {
  for (const [height, width] of small) {
    const cells = height * width;
    const byFilled = Array.from({ length: cells + 1 }, () => 0);
    for (let index = 0; index < 2 ** cells; index++) {
      const image = imageFromIndex(height, width, index);
      byFilled[countFilled(image)]! += switchingComponents(image).length;
    }
    for (const density of densities) {
      const mean = byFilled.reduce(
        (sum, found, filled) => sum + found * density ** filled * (1 - density) ** (cells - filled),
        0,
      );
      yield Math.abs(expectedSwitches(height, width, density) - mean) < 1e-12;
    }
  }
}

const mean = law(
  {
    id: 'own-switch-mean',
    place,
    title: 'A random board has 2ρ²q²S(m)S(n) switches on the mean',
    home,
    what: 'the mean number of switches of random boards is 2ρ²q²S(m)S(n)',
    says: 'ours',
    unit: 'sizes and densities, all boards counted',
    effort: 'seconds',
    proof:
      'A filled and an empty cell of a line can be exchanged, and the clue stays, exactly where the cells beyond the two are empty or off the board and what lies between is filled altogether, or is empty cells and single filled ones with an empty cell at either end, or nothing: otherwise the runs differ in number, or in the one that the exchange joins or parts. The two rows and two columns of a switch have only their four crossings in common, so given these the four lines are independent. The mean is a sum over the places of two columns times one over the places of two rows.',
  },
  () => triedOn(meansHold()),
);

const framed = ({ height, width, cells }: Grid): Grid => {
  const image = new Uint8Array((height + 2) * (width + 2)).fill(FILLED);
  for (let row = 0; row < height; row++)
    image.set(cells.subarray(row * width, (row + 1) * width), (row + 1) * (width + 2) + 1);
  return { height: height + 2, width: width + 2, cells: image };
};

const cluesOf = (image: Grid): string => JSON.stringify(puzzleOf(image));

/** The clues of a block, and its border cells. */
function withBorder(image: Grid): string {
  const { height, width, cells } = image;
  const border = cells.filter((_, at) => {
    const [row, column] = [Math.floor(at / width), at % width];
    return row === 0 || column === 0 || row === height - 1 || column === width - 1;
  });
  return cluesOf(image) + border.join('');
}

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** For each filling of a block, whether as many others share clues and border with it as share its framed clues. */
function* framesHold(): Generator<boolean> {
  for (const [height, width] of [
    [2, 3],
    [3, 3],
    [3, 4],
  ] as const) {
    const images = Array.from({ length: 2 ** (height * width) }, (_, index) =>
      imageFromIndex(height, width, index),
    );
    const bare = images.map(withBorder);
    const inFrame = images.map((image) => cluesOf(framed(image)));
    const [ofBare, ofFrame] = [countsOf(bare), countsOf(inFrame)];
    for (const at of images.keys()) yield ofBare.get(bare[at]!) === ofFrame.get(inFrame[at]!);
  }
}

const limit = law(
  {
    id: 'own-one-solution-limit',
    place,
    title: 'At a fixed density −ln P / n² has a limit, and every block bounds it from below',
    home,
    what: 'a filled frame gives away exactly the border cells of the block in it',
    says: 'ours',
    unit: 'fillings of small blocks',
    effort: 'seconds',
    proof:
      'Let P(n) be the probability that a random n × n has one solution, and u(m) that no other filling of a random m × m has its clues and its border cells. A part of a line can be replaced by one with the same clue and the same two end cells, and the clue of the line stays. So another filling of one block is another solution of the board: P(n) and u(n) are at most u(m) to the power of the number of blocks. Hence −ln u(n)/n² has a limit, its supremum. Of the two bounds on P, P(n) ≤ u(n) is plain, and P(n+2) ≥ ρ^(4n+4) u(n) comes from boards with a filled frame: the clues n+2 settle the frame, and in every other line the first number says whether the second cell is filled, the last number likewise. So the frame gives away exactly the border cells of the block in it, and −ln P(n)/n² has the same limit.',
  },
  () => triedOn(framesHold()),
);

/** Points of the stored runs. */
const pointsIn = (measured: Measured): readonly OneSolutionPoint[] =>
  oneSolutionSizes.flatMap((size) => {
    const name = `one-solution ${size}` as const;
    const tally = measured.tally(name);
    return pointsOf(namedRun(name).spec, tally);
  });

type Published = { readonly points: number };
type Ours = {
  readonly cells: number; // sizes with a percentage
  readonly boards: number;
  readonly most: number; // percentage points between formula and share found
  readonly surely: number; // of them, that the 95 % interval leaves no doubt of
  readonly open: number;
};

const formula: Claim<Published, Ours> = {
  id: 'own-one-solution-formula',
  place,
  title: 'exp(−E4) is within 2.5 percentage points of the share of boards with one solution',
  home,
  what: 'the formula for the share of random boards with one solution is off by 2.5 percentage points at most',
  published: { points: 2.5 },
  says: ({ points }) => `${fixed(points, 1)} points (ours)`,
  from: oneSolutionSizes.map((size) => `one-solution ${size}` as const),
  read(measured) {
    const points = pointsIn(measured);
    const off = points.map(({ share, formula: one }) => 100 * Math.abs(share - one));
    const beyond = points.map(({ low, high, formula: one }) =>
      one < low ? 100 * (low - one) : one > high ? 100 * (one - high) : 0,
    );
    return {
      ours: {
        cells: points.length,
        boards: points.reduce((sum, { boards }) => sum + boards, 0),
        most: Math.max(...off),
        surely: Math.max(...beyond),
        open: points.reduce((sum, { open }) => sum + open, 0),
      },
    };
  },
  finds: ({ cells, boards, most, surely, open }) =>
    `${grouped(boards)} boards of ${cells} sizes and percentages: ${fixed(most, 1)} points at most, ${fixed(surely, 1)} beyond the 95 % interval; ${open} boards undecided`,
  agrees: ({ most, open }, { points }) => most <= points && open === 0,
  ground: ({ cells }) => ({ kind: 'cases', n: cells, unit: 'sizes and percentages' }),
};

/** No document says them. */
export const oneSolutionClaims = [mean, limit, formula] as const;
