/** The duel without its page: what a link keeps, how far each solver gets, and how hard that is beside random boards. Pure. */
import type { Grid } from '../../engine/board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { describeLine, sameDescription } from '../../engine/board/description.ts';
import { countFilled, imageFromText } from '../../engine/board/image.ts';
import { hardness } from '../../engine/inference/weakest.ts';
import type { QuickReach } from '../../engine/inference/reach.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import type { Game } from '../../kit/play/game.ts';
import { marks, marksProblem } from '../../kit/play/marks.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { pictureOf } from '../../kit/puzzle/picture.ts';
import { picture, puzzle } from '../../kit/puzzle/settings.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { bad, optional } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** Rows and columns of a duel. */
export const side = 10;

/** Filled cells of a random board that is offered as a start: a few lone cells are no picture. */
export const leastFilled = 30;

/** Cells of its board. */
export const allCells = side * side;

const sizeProblem = ({ height, width }: Pick<Grid, 'height' | 'width'>): string | null =>
  height === side && width === side
    ? null
    : `A duel is fought on ${sizeText(side, side)} cells, and this is ${sizeText(height, width)}.`;

/** The picture of a code. @throws SyntaxError for one that is not fit for a duel */
export function imageIn(code: string): Grid {
  const image = pictureOf(code);
  const problem = sizeProblem(image);
  if (problem !== null) throw new SyntaxError(problem);
  return image;
}

/** The board before the first stroke. */
export const emptyCode = encodeImage({
  height: side,
  width: side,
  cells: new Uint8Array(allCells),
});

/** A start that sweeps, pairs and chains leave: tested. */
export const cat = imageFromText([
  '.#......#.',
  '#.#....#.#',
  '#..####..#',
  '#........#',
  '#.##..##.#',
  '#........#',
  '#...##...#',
  '.#.#..#.#.',
  '.#......#.',
  '..######..',
]);

const anyPuzzle = puzzle('');

/** The numbers that a friend has sent; null: one draws oneself. */
const sentPuzzle = optional({
  ...anyPuzzle,
  read: (text: string) => {
    const reading = anyPuzzle.read(text);
    if (reading.problem !== null) return reading;
    const { rows, columns, clues } = puzzleIn(reading.value);
    const problem =
      clues === undefined
        ? sizeProblem({ height: rows.length, width: columns.length })
        : 'It gives some of its cells away.';
    return problem === null ? reading : bad(problem);
  },
});

/** What a link keeps: the reader's picture, or the numbers of a friend's with the marks on it. */
export const duelSettings = settings(
  {
    picture: picture(emptyCode, 'g', imageIn),
    puzzle: sentPuzzle,
    marks: marks('m', ['puzzle']),
  },
  (values) => {
    const problem = marksProblem(values.marks, allCells);
    return problem === null ? {} : { marks: problem };
  },
);

export type DuelState = ValuesOf<typeof duelSettings>;

/** The solvers in their lanes, the weak ones first. */
export const runners = [
  'sweeps',
  'pairs',
  'chains',
  'probing',
  'sat',
] as const satisfies readonly MethodKind[];

/** What each of them knows in the end, in the same order: cells, row by row. */
export type Race = readonly Uint8Array[];

/** A race as the engine tells it. */
export const raceOf = ({ known, inference }: QuickReach): Race =>
  [known.sweeps, known.four, known['two-sat'], known.repeated, inference.inferable].map(
    ({ cells }) => cells,
  );

const countKnown = (cells: Uint8Array): number =>
  cells.reduce((sum, cell) => sum + Number(cell !== UNKNOWN), 0);

/** How many cells each of them knows. */
export const lengthsOf = (race: Race): readonly number[] => race.map(countKnown);

/** The weakest that solves it, by its place among the runners; -1: nobody can. */
export const winnerOf = (race: Race): number => lengthsOf(race).indexOf(allCells);

/** What solves it, as the field shows it. */
export const kindOfRace = (race: Race): MethodKind => runners[winnerOf(race)] ?? 'several';

/**
 * The weakest method that fixes each filled cell; `several` where nobody can.
 *
 * @param race - on the picture, or on the one before it: of a cell that was empty there nothing is known
 */
export function fixedBy(race: Race, { cells }: Grid): ReadonlyMap<number, MethodKind> {
  const by = new Map<number, MethodKind>();
  for (const [cell, value] of cells.entries()) {
    if (value !== FILLED) continue;
    const first = race.findIndex((known) => known[cell] !== UNKNOWN);
    if (first < 0 || race[first]?.[cell] === value) by.set(cell, runners[first] ?? 'several');
  }
  return by;
}

/** Random boards of the size of a duel, drawn with one percentage of filled cells. */
export type BoardsLike = {
  readonly percentage: number;
  readonly boards: number;
  /** Of each kind, in the order of `hardness`. */
  readonly counts: readonly number[];
};

/** The boards that are filled nearest to a picture. */
export const boardsLike = (all: readonly BoardsLike[], image: Grid): BoardsLike | undefined => {
  const share = (100 * countFilled(image)) / allCells;
  const off = ({ percentage }: BoardsLike): number => Math.abs(percentage - share);
  return all.toSorted((a, b) => off(a) - off(b))[0];
};

/** Kinds of boards with one solution, in the order of the runners. */
const solvable = hardness.filter((kind) => kind !== 'several');

/** How many of some boards need a method or a stronger one. @param winner - by its place among the runners */
export const asHard = ({ counts }: BoardsLike, winner: number): number =>
  solvable.reduce((sum, _, at) => sum + (at >= winner ? (counts[at] ?? 0) : 0), 0);

/** The marks of a game; what is blank on a line whose runs are all there is empty, as players leave it. */
function marksMeant({ puzzle, marks: own }: Pick<Game, 'puzzle' | 'marks'>): Uint8Array {
  const meant = own.slice();
  const lines = [
    ...puzzle.rows.map((runs, row) => ({ runs, cells: acrossOf(row) })),
    ...puzzle.columns.map((runs, column) => ({ runs, cells: downOf(column) })),
  ];
  for (const { runs, cells } of lines) {
    if (runs.length === 0) continue; // nobody has done anything there
    if (!sameDescription(runs, describeLine(Uint8Array.from(cells, (cell) => own[cell]!))))
      continue;
    for (const cell of cells) if (own[cell] === UNKNOWN) meant[cell] = EMPTY;
  }
  return meant;
}

const acrossOf = (row: number): readonly number[] =>
  Array.from({ length: side }, (_, k) => row * side + k);

const downOf = (column: number): readonly number[] =>
  Array.from({ length: side }, (_, k) => k * side + column);

/** How many cells of a game are right beyond doubt. @param race - of its puzzle */
export const rightOf = (game: Pick<Game, 'puzzle' | 'marks'>, race: Race): number => {
  const certain = race.at(-1);
  return marksMeant(game).reduce(
    (sum, mark, cell) => sum + Number(mark !== UNKNOWN && mark === certain?.[cell]),
    0,
  );
};

/** The marks that are wrong beyond doubt. */
export const wrongOf = (marksNow: Uint8Array, race: Race): readonly number[] => {
  const certain = race.at(-1);
  return [...marksNow.keys()].filter((cell) => {
    const must = certain?.[cell] ?? UNKNOWN;
    return marksNow[cell] !== UNKNOWN && must !== UNKNOWN && marksNow[cell] !== must;
  });
};
