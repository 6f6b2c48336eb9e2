/** Stored runs of what can be inferred, by density, and of the formulas that this was asked with. */
import type { SpecOf } from '../../experiments/experiments.ts';
import type { Effort } from '../effort.ts';
import { each, fileOf, percentages, seed, sizeIn } from './run.ts';

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
  'threshold 25x25': { percentages: thirds, boards: 250 },
  'threshold-effort 15x15': { percentages: thirds, boards: 250, procedure: true },
  'threshold-effort 20x20': { percentages: thirds, boards: 23, procedure: true },
  'threshold-effort 25x25': { percentages: thirds, boards: 5, procedure: true }, // too few for claims
  'threshold-near 8x8': { percentages: fromTo(16, 44), boards: 400 },
  'threshold-near 10x10': { percentages: fromTo(30, 50), boards: 1000 },
  'threshold-near 12x12': { percentages: fromTo(26, 50), boards: 200 },
  'threshold-near 15x15': { percentages: fromTo(30, 50), boards: 308 },
  'threshold-near 20x20': { percentages: fromTo(30, 50), boards: 400 },
  // between the others, and larger boards, of which some cells stay undecided
  'threshold-near 25x25': { percentages: [40, 41, 43, 44, 46, 47], boards: 250, limit: 10_000_000 },
  'threshold-near 30x30': { percentages: [40, 42, 44, 46, 48, 50], boards: 103, limit: 20_000_000 },
  'threshold-near 40x40': { percentages: [46, 47, 48, 49, 50], boards: 40, limit: 40_000_000 },
  // where curves of different sizes meet
  'threshold-upper 20x20': { percentages: fromTo(47, 53), boards: 500 },
  'threshold-upper 25x25': { percentages: fromTo(47, 53), boards: 500, limit: 20_000_000 },
  'threshold-upper 30x30': { percentages: fromTo(47, 53), boards: 200, limit: 20_000_000 },
  // the same without the plateau: open cells that are local are told apart
  'threshold-local 15x15': { percentages: fromTo(44, 56), boards: 400, local: true },
  'threshold-local 20x20': { percentages: fromTo(44, 56), boards: 400, local: true },
  'threshold-local 25x25': {
    percentages: fromTo(46, 57),
    boards: 160,
    limit: 20_000_000,
    local: true,
  },
  'threshold-local 30x30': {
    percentages: fromTo(48, 58),
    boards: 250,
    limit: 40_000_000,
    local: true,
  },
  'threshold-local 40x40': {
    percentages: fromTo(52, 60),
    boards: 160,
    limit: 40_000_000,
    local: true,
  },
  // small boards rise early
  'threshold-methods 6x6': { percentages: thirds.slice(0, 25), boards: 500, methods: true },
  'threshold-methods 8x8': { percentages: thirds.slice(3, 25), boards: 400, methods: true },
  'threshold-methods 10x10': { percentages: middle, boards: 300, methods: true },
  'threshold-methods 12x12': { percentages: middle, boards: 300, methods: true },
  'threshold-methods 15x15': { percentages: middle, boards: 300, methods: true },
  'threshold-methods 20x20': { percentages: middle, boards: 300, methods: true },
} as const satisfies Readonly<
  Record<
    `threshold${'' | '-near' | '-upper' | '-local' | '-effort' | '-methods'} ${number}x${number}`,
    Omit<SpecOf<'threshold'>, 'side' | 'seed'>
  >
>;
/** The name of a run of what can be inferred, by density. */
export type ThresholdName = keyof typeof thresholds;
const thresholdNames = Object.keys(thresholds) as ThresholdName[];

/** Boards of ten cells a side are a matter of minutes; the effort of single boards, and large ones, of hours. */
const effortOf = (name: ThresholdName): Effort =>
  sizeIn(name).height > 15 || name.startsWith('threshold-effort') ? 'hours' : 'minutes';

/** How much can be inferred at all, and how large the formula of a board is. */
export const inferred = {
  // how much can be inferred at all
  ...each<ThresholdName, 'threshold'>(thresholdNames, (name) => ({
    experiment: 'threshold',
    spec: { side: sizeIn(name).height, ...thresholds[name], seed },
    stored: fileOf(name),
    effort: effortOf(name),
  })),
  // Figure 6 of 003, at every percentage
  ...each<'formula-size 40x40', 'formula-size'>(['formula-size 40x40'], (name) => ({
    experiment: 'formula-size',
    spec: { ...sizeIn(name), model: 'independent', percentages, boards: 500, seed },
    stored: fileOf(name),
  })),
  // an edge above the means of boards of every size, without a sample
  ...each<'exchanges', 'exchanges'>(['exchanges'], (name) => ({
    experiment: 'exchanges',
    spec: { percentages: percentages.slice(1, 100), reach: 8, columns: 4 },
    stored: name,
    effort: 'minute',
  })),
  // boards of clauses with nothing given: what sweeps, 2-SAT and all solutions show beside the tiles
  ...each<'blank-boards', 'blank-boards'>(['blank-boards'], (name) => ({
    experiment: 'blank-boards',
    spec: { variables: 3, clauses: 6, sets: 150, seed },
    stored: name,
    effort: 'minutes',
  })),
} as const;
