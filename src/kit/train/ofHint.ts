/** The technique that a hint uses. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import { lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Hint } from '../../engine/play/hint.ts';
import { byLineRule, lineRules } from '../../engine/play/lineRules.ts';
import type { Technique } from '../../engine/play/techniques.ts';

/**
 * Of a hint about a line the weakest rule that gives some of its cells.
 *
 * @param marks - of the state that the hint is about
 * @returns null where the hint uses none of the ten
 */
export function techniqueOfHint(hint: Hint, puzzle: Puzzle, marks: Uint8Array): Technique | null {
  switch (hint.kind) {
    case 'line': {
      const { direction, index } = hint;
      const grid = { height: puzzle.rows.length, width: puzzle.columns.length, cells: marks };
      const line = lineOf(grid, direction, index);
      const clue = (direction === 'H' ? puzzle.rows : puzzle.columns)[index] ?? [];
      const gives = (found: Uint8Array): boolean =>
        found.some((value, at) => value !== UNKNOWN && line[at] === UNKNOWN);
      return lineRules.find((rule) => gives(byLineRule(rule, line, clue))) ?? null;
    }
    case 'lines':
      return 'pairs';
    case 'chain':
      return 'chain';
    case 'probe':
      return 'contradiction';
    case 'both':
      return 'futures';
    case 'broken':
    case 'search':
    case 'open':
    case 'wrong':
    case 'done':
      return null;
  }
}
