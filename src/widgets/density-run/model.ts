/** The settings of the density chart as plain data: what the reader typed, the run that it asks for, links, presets. */
import { grouped } from '../../formats/numbers.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { LinkError, choiceFrom, numberFrom } from '../../kit/cell/linkState.ts';
import { readFields } from '../../kit/run/numbers.ts';
import type { NumberRange } from '../../kit/run/numbers.ts';
import { boardsInASecond, roundDown } from '../../kit/run/speed.ts';

export type DensityKey = 'height' | 'width' | 'from' | 'to' | 'step' | 'boards' | 'seed';
export type DensityModel = DensitySpec['model'];

/** What is counted and drawn: simple puzzles alone, the three curves of 000, or the four classes as shares of all. */
export type DensityShow = 'simple' | 'curves' | 'shares';

/** In the order of the choice. */
export const shows: readonly DensityShow[] = ['curves', 'shares', 'simple'];

/** What an author sets, and where a link and a reset start from. */
export type DensityProps = Readonly<Record<DensityKey, number>> & {
  readonly model: DensityModel;
  readonly show: DensityShow;
};

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
  show: 'curves',
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
  readonly show: DensityShow;
};

export type DensityReading = {
  readonly spec: DensitySpec | null; // null while a setting cannot be read
  readonly problems: Readonly<Partial<Record<DensityKey, string>>>;
};

/** The form that holds these settings. */
export function formOf(props: DensityProps): DensityForm {
  const texts = Object.fromEntries(keys.map((key) => [key, String(props[key])]));
  const { model, show } = props;
  return { texts: texts as Record<DensityKey, string>, model, show };
}

/**
 * The run that the form asks for.
 *
 * @source 000_8dc3042ab81c971c.txt §4.2: every whole percentage, 1,000 boards each, is the default
 */
export function readForm({ texts, model, show }: DensityForm): DensityReading {
  const { values, problems } = readFields(texts, ranges);
  if (values === null) return { spec: null, problems };
  const { height, width, from, to, step, boards, seed } = values;
  if (from > to) {
    const problem = `The last percentage lies before the first. Type one from ${from} to 100.`;
    return { spec: null, problems: { to: problem } };
  }
  const count = Math.floor((to - from) / step) + 1;
  const percentages = Array.from({ length: count }, (_, at) => from + at * step);
  const spec = { height, width, model, percentages, boards, seed };
  return { spec: show === 'simple' ? spec : { ...spec, four: true }, problems: {} };
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
  const show = choiceFrom(values, 'v', shows, props.show);
  return { ...(numbers as Record<DensityKey, number>), model, show };
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
  if (form.show !== props.show) values['v'] = form.show;
  return values;
}

/**
 * Boards for each percentage that take about a second.
 *
 * @returns 10 to 1,000, a round number
 * @source none
 */
export function quickBoards(
  height: number,
  width: number,
  percentages: number,
  four = false,
): number {
  // most percentages are far from 50 and soon done; FourSolver works on what is left
  const eased = (four ? 1.6 : 4) * boardsInASecond(height, width);
  const affordable = eased / Math.max(1, percentages);
  return roundDown(affordable, [1000, 500, 200, 100, 50, 20, 10]);
}

/** As many boards a percentage as 000 examined. */
export const paperBoards = 1000;

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
  const { height, width, percentages, four } = spec;
  const quick = quickBoards(height, width, percentages.length, four);
  const preset = (label: string, boards: number): DensityPreset => ({
    label,
    title: `${grouped(boards)} boards for each percentage`,
    boards,
    chosen: spec.boards === boards,
  });
  const paper = `As printed: ${grouped(paperBoards)} each`;
  if (quick >= paperBoards) return [preset(`${paper}, about 1 s`, paperBoards)];
  return [preset(`Quick: ${grouped(quick)} each, about 1 s`, quick), preset(paper, paperBoards)];
}
