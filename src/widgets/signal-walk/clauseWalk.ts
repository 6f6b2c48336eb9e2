/**
 * A formula in clauses on a board with nothing given, of tiles on which sweeps find all that a tile shows: sweeps are walked to
 * their end, and one step more sets what can be inferred beyond.
 */
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { clausesOf } from '../../engine/circuit/clauses.ts';
import { layOutClauses } from '../../engine/circuit/clauseLayout.ts';
import { compose } from '../../engine/circuit/compose.ts';
import { variablesOf } from '../../engine/circuit/formula.ts';
import { inferInPieces } from '../../engine/inference/inference.ts';
import type { InPieces } from '../../engine/pieces.ts';
import { told } from '../../engine/pieces.ts';
import { formulaIn } from '../../kit/circuit/formulaSettings.ts';
import type { Story } from '../../kit/circuit/story.ts';
import type { CellChange, Trace, TraceStep } from '../../kit/stepper/trace.ts';
import { counted } from '../../notebook/plain/numbers.ts';

/** A formula, laid out for inference. @throws SyntaxError or RangeError for one that is not in such clauses */
export function clauseStory(text: string): Story {
  const formula = formulaIn(text);
  const layout = layOutClauses(clausesOf(formula), 'inference', 'second');
  const names = variablesOf(layout.formula);
  return { text, formula: layout.formula, names, layout, board: compose(layout.tiles) };
}

/** Whether it can be. */
export function isInClauses(text: string): boolean {
  try {
    clauseStory(text);
    return true;
  } catch {
    return false;
  }
}

/** The same walk, and a last step that sets what is the same in all solutions and sweeps do not find. */
export function* withFurther(trace: Trace, puzzle: Puzzle): InPieces<Trace> {
  const { inferable } = yield* told(inferInPieces(puzzle), () => undefined);
  const known = trace.start.cells.slice();
  for (const { changes } of trace.steps) for (const { cell, value } of changes) known[cell] = value;
  const changes = [...inferable.cells.entries()].flatMap(([cell, value]): CellChange[] =>
    known[cell] === UNKNOWN && (value === EMPTY || value === FILLED) ? [{ cell, value }] : [],
  );
  const found = counted(changes.length, 'cell');
  const sentence =
    changes.length === 0
      ? 'Nothing more can be inferred: every other cell is filled in one solution and empty in another.'
      : `No line tells it, but ${found} more can be inferred: the clauses can never all be met, so the output is 0 in every solution.`;
  const step: TraceStep = {
    level: 'sweep',
    changes,
    lit: [],
    method: 'sat',
    sentence: () => sentence,
    tells: () => [],
    place: 'Beyond sweeps',
    act: 'What more is certain?',
  };
  return { ...trace, steps: [...trace.steps, step] };
}
