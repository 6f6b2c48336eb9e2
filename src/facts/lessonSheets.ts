/** The ready worksheets of the lessons: each task is drawn, and its answer computed, while the site is built. */
import { positionsFile } from '../claims/positions.ts';
import { UNKNOWN, parseLine } from '../engine/board/cell.ts';
import type { Grid } from '../engine/board/cell.ts';
import { parseDescription } from '../engine/board/description.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { boardRandom } from '../engine/board/random.ts';
import { filledFor, sampleExact } from '../engine/board/sample.ts';
import {
  assignmentsOf,
  evaluateFormula,
  parseFormula,
  variablesOf,
} from '../engine/circuit/formula.ts';
import { solve } from '../engine/solve/solve.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { wilson } from '../notebook/plain/wilson.ts';
import { counted, grouped, inWords, percent } from '../notebook/plain/numbers.ts';
import { boardOf } from '../kit/board/boardModel.ts';
import type { BoardModel } from '../kit/board/boardModel.ts';
import { boardPicture } from '../kit/board/boardPicture.ts';
import { curvePicture } from '../kit/guess/curvePicture.ts';
import { inPlay, openIn } from '../kit/puzzle/openIn.ts';
import { shortCodeOf } from '../kit/puzzle/shortCode.ts';
import { questionTask } from '../kit/sheet/questionTask.ts';
import type { Sheet, SheetTask } from '../kit/sheet/sheet.ts';
import { sitePath } from '../notebook/page/paths.ts';
import { exerciseIn, lessonOf } from '../kit/train/exercise.ts';
import { galleryDescriptions } from '../puzzles/gallery.ts';
import { readStored } from '../stored/fromFile.ts';
import { lineExample } from './lines.ts';
import { openFormula, sampleTask, shownLink } from './lessons.ts';
import type { LessonId } from './lessons.ts';
import { shareCurve } from './threshold.ts';

/** The width of a task on a sheet, in CSS pixels, as far as small boards need it. */
const [widest, largestCell] = [300, 30];

const drawn = (board: BoardModel): SheetTask['picture'] =>
  boardPicture(board, {
    cell: Math.min(largestCell, Math.floor(widest / (board.width + Math.ceil(board.width / 4)))),
  });

const blank = (puzzle: Puzzle): Uint8Array =>
  new Uint8Array(puzzle.rows.length * puzzle.columns.length).fill(UNKNOWN);

/** Where a ready sheet stands. */
const sheetAddress = (lesson: LessonId): string => sitePath(`teach/${lesson}/`);

/** A single line: which of its cells are certain? */
function lineTask(clue: string, line: string): SheetTask {
  const { after, before, count, fixed } = lineExample(clue, line);
  const board = (cells: string, label: string): BoardModel => ({
    height: 1,
    width: cells.length,
    cells: parseLine(cells),
    rows: [parseDescription(clue)],
    columns: [],
    label,
  });
  const known = before.includes('1') ? ' One square is black already.' : '';
  return {
    words: `The number${clue.includes(' ') ? 's say' : ' says'} ${clue.replace(' ', ' and ')}.${known} Mark what is certain.`,
    picture: drawn(board(before, `A line with the clue ${clue}`)),
    answer: {
      words: `${grouped(Number(count))} ways. ${fixed === 0 ? 'They agree on no square: none is certain.' : `They agree on ${counted(fixed, 'square')}${known === '' ? '' : ' more'}.`}`,
      picture: drawn(board(after, `The same line, with what is certain`)),
    },
    address: '',
  };
}

/** A whole puzzle. @param told - what is said of its solutions */
function puzzleTask(
  puzzle: Puzzle,
  words: string,
  told: (solutions: readonly Grid[]) => string,
): SheetTask {
  const { solutions } = solve(puzzle, { most: 100 });
  const [first = null] = solutions;
  const picture = first && drawn(boardOf(puzzle, first.cells, 'A solution'));
  return {
    words,
    picture: drawn(boardOf(puzzle, blank(puzzle), 'The puzzle')),
    answer: { words: told(solutions), picture },
    address: openIn(inPlay, shortCodeOf(puzzle, first)),
  };
}

const certainty = (): Sheet => ({
  title: 'Certain or only possible?',
  answersTitle: 'Answers: Certain or only possible?',
  says: 'A number is a run of black squares. Between two runs there is at least one white square. Fill in a square that must be black, and put a dot into one that must be white.',
  hasName: true,
  tasks: [
    lineTask('7', '??????????'),
    lineTask('3 4', '??????????'),
    lineTask('4', '?1????????'),
    lineTask('5', '??????????'),
    puzzleTask(
      galleryDescriptions('drawn-mushroom'),
      'A whole puzzle. Say why before you mark.',
      ([one, ...more]) =>
        one !== undefined && more.length === 0 ? 'A toadstool, and nothing else fits.' : '',
    ),
    puzzleTask(
      galleryDescriptions('switch'),
      'Find a picture. Is it the only one?',
      (all) =>
        `There are ${inWords(all.length)}: this one, and the one with black and white exchanged. No square is certain.`,
    ),
  ],
  credit: '',
  address: sheetAddress('certainty'),
});

/** Questions of the coach that need a contradiction. */
const contradictions = (): readonly SheetTask[] => {
  const positions = readStored(positionsFile('contradiction'));
  return [1, 2].map((number) => {
    const { position, asks } = lessonOf('contradiction', positions)[number - 1]!;
    return questionTask(exerciseIn('contradiction', positions[position]!, asks), {
      t: 'contradiction',
      n: String(number),
    });
  });
};

const proof = (): Sheet => ({
  title: 'Prove it',
  answersTitle: 'Answers: Prove it',
  says: 'A number is a run of filled cells. Between two runs there is at least one empty cell. Write your proofs on the back: a sentence a line, and each names a row or a column.',
  hasName: true,
  tasks: [
    puzzleTask(
      galleryDescriptions('smallest-four'),
      'Find the picture. Prove that the last cell of row 1 is filled.',
      (all) =>
        all.length === 1
          ? 'Suppose the last cell of row 1 is empty. Row 1 then has its second run in column 3, so row 2 is empty there. Column 4 is filled in row 2. But row 2 says 2, and column 3 beside it is empty: that cannot be.'
          : '',
    ),
    ...contradictions(),
    puzzleTask(
      { rows: [[1], [1], [1]], columns: [[1], [1], [1]] },
      'How many pictures fit? Prove that there are no others.',
      (all) =>
        `${all.length}. In row 1 the filled cell has 3 places. Row 2 then has 2 left, and row 3 has 1: 3 × 2 × 1. This is one of them.`,
    ),
  ],
  credit: '',
  address: sheetAddress('proof'),
});

/** The first random board of 6 x 6, half filled, on which sweeps find much and stop. */
function standstill(): { readonly puzzle: Puzzle; readonly known: Uint8Array } {
  const [side, seed, percentage] = [6, 1, 50];
  for (let index = 0; ; index++) {
    const cells = new Uint8Array(side * side);
    const random = boardRandom(seed, side, side, percentage, index);
    sampleExact(random, cells, filledFor(percentage, side, side));
    const puzzle = puzzleOf({ height: side, width: side, cells });
    const known = solveSimple(puzzle).grid.cells;
    const open = known.filter((cell) => cell === UNKNOWN).length;
    if (open > 0 && open <= 8) return { puzzle, known };
  }
}

/** Solves by sweeps, and says where they stop. */
function standstillTask(): SheetTask {
  const { puzzle, known } = standstill();
  const all = solve(puzzle, { most: 100 }).solutions;
  const open = known.filter((cell) => cell === UNKNOWN).length;
  return {
    words: 'Use one row or column at a time. Where do you have to stop, and why?',
    picture: drawn(boardOf(puzzle, blank(puzzle), 'The puzzle')),
    answer: {
      words: `Sweeps leave ${inWords(open)} cells open. ${all.length === 1 ? 'There is only one solution.' : `There are ${inWords(all.length)} solutions, so nothing can decide them all.`}`,
      picture: drawn(boardOf(puzzle, known, 'What sweeps find')),
    },
    address: openIn(inPlay, shortCodeOf(puzzle, all[0] ?? null)),
  };
}

/** The settings that make a formula 1, such as "a b c = 0 1 1". */
const settingsOf = (formula: string): readonly string[] => {
  const read = parseFormula(formula);
  const names = variablesOf(read);
  return assignmentsOf(names)
    .filter((values) => evaluateFormula(read, values))
    .map((values) =>
      names.map((name) => `${name}\u00a0=\u00a0${values[name] === true ? 1 : 0}`).join(', '),
    );
};

const guessAxes = (label: string, curves: Parameters<typeof curvePicture>[0]['curves']) =>
  curvePicture({
    label,
    description: 'The share of the filled cells that the clues tell, by density.',
    heightLabel: 'filled cells told, %',
    widthLabel: '%\u00a0filled',
    curves,
  });

const threshold = (): Sheet => {
  const { boards, solved } = sampleTask;
  const { low, high } = wilson(solved, Number(boards));
  const found = settingsOf(openFormula);
  return {
    title: 'Where does it turn?',
    answersTitle: 'Answers: Where does it turn?',
    says: '',
    hasName: true,
    tasks: [
      {
        words:
          'A 20 × 20 board is filled at random. What share of its filled cells do the clues tell? Draw your guess.',
        picture: guessAxes('Axes for a guess', []),
        answer: {
          words: 'The mean of many boards at each density.',
          picture: guessAxes('The measured curve', [
            {
              kind: 'truth',
              name: '',
              points: shareCurve(20).map(({ at, share }) => ({ at, share })),
            },
          ]),
        },
        address: shownLink('threshold', 'fig-density-hand'),
      },
      {
        words: `Of ${boards} random boards, sweeps solved ${solved}. Give the share and its 95 % interval.`,
        picture: null,
        answer: {
          words: `${percent(solved / Number(boards))}; by Wilson’s formula from ${percent(low)} to ${percent(high)}. The rule “share ± 2 standard errors” comes close to it.`,
          picture: null,
        },
        address: shownLink('threshold', 'fig-classes-6x6'),
      },
      standstillTask(),
      {
        words: `Write down all settings of a, b, c for which “${openFormula}” is 1. How many solutions has its board, with no input set?`,
        picture: null,
        answer: {
          words: `${found.length} settings: ${found.join('; ')}. The board has ${assignmentsOf(variablesOf(parseFormula(openFormula))).length} solutions, one for each setting, whatever the output is.`,
          picture: null,
        },
        address: shownLink('threshold', 'fig-circuit'),
      },
    ],
    credit: '',
    address: sheetAddress('threshold'),
  };
};

/** The worksheet of a lesson. */
export const lessonSheet: Readonly<Record<LessonId, () => Sheet>> = { certainty, proof, threshold };
