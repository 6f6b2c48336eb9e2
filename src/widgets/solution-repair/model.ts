/** An image with several solutions and the fewest cells that mend it: what is asked, what came out, in words. Pure. */
import type { Grid } from '../../engine/board/cell.ts';
import { FILLED } from '../../engine/board/cell.ts';
import { choose } from '../../engine/board/binomial.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { WORD_CELLS } from '../../engine/line/lineMasks.ts';
import type { ChangeNews, FewestChanges, Wanted } from '../../engine/make/fewestChanges.ts';
import type { FewestGiven, GivenNews } from '../../engine/make/fewestGiven.ts';
import { givenCells } from '../../engine/make/fewestGiven.ts';
import { solve } from '../../engine/solve/solve.ts';
import { difficulty000 } from '../../engine/sweep/difficulty.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import { counted, grouped, inWords, sizeText } from '../../notebook/plain/numbers.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { pictureOf, workInPage } from '../../kit/puzzle/picture.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { picture } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { presets } from './presets.ts';

/** What a page author may set. */
export type SolutionRepairProps = {
  readonly picture?: string; // code of the picture that the figure opens with; default the first preset
  readonly aim?: Aim; // default unique
};

/** What is to be done, and for what: cells turned over for one solution or for a simple puzzle, or cells given. */
export type Aim = 'unique' | 'simple' | 'given';

/** In the list. */
export const aimTexts: Readonly<Record<Aim, string>> = {
  unique: 'Turn cells over: one solution',
  simple: 'Turn cells over: sweeps solve it',
  given: 'Give cells away: one solution',
};

/** Proposals that are shown. */
const mostShown = 24;

/** A picture that the search takes. @throws SyntaxError for a damaged code, or a larger one */
function smallPicture(code: string): Grid {
  const image = pictureOf(code);
  if (image.height > WORD_CELLS || image.width > WORD_CELLS)
    throw new SyntaxError(
      `The search takes pictures of up to ${sizeText(WORD_CELLS, WORD_CELLS)} cells; this one has ${sizeText(image.height, image.width)}.`,
    );
  return image;
}

export const repairSettings = settings({
  code: picture('', 'g', smallPicture),
  aim: choice<Aim>('a', 'What may be done', aimTexts, 'unique'),
  number: whole('k', 'Proposal', {
    name: 'proposal',
    least: 1,
    most: mostShown,
    usual: 1,
    belongs: { to: ['code', 'aim'], otherwise: 1 },
  }),
});

/** What a link keeps. */
export type SolutionRepairState = ValuesOf<typeof repairSettings>;

export const defaultState = ({
  picture: code,
  aim = 'unique',
}: SolutionRepairProps): SolutionRepairState =>
  repairSettings.of({ ...repairSettings.defaults, code: code ?? presets[0]?.code ?? '', aim });

/** The image of a state. */
export const imageOf = ({ code }: Pick<SolutionRepairState, 'code'>): Grid => smallPicture(code);

/** An image so small that it is searched before a button could be pressed. */
export const isSmall = ({ cells }: Grid): boolean => cells.length <= 64;

/** What a search came to; of one aim. */
export type Mended =
  | { readonly kind: 'changes'; readonly wanted: Wanted; readonly found: FewestChanges }
  | { readonly kind: 'given'; readonly found: FewestGiven };

/** The proposals: cells to turn over or to give. */
export function proposalsOf(mended: Mended | null): readonly (readonly number[])[] {
  if (mended === null) return [];
  if (mended.kind === 'changes') return mended.found.sets;
  return mended.found.cells === null ? [] : [mended.found.cells];
}

/** The image with some cells turned over. */
const turnedOver = (image: Grid, cells: readonly number[]): Grid => ({
  ...image,
  cells: image.cells.map((cell, at) => (cells.includes(at) ? 1 - cell : cell)),
});

/** What a proposal makes of the image. */
export type Proposed = {
  readonly image: Grid; // its solution
  readonly puzzle: Puzzle; // with the given cells
  readonly cells: readonly number[];
};

/** The image and the puzzle of a proposal. */
export function proposed(image: Grid, aim: Aim, cells: readonly number[]): Proposed {
  if (aim !== 'given') {
    const other = turnedOver(image, cells);
    return { image: other, puzzle: puzzleOf(other), cells };
  }
  const puzzle = puzzleOf(image);
  return {
    image,
    puzzle: cells.length === 0 ? puzzle : { ...puzzle, clues: givenCells(image, cells) },
    cells,
  };
}

/** The board: the cells of the proposal ringed; given ones wear their corner. */
export function boardShown({ image, puzzle, cells }: Proposed, mended: Mended | null): BoardModel {
  const label =
    mended === null
      ? 'The picture'
      : mended.kind === 'given'
        ? 'The picture with the cells that are given'
        : 'The picture with the cells that were turned over';
  return { ...boardOf(puzzle, image.cells, label), fresh: new Set(cells), look: 'picture' };
}

const mostCounted = 1000;

/** How many solutions the puzzle of the image itself has, in words. */
export function solutionsText(image: Grid): string {
  const { solutions, complete } = solve(puzzleOf(image), { most: mostCounted, limit: workInPage });
  const count = counted(Math.max(1, solutions.length), 'solution'); // it has the image itself
  return `The puzzle of this picture has ${complete ? '' : 'at least '}${count}.`;
}

const cellsText = (count: number): string => (count === 1 ? 'one cell' : `${inWords(count)} cells`);

/** How far a search is. */
export const changeNewsText = ({ size, done, all, found }: ChangeNews): string =>
  `Sets of ${cellsText(size)}: ${grouped(done)} of ${grouped(all)} tried${found === 0 ? '' : `, ${grouped(found)} will do`} …`;

/** The same for cells that are given. */
export const givenNewsText = ({ size, others }: GivenNews): string =>
  `Sets of ${cellsText(size)} against ${counted(others, 'other solution')} …`;

/** What came out, in sentences. */
export function outcomeText(image: Grid, mended: Mended): string {
  return mended.kind === 'given'
    ? prebuiltText(mended.found)
    : changesText(image, mended.wanted, mended.found);
}

/** What came out, for the stage. */
export function shortText(mended: Mended): string {
  if (mended.kind === 'given') {
    const { cells, least } = mended.found;
    if (cells === null) return 'The search ends without an answer.';
    return least === 0
      ? 'Nothing has to be given away: there is one solution.'
      : `Give ${cellsText(least)} away, and the picture is the only solution.`;
  }
  const { fewest } = mended.found;
  if (fewest === null) return 'No three cells are enough: more have to be turned over.';
  if (fewest === 0) return 'Nothing has to be changed.';
  const end =
    mended.wanted === 'unique' ? 'the puzzle has one solution' : 'sweeps alone solve the puzzle';
  return `Turn ${cellsText(fewest)} over, and ${end}.`;
}

function changesText(image: Grid, wanted: Wanted, { fewest, found, tried }: FewestChanges): string {
  const has = wanted === 'unique' ? 'has one solution' : 'is solved by sweeps alone';
  if (fewest === 0) return `Nothing has to be changed: the puzzle ${has}.`;
  if (fewest === null)
    return `The search ends without an answer: of all ${grouped(tried)} sets of up to three cells none will do. More have to be turned over.`;
  const all = choose(image.cells.length, fewest);
  const less = fewest === 1 ? '' : ` No smaller set will: all were tried.`;
  return `Turning over ${cellsText(fewest)} is enough: then the puzzle ${has}. ${grouped(found)} of all ${counted(all, 'set')} of ${cellsText(fewest)} will do.${less}`;
}

function prebuiltText({ cells, least, others, ended, simple }: FewestGiven): string {
  if (cells === null)
    return ended === 'most'
      ? `The search ends without an answer: ${least - 1} given cells are not enough.`
      : `The search ends without an answer within its limit of work: fewer than ${least} given cells are not enough.`;
  if (least === 0) return 'Nothing has to be given away: the puzzle has one solution.';
  const sweeps = simple
    ? 'Sweeps then find it all.'
    : 'Sweeps alone do not find all of it even then.';
  return `Giving away ${cellsText(least)} is enough: the picture is then the only solution, and no fewer will do. This took ${counted(others, 'other solution')} to prove. ${sweeps}`;
}

/** The proposal that is shown, in a sentence. */
export function proposalText(image: Grid, aim: Aim, mended: Mended, number: number): string {
  const cells = proposalsOf(mended)[number - 1];
  if (cells === undefined || cells.length === 0) return '';
  const place = (cell: number): string =>
    `row ${Math.floor(cell / image.width) + 1}, column ${(cell % image.width) + 1}`;
  const done = (cell: number): string => {
    const filled = image.cells[cell] === FILLED;
    if (aim === 'given') return `${place(cell)} is given as ${filled ? 'filled' : 'empty'}`;
    return `${place(cell)} becomes ${filled ? 'empty' : 'filled'}`;
  };
  const { length } = proposalsOf(mended);
  const which = length === 1 ? '' : `Proposal ${number} of ${length}: `;
  const text = `${which}${cells.map(done).join('; ')}.`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${aim === 'given' ? '' : ` ${hardText(image, cells)}`}`;
}

function hardText(image: Grid, cells: readonly number[]): string {
  const difficulty = difficulty000(puzzleOf(turnedOver(image, cells)));
  return difficulty === null
    ? 'It then has one solution, and sweeps do not find it.'
    : `Sweeps then solve it, difficulty ${difficulty}.`;
}

/** The proposals as rows of a table, heads first; lines counted from 1. */
export const proposalRows = (
  image: Grid,
  mended: Mended | null,
): readonly (readonly (string | number)[])[] => [
  ['proposal', 'row', 'column', 'is', 'of'],
  ...proposalsOf(mended).flatMap((cells, at) =>
    cells.map((cell) => [
      at + 1,
      Math.floor(cell / image.width) + 1,
      (cell % image.width) + 1,
      mended?.kind === 'given' ? 'given' : 'turned over',
      image.cells[cell] === FILLED ? 'filled' : 'empty',
    ]),
  ),
];

/** All of it as JSON. */
export const mendedJson = (image: Grid, aim: Aim, mended: Mended | null): unknown => ({
  picture: encodeImage(image),
  aim,
  found: mended?.found ?? null,
  puzzles: proposalsOf(mended).map((cells) => encodePuzzle(proposed(image, aim, cells).puzzle)),
});
