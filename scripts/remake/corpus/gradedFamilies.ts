/**
 * The graded benchmark: puzzles by what they ask of a solver, so that an algorithm can be ranked by the hardest class that it
 * solves whole (Batenburg & Kosters 2012, section 3.2). Each family names its classes and draws pictures of them.
 */
import type { Grid } from '../../../src/engine/board/cell.ts';
import { imageFromIndex, indexOfImage } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { d4Class, transpose } from '../../../src/engine/board/symmetry.ts';
import { kindOf, transposedKind } from '../../../src/engine/census/pqHardnessCensus.ts';
import { createSmallFour, FOUR_SOLVED } from '../../../src/engine/census/smallFour.ts';
import { createSmallSearch, isOnlySolution } from '../../../src/engine/census/smallFourSearch.ts';
import { createFastFour } from '../../../src/engine/intersect/fastFour.ts';
import { fourDifficulty } from '../../../src/engine/intersect/fourDifficulty.ts';
import { pqHardness } from '../../../src/engine/intersect/pqHardness.ts';
import { repeatedProbing } from '../../../src/engine/probe/probeRepeated.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { createFastSimple } from '../../../src/engine/sweep/fastSimple.ts';
import { SOLVED } from '../../../src/engine/sweep/fastSolver.ts';
import { dominoPuzzle } from '../../../src/claims/001/larger.ts';
import { climb } from '../searches/climb.ts';
import { random } from './pictures.ts';
import { corpusSeed } from './stratum.ts';

/** A picture, and the class that it belongs to. */
type Graded = { readonly class: string; readonly picture: Grid };

/** Classes of a kind. */
export type GradedFamily = {
  readonly id: string;
  readonly title: string;
  readonly what: string; // a sentence or two
  readonly each: number; // puzzles of a class, at most
  readonly pictures: () => Iterable<Graded>;
};

/** Parts of the corpus that `random` draws for it begin at 0: those of the benchmark are far behind. */
const part = { pairs: 900, designs: 901 } as const;

/** "(2,3) (3,2)" for the kind "2,3 3,2". */
const pairsName = (kind: string): string => kind.replaceAll(/\d,\d/g, '($&)');

/** A picture of a kind, and its mirror image in the diagonal, where that is of another kind. */
function* ofKind(kind: string, picture: Grid): Generator<Graded> {
  yield { class: pairsName(kind), picture };
  const other = transposedKind(kind);
  if (other !== kind) yield { class: pairsName(other), picture: transpose(picture) };
}

const turnedLine = Array.from({ length: 32 }, (_, line) =>
  Number.parseInt([...line.toString(2).padStart(5, '0')].toReversed().join(''), 2),
);

/** All pictures of five by five with one solution beyond pairs of lines, one of each eight that are alike. */
function* kindsOf5x5(): Generator<Graded> {
  const four = createSmallFour(5, 5);
  const search = createSmallSearch(four.board);
  for (let image = 0; image < 2 ** 25; image++) {
    // the least number of those alike: most others are told by their outer rows
    const [top, bottom] = [Math.floor(image / 2 ** 20), image % 32];
    if (top > bottom || top > turnedLine[top]! || top > turnedLine[bottom]!) continue;
    if (four.classify(image) <= FOUR_SOLVED || !isOnlySolution(search, image)) continue;
    const picture = imageFromIndex(5, 5, image);
    if (d4Class(picture).some((one) => indexOfImage(one) < BigInt(image))) continue;
    yield* ofKind(kindOf(pqHardness(puzzleOf(picture))), picture);
  }
}

/** Random pictures of six by six that are looked at. */
const drawnSix = 600_000;

/** Random pictures of six by six with one solution beyond pairs of lines. */
function* kindsOf6x6(): Generator<Graded> {
  const four = createSmallFour(6, 6);
  const search = createSmallSearch(four.board);
  const stream = boardRandom(corpusSeed, 6, 6, 0, 0);
  for (let drawn = 0; drawn < drawnSix; drawn++) {
    const image = stream.below(2 ** 18) * 2 ** 18 + stream.below(2 ** 18);
    if (four.classify(image) <= FOUR_SOLVED || !isOnlySolution(search, image)) continue;
    const picture = imageFromIndex(6, 6, image);
    yield* ofKind(kindOf(pqHardness(puzzleOf(picture))), picture);
  }
}

/** Random pictures that are looked at for their (2,2)-difficulty, and the class that takes all above. */
const drawnForPairs = 60_000;
const mostPairs = 9;

/** Random pictures that pairs of lines solve and sweeps do not, by the fewest pairs that do. */
function* byPairs(): Generator<Graded> {
  const sizes = [10, 12, 15, 20].flatMap((side) =>
    [46, 50, 54].map((percent) => [side, side, percent] as const),
  );
  const solvers = new Map([10, 12, 15, 20].map((side) => [side, createFastFour(side, side)]));
  let drawn = 0;
  for (const { picture } of random(part.pairs, sizes)) {
    if (drawn++ === drawnForPairs) return;
    const four = solvers.get(picture.height)!;
    const puzzle = puzzleOf(picture);
    four.simple.setPuzzle(puzzle);
    if (four.simple.run('H') === SOLVED) continue;
    four.simple.setPuzzle(puzzle);
    if (four.run() !== SOLVED) continue;
    const { atLeast, atMost } = fourDifficulty(puzzle, { maxStates: 1000 });
    if (atLeast >= mostPairs) yield { class: `${mostPairs} and more`, picture };
    else if (atLeast === atMost) yield { class: String(atLeast), picture };
  }
}

/** The staircases of dominoes of MiniZinc's benchmarks. */
function* dominoes(): Generator<Graded> {
  for (let steps = 3; steps <= 11; steps++) {
    const [picture] = solve(dominoPuzzle(steps), { most: 1 }).solutions;
    if (picture !== undefined) yield { class: `side ${picture.height}`, picture };
  }
}

/** Cells that repeated probing leaves open; null for a picture that is not the only solution, or that it solves. */
function openAfterProbing(picture: Grid): number | null {
  const puzzle = puzzleOf(picture);
  const simple = createFastSimple(picture.height, picture.width);
  simple.setPuzzle(puzzle);
  if (simple.run('H') === SOLVED) return null;
  if (solve(puzzle, { limit: 1_000_000, known: picture }).status !== 'one') return null;
  const { status, grid } = repeatedProbing(puzzle);
  return status === 'solved' ? null : grid.cells.filter((cell) => cell > 1).length;
}

const walks = 8; // for each side
const changesOfWalk = 250;

/** From a staircase of dominoes by small changes to other pictures that repeated probing leaves, at least half as open. */
function* needSearch(): Generator<Graded> {
  for (const steps of [5, 6, 7])
    for (let walk = 0; walk < walks; walk++) {
      const [start] = solve(dominoPuzzle(steps), { most: 1 }).solutions;
      if (start === undefined) continue;
      const { height, width } = start;
      const cells = start.cells.slice();
      const open = openAfterProbing(start) ?? 0;
      climb(cells, open, {
        reach: (next) => openAfterProbing({ height, width, cells: next }),
        isWorse: (found) => found < open / 2,
        changes: changesOfWalk,
        random: boardRandom(corpusSeed, height, width, 0, walk),
      });
      yield { class: `side ${height}`, picture: { height, width, cells } };
    }
}

/** Random pictures of two sizes, by their share of filled cells. */
function* designs(): Generator<Graded> {
  for (const [side, percents] of [
    [25, [35, 40, 45, 50, 55, 60]],
    [50, [50, 55, 60, 65]],
  ] as const)
    for (const percent of percents) {
      let drawn = 0;
      for (const { picture } of random(part.designs, [[side, side, percent]])) {
        if (drawn++ === 8) break;
        yield { class: `${side}x${side}, ${percent} %`, picture };
      }
    }
}

export const gradedFamilies: readonly GradedFamily[] = [
  {
    id: 'kinds-5x5',
    title: 'Kinds of 5 × 5',
    what: 'Every kind that occurs among all pictures of five by five with one solution that pairs of lines do not find: the smallest numbers of rows and columns that, looked at together, solve it. Rows and columns exchanged, (2,3) is (3,2), with the same puzzles turned over.',
    each: 10,
    pictures: kindsOf5x5,
  },
  {
    id: 'kinds-6x6',
    title: 'Kinds of 6 × 6',
    what: 'The same for random pictures of six by six; kinds that are rarer are not here.',
    each: 5,
    pictures: kindsOf6x6,
  },
  {
    id: 'difficulty',
    title: 'Difficulty by pairs of lines',
    what: 'Random pictures of 10 by 10 to 20 by 20, by the fewest looks at two rows and two columns that solve them.',
    each: 8,
    pictures: byPairs,
  },
  {
    id: 'dominoes',
    title: 'Dominoes',
    what: 'Staircases of dominoes, a puzzle each side; MiniZinc has those from side 13 on among its benchmarks.',
    each: 1,
    pictures: dominoes,
  },
  {
    id: 'search',
    title: 'One solution, and a search',
    what: 'Pictures with one solution that neither chains nor repeated probing find, reached from dominoes by small changes.',
    each: walks,
    pictures: needSearch,
  },
  {
    id: 'designs',
    title: 'Random designs',
    what: 'Random pictures of two large sizes, whether they have one solution or several; where several, two are given.',
    each: 4,
    pictures: designs,
  },
];
