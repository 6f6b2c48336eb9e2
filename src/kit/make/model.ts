/** A picture, the puzzle that it makes, and its repair: what is shown, and in which words. Pure. */
import type { Grid } from '../../engine/board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { describeLine } from '../../engine/board/description.ts';
import { countFilled, lineOf } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { GreyPicture } from '../../engine/make/greyPicture.ts';
import type { Repaired, RepairStep } from '../../engine/make/repairPicture.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import { createFastSimple } from '../../engine/sweep/fastSimple.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { cellUnits } from '../../kit/board/boardLayout.ts';
import { eitherMarks } from '../../kit/board/openMarks.ts';
import type { BoardModel, ClueRoom } from '../../kit/board/boardModel.ts';
import { clueMarks } from '../../kit/board/clueMarks.ts';
import { boardOf, cluesText } from '../../kit/board/boardModel.ts';
import type { Ends } from '../../methods/method.ts';
import { knownBy } from '../../methods/solutions.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { turned } from './changes.ts';
import type { Offered } from './offered.ts';
import { greyOf, imageOf, thresholdOf } from './settings.ts';
import type { PictureValues } from './settings.ts';

/** The picture after so many steps of a repair. */
export function imageAfter(image: Grid, steps: readonly RepairStep[], count: number): Grid {
  const cells = image.cells.slice();
  for (const { cell } of steps.slice(0, count)) cells[cell] = FILLED;
  return { ...image, cells };
}

/** The cells that sweeps leave unknown. @source 000_8dc3042ab81c971c.txt §3.1 */
export function openCells({ height, width, cells }: Grid): readonly number[] {
  const simple = createFastSimple(height, width);
  simple.setImage(cells);
  simple.run('H');
  const known = simple.readCells();
  return [...known.keys()].filter((at) => known[at] === UNKNOWN);
}

/** The settings with what follows from them. */
export type Made = {
  readonly values: PictureValues;
  readonly grey: GreyPicture;
  readonly threshold: number; // a stroke does not move it under what was drawn before
  readonly image: Grid;
  readonly open: readonly number[];
};

/** Everything anew from the settings. */
export function madeOf(values: PictureValues): Made {
  const grey = greyOf(values);
  const image = turned(imageOf(grey, values), values.changes);
  return { values, grey, threshold: thresholdOf(grey, values), image, open: openCells(image) };
}

/** A hollow diamond on each cell that sweeps leave unknown. */
const diamonds = (cells: readonly number[], image: Grid): readonly SvgNode[] =>
  cells.map((cell) => {
    const x = ((cell % image.width) + 0.5) * cellUnits;
    const y = (Math.floor(cell / image.width) + 0.5) * cellUnits;
    const filled = image.cells[cell] === FILLED;
    return svgNode('path', {
      class: filled ? 'picture-open on-filled' : 'picture-open',
      d: `M${x} ${y - 5}l5 5l-5 5l-5 -5z`,
    });
  });

/** What stands on the board. */
export type Scene = {
  readonly image: Grid;
  readonly filled: readonly number[]; // cells that were filled beyond the picture
  readonly changed?: readonly number[]; // cells that a proposal has turned over
  readonly differ?: readonly number[]; // cells that another solution has otherwise
  readonly open: readonly number[]; // that sweeps leave unknown
  readonly numbers: boolean; // with the descriptions
  readonly room?: ClueRoom; // of clues beside a picture that is being drawn
  readonly label: string;
};

const noLines: BoardModel['rows'] = [];

/** The board of a scene. */
export function sceneBoard({
  image,
  filled,
  changed = [],
  differ = [],
  open,
  numbers,
  room,
  label,
}: Scene): BoardModel {
  const { height, width, cells } = image;
  const board = numbers
    ? boardOf(puzzleOf(image), cells, label)
    : { height, width, cells, rows: noLines, columns: noLines, ...(room && { room }), label };
  const other = new Set(differ);
  const overlay = [
    ...(room === undefined || numbers ? [] : clueMarks(image, room)),
    ...diamonds(
      open.filter((at) => !other.has(at)),
      image,
    ),
  ];
  return {
    ...board,
    look: 'picture',
    fresh: new Set([...filled, ...changed]),
    overlay: other.size === 0 ? overlay : [...overlay, eitherMarks(image, other)],
  };
}

const sets = new WeakMap<readonly number[], ReadonlySet<number>>();

/** Whether a list has a cell: all cells of a board are asked about one after another. */
function has(list: readonly number[] | undefined, cell: number): boolean {
  if (list === undefined) return false;
  const known = sets.get(list) ?? new Set(list);
  sets.set(list, known);
  return known.has(cell);
}

/** What a cell is, for readers who do not see the marks. */
export function cellText(
  { image, filled, changed, differ, open, room }: Scene,
  row: number,
  column: number,
): string {
  const cell = row * image.width + column;
  const words = [
    `row ${row + 1}, column ${column + 1}: ${image.cells[cell] === EMPTY ? 'empty' : 'filled'}`,
    ...(has(filled, cell) ? ['filled by the repair'] : []),
    ...(has(changed, cell) ? ['changed'] : []),
    ...(has(differ, cell) ? ['another solution has it otherwise'] : []),
    ...(has(open, cell) ? ['sweeps leave it unknown'] : []),
  ].join(', ');
  if (room === undefined) return words;
  const clue = (direction: 'H' | 'V', index: number): Description =>
    describeLine(lineOf(image, direction, index));
  return `${words}; ${cluesText(clue('H', row), clue('V', column))}`;
}

/**
 * What the puzzle of a picture is, in words; null until that is known.
 *
 * @param ends - of the quick methods
 * @param solved - whether it has one solution; null while that is not known
 */
export function classText(ends: Ends, solved: Solved | null): string | null {
  const { sweeps, four, 'two-sat': twoSat } = ends;
  if (sweeps?.status === 'solved')
    return `Simple: sweeps alone solve it (${sweeps.verdict.replace('solved, ', '')}).`;
  if (four?.status === 'solved')
    return 'Not simple, but pairs of lines solve it. It has one solution.';
  if (twoSat?.status === 'solved') return 'Not simple, but chains solve it. It has one solution.';
  if (solved?.status === 'several')
    return 'Not a good puzzle yet: several pictures have these numbers, so it has several solutions.';
  if (solved === null || twoSat === undefined) return null;
  return `One solution, ${knownBy.search}: neither sweeps nor pairs of lines nor chains find it.`;
}

/** What is known of the picture itself. */
export function pictureText(image: Grid, open: readonly number[]): string {
  const share = `${sizeText(image.height, image.width)}, ${counted(countFilled(image), 'filled cell')}.`;
  return open.length === 0
    ? share
    : `${share} Sweeps leave ${counted(open.length, 'cell')} unknown.`;
}

/** A step of a repair, in a sentence. */
export function stepText({ steps, difficulty }: Repaired, count: number, width: number): string {
  if (count === 0)
    return steps.length === 0 ? 'Nothing had to be filled.' : 'The picture before the repair.';
  const { cell, unknown, tried } = steps[count - 1]!;
  const place = `row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1}`;
  const left =
    unknown === 0 ? 'no cell is unknown any more' : `${counted(unknown, 'cell')} are still unknown`;
  const end =
    count === steps.length ? ` Sweeps solve the picture now: ${counted(difficulty, 'sweep')}.` : '';
  return `Step ${count} of ${steps.length}: ${place} is filled, chosen from ${grouped(tried)} tried above all for leaving few cells unknown; ${left}.${end}`;
}

/** All of it as JSON. */
export const pictureJson = (
  values: PictureValues,
  image: Grid,
  results: readonly Offered[],
): unknown => ({
  settings: values,
  picture: encodeImage(image),
  results: results.map(({ image: one, run, ...result }) => ({
    image: encodeImage(one),
    run: run + 1,
    ...result,
  })),
});

/**
 * The picture, or a result with some of its cells filled.
 *
 * @param step - cells of the result that are filled
 */
export function sceneOf(
  image: Grid,
  open: readonly number[],
  result: Offered | undefined,
  step: number,
): Scene {
  if (result === undefined)
    return {
      image,
      filled: [],
      open,
      numbers: false,
      label: 'The picture as cells. Enter fills and empties a cell',
    };
  if (!('steps' in result))
    return {
      image: result.image,
      filled: [],
      changed: result.cells,
      open: openCells(result.image),
      numbers: true,
      label: 'A picture close to yours',
    };
  const after = imageAfter(image, result.steps, step);
  const last = step === result.steps.length;
  return {
    image: after,
    filled: result.steps.slice(0, step).map(({ cell }) => cell),
    open: last ? [] : openCells(after),
    numbers: last,
    label: last ? 'A simple puzzle that was made of the picture' : 'The picture on its way',
  };
}
