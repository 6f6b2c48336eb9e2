/**
 * What each value of each unknown cell implies on its row and its column, for boards of up to 32 x 32 cells: kept from state
 * to state of a puzzle, so that only the lines that changed are worked out again.
 */
import type { FastWords } from '../sweep/fastWords.ts';
import type { LineMasks } from '../line/lineMasks.ts';
import type { LineImplications } from './fastFourImply.ts';
import { createLineImplications, implyLine } from './fastFourImply.ts';

/** What each value of each unknown cell implies on its lines, in the state `seenFill`, `seenEmpty` of the line. */
export type BoardImplications = LineImplications & {
  readonly simple: FastWords;
  readonly height: number;
  readonly width: number;
  readonly masks: LineMasks;
  readonly seenFill: Int32Array;
  readonly seenEmpty: Int32Array;
  /** Of each line: the cells of which a value implies something. */
  readonly active: Int32Array;
};

/** Room for the implications of a board. */
export function createBoardImplications(simple: FastWords): BoardImplications {
  const { height, width, masks } = simple;
  const lines = height + width;
  return {
    ...createLineImplications(lines),
    simple,
    height,
    width,
    masks,
    seenFill: new Int32Array(lines),
    seenEmpty: new Int32Array(lines),
    active: new Int32Array(lines),
  };
}

/** Forgets all lines: the board has another puzzle. */
export function forgetLines({ seenFill, active }: BoardImplications): void {
  seenFill.fill(0); // no line with unknown cells has a 0 here: they are all new
  active.fill(0);
}

/**
 * Brings the implications of changed lines up to date.
 *
 * @param board - at a standstill of SimpleSolver: all lines are settled
 * @source 000_8dc3042ab81c971c.txt §3.2 (the relations of two pixels on a line)
 */
export function refreshLines(board: BoardImplications): void {
  const { masks, seenFill, seenEmpty, active } = board;
  for (let l = 0; l < seenFill.length; l++) {
    const fill = masks.mayFill[l]!;
    const empty = masks.mayEmpty[l]!;
    if (fill === seenFill[l]! && empty === seenEmpty[l]!) continue;
    seenFill[l] = fill;
    seenEmpty[l] = empty;
    active[l] = implyLine(masks, l, board);
  }
}
