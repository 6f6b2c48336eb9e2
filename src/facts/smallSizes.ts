/** What is counted of all pictures of every small size, from the stored runs: a line a size. */
import { clueSetNumbers } from '../experiments/clueSets.ts';
import { hardNumbers } from '../claims/000/hardLarger.ts';
import { guessNumbers } from '../experiments/guessOrder.ts';
import { sidesOf } from '../experiments/sizeParts.ts';
import { grouped, sizeText } from '../notebook/plain/numbers.ts';
import { stored, storedRun } from '../stored/fromFile.ts';
import { fourTotals } from '../experiments/fourCensus.ts';
import { FOUR_SOLVED, SIMPLE } from '../engine/census/smallFour.ts';

/** The counts of a size; null where none is stored. */
export type SmallSize = {
  readonly size: string; // "3x4"
  readonly pictures: number;
  readonly puzzles: number; // different clues
  readonly several: number; // of these with more than one solution
  readonly two: number; // with exactly two
  readonly mostSolutions: number;
  readonly unique: number; // pictures whose puzzle has one solution
  readonly sweeps: number | null; // of these, solved by sweeps
  readonly pairs: number | null; // by pairs of lines
  readonly chains: number | null;
  readonly round: number | null; // by one round of probing
  readonly repeated: number | null; // by probing again and again
  readonly onceWrong: number | null; // by supposing one cell, whose other value sweeps refute
  readonly mostSupposed: number | null; // cells that must be supposed at best
  readonly mostSweeps: number | null; // that a picture takes, rows first
};

type Classes = {
  readonly simple: number;
  readonly pairs: number;
  readonly chains?: number; // where they were counted by class
  readonly mostSweeps: number;
};

/** What is known of a size by class. */
function classesOf(size: string): Classes | null {
  if (size === '6x6') {
    const { tally } = storedRun('four-census 6x6');
    const { classes } = fourTotals(tally);
    const last = tally.counts.findLastIndex((images, at) => images > 0 && at % 4 === SIMPLE);
    return {
      simple: classes[SIMPLE],
      pairs: classes[SIMPLE] + classes[FOUR_SOLVED],
      // what a reading of two rows and two columns gives follows from clauses on two of its cells: chains find it, too
      chains:
        classes[SIMPLE] +
        classes[FOUR_SOLVED] +
        hardNumbers(storedRun('pq-hardness 6x6').tally).solved,
      mostSweeps: Math.floor(last / 4),
    };
  }
  const counts = stored.tally('small-sizes')[size];
  if (counts === undefined) return null;
  const [simple = 0, four = 0] = counts.images;
  return {
    simple,
    pairs: simple + four,
    mostSweeps: Math.max(...Object.keys(counts.bySweeps).map(Number)),
  };
}

function smallSize(size: string): SmallSize {
  const counts = stored.tally('clue-sets')[size]!;
  const { images, sets, unique, several } = clueSetNumbers(counts);
  const classes = classesOf(size);
  const kinds = stored.tally('guesses 25-cells')[size];
  const guesses = kinds === undefined ? null : guessNumbers(kinds);
  const by = (method: 'two-sat' | 'once' | 'probing' | 'repeated'): number | null =>
    guesses && guesses.unique - guesses.left[method];
  return {
    size,
    pictures: images,
    puzzles: sets,
    several,
    two: counts.bySolutions[2] ?? 0,
    mostSolutions: counts.most?.solutions ?? 0,
    unique,
    sweeps: classes?.simple ?? null,
    pairs: classes?.pairs ?? null,
    chains: classes?.chains ?? by('two-sat'),
    round: by('probing'),
    repeated: by('repeated'),
    onceWrong: by('once'),
    mostSupposed: guesses && guesses.byGuesses.length - 1,
    mostSweeps: classes?.mostSweeps ?? null,
  };
}

let known: readonly SmallSize[] | undefined;

/** All sizes with sides of two and more that are counted, few cells first. */
export const smallSizes = (): readonly SmallSize[] =>
  (known ??= Object.keys(stored.tally('clue-sets')).map(smallSize));

/** The counts of a size. @throws RangeError where none are stored. */
export function smallSizeOf(size: string): SmallSize {
  const found = smallSizes().find((one) => one.size === size);
  if (found === undefined) throw new RangeError(`${size} is not counted`);
  return found;
}

const columns: readonly (readonly [head: string, of: (size: SmallSize) => number | null])[] = [
  ['Pictures', ({ pictures }) => pictures],
  ['Different puzzles', ({ puzzles }) => puzzles],
  ['One solution', ({ unique }) => unique],
  ['Several solutions', ({ several }) => several],
  ['Two solutions', ({ two }) => two],
  ['Most solutions', ({ mostSolutions }) => mostSolutions],
  ['By sweeps', ({ sweeps }) => sweeps],
  ['By pairs of lines', ({ pairs }) => pairs],
  ['By chains', ({ chains }) => chains],
  ['By one supposed cell', ({ onceWrong }) => onceWrong],
  ['By a round of probing', ({ round }) => round],
  ['By repeated probing', ({ repeated }) => repeated],
  ['Most supposed cells', ({ mostSupposed }) => mostSupposed],
  ['Most sweeps', ({ mostSweeps }) => mostSweeps],
];

/** The table of all sizes. */
export const smallSizeTable = {
  columns: ['Size', ...columns.map(([head]) => head)],
  rows: smallSizes().map((one) => {
    const { height, width } = sidesOf(one.size);
    return [
      sizeText(height, width),
      ...columns.map(([, of]) => {
        const count = of(one);
        return count === null ? '–' : grouped(count);
      }),
    ];
  }),
} as const;
