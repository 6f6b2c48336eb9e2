/** The board and the sequence: the same cells twice, and what is pointed at in one is ringed in the other. */
import type { Part } from '../../notebook/template/part.ts';
import { ExplorerBoard } from './explorerBoard.ts';
import type { Stage } from './model.ts';
import { ordered } from './model.ts';
import { SequenceView } from './sequenceView.ts';
import type { Pair, ProbeSettings } from './settings.ts';

/** Board and sequence. */
export class CellsView {
  readonly #board: ExplorerBoard;
  readonly #sequence: SequenceView;

  /**
   * @param large - the board is the picture of the figure
   * @param choose - the reader comes to an unknown cell, by its place in the grid
   */
  constructor(id: string, large: boolean, choose: (place: number) => void) {
    this.#board = new ExplorerBoard(id, {
      choose,
      large,
      point: (place) => this.#sequence.point(place),
    });
    const point = (place: number | null): void => this.#board.point(place);
    this.#sequence = new SequenceView({ choose, point });
  }

  get board(): Part {
    return this.#board;
  }

  get sequence(): Part {
    return this.#sequence;
  }

  /** Shows a stage; `growing`: a worker still probes, and the sequence would be written anew ten times a second. */
  show(
    stage: Stage,
    cell: number | null,
    pair: Pair,
    { category, order }: Pick<ProbeSettings, 'category' | 'order'>,
    growing: boolean,
  ): void {
    const second = pair === 'wanted' ? null : pair;
    this.#board.show(stage, cell, category, second);
    if (growing) return;
    const { width } = stage.state;
    this.#sequence.update({ cells: ordered(stage, order), width, chosen: cell, category, second });
  }
}
