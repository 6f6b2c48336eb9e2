/** The settings of the density chart, the run that they ask for, and buttons for usual ones. */
import type { DensitySpec } from '../../experiments/density.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { BoardChoice } from './boards.ts';
import { boardsInASecond, roundDown } from '../../notebook/run/speed.ts';
import { percentagesFrom } from '../../notebook/run/percentages.ts';
import { choice, flag } from '../../notebook/settings/choices.ts';
import { percent, seed, whole } from '../../notebook/settings/numbers.ts';
import { optional, unseen } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

export type DensityModel = DensitySpec['model'];

/** How both readings of "percentage" are called. */
export const modelNames: Readonly<Record<DensityModel, string>> = {
  exact: 'exact number of filled cells',
  independent: 'independent cells',
};

/** What is counted and drawn: simple puzzles alone, the three curves of 000, or the four classes as shares of all. */
const shows = {
  curves: 'three curves, as printed',
  shares: 'four classes, as shares of all',
  simple: 'simple puzzles only (faster)',
} as const;

export type DensityShow = keyof typeof shows;

/** Which boards of a point are listed. */
export const boardChoices: Readonly<Record<BoardChoice, string>> = {
  all: 'all',
  simple: 'only simple',
  'not simple': 'only not simple',
  four: 'only pairs: solved by pairs of lines',
  some: 'only some progress',
  none: 'only none: pairs of lines fix nothing',
};

/** The boards of a run that are listed: all, where it cannot tell those of a choice apart. */
export function choiceFor({ four }: Pick<DensitySpec, 'four'>, wanted: BoardChoice): BoardChoice {
  const known = four === true ? wanted !== 'not simple' : ['simple', 'not simple'].includes(wanted);
  return known ? wanted : 'all';
}

const side = { least: 4, most: 30, usual: 6 };

/** The names of all settings. */
const allNames = [
  'show',
  'height',
  'width',
  'model',
  'from',
  'to',
  'step',
  'boards',
  'seed',
  'twoSat',
  'point',
  'filter',
] as const;

/**
 * What an author and a reader set.
 *
 * @source 000_8dc3042ab81c971c.txt §4.2: every whole percentage, 1,000 boards each, is the default
 */
export const densitySettings = settings(
  {
    show: choice('v', 'Show', shows, 'curves'),
    height: whole('h', 'Rows', { name: 'the height', ...side }),
    width: whole('w', 'Columns', { name: 'the width', ...side }),
    model: choice('m', 'Percentage means', modelNames, 'exact'),
    from: percent('a', 'From', { name: 'the first percentage', usual: 0 }),
    to: percent('b', 'To', { name: 'the last percentage', usual: 100 }),
    step: percent('s', 'Step', { name: 'the step', least: 1, usual: 1 }),
    boards: whole('n', 'Boards for each', {
      name: 'the number of boards',
      least: 1,
      most: 100_000,
      usual: 1000,
      wide: true,
    }),
    seed: seed(1),
    twoSat: flag('t', 'Also what chains solve'),
    point: unseen(optional(percent('p', 'Point', { name: 'the point', usual: 0 }))),
    filter: unseen(choice('c', 'Boards shown', boardChoices, 'all')),
  },
  ({ from, to }) =>
    from > to
      ? { to: `The last percentage lies before the first. Type one from ${from} to 100.` }
      : {},
  ({ show }) => (show === 'curves' ? allNames : allNames.filter((name) => name !== 'twoSat')),
);

export type DensityProps = ValuesOf<typeof densitySettings>;

/** What a page author may set besides. */
export type DensityLook = {};

/** What the chart of some settings is called. */
export const titleOf = ({ height, width, show, seed, twoSat }: DensityProps): string =>
  `${show === 'simple' ? 'Simple puzzles' : show === 'curves' && twoSat ? 'Classes of puzzles and chains' : 'Classes of puzzles'} by percentage of filled cells, ${sizeText(height, width)}, seed ${seed}`;

/** The run of some settings. */
export function specOf(values: DensityProps): DensitySpec {
  const { height, width, model, from, to, step, boards, seed, show, twoSat } = values;
  const percentages = percentagesFrom(from, to, step);
  const spec = { height, width, model, percentages, boards, seed };
  if (show === 'simple') return spec;
  return twoSat && show === 'curves' ? { ...spec, four: true, twoSat } : { ...spec, four: true };
}

/** About how many boards of a run one core does in a second. @source npm run bench */
export const boardPace = ({
  height,
  width,
  four,
  twoSat,
}: Pick<DensitySpec, 'height' | 'width' | 'four' | 'twoSat'>): number =>
  // most percentages are far from 50 and soon done; FourSolver works on what is left
  (twoSat === true ? 0.8 : four === true ? 1.6 : 4) * boardsInASecond(height, width);

/**
 * Boards for each percentage that take about a second.
 *
 * @returns 10 to 1,000, a round number
 */
export function quickBoards(
  height: number,
  width: number,
  percentages: number,
  four = false,
): number {
  const affordable = boardPace({ height, width, four }) / Math.max(1, percentages);
  return roundDown(affordable, [1000, 500, 200, 100, 50, 20, 10]);
}

/** As many boards a percentage as 000 examined. */
const paperBoards = 1000;

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
  if (quick >= paperBoards) return [preset(paper, paperBoards)];
  return [preset(`Quick: ${grouped(quick)} each`, quick), preset(paper, paperBoards)];
}
