/** The figure without script. Its lattice is computed while the site is built, so the live figure starts with it. */
import { pqLattice } from '../../experiments/pqLattice.ts';
import type { PqLatticeTally } from '../../experiments/pqLattice.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { besideSentence } from './beside.ts';
import { pointBoard, pointBoardCell } from './board.ts';
import { defaultState, latticeOf, shownPoint } from './model.ts';
import type { LatticeProps } from './model.ts';
import { latticePicture, legendMark } from './picture.ts';
import {
  firstSentence,
  kindWords,
  legendKinds,
  pointSentence,
  ringedSentence,
  sizeNote,
  summarySentence,
  tableRows,
} from './words.ts';

/** What the .astro file places. */
export type StaticLattice = {
  readonly code: string; // of the puzzle
  readonly note: string; // of one that is no preset
  readonly tally: PqLatticeTally; // for the live figure
  readonly lattice: string; // markup
  readonly legend: readonly { readonly mark: string; readonly words: string }[]; // markup, text
  readonly board: string; // markup
  readonly summary: string;
  readonly beside: string; // what 2-SAT makes of it
  readonly sentences: readonly string[]; // about the point shown
  readonly rows: readonly (readonly string[])[];
};

/** Computes and draws the first frame. @throws SyntaxError for a damaged puzzle code @source none */
export function staticLattice(props: LatticeProps): StaticLattice {
  const state = defaultState(props);
  const spec = { puzzle: state.code };
  const tally = pqLattice.emptyTally(spec);
  pqLattice.begin(spec)(0, pqLattice.units(spec), tally);
  const lattice = latticeOf(decodePuzzle(state.code), tally);
  const point = shownPoint(lattice, state);
  const board = boardPicture(pointBoard(lattice, point), {
    id: `lattice-${state.code.length}-${point.p}${point.q}`,
    cell: pointBoardCell(lattice),
  });
  return {
    code: state.code,
    note: sizeNote(lattice),
    tally,
    lattice: toMarkup(latticePicture(lattice, point)),
    legend: legendKinds.map((kind) => ({
      mark: toMarkup(legendMark(kind)),
      words: kindWords[kind],
    })),
    board: toMarkup(board),
    summary: summarySentence(lattice),
    beside: besideSentence(lattice.puzzle),
    sentences: [
      pointSentence(lattice, point),
      firstSentence(point),
      ringedSentence(lattice, point),
    ].filter((sentence) => sentence !== ''),
    rows: tableRows(lattice),
  };
}
