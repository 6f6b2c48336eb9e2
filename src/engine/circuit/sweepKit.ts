/**
 * A second kit, with one gate, of which sweeps see all that any method could see without knowing a signal: on each of its tiles
 * alone the cells that are equal in all states are just those that sweeps find. So on a board of these tiles sweeps stop where
 * every tile by itself stops (`beyondSweeps.ts`). The first kit has not this property: of its NOT, split, crossing and gates
 * sweeps miss some such cells.
 *
 * It was found by a search over cores and pairs of port lines; with the usual lines there is no such gate among cores with
 * runs of at most 3 that the search looked at. So signals come to a gate from the left on the second and the fifth line of the
 * core, from above on the first and the third. Nothing here is believed: the tests list all states of each tile.
 */
import { empty, tile } from './kit.ts';
import type { PortLines, Tile, TileSide } from './tile.ts';

/** Where signals cross in the rows of gates, and above gates. */
const gateLines: PortLines = [1, 4];
const aboveGate: PortLines = [0, 2];

/** A tile of this kit, with its name, and its port lines where they are not the usual ones. */
const named = (
  name: string,
  plain: Tile,
  lines: Readonly<Partial<Record<TileSide, PortLines>>> = {},
): Tile => ({ ...plain, lines, id: `sweep-${name}` });

const along = { left: gateLines, right: gateLines };
const [toRight, fromLeft] = [{ right: gateLines }, { left: gateLines }];
const downToGate = { bottom: aboveGate };

/** The tiles, with the clues of their cores by rows and columns as in `kit.ts`. */
export const sweepKit = {
  input: named('input', tile('input', '>R', empty, empty)),
  wire: named('wire', tile('wire', 'L>R', ',1,,1,', '1,,,,1', 'left')),
  wireDown: named('wire-down', tile('wire', 'T>B', '1,,,,1', ',1,,1,', 'top')),
  bendDown: named('bend-down', tile('bend', 'L>B', '21,1,1,11,2', '1,11,111,1,11', 'left')),
  split: named('split', tile('split', 'L>RB', ',2,,11,2', '1,1,2,1,1', 'left', 'left')),
  cross: named('cross', tile('cross', 'LT>RB', '2,11,,11,2', '1,1,22,1,1', 'left', 'top')),
  empty: named('empty', tile('empty', '>', empty, empty)),
  // into a row of gates, and out of it
  turn: named('turn', tile('bend', 'T>R', '2,11,2,12,1', '11,11,12,11,1', 'top'), toRight),
  turnNot: named(
    'turn-not',
    tile('bend-not', 'T>R', '2,2,1,11,11', '1,11,111,11,1', 'not top'),
    toRight,
  ),
  downNot: named(
    'down-not',
    tile('bend-not', 'L>B', '2,11,,,11', '1,1,2,1,1', 'not left'),
    fromLeft,
  ),
  toGate: named('to-gate', tile('wire', 'T>B', '2,1,22,,2', '11,11,1,11,2', 'top'), downToGate),
  notToGate: named(
    'not-to-gate',
    tile('not', 'T>B', '11,21,12,11,21', '21,21,2,11,21', 'not top'),
    downToGate,
  ),
  // in a row of gates
  inputAlong: named('input-along', tile('input', '>R', empty, empty), toRight),
  wireAlong: named('wire-along', tile('wire', 'L>R', ',1,,,1', '1,,,,1', 'left'), along),
  and: named('and', tile('and', 'LT>R', '2,1,,,11', '1,1,11,,1', 'left and top'), {
    ...along,
    top: aboveGate,
  }),
  outputAlong: named('output-along', tile('output', 'L>', empty, empty), fromLeft),
} as const;

/** An output of a row of gates that must be 1, as `outputOne` of the first kit. */
export const outputOneAlong: Tile = named(
  'output-one-along',
  tile('output', 'L>', ',,,,1', '1,,,,'),
  fromLeft,
);
