/** What the lessons of /teach/ show and count: their figures, each in a state, and the numbers that only they need. */
import { solve } from '../engine/solve/solve.ts';
import { wilson } from '../notebook/plain/wilson.ts';
import { grouped, percent } from '../notebook/plain/numbers.ts';
import type { LinkValues } from '../notebook/cell/linkState.ts';
import { galleryPuzzle } from '../puzzles/gallery.ts';
import { hardestPicture } from './census.ts';
import { bandOf } from './howHard.ts';
import { figureLink, figurePlace } from './figurePlaces.ts';
import { imagesIn, storedCount5 } from './sweeps.ts';

/** The lessons, by their files in content/lessons. */
export type LessonId = 'certainty' | 'proof' | 'threshold';

/** A figure of the book that a lesson shows. */
export type ShownFigure = {
  readonly id: string;
  /** Where it opens; {} for as it stands in the book. */
  readonly values: LinkValues;
  readonly what: string; // what to show with it, a sentence or two
};

/** A formula whose board computes. */
export const openFormula = '(a or b) and c';

const border = bandOf(20);

/** What a group of the third lesson runs. */
export const sampleTask = { boards: '200', percentage: '50', solved: 130 } as const;

/** The figures of each lesson, in its order. */
export const lessonFigures: Readonly<Record<LessonId, readonly ShownFigure[]>> = {
  certainty: [
    {
      id: 'fig-line',
      values: { d: '7', l: '??????????' },
      what: 'All places of the strip, and the squares on which they agree. Change the number to 6 and to 5 under “Settings and more”.',
    },
    {
      id: 'fig-first-puzzle',
      values: { p: galleryPuzzle('drawn-mushroom').code },
      what: 'The puzzle of task 5, line by line. Let pupils say what comes next before you press Next line.',
    },
    {
      id: 'fig-sweeps',
      values: { p: galleryPuzzle('switch').code, s: 'end' },
      what: 'The puzzle of task 6: a solver that never guesses gets stuck. Choose a cell to see why it stays open.',
    },
  ],
  proof: [
    {
      id: 'fig-smallest-pairs',
      values: {},
      what: 'The puzzle of task 1, with the four lines of the proof.',
    },
    {
      id: 'fig-contradiction',
      values: {},
      what: 'A proof that a computer wrote. It is a picture only, so it can be printed for each group.',
    },
    {
      id: 'fig-two-futures',
      values: {},
      what: 'Choose any unknown cell. What follows from “filled” and from “empty” stands side by side.',
    },
    {
      id: 'fig-map',
      values: { i: String(hardestPicture()) },
      what: 'Every picture of five by five on one map. The large dot takes the most sweeps. Turn over one of its cells.',
    },
  ],
  threshold: [
    {
      id: 'fig-density-hand',
      values: { d: '30' },
      what: 'One random board under your hand. Turn the density up, then show the curve.',
    },
    {
      id: 'fig-classes-6x6',
      values: {
        a: sampleTask.percentage,
        b: sampleTask.percentage,
        n: sampleTask.boards,
      },
      what: 'A sample for each group: type the seed under “Settings and more”, and press Run.',
    },
    {
      id: 'fig-inferable',
      values: {},
      what: 'The share of filled cells that the clues tell, for three sizes. Choose a point to see its boards.',
    },
    {
      id: 'fig-circuit',
      values: { f: openFormula, v: 'must' },
      what: 'The board with no input set. Then set the inputs, and watch the output.',
    },
    {
      id: 'fig-how-hard',
      values: { x: '20', y: String(border.percentage) },
      what: 'Random boards by the weakest method that solves them. The chosen bar is where hard ones of its size are most frequent.',
    },
  ],
};

/** A figure of a lesson. @throws RangeError for one that it does not show */
function shownIn(lesson: LessonId, id: string): ShownFigure {
  const figure = lessonFigures[lesson].find((one) => one.id === id);
  if (figure === undefined) throw new RangeError(`lesson ${lesson} does not show ${id}`);
  return figure;
}

/** The address of a figure as a lesson shows it. @throws RangeError for one that it does not show */
export const shownLink = (lesson: LessonId, id: string): string =>
  figureLink(id, shownIn(lesson, id).values);

/** What a figure is called where it is linked: "Figure 2.1", or its title. */
export function shownName(id: string): string {
  const { number, title } = figurePlace(id);
  return number === null ? (title ?? id) : `Figure ${number}`;
}

/** The census of five by five. */
export const provedFive = ((): {
  readonly all: number;
  readonly days: number; // to look at all, one a second
  readonly share: number; // solved by sweeps
  readonly most: number; // sweeps
} => {
  const counts = storedCount5();
  const all = imagesIn(counts);
  return {
    all,
    days: Math.round(all / (24 * 60 * 60)),
    share: (all - counts.notSimple) / all,
    most: counts.hardest.difficulty,
  };
})();

/** Pictures of two by four. */
export const allCases = 2 ** (2 * 4);

/** What a sample without an exception leaves open, and how long all pictures of ten by ten would take. */
export const sampleBound = {
  share: percent(1 - wilson(1000, 1000).low, 1),
  years: grouped(Number(2n ** 100n / 10n ** 9n / BigInt(60 * 60 * 24 * 365))),
} as const;

/** Pictures of three by three with one filled cell in each line. */
export const threeByThree: number = solve(
  { rows: [[1], [1], [1]], columns: [[1], [1], [1]] },
  { most: 100 },
).solutions.length;
