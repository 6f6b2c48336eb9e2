/** How much of a random board can be inferred, by density, as plain data: settings, runs, presets. */
import type { ClassMark } from '../../charts/classScale.ts';
import { orderedCurves, ownCurve } from '../../charts/classScale.ts';
import type { ThresholdSpec } from '../../experiments/threshold.ts';
import type { BoardChoice, Divisor } from '../../experiments/thresholdPoints.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { percentagesFrom } from '../../notebook/run/percentages.ts';
import { choice, flag } from '../../notebook/settings/choices.ts';
import { percent, seed, whole } from '../../notebook/settings/numbers.ts';
import { optional, unseen } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** What a run measures. */
const measures = {
  shares: 'what can be inferred',
  effort: 'also the effort of asking every cell (slow)',
} as const;

/** What a number of inferred cells is divided by. */
const divisorTexts: Readonly<Record<Divisor, string>> = {
  expected: 'the filled cells expected, as 003 has them',
  own: 'the filled cells of the board itself',
};

/** The sizes of 003's figure. */
const printedSides = [15, 20, 25] as const;
const everySide = [...printedSides, 30, 40] as const;

/** Which stored runs are drawn. */
const shownSizes = {
  every: 'all: 15 × 15 to 40 × 40',
  all: 'those of Foote and Krizanc: 15 × 15, 20 × 20, 25 × 25',
  15: '15 × 15',
  20: '20 × 20',
  25: '25 × 25',
  30: '30 × 30, near the crossing',
  40: '40 × 40, near the crossing',
  none: 'none',
} as const;

/** Which boards of a point are listed. */
export const boardChoices: Readonly<Record<BoardChoice, string>> = {
  all: 'all',
  entire: 'every cell inferable',
  some: 'some cells inferable',
  none: 'no cell inferable',
  'none-filled': 'no filled cell inferable',
  undecided: 'some cells undecided',
};

/** What an author and a reader set. */
export const runSettings = settings(
  {
    side: whole('h', 'Side', { name: 'the side', least: 4, most: 30, usual: 15 }),
    boards: whole('n', 'Boards for each', {
      name: 'the number of boards',
      least: 1,
      most: 1000,
      usual: 10,
    }),
    seed: seed(1),
    from: percent('a', 'From', { name: 'the first percentage', usual: 3 }),
    to: percent('b', 'To', { name: 'the last percentage', usual: 99 }),
    step: percent('s', 'Step', { name: 'the step', least: 1, usual: 3 }),
    measure: choice('e', 'Measure', measures, 'shares'),
    limit: optional(
      whole('l', 'Limit, propagations a board', {
        name: 'the limit of propagations',
        least: 1,
        most: 1_000_000_000,
        usual: 1,
        wide: true,
      }),
    ),
    divisor: choice('d', 'Divide by', divisorTexts, 'expected'),
    sizes: choice('z', 'Stored runs', shownSizes, 'all'),
    work: flag('w', 'The solver’s work, below'),
    bound: {
      ...optional(
        whole('k', 'Upper edge for boards of side', {
          name: 'the side of the upper edge',
          least: 4,
          most: 60,
          usual: 25,
        }),
      ),
      usual: 25,
    },
    point: unseen(optional(percent('p', 'Point', { name: 'the point', usual: 0 }))),
    filter: unseen(choice('c', 'Boards shown', boardChoices, 'all')),
  },
  ({ from, to, measure, limit }) => ({
    ...(from >= to && { to: `Type a last percentage that is more than the first, ${from}.` }),
    ...(measure === 'effort' &&
      limit !== null && {
        limit: 'The effort of asking has no limit. Leave this empty, or choose the other measure.',
      }),
  }),
);

export type ThresholdRunProps = ValuesOf<typeof runSettings>;

/** The run of some settings. */
export function specOf(values: ThresholdRunProps): ThresholdSpec {
  const { side, from, to, step, boards, measure, limit } = values;
  const percentages = percentagesFrom(from, to, step);
  return {
    side,
    percentages,
    boards,
    seed: values.seed,
    ...(measure === 'effort' && { procedure: true }),
    ...(limit !== null && { limit }),
  };
}

/** The sides of which stored runs are drawn. */
export const storedSides = ({ sizes }: Pick<ThresholdRunProps, 'sizes'>): readonly number[] =>
  sizes === 'none'
    ? []
    : sizes === 'every'
      ? everySide
      : sizes === 'all'
        ? printedSides
        : [Number(sizes)];

/** The side of the bound that is drawn: it is one of the filled cells expected. */
export const boundShown = ({
  bound,
  divisor,
}: Pick<ThresholdRunProps, 'bound' | 'divisor'>): number | null =>
  divisor === 'expected' ? bound : null;

/** Milliseconds of a core for a board, over all densities: a few sizes of `npm run bench`, and between them by powers. */
const times: readonly (readonly [side: number, ms: number])[] = [
  [4, 0.3],
  [10, 2.5],
  [15, 9],
  [20, 50],
  [25, 2000],
  [30, 60_000],
];

/** Propagations that a solver makes in a millisecond, on boards that are given up. */
const propagationsInMs = 6000;

/** About how many boards of a run one core does in a second. @source npm run bench */
export function boardPace({
  side,
  procedure,
  limit = Infinity,
}: Pick<ThresholdSpec, 'side' | 'procedure' | 'limit'>): number {
  const next = Math.max(
    1,
    times.findIndex(([of]) => of >= side),
  );
  const [a, b] = [times[next - 1]!, times[next]!];
  const whole = a[1] * (b[1] / a[1]) ** ((side - a[0]) / (b[0] - a[0]));
  // a board that is given up has its formula made all the same
  const ms = Math.min(whole, side ** 3 / 450 + limit / propagationsInMs);
  // asking every cell takes long where the formula is long, not only where inference is hard
  return 1000 / (procedure === true ? ms + side ** 3 / 15 : ms);
}

/** Boards a density in 003. */
const printedBoards = 250;

/** A button that sets the number of boards for each percentage. */
export type ThresholdPreset = {
  readonly label: string;
  readonly title: string;
  readonly boards: number;
  readonly chosen: boolean;
};

/**
 * The quick preset and the one of the paper; none while the settings cannot be read.
 *
 * @param cores - that share the run
 */
export function presetsFor(spec: ThresholdSpec | null, cores: number): readonly ThresholdPreset[] {
  if (spec === null) return [];
  const affordable = (cores * boardPace(spec)) / spec.percentages.length;
  const quick = [printedBoards, 100, 50, 20, 10, 5, 2].find((boards) => boards <= affordable) ?? 1;
  const preset = (label: string, boards: number): ThresholdPreset => ({
    label,
    title: `${grouped(boards)} boards for each percentage`,
    boards,
    chosen: spec.boards === boards,
  });
  const printed = preset(`As printed: ${printedBoards} each`, printedBoards);
  return quick === printedBoards ? [printed] : [preset(`Quick: ${quick} each`, quick), printed];
}

/** The mark of a stored size, or of the reader's run. */
export const markOf = (side: number, whose: 'stored run' | 'your run'): ClassMark => ({
  ...(whose === 'stored run'
    ? (orderedCurves[everySide.findIndex((one) => one === side)] ?? ownCurve)
    : ownCurve),
  name: whose === 'stored run' ? sizeText(side, side) : `${sizeText(side, side)}, your run`,
});

/** The mark of the upper edge. */
export const boundMark = (side: number): ClassMark => ({
  name: `upper limit for ${sizeText(side, side)}`,
  colour: 'var(--ink-soft)',
  symbol: 'times',
  dash: '8 3 2 3',
});
