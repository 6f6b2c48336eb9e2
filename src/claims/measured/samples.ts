/** Stored runs over random boards. */
import { bothModels, each, fileOf, percentages, sampleOf, seed, sizeIn, withSizes } from './run.ts';
import type { Model } from './run.ts';

const sizes = ['4x4', '5x5', '6x6', '8x8', '10x10', '15x15', '20x20', '25x25', '30x30'] as const;
/** A size of which random images of all percentages are stored. */
export type SampledSize = (typeof sizes)[number];

const boards = 1000; // a percentage, as in 000 §4.2
/** Of the curves of 000's pictures: more than it had, because sentences hang on where they peak and where they cross. */
const picturedBoards = 20_000;

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

/** The sizes of 000's Figures 6 and 8, and the percentages that they show. */
const pictured = { '6x6': [0, 100], '10x10': [20, 70], '30x30': [45, 75] } as const;
type Pictured = keyof typeof pictured;
const picturedSizes = ['6x6', '10x10', '30x30'] as const satisfies readonly Pictured[];
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

/** Random images that are mended: boards for each percentage. */
const mendedBoards = { '6x6': 1000, '8x8': 400, '10x10': 100 } as const;
type MendedSize = keyof typeof mendedBoards;
/** Their sizes. */
const mendedSizes = ['6x6', '8x8', '10x10'] as const satisfies readonly MendedSize[];

/** The work of telling one solution from several, near the percentages of the tournaments: boards for each. */
const decided = { '20x20': 200, '25x25': 150 } as const;
type DecidedSize = keyof typeof decided;
/** Their sizes. */
export const decidedSizes = ['20x20', '25x25'] as const satisfies readonly DecidedSize[];

/** Random boards with one solution, to hold a formula against: percentages of filled cells, and boards for each. */
const byFives = (from: number, to: number): readonly number[] =>
  percentages.filter((one) => one % 5 === 0 && one >= from && one <= to);
const oneSolutions = {
  '10x10': { percentages: byFives(35, 80), boards: 20_000 },
  '20x20': { percentages: byFives(40, 80), boards: 20_000 },
  '10x30': { percentages: byFives(40, 80), boards: 20_000 },
  '40x40': { percentages: byFives(50, 80), boards: 10_000 },
  '80x80': { percentages: byFives(60, 85), boards: 1000 },
} as const;
type OneSolutionSize = keyof typeof oneSolutions;
/** Their sizes. */
export const oneSolutionSizes = [
  '10x10',
  '20x20',
  '10x30',
  '40x40',
  '80x80',
] as const satisfies readonly OneSolutionSize[];
/** Blocks in a frame of filled cells: boards for each percentage. */
const framed = { '12x12': 8000, '20x20': 8000, '30x30': 3000, '40x40': 1000 } as const;
type FramedSize = keyof typeof framed;
/** Their sizes. */
export const framedSizes = [
  '12x12',
  '20x20',
  '30x30',
  '40x40',
] as const satisfies readonly FramedSize[];
/** Their seed. */
const otherSeed = 2014;
/** Propagations for a board that neither switches nor sweeps decide. */
const oneSolutionLimit = 1e8;

/** What is solved at each percentage of filled cells. */
export const densities = {
  ...each<`density ${SampledSize} ${Model}`, 'density'>(bothModels('density', sizes), (name) => ({
    experiment: 'density',
    spec: { ...sampleOf(name), percentages, boards, seed },
    stored: fileOf(name),
  })),
} as const;

/** What else was counted on random boards: for the pictures of 000, for the sentences of 002, and of several solutions. */
export const samples = {
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
          ? { points: [112, 113].map((filled) => ({ side: 15, filled })), boards: 500_000, seed }
          : { points: halves, boards: 100_000, seed },
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
      effort: 'seconds',
    }),
  ),
  ...each<`switching ${Pictured}`, 'switching'>(withSizes('switching', picturedSizes), (name) => ({
    experiment: 'switching',
    spec: { ...sizeIn(name), model: 'exact', percentages, boards, seed },
    stored: `${fileOf(name)}-exact`,
  })),
  ...each<`deciding ${DecidedSize}`, 'deciding'>(withSizes('deciding', decidedSizes), (name) => ({
    experiment: 'deciding',
    spec: {
      ...sizeIn(name),
      model: 'exact',
      percentages: percentages.slice(30, 56),
      boards: decided[name.split(' ')[1] as DecidedSize],
      seed,
    },
    stored: fileOf(name),
    effort: 'minutes',
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
} as const;

/** How hard random boards are, by size and density. */
export const hardBoards = {
  ...each<'how-hard', 'how-hard'>(['how-hard'], (name) => ({
    experiment: 'how-hard',
    spec: {
      sides: [5, 8, 10, 12, 15, 20, 25, 30],
      percentages: percentages.filter((one) => one % 5 === 0 && one > 0 && one < 100),
      boards: 500,
      seed,
    },
    stored: name,
  })),
} as const;

/** How many random boards have one solution, and how many switches. Another seed: other boards than those of `how-hard`. */
export const oneSolutionRuns = {
  ...each<`one-solution ${OneSolutionSize}`, 'one-solution'>(
    withSizes('one-solution', oneSolutionSizes),
    (name) => ({
      experiment: 'one-solution',
      spec: {
        ...sizeIn(name),
        ...oneSolutions[name.split(' ')[1] as OneSolutionSize],
        seed: otherSeed,
        limit: oneSolutionLimit,
      },
      stored: fileOf(name),
      effort: 'minutes',
    }),
  ),
  ...each<`one-solution-framed ${FramedSize}`, 'one-solution'>(
    withSizes('one-solution-framed', framedSizes),
    (name) => ({
      experiment: 'one-solution',
      spec: {
        ...sizeIn(name),
        percentages: byFives(45, 70),
        boards: framed[name.split(' ')[1] as FramedSize],
        seed: otherSeed,
        framed: true,
        limit: oneSolutionLimit,
      },
      stored: fileOf(name),
      effort: 'minutes',
    }),
  ),
} as const;

/** Sums of lines and Solver1 on random boards. */
export const triedFurther = {
  ...each<`two-sat-more ${Tried} sampled`, 'two-sat-more'>(
    triedSizes.map((size) => `two-sat-more ${size} sampled` as const),
    (name) => ({
      experiment: 'two-sat-more',
      spec: { ...sizeIn(name), ...tried[name.split(' ')[1] as Tried], seed },
      stored: fileOf(name),
    }),
  ),
} as const;
