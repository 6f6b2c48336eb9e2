/** The stored positions that train a technique (src/engine/play/positions.ts): which boards they come from, and what is asked. */
import type { Grid } from '../engine/board/cell.ts';
import { FILLED, UNKNOWN } from '../engine/board/cell.ts';
import { isLineRule } from '../engine/play/techniques.ts';
import type { Technique } from '../engine/play/techniques.ts';
import { countIn, listIn, textIn } from '../notebook/plain/storedTally.ts';
import { decodeImage, encodeImage } from '../formats/imageCode.ts';

/** Which boards are looked at for a technique, one after another, until there are enough positions. */
export type PositionSpec = {
  readonly technique: Technique;
  readonly side: number; // of square boards
  readonly percentage: number; // of filled cells
  /** Whether each cell then takes the value that most cells around it have: pictures of patches, as people draw them. */
  readonly patches: boolean;
  readonly seed: number;
  readonly positions: number;
};

/** Raised when the same spec would find other positions. */
export const positionsVersion = 2;

/** Positions of each technique. */
export const positionsEach = 60;

/** What is looked at for a technique. All boards are of one size, which tells nothing of the technique. */
export const positionSpec = (technique: Technique): PositionSpec => ({
  technique,
  side: 10,
  ...(isLineRule(technique)
    ? { percentage: 50, patches: true }
    : { percentage: 40, patches: false }),
  seed: 1,
  positions: positionsEach,
});

/** A position. */
export type StoredPosition = {
  readonly index: number; // of the board in its sample
  readonly image: Grid; // whose puzzle it is
  readonly known: Grid; // 1 where a cell of it is known
  readonly cell: number; // that the technique gives
  readonly open: number | null; // one that stays open
};

/** The state of a position. */
export const stateOf = ({ image, known }: Pick<StoredPosition, 'image' | 'known'>): Grid => ({
  ...image,
  cells: image.cells.map((value, at) => (known.cells[at] === FILLED ? value : UNKNOWN)),
});

/** A position as it is stored. */
export const storedOf = ({
  index,
  image,
  known,
  cell,
  open,
}: StoredPosition): readonly unknown[] => [
  index,
  encodeImage(image),
  encodeImage(known),
  cell,
  open ?? -1,
];

/**
 * The positions that a file holds.
 *
 * @throws RangeError or SyntaxError for what is no list of them
 */
export function readPositions(stored: unknown, spec: PositionSpec): readonly StoredPosition[] {
  return listIn('positions', stored, spec.positions).map((item) =>
    readPosition(item, spec.side ** 2),
  );
}

function readPosition(item: unknown, cells: number): StoredPosition {
  const [index, image, known, cell, open] = listIn('position', item, 5);
  const gridOf = (name: string, code: unknown): Grid => {
    const grid = decodeImage(textIn(name, code));
    countIn(`cells of ${name}`, grid.cells.length, cells);
    return grid;
  };
  return {
    index: countIn('index', index),
    image: gridOf('image', image),
    known: gridOf('known', known),
    cell: countIn('cell', cell, cells - 1),
    open: open === -1 ? null : countIn('open cell', open, cells - 1),
  };
}
