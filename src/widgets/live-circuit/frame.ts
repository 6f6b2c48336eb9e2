/** The figure without script: board, diagram, and the table with its count. */
import { solve } from '../../engine/solve/solve.ts';
import { storyOf } from '../../kit/circuit/story.ts';
import { tableOf } from '../../engine/circuit/count.ts';
import { circuitPicture } from '../../kit/circuit/circuitPicture.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { diagramPicture } from './diagram.ts';
import { defaultState, solvedCells } from './model.ts';
import type { LiveCircuitProps } from './model.ts';
import { countText, tableRows } from './table.ts';
import type { TableRow } from './table.ts';
import { boardLabel, boardText } from './words.ts';

/** What the .astro file places. */
export type StaticCircuit = {
  readonly board: string; // markup
  readonly diagram: string;
  readonly text: string;
  readonly names: readonly string[];
  readonly rows: readonly TableRow[];
  readonly counted: string;
};

/** The first frame, drawn on the server. @throws RangeError for a formula that cannot be laid out @source none */
export function staticCircuit(props: LiveCircuitProps): StaticCircuit {
  // without script there are inputs to be seen, whatever the view
  const state = { ...defaultState(props), view: 'set' as const };
  const story = storyOf(state.formula);
  const cells = solvedCells(story, state.inputs);
  const { solutions, complete } = solve(story.board.puzzle, { most: 1000 });
  const count = {
    rows: tableOf(story.layout, story.board, solutions),
    total: solutions.length,
    complete,
  };
  const label = boardLabel(story, state);
  return {
    board: toMarkup(circuitPicture({ board: story.board, cells, label }, 'static-circuit')),
    diagram: toMarkup(diagramPicture(story, cells, `The circuit of ${state.formula}`)),
    text: boardText(story, state, null),
    names: story.names,
    rows: tableRows(story, count),
    counted: countText(story, count),
  };
}
