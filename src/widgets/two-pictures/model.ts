/** The certificate for “nothing can be inferred”, without the page: its pictures, their check, sentences, links. */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { formatGrid } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import {
  cellsLeft,
  certificateOf,
  checkPictures,
  pictureChecker,
} from '../../engine/inference/certificate.ts';
import type { Certified, PictureCheck } from '../../engine/inference/certificate.ts';
import type { Inference, InferenceNews } from '../../engine/inference/inference.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { cellUnits } from '../../kit/board/boardLayout.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardOf, cellWord } from '../../kit/board/boardModel.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { cell, puzzle } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { presets } from './presets.ts';

/** What a page author may set. */
export type TwoPicturesProps = {
  readonly puzzle?: string; // code; default the first preset
};

/** Cells of a board at most. */
const mostCells = 2500;

export const pictureSettings = settings({
  code: puzzle(presets[0]?.code ?? ''),
  at: whole('k', 'Picture', {
    name: 'the number of the picture',
    least: 1,
    most: 2 * mostCells,
    usual: 1,
  }),
  chosen: cell('c', 'Cell', null),
});

/** What a link keeps: which picture is on the board, from 1, and the chosen cell. */
export type PictureState = ValuesOf<typeof pictureSettings>;

export const defaultState = ({ puzzle: code }: TwoPicturesProps): PictureState => ({
  ...pictureSettings.defaults,
  code: code ?? pictureSettings.defaults.code,
});

/** What is shown of a puzzle: plain data, which the server writes into the page for the puzzle that it opens with. */
export type Proof = {
  readonly consistent: boolean;
  readonly pictures: readonly string[]; // rows over 1 and 0, one string each
  readonly cells: readonly number[]; // that they show to be either
  readonly least: number;
};

/** The certificate of an inference. @source 003_bcef302d21730516.txt §2 */
export function proofOf(found: Inference): Proof {
  if (!found.consistent) return { consistent: false, pictures: [], cells: [], least: 0 };
  const { pictures, cells, least } = certificateOf(found);
  return {
    consistent: true,
    pictures: pictures.map((picture) => picture.cells.join('')),
    cells,
    least,
  };
}

/** Pictures, checked against the puzzle on the spot, and what they show. */
export type Checked = Omit<Proof, 'pictures'> & {
  readonly grids: readonly Grid[];
  readonly checks: readonly PictureCheck[];
  /** Cells that a search which was stopped says nothing of; null for one that came to its end. */
  readonly undecided: readonly number[] | null;
};

/** Checks every picture line by line. @source 003_bcef302d21730516.txt §2 */
export function checked(board: Puzzle, { pictures, ...proof }: Proof): Checked {
  const [height, width] = [board.rows.length, board.columns.length];
  const grids = pictures.map((text) => ({ height, width, cells: Uint8Array.from(text, Number) }));
  return { ...proof, grids, checks: checkPictures(board, grids, proof.cells), undecided: null };
}

/** What a worker has made and checked. @source 003_bcef302d21730516.txt §2 */
export function certified({ consistent, certificate, checks }: Certified): Checked {
  const { pictures, cells, least } = certificate;
  return { consistent, cells, least, grids: pictures, checks, undecided: null };
}

/** Takes news of a search, and has what it came to by then; null: nothing yet. */
export type PartialChecker = {
  readonly take: (news: InferenceNews) => void;
  readonly soFar: () => Checked | null;
};

/** Checks the pictures that a search finds as they come, so that they are there when it is stopped. */
export function partialChecker(board: Puzzle): PartialChecker {
  const all = Array.from({ length: board.rows.length * board.columns.length }, (_, at) => at);
  let check = pictureChecker(board, all);
  let checks: PictureCheck[] = [];
  let last: InferenceNews | null = null;
  return {
    take(news) {
      const before = last?.witnesses.at(-1)?.cells.join('');
      // a search goes on from what was found; another figure may have begun one of its own
      if (before !== news.witnesses[checks.length - 1]?.cells.join('')) {
        check = pictureChecker(board, all);
        checks = [];
      }
      last = news;
      for (const picture of news.witnesses.slice(checks.length)) checks.push(check(picture));
    },
    soFar() {
      if (last === null || last.witnesses.length === 0) return null;
      const { inferable, witnesses: grids } = last;
      const open = all.filter((at) => inferable.cells[at] === UNKNOWN);
      const left = cellsLeft(grids, open);
      const cells = open.filter((at) => !left.has(at));
      return { consistent: true, cells, least: 0, grids, checks, undecided: [...left] };
    },
  };
}

/** Why a puzzle is not asked about; null where it is. */
export function sizeTrouble({ rows, columns }: Puzzle): string | null {
  const [height, width] = [rows.length, columns.length];
  if (height * width <= mostCells) return null;
  return `This puzzle has ${grouped(height * width)} cells (${sizeText(height, width)}); this figure makes certificates for ${grouped(mostCells)} at most.`;
}

/** How far a search is. */
export const newsText = ({ decided, inferable, witnesses }: InferenceNews): string =>
  `Asking a SAT solver: ${grouped(decided)} of ${counted(inferable.cells.length, 'cell')} decided, ${counted(witnesses.length, 'picture')} found.`;

/** @throws LinkError for a cell that there is not */
export function checkAsked(
  asked: PictureState,
  _: Checked | null,
  { rows, columns }: Puzzle,
): PictureState {
  const { chosen } = asked;
  if (chosen === null || (chosen.row < rows.length && chosen.column < columns.length)) return asked;
  throw new LinkError(
    `The link asks for the cell "${chosen.row + 1}.${chosen.column + 1}"; it must be a row and a column of the puzzle.`,
  );
}

/** Which picture is on the board, from 0; -1 where there is none. */
export const pictureAt = ({ grids }: Checked, { at }: PictureState): number =>
  Math.min(at, grids.length) - 1;

/** A small open circle in each cell that has been seen with one value only. */
function openMarks(width: number, open: ReadonlySet<number>): SvgNode {
  let d = '';
  for (const at of open) {
    const x = (at % width) * cellUnits + cellUnits - 4;
    const y = Math.floor(at / width) * cellUnits + 4;
    d += `M${x - 2.5} ${y}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z`;
  }
  return svgNode('path', { class: 'pictures-open', d });
}

/** The board: one picture, and marks on the cells that are still to be seen otherwise. */
export function boardShown(board: Puzzle, proof: Checked | null, state: PictureState): BoardModel {
  const [height, width] = [board.rows.length, board.columns.length];
  const at = proof === null ? -1 : pictureAt(proof, state);
  const grid = proof?.grids[at];
  if (grid === undefined)
    return boardOf(board, new Uint8Array(height * width).fill(2), 'The puzzle, without a picture');
  const label = `Picture ${at + 1} of ${proof?.grids.length ?? 0}${proof?.undecided === null ? '' : ' so far'}`;
  const model: BoardModel = { ...boardOf(board, grid.cells, label), look: 'picture' };
  const asked = [...(proof?.cells ?? []), ...(proof?.undecided ?? [])];
  const open = cellsLeft(proof?.grids.slice(0, at + 1) ?? [], asked);
  return open.size === 0 ? model : { ...model, overlay: [openMarks(width, open)] };
}

/** What the picture on the board is good for. */
export function pictureText(board: Puzzle, proof: Checked, state: PictureState): string {
  if (!proof.consistent)
    return 'This puzzle has no solution, so there is no picture to show, and no question of inference.';
  if (proof.cells.length === 0 && proof.undecided === null)
    return 'Every cell of this puzzle must be so: there is one solution, and nothing that a second picture could show.';
  const at = pictureAt(proof, state);
  const check = proof.checks[at];
  const lines = board.rows.length + board.columns.length;
  const fits =
    check?.fits === true ? `fits the clues of all ${grouped(lines)} lines` : 'does not fit';
  const whole = proof.undecided === null;
  const length = proof.cells.length + (proof.undecided?.length ?? 0);
  const shown = check?.shown ?? 0;
  const rest =
    whole && shown === length
      ? `With it all ${counted(length, 'cell')} have been seen both filled and empty.`
      : `${grouped(shown)} of ${counted(length, 'cell')} have been seen both filled and empty by now.`;
  return `Picture ${at + 1} of ${proof.grids.length}${whole ? '' : ' so far'} ${fits}. ${rest}`;
}

/** Which picture of how many is on the board. */
export const placeText = ({ grids, undecided }: Checked, at: number): string =>
  grids.length === 0
    ? ''
    : `Picture ${at + 1} of ${grids.length}${undecided === null ? '' : ' so far'}`;

/** What the pictures up to this one show, in a sentence for the stage. */
export function shortText(proof: Checked, state: PictureState): string {
  if (!proof.consistent) return 'No picture fits all its numbers.';
  const length = proof.cells.length + (proof.undecided?.length ?? 0);
  if (length === 0) return 'Every cell of this puzzle must be so: one picture is all.';
  const shown = proof.checks[pictureAt(proof, state)]?.shown ?? 0;
  if (shown === length)
    return `Now ${length === 1 ? 'the cell was' : `all ${counted(length, 'cell')} were`} seen both filled and empty.`;
  if (shown === 0) return 'One picture that fits. What else could each cell be?';
  return `${counted(shown, 'cell')} were seen both filled and empty. The ringed ones were not yet.`;
}

/** What the check of all pictures says. */
export function proofText({ rows, columns }: Puzzle, proof: Checked): string {
  if (proof.undecided !== null) return partText({ rows, columns }, proof, proof.undecided.length);
  if (!proof.consistent || proof.cells.length === 0) return '';
  const all = rows.length * columns.length;
  const holds =
    proof.checks.every(({ fits }) => fits) && proof.checks.at(-1)?.shown === proof.cells.length;
  if (!holds) return 'The check fails: a picture does not fit, or a cell is missing.';
  const what =
    proof.cells.length === all
      ? 'So nothing can be inferred.'
      : `So these ${counted(proof.cells.length, 'cell')} may be either; the other ${grouped(all - proof.cells.length)} are the same in every solution.`;
  const few =
    proof.grids.length === proof.least
      ? 'Fewer cannot do it.'
      : `They were chosen greedily, always the one that shows most; perhaps fewer would do, but not fewer than ${grouped(proof.least)}.`;
  return `Checked: ${counted(proof.grids.length, 'picture')} in place of ${grouped(2 * proof.cells.length)}. ${what} ${few}`;
}

/** What pictures show that were found before the search was stopped. */
function partText({ rows, columns }: Puzzle, proof: Checked, undecided: number): string {
  if (!proof.checks.every(({ fits }) => fits)) return 'The check fails: a picture does not fit.';
  const same = rows.length * columns.length - proof.cells.length - undecided;
  return `A partial result, checked: ${counted(proof.grids.length, 'picture')} found before the search was stopped, none left out. ${counted(proof.cells.length, 'cell')} may be either, ${grouped(same)} are known to be the same in every solution, and ${grouped(undecided)} are undecided. Go on, and few of the pictures are chosen in the end.`;
}

/** The pictures, from 1, that have a cell filled and empty; null where it is the same in all. */
export function picturesOf(
  proof: Checked,
  at: number,
): { readonly filled: number; readonly empty: number } | null {
  const find = (value: number): number =>
    proof.grids.findIndex(({ cells }) => cells[at] === value) + 1;
  const [filled, empty] = [find(FILLED), find(EMPTY)];
  return filled === 0 || empty === 0 ? null : { filled, empty };
}

/** What is said of the chosen cell. */
export function cellText(board: Puzzle, proof: Checked, { chosen }: PictureState): string | null {
  if (chosen === null || proof.grids.length === 0) return null;
  const at = chosen.row * board.columns.length + chosen.column;
  const place = `Row ${chosen.row + 1}, column ${chosen.column + 1}`;
  const found = picturesOf(proof, at);
  if (found !== null)
    return `${place}: filled in picture ${found.filled}, empty in picture ${found.empty}.`;
  const same = `${place}: ${cellWord(proof.grids[0]?.cells[at] ?? 2)} in all of them`;
  return proof.undecided?.includes(at) === true
    ? `${same} so far; undecided.`
    : `${same}, as in every solution.`;
}

/** The cells as rows of a table, heads first. */
export function cellRows(
  { columns }: Puzzle,
  proof: Checked,
): readonly (readonly (string | number)[])[] {
  const width = columns.length;
  return [
    ['row', 'column', 'filled in picture', 'empty in picture'],
    ...proof.cells.map((at) => {
      const found = picturesOf(proof, at);
      return [
        Math.floor(at / width) + 1,
        (at % width) + 1,
        found?.filled ?? '',
        found?.empty ?? '',
      ];
    }),
  ];
}

/** Everything for a file. */
export const proofJson = ({ rows, columns }: Puzzle, proof: Checked | null): unknown => ({
  rows,
  columns,
  ...(proof === null
    ? { certificate: null }
    : {
        consistent: proof.consistent,
        whole: proof.undecided === null,
        cells: proof.cells.length,
        undecided: proof.undecided?.length ?? 0,
        least: proof.least,
        pictures: proof.grids.map(formatGrid),
        fits: proof.checks.map(({ fits }) => fits),
      }),
});
