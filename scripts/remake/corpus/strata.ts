/** The strata of the corpus. */
import type { Grid } from '../../../src/engine/board/cell.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { createFastSimple } from '../../../src/engine/sweep/fastSimple.ts';
import type { MethodName } from '../../../src/library/rate.ts';
import {
  beyondChains,
  circuits,
  halfTurned,
  mirrored,
  random,
  smallPart,
  smoothed,
  strips,
  switched,
} from './pictures.ts';
import type { Stratum } from './stratum.ts';

const squares = (
  sides: readonly number[],
  percents: readonly number[],
): readonly (readonly [number, number, number])[] =>
  sides.flatMap((side) => percents.map((percent) => [side, side, percent] as const));

/** Whether sweeps solve the puzzle of a picture. */
function isSimple({ height, width, cells }: Grid): boolean {
  const solver = createFastSimple(height, width);
  solver.setImage(cells);
  solver.run('H');
  return solver.unknown === 0;
}

/** Work after which it is not asked any longer whether a picture is the only solution. */
const shortLimit = 300_000;

/** Whether a picture is soon seen to be the only solution. */
const isOnly = (picture: Grid): boolean =>
  solve(puzzleOf(picture), { most: 2, limit: shortLimit }).status === 'one';

/** The strata whose puzzles a method solves that none of the easier ones does. */
const byMethod = (
  method: MethodName,
  title: string,
  what: string,
  wanted: number,
  sizes: readonly (readonly [number, number, number])[],
): Stratum => ({
  id: method,
  title,
  what,
  wanted,
  candidates: (part) => random(part, sizes),
  mayBe: (picture) =>
    method === 'sweeps' ? isSimple(picture) : !isSimple(picture) && isOnly(picture),
  belongs: (rating) => rating.method === method,
});

const one = ({ solutions }: { readonly solutions: string }): boolean => solutions === 'one';

/** Strips that the corpus has, spread over all those with sides up to 50. */
const stripCount = 500;

export const strata: readonly Stratum[] = [
  byMethod(
    'sweeps',
    'Sweeps, 5 to 50',
    'Random pictures that fall to single lines, at nine sizes.',
    1800,
    [5, 8, 10, 15, 20, 25, 30, 40, 50].map((side) => [side, side, side < 15 ? 56 : 66] as const),
  ),
  byMethod(
    'pairs',
    'Pairs of lines',
    'Sweeps stop; two rows and two columns together go on, to the end.',
    1000,
    squares([5, 8, 10, 12, 15, 20], [46, 50, 54]),
  ),
  byMethod(
    'chains',
    'Chains',
    'Pairs of lines stop; chains of values go on, to the end.',
    600,
    squares([8, 10, 12, 15], [42, 46]),
  ),
  byMethod(
    'probing',
    'Probing',
    'Chains stop; probing one cell at a time, over and over, goes on to the end.',
    600,
    squares([12, 15], [42, 44, 46]),
  ),
  {
    id: 'bottlenecks',
    title: 'Bottlenecks',
    what: 'Single lines solve it, but at least five rounds have only one or two lines that give something.',
    wanted: 700,
    candidates: (part) => random(part, squares([10, 15, 20], [50, 54])),
    mayBe: isSimple,
    belongs: ({ bottlenecks }) => bottlenecks >= 5,
  },
  {
    id: 'many-sweeps',
    title: 'Many sweeps',
    what: 'Random pictures of ten by ten that take twelve sweeps or more.',
    wanted: 500,
    candidates: (part) => random(part, squares([10], [48, 52])),
    mayBe: isSimple,
    belongs: ({ sweeps }) => (sweeps ?? 0) >= 12,
  },
  {
    id: 'drawn',
    title: 'Shapes',
    what: 'Random cells, smoothed twice, so that connected shapes come about as in drawn pictures.',
    wanted: 1000,
    candidates: (part) =>
      random(part, squares([10, 15, 20, 30], [50, 54]), (picture) => smoothed(smoothed(picture))),
    belongs: one,
  },
  {
    id: 'left-right',
    title: 'Mirror symmetry',
    what: 'The right half is the mirror image of the left one.',
    wanted: 600,
    candidates: (part) => random(part, squares([10, 15, 20], [58, 64]), mirrored),
    belongs: one,
  },
  {
    id: 'half-turn',
    title: 'Half-turn symmetry',
    what: 'The picture is the same after half a turn.',
    wanted: 600,
    candidates: (part) => random(part, squares([10, 15, 20], [58, 64]), halfTurned),
    belongs: one,
  },
  {
    id: 'oblong',
    title: 'Oblong boards',
    what: 'Boards twice, three times and five times as wide as high, and the other way round.',
    wanted: 600,
    candidates: (part) =>
      random(part, [
        [5, 10, 56],
        [10, 20, 60],
        [5, 15, 56],
        [10, 50, 64],
        [20, 10, 60],
        [15, 5, 56],
        [50, 10, 64],
      ]),
    belongs: one,
  },
  {
    id: 'strips',
    title: 'Strips',
    what: 'Built so that sweeps fix a cell at a time: in place of a lost figure, dense strips, and mirrored ones, up to 50 rows.',
    wanted: stripCount,
    candidates: (part) => strips(part, stripCount),
    belongs: one,
  },
  {
    id: 'circuits',
    title: 'Circuits',
    what: 'Formulas laid out as puzzles; a solution is an assignment that makes the formula true.',
    wanted: 150,
    candidates: circuits,
    belongs: ({ solutions }) => solutions === 'one' || solutions === 'several',
  },
  {
    id: 'several',
    title: 'Several solutions',
    what: 'Random pictures whose numbers have another solution; two are given.',
    wanted: 1000,
    candidates: (part) => random(part, squares([5, 10, 15, 20], [40, 46, 52])),
    belongs: ({ solutions }) => solutions === 'several',
  },
  {
    id: 'switches',
    title: 'A switch put in',
    what: 'Dense pictures with a switch put into the middle, which have two solutions or more.',
    wanted: 400,
    candidates: (part) => random(part, squares([10, 15, 20], [62, 66]), switched),
    belongs: ({ solutions }) => solutions === 'several',
  },
  {
    id: 'beyond-chains-5x5',
    title: 'All 5 × 5 beyond chains',
    what: 'All pictures of five by five with one solution that chains do not find.',
    wanted: 1040,
    candidates: beyondChains,
    whole: 2 ** 25 / smallPart,
    belongs: one,
  },
  {
    id: 'ladder',
    title: 'A ladder for solvers',
    what: 'For authors of solvers: boards of 5 to 50, with the share of filled cells falling towards one half.',
    wanted: 600,
    candidates: (part) =>
      random(part, [
        [5, 5, 50],
        [10, 10, 52],
        [15, 15, 56],
        [20, 20, 58],
        [25, 25, 60],
        [30, 30, 62],
        [40, 40, 66],
        [50, 50, 66],
      ]),
    belongs: one,
  },
  {
    id: 'tournament',
    title: 'The tournament design',
    what: 'Boards of 25 by 25 with 35 to 50 % filled cells, as in the tournaments, under our seed; most have several solutions.',
    wanted: 310,
    candidates: (part) =>
      random(part, squares([25], [50, 48.5, 47, 45.5, 44, 42.5, 41, 39.5, 38, 36.5, 35])),
    belongs: ({ solutions }) => solutions === 'one' || solutions === 'several',
  },
];
