/** 000, sections 2 and 4.1: clues that are wrong, clues given to who is stuck, and finding a good one without trying. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { createFastSimple } from '../../engine/sweep/fastSimple.ts';
import { CONTRADICTION, SOLVED, STANDSTILL } from '../../engine/sweep/fastSolver.ts';
import { solve } from '../../engine/solve/solve.ts';
import { fixed, grouped, inWords, percent } from '../../notebook/plain/numbers.ts';
import type { Answered, Claim, Question } from '../claim.ts';
import { puzzles } from '../smallPuzzles.ts';

const oneClueHome = 'papers/batenburg-kosters/#one-clue';

const solutionsOf = (puzzle: Puzzle): number => solve(puzzle).solutions.length;

type Wrong = {
  readonly clues: number; // for pictures with one solution, one wrong cell each
  readonly none: number; // that leave no solution
  readonly seen: number; // of which sweeps come to a contradiction
  readonly others: number; // cells of pictures with several solutions, given otherwise than in the picture
  readonly another: number; // of these, that another solution has so
};

export const incorrectClue: Claim<string, Wrong> = {
  id: '000-section-2-incorrect-clue',
  title: 'An incorrect clue means “that the Nonogram has no solution at all”',
  quote: 'apart from a clue being incorrect, meaning that the Nonogram has no solution at all',
  published: 'no solution',
  ground: { kind: 'definition', whose: 'of a solution; all wrong clues of 3x3 tried' },
  reading: 'a puzzle with one solution, and a clue that is not in it',
  home: oneClueHome,
  what: 'a wrong clue',
  finds: ({ clues, none, others, another }) =>
    `3\u00a0×\u00a03, one solution: ${grouped(none)} of ${grouped(clues)} wrong clues leave none; several solutions: ${grouped(another)} of ${grouped(others)} cells, turned over, leave another one`,
  remark: ({ none, seen }) =>
    `the sweeps alone notice it for ${seen === none ? 'all' : grouped(seen)} of the ${grouped(none)}`,
  read() {
    const ours = { clues: 0, none: 0, seen: 0, others: 0, another: 0 };
    const simple = createFastSimple(3, 3);
    for (const { image, puzzle } of puzzles(3, 3)) {
      const single = solutionsOf(puzzle) === 1;
      for (const [at, cell] of image.cells.entries()) {
        const clues = new Uint8Array(9).fill(UNKNOWN).with(at, 1 - cell);
        const left = solutionsOf({ ...puzzle, clues });
        ours[single ? 'clues' : 'others']++;
        if (!single && left > 0) ours.another++;
        if (!single || left > 0) continue;
        ours.none++;
        simple.setImage(image.cells);
        simple.setCells(clues);
        if (simple.run('H') === CONTRADICTION) ours.seen++;
      }
    }
    return { ours };
  },
  agrees: ({ clues, none, another }) => clues > 0 && none === clues && another > 0,
};

/** Pictures of four by four on which the sweeps stand still, with what is known there. */
function* stuck(): Generator<{
  readonly image: Grid;
  readonly end: Uint8Array;
  /** Unknown cells that are left when these are given as in the picture. */
  readonly leftAfter: (cells: readonly number[]) => number;
}> {
  const simple = createFastSimple(4, 4);
  for (const { image } of puzzles(4, 4)) {
    simple.setImage(image.cells);
    if (simple.run('H') !== STANDSTILL) continue;
    const end = simple.readCells().slice();
    simple.keep();
    const leftAfter = (cells: readonly number[]): number => {
      simple.restore();
      for (const at of cells)
        simple.setCell(Math.floor(at / 4), at % 4, image.cells[at] === 1 ? 1 : 0);
      return simple.run('H') === SOLVED ? 0 : simple.unknown;
    };
    yield { image, end, leftAfter };
  }
}

const unknownIn = (cells: Uint8Array): readonly number[] =>
  [...cells.keys()].filter((at) => cells[at] === UNKNOWN);

/** Sets of so many of some cells. */
function* setsOf(cells: readonly number[], size: number): Generator<readonly number[]> {
  if (size === 0) yield [];
  else
    for (const [at, cell] of cells.entries())
      for (const rest of setsOf(cells.slice(at + 1), size - 1)) yield [cell, ...rest];
}

type Hints = {
  readonly stuck: number;
  /** At [number of hints, the fewest that do]: pictures. */
  readonly hints: readonly number[];
};

export const onlineClues: Claim<string, Hints> = {
  id: '000-section-2-online-clues',
  title: 'Online clues: “a person that got stuck during solving, can be helped through hints”',
  quote: 'in this case a person that got stuck during solving, can be helped through hints',
  published: 'can be helped',
  // with all unknown cells given, every puzzle is solved
  ground: ({ stuck: all }) => ({
    kind: 'definition',
    whose: `of a hint; all ${grouped(all)} pictures of 4x4 where sweeps stand still tried`,
  }),
  home: oneClueHome,
  what: 'hints for who is stuck',
  finds: ({ stuck: all, hints }) =>
    `4\u00a0×\u00a04: ${hints
      .map((images, number) => [number, images] as const)
      .slice(1)
      .map(
        ([number, images]) =>
          `${inWords(number)} ${number === 1 ? 'is' : 'are'} enough for ${percent(images / all, 1)}`,
      )
      .join(', ')}`,
  remark: 'where sweeps stand still, the fewest cells after which they solve the rest',
  read() {
    const hints: number[] = [0];
    let all = 0;
    for (const { end, leftAfter } of stuck()) {
      all++;
      const unknown = unknownIn(end);
      for (let size = 1; size <= unknown.length; size++)
        if (setsOf(unknown, size).some((cells) => leftAfter(cells) === 0)) {
          while (hints.length <= size) hints.push(0);
          hints[size]! += 1;
          break;
        }
    }
    return { ours: { stuck: all, hints } };
  },
  agrees: ({ stuck: all, hints }) =>
    all > 0 && hints.reduce((sum, images) => sum + images, 0) === all,
};

type Ways = {
  readonly boards: number; // where some single clue does it
  readonly chance: number; // any unknown cell does it, on average
  readonly first: number; // shares of the boards where the cell picked does it
  readonly least: number;
  readonly most: number;
};

/** For each cell how many unknown cells its row and its column have. */
function crowds(unknown: readonly number[]): readonly number[] {
  const inLine = Array.from({ length: 8 }, () => 0); // rows, then columns
  for (const at of unknown) {
    inLine[Math.floor(at / 4)]! += 1;
    inLine[4 + (at % 4)]! += 1;
  }
  return Array.from(
    { length: 16 },
    (_, at) => (inLine[Math.floor(at / 4)] ?? 0) + (inLine[4 + (at % 4)] ?? 0),
  );
}

/** The cell for which a number is greatest, the first of them. */
const best = (cells: readonly number[], of: (at: number) => number): number =>
  cells.reduce((found, at) => (of(at) > of(found) ? at : found));

export const findingClues: Question<string, Ways> = {
  id: '000-section-4.1-finding-clues',
  title: '“It seems hard to devise a method to find such clues without trying”: simple ones, tried',
  quote:
    'It seems hard to devise a method to find such clues without trying, though simple heuristics could be conceived',
  published: 'seems hard',
  ground: ({ boards }) => ({
    kind: 'count',
    of: `all ${grouped(boards)} pictures of 4x4 that one clue can rescue`,
  }),
  home: oneClueHome,
  what: 'finding a clue that lets the sweeps finish, without trying',
  says: (words) => `“${words}”`,
  finds: ({ boards, chance, first, least, most }) =>
    `4\u00a0×\u00a04: any unknown cell does it in ${percent(chance / boards, 1)}, the first one in ${percent(first / boards, 1)}, the one with the fewest unknown cells in its lines in ${percent(least / boards, 1)}, with the most in ${percent(most / boards, 1)}`,
  remark: ({ boards, chance, first, least, most }) =>
    `of these rules of thumb the best is ${fixed((100 * (Math.max(first, least, most) - chance)) / boards, 1)} percentage points above chance`,
  read() {
    const ours = { boards: 0, chance: 0, first: 0, least: 0, most: 0 };
    for (const { end, leftAfter } of stuck()) {
      const unknown = unknownIn(end);
      const good = new Set(unknown.filter((at) => leftAfter([at]) === 0));
      if (good.size === 0) continue;
      ours.boards++;
      ours.chance += good.size / unknown.length;
      if (good.has(unknown[0] ?? -1)) ours.first++;
      const crowd = crowds(unknown);
      if (good.has(best(unknown, (at) => -(crowd[at] ?? 0)))) ours.least++;
      if (good.has(best(unknown, (at) => crowd[at] ?? 0))) ours.most++;
    }
    return { ours };
  },
  agrees: null, // “seems hard” is an impression
};

/** Those of section 2, in the order of the text. */
export const givenClues: readonly Answered[] = [incorrectClue, onlineClues];
