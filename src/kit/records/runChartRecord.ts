/** A run chart as a record: what its folder declares. The program, `runChart`, is the same for all of them. */
import type { ChartSize, DrawnChart } from '../../notebook/chart/drawnChart.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Experiment } from '../../notebook/plain/experiment.ts';
import type { ChartPoint } from '../../notebook/chart/chartFrame.ts';
import type { KeyEntry } from '../boards/chartKey.ts';
import type { Charts } from '../../notebook/chart/loadCharts.ts';
import type { Settings, Table, Values } from '../../notebook/settings/settings.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../../workers/client.ts';
import type { Column } from '../../notebook/records/column.ts';

/** Boards of one size, for each of some percentages. */
export type Sample = {
  readonly height: number;
  readonly width: number;
  readonly model: 'exact' | 'independent';
  readonly percentages: readonly number[];
  readonly boards: number;
  readonly seed: number;
};

/** One percentage of a run of which some board is done. */
export type PointAt = { readonly at: number; readonly boards: number };

/** Whose the points are. */
export type Whose = 'your run' | 'stored run';

/** The points on show: those of the reader over those that are stored. */
export type Layers<Point> = { readonly stored: readonly Point[]; readonly live: readonly Point[] };

/** A board of a point. */
export type FoundBoard = {
  readonly index: number; // among the boards of its percentage
  readonly image: Grid;
  readonly caption: string; // after its number
};

/** Which boards of a point can be listed, in the setting `filter`. */
type BoardsBehind<Spec, Tally, Point, Choice extends string> = {
  readonly choices: Readonly<Record<Choice, string>>;
  readonly list: (
    run: { readonly spec: Spec; readonly tally: Tally },
    point: Point,
    choice: Choice,
    limit: number,
  ) => { readonly boards: readonly FoundBoard[]; readonly all: number };
};

/** A run chart; see the head of the file. */
export type RunChart<
  Id extends ExperimentId,
  T extends Table,
  Point extends PointAt,
  Data extends { readonly description: string },
  Choice extends string = string,
> = {
  readonly tag: string;
  readonly id: Id; // of the experiment
  readonly experiment: Experiment<SpecOf<Id>, TallyOf<Id>>;
  readonly settings: Settings<T>;
  readonly specOf: (values: Values<T>) => SpecOf<Id>;
  /** Whether the numbers of a run, a stored one too, answer what is asked for. */
  readonly fits: (run: SpecOf<Id>, wanted: SpecOf<Id>) => boolean;
  /** Boards that one core does in a second, as measured. */
  readonly pace: (spec: SpecOf<Id>) => number;
  readonly titleOf: (values: Values<T>) => string;
  /** The points of a run as far as it came; they are made in slices, and each of them in one. */
  readonly pointsOf: (spec: SpecOf<Id>, tally: TallyOf<Id>) => Iterable<Point>;
  /** The percentages on the axis; default all. */
  readonly range?: (values: Values<T>) => readonly [from: number, to: number];
  readonly data: (layers: Layers<Point>, values: Values<T>) => Data;
  readonly draw: (charts: Charts, data: Data, size: ChartSize) => DrawnChart;
  /** Where the curves are at a point. */
  readonly heights: (point: Point, values: Values<T>) => Pick<ChartPoint, 'y' | 'others'>;
  readonly pointText: (point: Point, whose: Whose, values: Values<T>) => string;
  readonly key: (layers: Layers<Point>) => readonly KeyEntry[];
  /** Whether the lines have their names at their ends; default true. */
  readonly named?: false;
  /** What the curves say, for a person. */
  readonly sentence: (points: readonly Point[], whose: Whose, values: Values<T>) => string;
  /** What else the figure says, behind "More", a sentence each. */
  readonly sentences?: (
    data: Data,
    points: readonly Point[],
    whose: Whose,
    values: Values<T>,
  ) => readonly string[];
  /** What is in the table and the files after percentage and boards. */
  readonly columns: (values: Values<T>) => readonly Column<Point>[];
  readonly captionOf: (whose: Whose, values: Values<T>) => string; // of the table
  readonly file: string; // stem of the names of files
  /** What else the file of JSON holds. */
  readonly more?: (values: Values<T>) => object;
  readonly boards?: BoardsBehind<SpecOf<Id>, TallyOf<Id>, Point, Choice>;
};
