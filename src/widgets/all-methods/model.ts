/** One puzzle under every method, without its page: settings, what each row says, files. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { startGrid } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { countKnown, formatGrid } from '../../engine/board/image.ts';
import { exchangeOf } from '../../engine/solutions/exchange.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { verdictTexts } from '../../kit/solutions/verdictWords.ts';
import type { Answer } from '../../kit/solutions/verdictWords.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { showsMore } from '../../methods/method.ts';
import type { Difficulty, Ends, Method, MethodEnd } from '../../methods/method.ts';
import { methods } from '../../methods/methods.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { puzzle } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { Proved } from './proof.ts';

/** What a page author may set. */
export type AllMethodsProps = {
  readonly puzzle: string; // code of the puzzle that the figure opens with
  readonly method?: string; // id of the method whose cells are shown; default the first
};

const firstId = methods[0]?.id ?? '';
const names = Object.fromEntries(methods.map(({ id, name }) => [id, name]));

export const methodsSettings = settings({
  code: puzzle(''),
  method: choice('m', 'Method', names, firstId),
});

/** What a link keeps. */
export type MethodsState = ValuesOf<typeof methodsSettings>;

/** The state that a figure opens with. @throws RangeError for a damaged puzzle, or a method that there is not */
export const defaultState = ({ puzzle: code, ...others }: AllMethodsProps): MethodsState =>
  methodsSettings.of({ ...others, code }, 'all-methods');

/** What the build finds out of the puzzle that a figure opens with. */
export type SolvedByAll = { readonly ends: Ends; readonly solved: Solved };

/** What one row says. */
export type MethodRow = {
  readonly method: Method;
  readonly end: MethodEnd | null; // null: not known yet
  readonly known: number; // cells
  readonly cells: number;
  readonly href: string | null; // opens the puzzle where that method can be stepped through, if there is anything to see
};

/** A row for each method. */
export function rowsOf(code: string, puzzle: Puzzle, ends: Ends): readonly MethodRow[] {
  const cells = puzzle.rows.length * puzzle.columns.length;
  return methods.map((method) => {
    const end = ends[method.id] ?? null;
    const { figure } = method;
    return {
      method,
      end,
      known: end === null ? 0 : countKnown(end.grid),
      cells,
      href:
        figure === null || !showsMore(method, ends)
          ? null
          : openIn(puzzleFigures[figure], code, end?.settings),
    };
  });
}

/** What a method knows of a puzzle; nothing while it has not run. */
export const shownGrid = (puzzle: Puzzle, ends: Ends, id: string): Grid =>
  ends[id]?.grid ?? startGrid(puzzle);

/** The methods that have run, in a sentence. */
export function summaryText(rows: readonly MethodRow[]): string {
  const ran = rows.filter(({ end }) => end !== null);
  if (ran.length === 0) return 'No method has run yet.';
  const all =
    ran.length === rows.length
      ? `All ${rows.length} methods have run`
      : `${ran.length} of ${rows.length} methods have run`;
  const some = (status: MethodEnd['status']): number =>
    ran.filter(({ end }) => end?.status === status).length;
  if (some('none') > 0) return `${all}: the puzzle has no solution.`;
  if (some('several') > 0) return `${all}: the puzzle has several solutions.`;
  const solving = some('solved');
  return solving === 0
    ? `${all}: none of them solves it.`
    : `${all}: ${solving} of them ${solving === 1 ? 'solves' : 'solve'} it.`;
}

/** How far the methods get, a sentence after the answer how many solutions there are; '' while that is not known. */
export function reachText(status: Solved['status'], rows: readonly MethodRow[]): string {
  const own = rows.filter(({ method }) => method.id !== 'solutions');
  if (own.some(({ end }) => end === null)) return '';
  if (status === 'one') {
    const weakest = own.find(({ end }) => end?.status === 'solved');
    return weakest === undefined
      ? 'No method here solves it.'
      : `The weakest method that solves it: ${weakest.method.name}.`;
  }
  const all = own.find(({ method }) => method.id === 'inference');
  if (status !== 'several' || all?.end?.status !== 'several') return '';
  if (all.known === 0) return 'They share no cell, so no method can be sure of one.';
  const shared = counted(all.known, 'cell');
  return own.every(({ known }) => known === all.known)
    ? `Every method stops at the ${shared} that they share.`
    : `No method gets beyond the ${shared} that they share.`;
}

/** Two solutions of a puzzle, and where they differ. */
export type TwoSolutions = {
  readonly solutions: readonly [Grid, Grid];
  readonly different: ReadonlySet<number>; // places in their cells
};

/**
 * Two different solutions; null where there are none.
 *
 * @param proved - what came of a proof that there is one: perhaps another solution
 */
export function twoOf(
  { solutions: [one, second] }: Solved,
  proved: Proved | null = null,
): TwoSolutions | null {
  const other = proved !== null && 'other' in proved ? proved.other : second;
  if (one === undefined || other === undefined) return null;
  return { solutions: [one, other], different: new Set(exchangeOf(one, other).cells) };
}

/** One of them; `at` 0 for the first. */
export const solutionPicture = (grid: Grid, at: number, different: ReadonlySet<number>): SvgNode =>
  boardPictureSmall(grid, {
    label: at === 0 ? 'One solution' : 'Another solution',
    fresh: different,
    size: Math.min(260, Math.max(150, grid.width * 16)),
  });

const mostNamed = 6;

/** Where two solutions differ, in words. */
export function differenceText({ solutions: [{ width }], different }: TwoSolutions): string {
  const places = [...different].map(
    (at) => `row ${Math.floor(at / width) + 1}, column ${(at % width) + 1}`,
  );
  const named =
    places.length <= mostNamed
      ? places.join('; ')
      : `${places.slice(0, mostNamed).join('; ')}; and ${grouped(places.length - mostNamed)} more`;
  return `They differ in ${counted(different.size, 'cell')}, outlined in both: ${named}.`;
}

/** Every difficulty that is known, in the order of the methods. */
export const difficultiesOf = (ends: Ends): readonly Difficulty[] =>
  methods.flatMap(({ id }) => ends[id]?.difficulties ?? []);

/** Number of solutions, as files have it: how one is known stands beside it. */
const statusOf = (answer: Answer): Solved['status'] =>
  answer === 'swept' || answer === 'searched' || answer === 'proved' ? 'one' : answer;

/** Headings of the parts above and below the methods. */
export const verdictTitle = 'Has it exactly one solution?';
export const hardTitle = 'How hard it is, by each document';
export const whereTitle = 'Where it lies';

/** What the board is, for readers who do not see it. */
export const boardLabel = ({ rows, columns }: Puzzle, id: string): string =>
  `Nonogram of ${sizeText(rows.length, columns.length)}, what ${names[id] ?? ''} knows`;

/** The rows of the CSV file: the answer, methods, then difficulties. */
export function csvRows(
  answer: Answer,
  rows: readonly MethodRow[],
): readonly (readonly (string | number)[])[] {
  return [
    ['kind', 'name', 'status', 'known', 'cells', 'verdict', 'source'],
    ['solutions', verdictTitle, statusOf(answer), '', '', verdictTexts[answer], ''],
    ...rows.map(({ method, end, known, cells }) => [
      'method',
      method.name,
      end?.status ?? 'not run',
      end === null ? '' : known,
      cells,
      end?.verdict ?? '',
      '',
    ]),
    ...rows.flatMap(({ end }) =>
      (end?.difficulties ?? []).map(({ name, value, source, place }) => [
        'difficulty',
        name,
        '',
        '',
        '',
        value,
        `${source} ${place}`,
      ]),
    ),
  ];
}

/** The whole for a JSON file. */
export function methodsJson(
  code: string,
  solved: Solved | null,
  answer: Answer,
  rows: readonly MethodRow[],
): unknown {
  return {
    puzzle: code,
    solutions: {
      status: statusOf(answer),
      proved: answer === 'proved',
      found: (solved?.solutions ?? []).map((solution) => formatGrid(solution)),
    },
    methods: rows.map(({ method, end }) => ({
      id: method.id,
      name: method.name,
      status: end?.status ?? 'not run',
      verdict: end?.verdict ?? null,
      known: end === null ? null : formatGrid(end.grid),
      difficulties: end?.difficulties ?? [],
      solutions: (end?.solutions ?? []).map((solution) => formatGrid(solution)),
    })),
  };
}

/** What a method knows, in words for the heading of its board. */
export function boardWords({ method, end }: MethodRow): string {
  return end === null ? `${method.name}: not run yet.` : `${method.name}: ${end.verdict}.`;
}

/** Those that a found cell is told of: one of each kind, as on the owl of the chapters. */
const finders = methods.filter(({ id }) =>
  ['sweeps', 'four', 'two-sat', 'repeated', 'inference'].includes(id),
);

/** Of each known cell the weakest method that finds it; of what the puzzle gives none. */
export const foundBy = (
  puzzle: Puzzle,
  cells: Uint8Array,
  ends: Ends,
): ReadonlyMap<number, MethodKind> =>
  new Map(
    [...cells.keys()].flatMap((cell) => {
      if (cells[cell] === UNKNOWN || (puzzle.clues?.[cell] ?? UNKNOWN) !== UNKNOWN) return [];
      const finder = finders.find(({ id }) => ends[id]?.grid.cells[cell] === cells[cell]);
      return finder === undefined ? [] : [[cell, finder.kind] as const];
    }),
  );
