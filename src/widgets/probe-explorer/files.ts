/** A probing sequence as files, and the board with its categories as a picture. */
import { formatLine } from '../../engine/board/cell.ts';
import type { ProbeProof } from '../../engine/probe/probeProof.ts';
import { CATEGORIES, sortedSequence } from '../../engine/probe/probeCategory.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { categoryMarks } from '../../kit/probe/categoryPicture.ts';
import { usefulnessName } from '../../kit/probe/probeWords.ts';
import type { Probing, Stage } from './model.ts';
import { boardName } from './model.ts';
import type { PairProbe } from './pairModel.ts';
import { pairJson } from './pairModel.ts';

/** The board of a stage, each probed cell with its category. */
export function categoryBoard(stage: Stage): BoardModel {
  const board = boardOf(stage.puzzle, stage.state.cells, boardName(stage.puzzle));
  return { ...board, fresh: stage.fresh, overlay: categoryMarks(stage.cells) };
}

/** The sequence as text: "14 11 11 14". @source 001_a525a3e1210b0814.txt §3.4 */
export function sequenceText(cells: readonly { readonly category: number }[]): string {
  return cells.map(({ category }) => category).join(' ');
}

/** The sequence as rows of a table in board order, heads first; rows and columns from 1. */
export function sequenceRows(stage: Stage): readonly (readonly (string | number)[])[] {
  const heads = ['number', 'row', 'column', 'category', '1-probe', '0-probe', 'proves'];
  const rows = stage.cells.map(({ row, column, category }, at) => {
    const meaning = CATEGORIES[category];
    const proves = meaning?.proves ?? null;
    return [
      at + 1,
      row + 1,
      column + 1,
      category,
      usefulnessName(category >> 2),
      usefulnessName(category & 3),
      proves === null ? '' : proves === 1 ? 'filled' : 'empty',
    ];
  });
  return [heads, ...rows];
}

/**
 * Puzzle, state and sequence as JSON, class and stars those of the puzzle; `partial` when the probing was stopped.
 *
 * @param pair - the pair that is shown; null when a single cell is
 * @param proof - of the value of the cell, where it is shown
 */
export function probingJson(
  stage: Stage,
  probing: Probing | null,
  round: number,
  pair: PairProbe | null = null,
  proof: ProbeProof | null = null,
): unknown {
  const { puzzle, state, status, cells } = stage;
  const sequence = cells.map(({ category }) => category);
  return {
    puzzle: { rows: puzzle.rows, columns: puzzle.columns, code: codeOf(puzzle) },
    rounds: round, // of repeated probing before; 0: SimpleSolver alone
    state: { status, grid: formatLine(state.cells) },
    partial: probing === null,
    sequence,
    sorted: sortedSequence(sequence),
    class: probing?.result.class ?? null,
    stars: probing?.result.stars ?? null,
    cells: cells.map(({ row, column, category }) => ({
      row: row + 1,
      column: column + 1,
      category,
    })),
    pair: pair === null ? null : pairJson(stage, pair),
    ...(proof === null ? {} : { proof: { ...proof, state: formatLine(proof.state.cells) } }),
  };
}
