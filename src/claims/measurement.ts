/**
 * Everything that was measured beforehand and stored beside the pages (public/results), by name: what was run, and in
 * which file it lies. What is *read* from a measurement is a matter of milliseconds and stands elsewhere; so one long run
 * serves every sentence, chart and table that rests on it.
 *
 * `npm run results` makes the files from this list, in this order. Experiments are named here, not imported: a page that
 * looks a file up does not load them all.
 */
import { sumOf } from '../experiments/storedTally.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../experiments/experiments.ts';

/** A run of an experiment, and where it is stored. */
type Measurement<Id extends ExperimentId = ExperimentId> = {
  readonly id: string; // its name in the list
  readonly experiment: Id;
  readonly spec: SpecOf<Id>;
  /** The name of its file, without `.json`. A run without one is so short that it is done again each time. */
  readonly stored?: string;
  /** It takes hours: `npm run reproduce` does it in parts, and the file may hold only some of them. */
  readonly inParts?: {
    /** How many images a tally has counted. */
    imagesOf(this: void, tally: TallyOf<Id>): number;
  };
};

/** A measurement that is stored. */
export type StoredMeasurement<Id extends ExperimentId = ExperimentId> = Measurement<Id> & {
  readonly stored: string;
};

/** Squares of side 5 to 25 with half of their cells filled, rounded up. */
const halves = Array.from({ length: 21 }, (_, at) => at + 5).map((side) => ({
  side,
  filled: Math.ceil((side * side) / 2),
}));

/** Sides and percentages of filled cells between which the formula of 002 is compared. */
const across = [5, 10, 15, 20, 25].flatMap((side) =>
  [50, 55, 60, 65, 70].map((filled) => ({
    side,
    filled: Math.round((side * side * filled) / 100),
  })),
);

/** One stored measurement for each of these names. */
function each<const Name extends string, Id extends ExperimentId>(
  names: readonly Name[],
  of: (name: Name) => Omit<StoredMeasurement<Id>, 'id'>,
): Readonly<Record<Name, StoredMeasurement<Id>>> {
  const made = names.map((id) => [id, { id, ...of(id) }] as const);
  return Object.fromEntries(made) as unknown as Record<Name, StoredMeasurement<Id>>;
}

/** The seed of all stored runs: the year of 000. */
const seed = 2012;
const boards = 1000; // a percentage, as in 000 §4.2
/** Of the curves of 000's pictures: more than it had, because sentences hang on where they peak and where they cross. */
const picturedBoards = 20_000;
const percentages = Array.from({ length: 101 }, (_, percentage) => percentage);

/** What 000 may mean by a percentage of filled cells. */
const models = ['exact', 'independent'] as const;
type Model = (typeof models)[number];

const sizes = ['4x4', '5x5', '6x6', '8x8', '10x10', '15x15', '20x20', '25x25', '30x30'] as const;
/** A size of which random images of all percentages are stored. */
export type SampledSize = (typeof sizes)[number];

const counted = ['4x4', '5x5'] as const;
/** The sizes of 000's Figures 6 and 8, and the percentages that they show. */
const pictured = { '6x6': [0, 100], '10x10': [20, 70], '30x30': [45, 75] } as const;
type Pictured = keyof typeof pictured;
const picturedSizes = ['6x6', '10x10', '30x30'] as const satisfies readonly Pictured[];
/** The sizes of which all probing sequences are stored: the smallest with any, those of 001 §4, and one in between. */
export const probedSizes = ['2x2', '3x3', '3x4', '4x4', '4x5', '5x5'] as const;

/** Random boards on which Solver1 and the sums of lines are tried: percentages of filled cells, and boards for each. */
const tried = {
  '6x6': { percentages: [20, 25, 30, 35, 40, 45, 50], boards: 2000 },
  '10x10': { percentages: [25, 30, 35, 40, 45, 50, 55], boards: 1000 },
  '15x15': { percentages: [35, 40, 45, 50, 55], boards: 400 },
  '20x20': { percentages: [40, 45, 50, 55, 60], boards: 200 },
  '30x30': { percentages: [50, 52, 54, 56], boards: 100 },
} as const;
type Tried = keyof typeof tried;
/** Their sizes. */
export const triedSizes = [
  '6x6',
  '10x10',
  '15x15',
  '20x20',
  '30x30',
] as const satisfies readonly Tried[];
/** The sizes of which it is stored what each method misses, and boards for each percentage. */
const reachBoards = { '6x6': 500, '10x10': 300, '15x15': 100 } as const;
type ReachSize = keyof typeof reachBoards;
const reachSizes = ['6x6', '10x10', '15x15'] as const satisfies readonly ReachSize[];

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
/** Random images that are mended: boards for each percentage. */
const mendedBoards = { '6x6': 1000, '8x8': 400 } as const;
type MendedSize = keyof typeof mendedBoards;
/** Their sizes. */
const mendedSizes = ['6x6', '8x8'] as const satisfies readonly MendedSize[];

/** Every third percentage: those of 003's Figure 5. */
const thirds = Array.from({ length: 33 }, (_, at) => 3 * (at + 1));
const middle = thirds.slice(7, 25); // where methods pass one half
const fromTo = (from: number, to: number): readonly number[] => percentages.slice(from, to + 1);
/**
 * What can be inferred, by density, as far as it was measured: shares of all densities and of those near the crossing; the
 * effort of 003's procedure; what the methods know. Boards for each percentage: more can be added at any time.
 */
const thresholds = {
  'threshold 15x15': { percentages: thirds, boards: 1000 },
  'threshold 20x20': { percentages: thirds, boards: 1000 },
  'threshold 25x25': { percentages: thirds, boards: 100 },
  'threshold-effort 15x15': { percentages: thirds, boards: 250, procedure: true },
  'threshold-effort 20x20': { percentages: thirds, boards: 5, procedure: true },
  'threshold-near 8x8': { percentages: fromTo(16, 44), boards: 400 },
  'threshold-near 10x10': { percentages: fromTo(30, 50), boards: 1000 },
  'threshold-near 12x12': { percentages: fromTo(26, 50), boards: 200 },
  'threshold-near 15x15': { percentages: fromTo(30, 50), boards: 308 },
  'threshold-near 20x20': { percentages: fromTo(30, 50), boards: 400 },
  // small boards rise early
  'threshold-methods 6x6': { percentages: thirds.slice(0, 25), boards: 500, methods: true },
  'threshold-methods 8x8': { percentages: thirds.slice(3, 25), boards: 400, methods: true },
  'threshold-methods 10x10': { percentages: middle, boards: 300, methods: true },
  'threshold-methods 12x12': { percentages: middle, boards: 200, methods: true },
  'threshold-methods 15x15': { percentages: middle, boards: 100, methods: true },
} as const satisfies Readonly<
  Record<
    `threshold${'' | '-near' | '-effort' | '-methods'} ${number}x${number}`,
    Omit<SpecOf<'threshold'>, 'side' | 'seed'>
  >
>;
/** The name of a run of what can be inferred, by density. */
export type ThresholdName = keyof typeof thresholds;
const thresholdNames = Object.keys(thresholds) as ThresholdName[];

type Sides = { readonly height: number; readonly width: number };

/** Rows and columns of `4x5`. */
function sidesOf(size: string): Sides {
  const [height = NaN, width = NaN] = size.split('x').map(Number);
  return { height, width };
}

/** Size and model of `density 6x6 exact`. */
function sampleOf(name: string): Sides & { readonly model: Model } {
  const [, size = '', model = ''] = name.split(' ');
  return { ...sidesOf(size), model: model as Model };
}

/** The name of the file where it is that of the measurement. */
const fileOf = (name: string): string => name.replaceAll(' ', '-');

const bothModels = <Kind extends string, Size extends string>(
  kind: Kind,
  of: readonly Size[],
): readonly `${Kind} ${Size} ${Model}`[] =>
  of.flatMap((size) => models.map((model) => `${kind} ${size} ${model}` as const));

const withSizes = <Kind extends string, Size extends string>(
  kind: Kind,
  of: readonly Size[],
): readonly `${Kind} ${Size}`[] => of.map((size) => `${kind} ${size}` as const);

const sizeIn = (name: string): Sides => sidesOf(name.split(' ')[1] ?? '');

/** All stored runs, in the order in which they are made and listed. */
export const measurements = {
  ...each<`density ${SampledSize} ${Model}`, 'density'>(bothModels('density', sizes), (name) => ({
    experiment: 'density',
    spec: { ...sampleOf(name), percentages, boards, seed },
    stored: fileOf(name),
  })),
  ...each<`difficulty-count ${(typeof counted)[number]}`, 'difficulty-count'>(
    withSizes('difficulty-count', counted),
    (name) => ({
      experiment: 'difficulty-count',
      spec: { ...sizeIn(name), first: 'H' },
      stored: fileOf(name),
    }),
  ),
  ...each<`density-four ${Pictured} ${Model}`, 'density'>(
    bothModels('density-four', picturedSizes),
    (name) => {
      const [from, to] = pictured[name.split(' ')[1] as Pictured];
      const range = percentages.slice(from, to + 1);
      return {
        experiment: 'density',
        spec: {
          ...sampleOf(name),
          percentages: range,
          boards: picturedBoards,
          seed,
          four: true,
          twoSat: true,
        },
        stored: fileOf(name),
      };
    },
  ),
  // 002: a 95 % interval of less than 0.2 points
  ...each<'density 15x15 filled-113', 'density'>(['density 15x15 filled-113'], (name) => ({
    experiment: 'density',
    spec: {
      ...sizeIn(name),
      model: 'exact',
      percentages: [],
      filled: [113],
      boards: 800_000,
      seed,
    },
    stored: fileOf(name),
  })),
  // 002: what its algorithm may do with a line, at its two numbers and by size with half of the cells filled
  ...each<'readings 15x15' | 'readings 5 to 25', 'readings'>(
    ['readings 15x15', 'readings 5 to 25'],
    (name) => ({
      experiment: 'readings',
      spec:
        name === 'readings 15x15'
          ? { points: [112, 113].map((filled) => ({ side: 15, filled })), boards: 60_000, seed }
          : { points: halves, boards: 2000, seed },
      stored: name === 'readings 15x15' ? 'readings-15x15' : 'readings-5-to-25',
    }),
  ),
  // 002: its formula beside sweeps, where half of the cells are filled and at other numbers
  ...each<'formula-rank 15x15' | 'formula-rank across', 'formula-rank'>(
    ['formula-rank 15x15', 'formula-rank across'],
    (name) => ({
      experiment: 'formula-rank',
      spec:
        name === 'formula-rank 15x15'
          ? { points: [{ side: 15, filled: 113 }], boards: 8000, seed }
          : { points: across, boards: 400, seed },
      stored: name === 'formula-rank 15x15' ? 'formula-rank-15x15' : 'formula-rank-across',
    }),
  ),
  ...each<`switching ${Pictured}`, 'switching'>(withSizes('switching', picturedSizes), (name) => ({
    experiment: 'switching',
    spec: { ...sizeIn(name), model: 'exact', percentages, boards, seed },
    stored: `${fileOf(name)}-exact`,
  })),
  // how little has to be changed for one solution
  ...each<`mending ${MendedSize}`, 'mending'>(withSizes('mending', mendedSizes), (name) => ({
    experiment: 'mending',
    spec: {
      ...sizeIn(name),
      percentages: [20, 30, 40, 50, 60, 70],
      boards: mendedBoards[name.split(' ')[1] as MendedSize],
      seed,
    },
    stored: fileOf(name),
  })),
  // what each method misses: independent cells, as 003 §3 samples
  ...each<`reach ${ReachSize}`, 'reach'>(withSizes('reach', reachSizes), (name) => ({
    experiment: 'reach',
    spec: {
      ...sizeIn(name),
      model: 'independent',
      percentages: [20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70],
      boards: reachBoards[name.split(' ')[1] as ReachSize],
      seed,
    },
    stored: fileOf(name),
  })),
  // how much can be inferred at all
  ...each<ThresholdName, 'threshold'>(thresholdNames, (name) => ({
    experiment: 'threshold',
    spec: { side: sizeIn(name).height, ...thresholds[name], seed },
    stored: fileOf(name),
  })),
  // Figure 6 of 003, at every percentage
  ...each<'formula-size 40x40', 'formula-size'>(['formula-size 40x40'], (name) => ({
    experiment: 'formula-size',
    spec: { ...sizeIn(name), model: 'independent', percentages, boards: 500, seed },
    stored: fileOf(name),
  })),
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
  ...each<`two-sat-more ${Tried} sampled`, 'two-sat-more'>(
    triedSizes.map((size) => `two-sat-more ${size} sampled` as const),
    (name) => ({
      experiment: 'two-sat-more',
      spec: { ...sizeIn(name), ...tried[name.split(' ')[1] as Tried], seed },
      stored: fileOf(name),
    }),
  ),
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
      sizes: clueSetSizes.filter((size) => sidesOf(size).height * sidesOf(size).width <= 25),
    },
    stored: fileOf(name),
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
  // what takes hours is stored as `npm run reproduce` prints it, under the id of the published table
  ...each<'four-census 6x6', 'four-census'>(['four-census 6x6'], () => ({
    experiment: 'four-census',
    spec: { height: 6, width: 6, unique: true, folded: true },
    stored: '000-figure-5',
    inParts: { imagesOf: ({ counts }) => sumOf(counts) },
  })),
  ...each<'probing-levels 6x6', 'probing-levels'>(['probing-levels 6x6'], () => ({
    experiment: 'probing-levels',
    spec: { side: 6, first: 30_000_000_000 },
    stored: '001-table-3-6x6',
    inParts: { imagesOf: ({ images }) => sumOf(images) },
  })),
} as const;

/** The name of a measurement. */
export type MeasurementName = keyof typeof measurements;

/** The experiment that a measurement is a run of. */
export type ExperimentOf<Name extends MeasurementName> = (typeof measurements)[Name]['experiment'];

/** What a measurement found. */
export type TallyNamed<Name extends MeasurementName> = TallyOf<ExperimentOf<Name>>;

/** The measurement of a name, of the type of its experiment. @source none */
export const namedRun = <Name extends MeasurementName>(
  name: Name,
): StoredMeasurement<ExperimentOf<Name>> =>
  measurements[name] as unknown as StoredMeasurement<ExperimentOf<Name>>;

/** Some measurement: which experiment it is a run of tells its spec. */
export type AnyMeasurement = { [Id in ExperimentId]: Measurement<Id> }[ExperimentId];

/** All measurements in their order. */
export const allMeasurements: readonly AnyMeasurement[] = Object.values(measurements);

/**
 * Looks for the stored run of an experiment with some settings. Those in parts are found by their names only.
 *
 * @param fits - whether a spec is the one that is wanted
 * @source none
 */
export function storedMeasurement<Id extends ExperimentId>(
  experiment: Id,
  fits: (spec: SpecOf<Id>) => boolean,
): StoredMeasurement<Id> | undefined {
  for (const one of allMeasurements) {
    if (one.experiment !== experiment || one.stored === undefined || one.inParts !== undefined)
      continue;
    const known = one as unknown as Measurement<Id>;
    if (fits(known.spec)) return { ...known, stored: one.stored };
  }
  return undefined;
}

/**
 * Published numbers whose recomputation is too long for building the site, by the ids of their claims: the file holds
 * what we find, as the claim gives it.
 */
export const storedOutcomes = [
  '000-section-4.1-224751',
  '000-section-4.1-224751-orders',
  '000-figure-3-14-sweeps',
  '000-figure-3-higher',
  '000-figure-3-lost-pictures',
  '001-section-5-set-probing',
  '001-section-5-larger-boards',
  '000-section-4.1-nothing-fixed',
  '001-section-4.2-eight-puzzles',
  '001-section-4.2-switching',
  '001-section-5-rest-solutions-5x5',
  '001-section-3.5.3-first-levels',
  '000-section-4.2-10x10-not-unique',
  '000-section-4.2-30x30-not-unique',
  '002-15x15-113-overlap',
] as const;

/** A published number whose outcome is stored. */
export type StoredOutcome = (typeof storedOutcomes)[number];

/** Whether the outcome of a claim is stored. @source none */
export const isStoredOutcome = (id: string): id is StoredOutcome =>
  storedOutcomes.some((one) => one === id);
