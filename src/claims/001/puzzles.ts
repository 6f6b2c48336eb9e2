/**
 * The puzzles of 001 whose pictures are lost in our copy: what the text says of each, as a test, and the first image that
 * passes it. `npm run -s remake -- lost-puzzles` searches; the tests run the test of each puzzle again.
 */
import type { Grid } from '../../engine/board/cell.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import { formatGrid, imageFromText, lineOf } from '../../engine/board/image.ts';
import type { ProbingRecording } from '../../engine/probe/probe.ts';
import type { Category, ProbingClass } from '../../engine/probe/probeCategory.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { isUnique } from '../../engine/solve/solve.ts';
import { galleryPicture } from '../../puzzles/gallery.ts';
import { lost } from '../../puzzles/lost.ts';
import { followsFigure11, printedSequences as printed } from './probingTexts.ts';

/** A figure whose picture is lost, and a puzzle that fits what is left of it. */
export type LostPuzzle = {
  readonly figure: string; // number, with the letter of a part
  readonly place: string; // section
  readonly caption: string; // what the figure shows, in our words
  readonly must: string; // what the puzzle has to satisfy
  readonly image: readonly string[]; // its picture, one text a row over # and .; one of several when it has more solutions
  readonly height: number;
  readonly width: number;
  readonly class: ProbingClass;
  readonly sequence: readonly Category[]; // in board order
  /** Its clues and settled cells can be read in our copy: only its sequence was drawn, not printed. */
  readonly isRead?: true;
  /** The sequence as printed; null when none is. */
  readonly printed: readonly number[] | null;
  readonly note?: string; // where the document cannot be right, or leaves a choice
  /**
   * 6x6 only: the column of the last row, and the row of the first column, that are filled besides the lower left corner;
   * the search tries only such images. Without it, all images of the size.
   */
  readonly corner?: readonly [column: number, row: number];
  /** The rest of what it must satisfy, besides class and sequence. */
  fits(image: Grid, recording: () => ProbingRecording): boolean;
};

const sequence = (text: string): readonly Category[] => text.split(' ').map(Number) as Category[];
const repeated = (category: Category, times: number): readonly Category[] =>
  Array.from({ length: times }, () => category);
const always = (): boolean => true;
const unique = (image: Grid): boolean => isUnique(puzzleOf(image));
const emptyLines = (image: Grid, direction: 'H' | 'V'): number[] =>
  Array.from({ length: direction === 'H' ? image.height : image.width }, (_, k) => k).filter(
    (k) => !lineOf(image, direction, k).includes(1),
  );
const isEdge = (line: number | undefined): boolean => line === 0 || line === 3;

type Lost = keyof typeof lost;

/** The puzzle of the gallery that stands for a figure. */
function inPlaceOf<Figure extends string>(
  figure: `001-figure-${Figure}` extends Lost ? Figure : never,
): Pick<LostPuzzle, 'figure' | 'caption' | 'image' | 'height' | 'width'> {
  const id = `001-figure-${figure as Figure}` as Lost;
  const { height, width, cells } = galleryPicture(id);
  return {
    figure,
    caption: lost[id].shows.replace(/\.$/, ''),
    image: formatGrid({ height, width, cells }),
    height,
    width,
  };
}

/** Figures 22a to 22c: where the empty row and the empty column of a 4x4 puzzle are. */
function nine(
  figure: '22a' | '22b' | '22c',
  where: string,
  atEdge: readonly [boolean, boolean],
): LostPuzzle {
  return {
    ...inPlaceOf(figure),
    place: 'section 4.1',
    must: `4x4, nine cells of category 4 and no others, ${where}`,
    class: 'rest',
    sequence: repeated(4, 9),
    printed: null,
    fits: (grid) =>
      isEdge(emptyLines(grid, 'H')[0]) === atEdge[0] &&
      isEdge(emptyLines(grid, 'V')[0]) === atEdge[1],
  };
}

export const lostPuzzles: readonly LostPuzzle[] = [
  {
    ...inPlaceOf('9'),
    place: 'section 3.3',
    must: '5x5, two clusters of unknown cells, eight in all, and a cell whose 0-probe goes as section 3.3 tells for Figure 11',
    class: 'unique',
    sequence: sequence('14 11 11 14 11 14 14 11'),
    printed: printed.figure9,
    note: 'Printed is 14 11 11 14 11 14 11 11. No puzzle of any size has it. Three filled cells among the eight leave three rows and three columns with one each, and so four ways to choose them: four solutions. Of eight cells that all solve the puzzle four are filled (proved in the entry on these cells). With 14 for the last but one it is the most common sequence of its kind up to 5x5. Many puzzles fit; this is the first one.',
    fits: (_, recording) =>
      clusters(recording().state) === 2 && followsFigure11(recording()) !== null,
  },
  {
    ...inPlaceOf('14'),
    place: 'section 3.4',
    must: '6x6, the printed sequence',
    class: 'rest',
    sequence: printed.figure14 as readonly Category[],
    printed: printed.figure14,
    note: 'Of category 0 can only be a corner of 6x6: its row and its column are then the line of Figure 13. From that and the sequence follow the last row and the first column of one solution; two puzzles fit, and this is the first.',
    corner: [4, 0],
    fits: always,
  },
  {
    ...inPlaceOf('15'),
    place: 'section 3.5.1',
    must: '4x4, sixteen cells of category 4',
    class: 'rest',
    sequence: repeated(4, 16),
    printed: null,
    note: 'The only puzzle of its kind: one filled cell in every line. Its 24 solutions are the 24 images of Table 6.',
    fits: always,
  },
  {
    ...inPlaceOf('16'),
    place: 'section 3.5.1',
    must: '4x4, categories 5 and 8 only, and of the last row the second and third cell are filled by sweeps',
    class: 'rest',
    sequence: sequence('8 5 5 8 8 5 5 8 5 5 5 5'),
    printed: printed.figure16,
    note: 'Printed are thirteen numbers, one 5 too many: the puzzle has twelve unknown cells.',
    fits(_, recording) {
      const { cells } = recording().state;
      return cells[13] === 1 && cells[14] === 1;
    },
  },
  {
    ...inPlaceOf('17'),
    isRead: true,
    place: 'section 3.5.2',
    must: '5x5, the descriptions printed in the figure',
    class: 'rest',
    sequence: repeated(1, 9),
    printed: null,
    fits: (image) => isFigure17(puzzleOf(image)),
  },
  {
    ...inPlaceOf('18'),
    place: 'section 3.5.3',
    must: '6x6, class unique, a cell of category 0',
    class: 'unique',
    sequence: sequence('8 9 9 8 14 12 11 11 6 14 14 9 9 14 6 11 11 14 12 8 9 8 11 8 4 8 6 8 0'),
    printed: null,
    note: 'The picture and its sequence are lost; many puzzles fit. This one has its cell of category 0 in the lower right corner.',
    corner: [2, 3],
    fits: always,
  },
  {
    ...inPlaceOf('20'),
    place: 'section 4.1',
    must: '4x4, the printed sequence',
    class: 'unique',
    sequence: sequence('8 9 14 14 11 14 11 9 11 6 14'),
    printed: printed.figure20,
    note: 'The only 4x4 image with this sequence.',
    fits: always,
  },
  {
    ...inPlaceOf('21'),
    place: 'section 4.1',
    must: '4x4, exactly two solutions, one cell of category 8 and ten of category 15',
    class: 'two',
    sequence: sequence('15 15 15 15 15 15 15 15 15 15 8'),
    printed: null,
    note: 'One of four puzzles, which are turned and reflected images of each other.',
    fits: always,
  },
  nine('22a', 'the empty row and the empty column are at the edge', [true, true]),
  nine('22b', 'the empty row and the empty column are inside', [false, false]),
  nine('22c', 'the empty row is at the edge and the empty column is inside', [true, false]),
  {
    ...inPlaceOf('23'),
    place: 'section 4.2',
    must: '5x5, the printed sequence',
    class: 'unique',
    sequence: sequence('6 9 11 14 14 11 7 13 11 14 2 6 8 11'),
    printed: printed.figure23,
    note: 'The only 5x5 image with this sequence.',
    fits: always,
  },
  {
    ...inPlaceOf('24'),
    place: 'section 4.2',
    must: '5x5, four cells of category 15 and no others; we add: no empty line',
    class: 'two',
    sequence: repeated(15, 4),
    printed: printed.figure24,
    note: 'More than four million images fit; this is the first one without an empty line.',
    fits: (image) => [...emptyLines(image, 'H'), ...emptyLines(image, 'V')].length === 0,
  },
  {
    ...inPlaceOf('25'),
    place: 'section 4.2',
    must: '5x5, one solution, categories 6 and 9 only, the first twelve as printed',
    class: 'rest',
    sequence: sequence('6 9 6 9 9 6 9 6 9 6 9 6 6 9 6 9'),
    printed: printed.figure25,
    note: 'Printed are nineteen numbers, the last of which only alternate. Every uniquely solvable 5x5 image of class rest with only 6 and 9 has sixteen unknown cells; this is the first that begins as printed.',
    fits: unique,
  },
];

/** The puzzle of a figure. @source 001_a525a3e1210b0814.txt */
export function lostPuzzle(figure: string): LostPuzzle {
  const found = lostPuzzles.find((one) => one.figure === figure);
  if (!found) throw new RangeError(`no lost puzzle of Figure ${figure}`);
  return found;
}

/** Its descriptions. */
export const descriptionsOf = ({ image }: LostPuzzle): Puzzle => puzzleOf(imageFromText(image));

/** The number of groups of unknown cells that hang together by their sides. @source 001_a525a3e1210b0814.txt §3.3 */
export function clusters({ height, width, cells }: Grid): number {
  const open = new Set(Array.from(cells.keys()).filter((at) => cells[at] === UNKNOWN));
  let count = 0;
  for (const start of open) {
    count++;
    for (const stack = [start]; stack.length > 0;) {
      const at = stack.pop() as number;
      if (!open.delete(at)) continue;
      const column = at % width;
      if (column > 0) stack.push(at - 1);
      if (column < width - 1) stack.push(at + 1);
      if (at >= width) stack.push(at - width);
      if (at < width * (height - 1)) stack.push(at + width);
    }
  }
  return count;
}

function isFigure17({ rows, columns }: Puzzle): boolean {
  const wanted = '[[1,1],[],[1,1],[],[1,1]]';
  return JSON.stringify(rows) === wanted && JSON.stringify(columns) === wanted;
}

/** For comparisons: the image as one text. */
export const imageText = (image: Grid): string => formatGrid(image).join('/');
