/**
 * The density chart as plain data: what the reader typed, the run that it asks for, the points of a run with their
 * intervals, and the words and tables that say the same as the picture.
 */
import type { SampledPoint } from '../../charts/densityChart.ts';
import { filledFor } from '../../engine/sample.ts';
import type { DensitySpec, DensityTally } from '../../experiments/density.ts';
import { wilson } from '../../experiments/wilson.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { LinkError, choiceFrom, numberFrom } from '../../kit/cell/linkState.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { csvRow } from '../../kit/export/files.ts';
import { formatNumber, readFields } from '../../kit/run/numbers.ts';
import type { NumberRange } from '../../kit/run/numbers.ts';
import { boardsInASecond, roundDown } from '../../kit/run/speed.ts';

export type DensityKey = 'height' | 'width' | 'from' | 'to' | 'step' | 'boards' | 'seed';
export type DensityModel = DensitySpec['model'];

/** What an author sets, and where a link and a reset start from. */
export type DensityProps = Readonly<Record<DensityKey, number>> & { readonly model: DensityModel };

/** What a figure opens with where its page says nothing else. */
export const defaultProps: DensityProps = {
  height: 6,
  width: 6,
  from: 0,
  to: 100,
  step: 1,
  boards: 1000,
  seed: 1,
  model: 'exact',
};

/** What each field accepts. */
export const ranges: Readonly<Record<DensityKey, NumberRange>> = {
  height: { name: 'the height', least: 4, most: 30 },
  width: { name: 'the width', least: 4, most: 30 },
  from: { name: 'the first percentage', least: 0, most: 100 },
  to: { name: 'the last percentage', least: 0, most: 100 },
  step: { name: 'the step', least: 1, most: 100 },
  boards: { name: 'the number of boards', least: 1, most: 100_000 },
  seed: { name: 'the seed', least: 0, most: 4_294_967_295 },
};

const keys = Object.keys(ranges) as DensityKey[];

/** The settings as they were typed. */
export type DensityForm = {
  readonly texts: Readonly<Record<DensityKey, string>>;
  readonly model: DensityModel;
};

export type DensityReading = {
  readonly spec: DensitySpec | null; // null while a setting cannot be read
  readonly problems: Readonly<Partial<Record<DensityKey, string>>>;
};

/** The form that holds these settings. */
export function formOf(props: DensityProps): DensityForm {
  const texts = Object.fromEntries(keys.map((key) => [key, String(props[key])]));
  return { texts: texts as Record<DensityKey, string>, model: props.model };
}

/**
 * The run that the form asks for.
 *
 * @source 000_8dc3042ab81c971c.txt §4.2: every whole percentage, 1,000 boards each, is the default
 */
export function readForm({ texts, model }: DensityForm): DensityReading {
  const { values, problems } = readFields(texts, ranges);
  if (values === null) return { spec: null, problems };
  const { height, width, from, to, step, boards, seed } = values;
  if (from > to) {
    const problem = `The last percentage lies before the first. Type one from ${from} to 100.`;
    return { spec: null, problems: { to: problem } };
  }
  const count = Math.floor((to - from) / step) + 1;
  const percentages = Array.from({ length: count }, (_, at) => from + at * step);
  return { spec: { height, width, model, percentages, boards, seed }, problems: {} };
}

const linkKeys: Readonly<Record<DensityKey, string>> = {
  height: 'h',
  width: 'w',
  from: 'a',
  to: 'b',
  step: 's',
  boards: 'n',
  seed: 'r',
};

/**
 * The settings that a link asks for.
 *
 * @throws LinkError when one is out of range
 * @source none
 */
export function propsFromLink(values: LinkValues, props: DensityProps): DensityProps {
  const read = (key: DensityKey): number => {
    const { name, least, most } = ranges[key];
    const value = numberFrom(values, linkKeys[key], { name, least, most, otherwise: props[key] });
    if (!Number.isInteger(value))
      throw new LinkError(`The link asks for ${name} ${value}; it must be whole.`);
    return value;
  };
  const numbers = Object.fromEntries(keys.map((key) => [key, read(key)]));
  const model = choiceFrom(values, 'm', ['exact', 'independent'], props.model);
  return { ...(numbers as Record<DensityKey, number>), model };
}

/** What a link must say to come back to this form; settings that cannot be read are left out. */
export function linkOf(form: DensityForm, props: DensityProps): LinkValues {
  const { problems } = readForm(form);
  const values: Record<string, string> = {};
  for (const key of keys) {
    const text = form.texts[key].replaceAll(/[\s,]/g, '');
    if (problems[key] === undefined && text !== String(props[key])) values[linkKeys[key]] = text;
  }
  if (form.model !== props.model) values['m'] = form.model;
  return values;
}

/**
 * Boards for each percentage that take about a second.
 *
 * @returns 10 to 1,000, a round number
 * @source none
 */
export function quickBoards(height: number, width: number, percentages: number): number {
  // most percentages are far from 50 and soon done
  const affordable = (4 * boardsInASecond(height, width)) / Math.max(1, percentages);
  return roundDown(affordable, [1000, 500, 200, 100, 50, 20, 10]);
}

/** As many boards a percentage as 000 examined. */
export const paperBoards = 1000;

/** A point of a curve, and which of the spec's percentages it is. */
export type CountedPoint = SampledPoint & { readonly index: number };

/** The points of a run as far as it came; percentages without a board yet have none. */
export function pointsOf(spec: DensitySpec, tally: DensityTally): readonly CountedPoint[] {
  const points: CountedPoint[] = [];
  spec.percentages.forEach((at, index) => {
    const trials = tally.boards[index] ?? 0;
    const successes = tally.simple[index] ?? 0;
    if (trials > 0) points.push({ at, index, trials, successes, ...wilson(successes, trials) });
  });
  return points;
}

/** A proportion as a percentage with one decimal: "41.2". */
export const percentText = (proportion: number): string => (proportion * 100).toFixed(1);

/** How many cells are filled at a percentage, for a reader. */
export function filledText({ height, width, model }: DensitySpec, percentage: number): string {
  const cells = height * width;
  if (model === 'exact') return `${filledFor(percentage, height, width)} of ${cells} cells`;
  return `${((percentage / 100) * cells).toFixed(1)} of ${cells} cells on average`;
}

/** A point in words, its number of boards and its interval included. */
export function pointText(spec: DensitySpec, point: CountedPoint, whose: string): string {
  const { at, trials, successes, low, high } = point;
  return `${at} % filled (${filledText(spec, at)}): ${formatNumber(successes)} of ${formatNumber(trials)} boards simple, ${percentText(successes / trials)} %, 95 % interval ${percentText(low)} to ${percentText(high)} % (${whose}).`;
}

/** The same points as a table. */
export function tableOfPoints(
  spec: DensitySpec,
  points: readonly CountedPoint[],
  whose: string,
): DataTable {
  return {
    summary: `Table of the ${points.length} points`,
    caption: `Simple puzzles among random ${spec.height} x ${spec.width} images: ${whose}`,
    columns: [
      { head: 'filled, %', number: true },
      { head: 'boards', number: true },
      { head: 'simple', number: true },
      { head: 'simple, %', number: true },
      { head: '95 % interval, %', number: true },
    ],
    rows: points.map(({ at, trials, successes, low, high }) => [
      String(at),
      formatNumber(trials),
      formatNumber(successes),
      percentText(successes / trials),
      `${percentText(low)} to ${percentText(high)}`,
    ]),
  };
}

/** The points as CSV, one row each. */
export function csvOfPoints(points: readonly CountedPoint[]): string {
  const head = csvRow(['percentage', 'boards', 'simple', 'share', 'low95', 'high95']);
  const rows = points.map(({ at, trials, successes, low, high }) =>
    csvRow([at, trials, successes, successes / trials, low, high]),
  );
  return [head, ...rows].join('');
}

/** What a chart shows in a sentence, for those who do not see it. */
export function describeCurve(spec: DensitySpec, points: readonly CountedPoint[]): string {
  const size = `${spec.height} x ${spec.width}`;
  const half = points.find((point) => point.successes * 2 >= point.trials && point.at > 10);
  const least = points.reduce<CountedPoint | null>(
    (best, point) =>
      best === null || point.successes / point.trials < best.successes / best.trials ? point : best,
    null,
  );
  if (least === null) return `No boards of ${size} counted yet.`;
  const most = half === undefined ? '' : ` Half of them are simple from about ${half.at} % on.`;
  return `Share of simple puzzles among random ${size} images by percentage of filled cells. It is least at ${least.at} %: ${percentText(least.successes / least.trials)} %.${most}`;
}

/** How both readings of "percentage" are called. */
export const modelNames: Readonly<Record<DensityModel, string>> = {
  exact: 'exact number of filled cells',
  independent: 'independent cells',
};

/** Whether two runs may be drawn over each other: the same size and the same reading of percentage. */
export const comparable = (
  a: Pick<DensitySpec, 'height' | 'width' | 'model'>,
  b: Pick<DensitySpec, 'height' | 'width' | 'model'>,
): boolean => a.height === b.height && a.width === b.width && a.model === b.model;

/**
 * How much of all images lies outside the middle, in words.
 *
 * @param probabilities - of each number of filled cells, all images alike
 * @source 000_8dc3042ab81c971c.txt §4.2, which calls this share negligible
 */
export function describeBinomial(
  { height, width }: Pick<DensitySpec, 'height' | 'width'>,
  probabilities: Float64Array,
): string {
  const cells = probabilities.length - 1;
  let outside = 0;
  probabilities.forEach((probability, filled) => {
    if (filled * 10 < cells * 4 || filled * 10 > cells * 6) outside += probability;
  });
  const share = outside >= 0.001 ? `${percentText(outside)} %` : 'less than 0.1 %';
  return `All ${height} x ${width} images by their number of filled cells: ${share} of them have fewer than 40 % or more than 60 % filled.`;
}

/** A button that sets the number of boards for each percentage. */
export type DensityPreset = {
  readonly label: string;
  readonly title: string;
  readonly boards: number;
  readonly chosen: boolean;
};

/** The quick preset and the one of the paper; none while the settings cannot be read. */
export function presetsFor(spec: DensitySpec | null): readonly DensityPreset[] {
  if (spec === null) return [];
  const quick = quickBoards(spec.height, spec.width, spec.percentages.length);
  const preset = (label: string, boards: number): DensityPreset => ({
    label,
    title: `${formatNumber(boards)} boards for each percentage`,
    boards,
    chosen: spec.boards === boards,
  });
  const paper = `As printed: ${formatNumber(paperBoards)} each`;
  if (quick >= paperBoards) return [preset(`${paper}, about 1 s`, paperBoards)];
  return [
    preset(`Quick: ${formatNumber(quick)} each, about 1 s`, quick),
    preset(paper, paperBoards),
  ];
}
