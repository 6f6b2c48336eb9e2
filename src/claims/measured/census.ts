/** Stored runs over all images of a size. */
import { sumOf } from '../../notebook/plain/storedTally.ts';
import { each, fileOf, seed, sidesOf, sizeIn, withSizes } from './run.ts';

const counted = ['4x4', '5x5'] as const;
/** The sizes of which all probing sequences are stored: the smallest with any, those of 001 §4, and one in between. */
export const probedSizes = ['2x2', '3x3', '3x4', '4x4', '4x5', '5x5'] as const;

/** The sizes of which random images are classified: the next ones after 6x6, whose images are too many. */
export const drawnSizes = ['6x7', '7x7'] as const;

/** The sizes of which it is stored what can be inferred of every image. */
const inferredSizes = ['3x3', '4x4', '5x5'] as const;
type InferredSize = (typeof inferredSizes)[number];

/** Sizes whose clue sets are counted: all with sides of two or more and up to 30 cells, few cells first. 6x6 comes last: it takes most of the time. */
const clueSetSizes = Array.from({ length: 4 }, (_, at) => at + 2)
  .flatMap((height) =>
    Array.from({ length: Math.floor(30 / height) }, (_, at) => [height, at + 1] as const),
  )
  .filter(([height, width]) => height <= width)
  .toSorted((a, b) => a[0] * a[1] - b[0] * b[1] || a[0] - b[0])
  .map((sides) => sides.join('x'));

const cellsOf = (size: string): number => sidesOf(size).height * sidesOf(size).width;

/** Sizes whose pictures are counted by class: all with sides of two or more and up to 25 cells, and 5x6. */
const classedSizes = clueSetSizes.filter((size) => cellsOf(size) <= 25 || size === '5x6');

/** How many simple images there are of each difficulty. */
export const difficultyCounts = {
  ...each<`difficulty-count ${(typeof counted)[number]}`, 'difficulty-count'>(
    withSizes('difficulty-count', counted),
    (name) => ({
      experiment: 'difficulty-count',
      spec: { ...sizeIn(name), first: 'H' },
      stored: fileOf(name),
    }),
  ),
} as const;

/** What FourSolver, 2-SAT and what stands beside it do with every image. */
export const fourCensuses = {
  ...each<`four-census ${(typeof counted)[number]}`, 'four-census'>(
    withSizes('four-census', counted),
    (name) => ({
      experiment: 'four-census',
      spec: { ...sizeIn(name), unique: true, oneClue: true, folded: true },
      stored: fileOf(name),
    }),
  ),
  // the same with the images that FourSolver does not solve by where 2-SAT stops
  ...each<`two-sat ${(typeof counted)[number]}`, 'four-census'>(
    withSizes('two-sat', counted),
    (name) => ({
      experiment: 'four-census',
      spec: { ...sizeIn(name), unique: true, folded: true, twoSat: true },
      stored: fileOf(name),
    }),
  ),
  // sums of lines and Solver1 beside it: all images, and random boards where puzzles with one solution that are not simple are frequent
  ...each<`two-sat-more ${(typeof counted)[number]}`, 'two-sat-more'>(
    withSizes('two-sat-more', counted),
    (name) => ({ experiment: 'two-sat-more', spec: sizeIn(name), stored: fileOf(name) }),
  ),
} as const;

/** Everything else that was counted of every image of a size. */
export const censuses = {
  // the map of the census, and what finds any image on it
  ...each<`census-walk ${(typeof counted)[number]}`, 'census-walk'>(
    withSizes('census-walk', counted),
    (name) => ({ experiment: 'census-walk', spec: sizeIn(name), stored: fileOf(name) }),
  ),
  // what can be inferred of every image: 003's curve without sampling
  ...each<`inference-census ${InferredSize}`, 'inference-census'>(
    withSizes('inference-census', inferredSizes),
    (name) => ({ experiment: 'inference-census', spec: sizeIn(name), stored: fileOf(name) }),
  ),
  // the table of 004
  ...each<'clue-sets', 'clue-sets'>(['clue-sets'], (name) => ({
    experiment: 'clue-sets',
    spec: { sizes: [...clueSetSizes, '6x6'] },
    stored: fileOf(name),
  })),
  // guesses, and the methods that do without, of every image of these sizes with one solution
  ...each<'guesses 25-cells', 'guesses'>(['guesses 25-cells'], (name) => ({
    experiment: 'guesses',
    spec: {
      sizes: clueSetSizes.filter((size) => cellsOf(size) <= 25),
    },
    stored: fileOf(name),
  })),
  // every small size by class, and the sweeps of its simple images
  ...each<'small-sizes', 'small-sizes'>(['small-sizes'], (name) => ({
    experiment: 'small-sizes',
    spec: { sizes: classedSizes },
    stored: fileOf(name),
    effort: 'minutes',
  })),
  ...each<'pq-hardness 5x5', 'pq-hardness'>(['pq-hardness 5x5'], (name) => ({
    experiment: 'pq-hardness',
    spec: { side: 5 },
    stored: fileOf(name),
  })),
  ...each<'pq-hardness 5x5 two-sat', 'pq-hardness'>(['pq-hardness 5x5 two-sat'], (name) => ({
    experiment: 'pq-hardness',
    spec: { side: 5, twoSat: true },
    stored: fileOf(name),
  })),
  ...each<'ranking 5x5', 'ranking'>(['ranking 5x5'], (name) => ({
    experiment: 'ranking',
    spec: { side: 5 },
    stored: fileOf(name),
  })),
  ...each<`probing ${(typeof probedSizes)[number]}`, 'probing-census'>(
    withSizes('probing', probedSizes),
    (name) => ({ experiment: 'probing-census', spec: sizeIn(name), stored: fileOf(name) }),
  ),
  // 001 §5: one round of sets of cells, on all that single probes leave
  ...each<`set-round ${(typeof counted)[number]}`, 'set-round'>(
    withSizes('set-round', counted),
    (name) => ({
      experiment: 'set-round',
      spec: { side: sizeIn(name).height },
      stored: fileOf(name),
    }),
  ),
  // beyond the sizes of which all images are counted: some, drawn at random
  ...each<`four-sample ${(typeof drawnSizes)[number]}`, 'four-census'>(
    withSizes('four-sample', drawnSizes),
    (name) => ({
      experiment: 'four-census',
      spec: { ...sizeIn(name), unique: true, sample: 1_000_000, seed },
      stored: fileOf(name),
    }),
  ),
  // 5x7, of which others have a count
  ...each<'four-sample 5x7', 'four-census'>(['four-sample 5x7'], (name) => ({
    experiment: 'four-census',
    spec: { ...sizeIn(name), sample: 4_000_000, seed },
    stored: fileOf(name),
  })),
  // what takes hours is stored as `npm run reproduce` prints it, under the id of the census
  ...each<'four-census 6x6', 'four-census'>(['four-census 6x6'], () => ({
    experiment: 'four-census',
    spec: { height: 6, width: 6, unique: true, byPuzzle: true },
    stored: '000-figure-5',
    inParts: { imagesOf: ({ counts }) => sumOf(counts) },
  })),
  ...each<'probing-levels 6x6', 'probing-levels'>(['probing-levels 6x6'], () => ({
    experiment: 'probing-levels',
    spec: { side: 6, first: 30_000_000_000 },
    stored: '001-table-3-6x6',
    inParts: { imagesOf: ({ images }) => sumOf(images) },
  })),
  ...each<'pq-hardness 6x6', 'pq-hardness'>(['pq-hardness 6x6'], (name) => ({
    experiment: 'pq-hardness',
    spec: { side: 6, twoSat: true, byPuzzle: true },
    stored: fileOf(name),
    inParts: { imagesOf: ({ beyond }) => beyond },
  })),
} as const;
