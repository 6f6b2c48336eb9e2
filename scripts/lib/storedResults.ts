/**
 * The full runs that the site shows beneath the reader's own: which there are, how a file of them looks, and how to
 * check one by doing part of it again.
 */
import { readFileSync } from 'node:fs';
import type { DensitySpec } from '../../src/experiments/density.ts';
import { experimentOf } from '../../src/experiments/experiments.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../../src/experiments/experiments.ts';
import { storeProbing } from '../../src/experiments/sequences.ts';
import { claimOf } from '../../src/claims/ledger.ts';

/** Where the files are. */
export const resultsFolder = new URL('../../public/results/', import.meta.url);

/** The seed of all stored runs: the year of 000. */
const seed = 2012;
const boards = 1000; // a percentage, as in 000 §4.2
const sides = [4, 5, 6, 8, 10, 15, 20, 25, 30];
/** The ranges of percentages of 000's Figures 6 and 8, for the runs with all classes. */
const pictured = [
  { side: 6, from: 0, to: 100 },
  { side: 10, from: 20, to: 70 },
  { side: 30, from: 45, to: 75 },
];

/** The sizes of which all probing sequences are stored: the smallest with any, those of 001 §4, and one in between. */
const probed = [
  [2, 2],
  [3, 3],
  [3, 4],
  [4, 4],
  [4, 5],
  [5, 5],
] as const;

/** A run that is stored. */
export type Plan =
  | { readonly name: string; readonly experiment: 'density'; readonly spec: DensitySpec }
  | {
      readonly name: string;
      readonly experiment: 'difficulty-count';
      readonly spec: SpecOf<'difficulty-count'>;
    }
  | {
      readonly name: string;
      readonly experiment: 'four-census';
      readonly spec: SpecOf<'four-census'>;
    }
  | {
      readonly name: string;
      readonly experiment: 'probing-census';
      readonly spec: SpecOf<'probing-census'>;
    }
  | {
      readonly name: string; // the figure's id
      readonly experiment: 'figure';
      readonly spec: { readonly id: string };
    }
  | {
      readonly name: string;
      readonly experiment: 'pq-hardness';
      readonly spec: SpecOf<'pq-hardness'>;
    }
  | {
      readonly name: string;
      readonly experiment: 'switching';
      readonly spec: SpecOf<'switching'>;
    };

/** A stored run as it stands in its file. */
export type StoredResult = {
  readonly experiment: Plan['experiment'];
  readonly version: number; // of the experiment
  readonly spec: unknown;
  readonly command: string; // that makes the file
  readonly date: string; // of the day it was made, YYYY-MM-DD
  readonly engine: string; // version in package.json
  readonly tally: unknown; // typed arrays as lists
};

/** Published numbers whose recomputation is too long for building the site; the file's tally is what we find. */
const figures = [
  '000-section-4.1-224751',
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
];

const percentages = Array.from({ length: 101 }, (_, percentage) => percentage);

/** All stored runs. */
export const plans: readonly Plan[] = [
  ...sides.flatMap((side) =>
    (['exact', 'independent'] as const).map((model): Plan => {
      const spec = { height: side, width: side, model, percentages, boards, seed };
      return { name: `density-${side}x${side}-${model}`, experiment: 'density', spec };
    }),
  ),
  ...[4, 5].map((side): Plan => {
    const spec = { height: side, width: side, first: 'H' as const };
    return { name: `difficulty-count-${side}x${side}`, experiment: 'difficulty-count', spec };
  }),
  ...pictured.flatMap(({ side, from, to }) =>
    (['exact', 'independent'] as const).map((model): Plan => {
      const range = percentages.slice(from, to + 1);
      const spec = {
        height: side,
        width: side,
        model,
        percentages: range,
        boards,
        seed,
        four: true,
      };
      return { name: `density-four-${side}x${side}-${model}`, experiment: 'density', spec };
    }),
  ),
  ...pictured.map(({ side }): Plan => {
    const size = { height: side, width: side, model: 'exact' as const };
    const spec = { ...size, percentages, boards, seed };
    return { name: `switching-${side}x${side}-exact`, experiment: 'switching', spec };
  }),
  ...[4, 5].map((side): Plan => {
    const spec = { height: side, width: side, unique: true, oneClue: true, folded: true };
    return { name: `four-census-${side}x${side}`, experiment: 'four-census', spec };
  }),
  { name: 'pq-hardness-5x5', experiment: 'pq-hardness', spec: { side: 5 } },
  ...probed.map(([height, width]): Plan => {
    const spec = { height, width };
    return { name: `probing-${height}x${width}`, experiment: 'probing-census', spec };
  }),
  ...figures.map((id): Plan => ({ name: id, experiment: 'figure', spec: { id } })),
];

/** Of figures, the version of this way to store them. */
const versionOf = (experiment: Plan['experiment']): number =>
  experiment === 'figure' ? 1 : experimentOf(experiment).version;

/** Does a planned run. */
function runPlan(plan: Plan): unknown {
  if (plan.experiment === 'figure') return oursOf(plan.spec.id);
  if (plan.experiment === 'density') return plain(tallyOf('density', plan.spec));
  if (plan.experiment === 'four-census') return plain(tallyOf('four-census', plan.spec));
  if (plan.experiment === 'probing-census')
    return storeProbing(tallyOf(plan.experiment, plan.spec));
  if (plan.experiment === 'switching') return plain(tallyOf('switching', plan.spec));
  if (plan.experiment === 'pq-hardness') return plain(tallyOf('pq-hardness', plan.spec));
  return plain(tallyOf('difficulty-count', plan.spec));
}

/** What we find for a published number. */
function oursOf(id: string): unknown {
  const figure = claimOf(id);
  if (figure === undefined) throw new RangeError(`no figure ${id}`);
  return figure.compute().ours;
}

/** Does a run on this core. */
function tallyOf<Id extends ExperimentId>(id: Id, spec: SpecOf<Id>): TallyOf<Id> {
  const experiment = experimentOf(id);
  experiment.check(spec);
  const tally = experiment.emptyTally(spec);
  experiment.begin(spec)(0, experiment.units(spec), tally);
  return tally;
}

/** Typed arrays become lists. */
function plain(tally: unknown): unknown {
  const text = JSON.stringify(tally, (_, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as Uint32Array | Float64Array) : value,
  );
  return JSON.parse(text) as unknown;
}

/**
 * Makes a stored run anew.
 *
 * @param date - today, YYYY-MM-DD
 * @param engine - version of the engine
 */
export function makeResult(plan: Plan, date: string, engine: string): StoredResult {
  const { name, experiment, spec } = plan;
  const tally = runPlan(plan);
  const version = versionOf(experiment);
  const command = `npm run -s results -- ${name}`;
  return { experiment, version, spec, command, date, engine, tally };
}

/** The file: one line a field, so that a change can be read in a diff. */
export function fileText(result: StoredResult): string {
  const lines = Object.entries(result).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * Reads a stored run.
 *
 * @throws Error when there is none
 */
export function readResult(name: string): StoredResult {
  return JSON.parse(readFileSync(new URL(`${name}.json`, resultsFolder), 'utf8')) as StoredResult;
}

/**
 * Does part of a stored run again and compares: of a sampled run the given percentages (their boards do not depend on
 * the others), of a count everything.
 *
 * @returns what differs, empty when nothing does
 */
export function checkResult(plan: Plan, points: readonly number[]): readonly string[] {
  const stored = readResult(plan.name);
  const problems: string[] = [];
  const same = (what: string, ours: unknown, theirs: unknown): void => {
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) problems.push(`${plan.name}: ${what}`);
  };
  same('another experiment', plan.experiment, stored.experiment);
  same('another version', versionOf(plan.experiment), stored.version);
  same('another spec', plan.spec, stored.spec);
  if (problems.length > 0) return problems;
  if (plan.experiment !== 'density' && plan.experiment !== 'switching') {
    same('another tally', runPlan(plan), stored.tally);
    return problems;
  }
  const percentages = points.filter((point) => plan.spec.percentages.includes(point));
  const part = runPlan({ ...plan, spec: { ...plan.spec, percentages } });
  const whole = stored.tally as Readonly<Record<string, readonly number[]>>;
  for (const [name, counts] of Object.entries(part as typeof whole))
    for (const [i, percentage] of percentages.entries()) {
      const at = plan.spec.percentages.indexOf(percentage);
      same(`${percentage} %: ${name}`, counts[i], whole[name]?.[at]);
    }
  return problems;
}
