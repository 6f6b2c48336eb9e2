/** The boards as pictures: one a method, in small; the last one large, with the numbers; and all of them on one sheet. */
import { unknownGrid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { cellUnits } from '../../kit/board/boardLayout.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { eitherMarks, missedMarks } from '../../kit/board/openMarks.ts';
import { methodMark } from '../../kit/methods/marks.ts';
import { kindOf } from '../../methods/kinds.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { boardNames, cellsOf, missedOn, openCells } from './model.ts';
import type { BoardName, Reached } from './model.ts';
import { boardLabel, boardTitle, countText } from './words.ts';

/** Units of a cell in a small picture. */
export const smallUnits = 4;

/** Longest side of a small board in CSS pixels, where there is room. */
const smallSide = 120;

/** Whether the last board leaves no room for the others beside it. */
export const isWide = ({ columns }: Puzzle): boolean => columns.length > 13;

/** The board with all that must be so. */
export function mainBoard(puzzle: Puzzle, reached: Reached): BoardModel {
  const label = 'What must be so, and what nobody finds';
  const board = boardOf(puzzle, Uint8Array.from(reached.inferable), label);
  const [open, missed] = [openCells(reached), missedOn(reached, 'sat')];
  return {
    ...board,
    overlay: [
      ...(open.size === 0 ? [] : [eitherMarks(board, open)]),
      ...(missed.size === 0 ? [] : [missedMarks(board, missed)]),
    ],
  };
}

/** What a method knows, with diamonds where it misses something. */
export function smallBoard(reached: Reached, board: BoardName, size = smallSide): SvgNode {
  const { height, width } = reached;
  const cells = cellsOf(reached, board);
  const grid =
    cells === null ? unknownGrid(height, width) : { height, width, cells: Uint8Array.from(cells) };
  const picture = boardPictureSmall(grid, { label: boardLabel(reached, board), size });
  const missed = missedOn(reached, board);
  const open = board === 'sat' ? openCells(reached) : new Set<number>();
  const marks = [
    ...(open.size === 0 ? [] : [eitherMarks(grid, open)]),
    ...(missed.size === 0 ? [] : [missedMarks(grid, missed)]),
  ];
  if (marks.length === 0) return picture;
  const scale = smallUnits / cellUnits;
  const overlay = svgNode('g', { class: 'reach-marks', transform: `scale(${scale})` }, ...marks);
  return { ...picture, children: [...picture.children, overlay] };
}

const [sheetSide, sheetGap, captionRoom, across] = [150, 44, 40, 4];

const text = (x: number, y: number, words: string, name: string): SvgNode =>
  svgNode('text', { class: name, x, y }, words);

/** All boards on one sheet, for a file. */
export function sheet(reached: Reached): SvgNode {
  const high = Math.round((sheetSide * reached.height) / Math.max(reached.height, reached.width));
  const rows = Math.ceil(boardNames.length / across);
  return svgNode(
    'svg',
    {
      class: 'reach-sheet',
      width: across * (sheetSide + sheetGap),
      height: rows * (high + captionRoom + sheetGap),
      role: 'img',
      'aria-label': 'What each method knows of the puzzle',
    },
    ...boardNames.flatMap((board, at) => {
      const x = (at % across) * (sheetSide + sheetGap) + sheetGap / 2;
      const y = Math.floor(at / across) * (high + captionRoom + sheetGap) + sheetGap / 2;
      const mark = methodMark(kindOf(board));
      const picture = smallBoard(reached, board, sheetSide);
      return [
        { ...picture, attributes: { ...picture.attributes, x, y } },
        { ...mark, attributes: { ...mark.attributes, x, y: y + high + 3 } },
        text(x + 24, y + high + 17, boardTitle(board), 'reach-sheet-name'),
        text(x, y + high + 33, countText(reached, board), 'reach-sheet-count'),
      ];
    }),
  );
}
