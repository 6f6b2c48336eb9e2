/** What the figure of a formula as a nonogram says of what it shows. */
import type { Place } from '../../engine/board/cell.ts';
import { UNKNOWN } from '../../engine/board/cell.ts';
import {
  assignmentsOf,
  evaluateFormula,
  formulaText,
  partsOf,
} from '../../engine/circuit/formula.ts';
import type { TileSide } from '../../engine/circuit/tile.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import type { Story } from '../../kit/circuit/story.ts';
import type { KnownPorts } from '../../kit/circuit/tileGlyph.ts';
import { kindWords } from '../../kit/circuit/tileGlyph.ts';
import { outputFor, portsByTile, viewTexts } from './model.ts';
import type { CircuitState, Open } from './model.ts';

const bit = (value: boolean): string => (value ? '1' : '0');

/** "a = 0, b = 1". */
const inputsText = (story: Story, inputs: string): string =>
  story.names.map((name, at) => `${name} = ${inputs[at] === '1' ? 1 : 0}`).join(', ');

const unknownIn = (cells: Uint8Array): number =>
  cells.reduce((count, cell) => count + (cell === UNKNOWN ? 1 : 0), 0);

/** What the figure says of the board. */
export function boardText(story: Story, state: CircuitState, open: Open | null): string {
  const { rows, columns } = story.board.puzzle;
  const size = `${sizeText(rows.length, columns.length)} cells`;
  if (state.view === 'set')
    return `With ${inputsText(story, state.inputs)} the output is ${bit(outputFor(story, state.inputs))}.`;
  if (open === null) return 'Nothing is set. The cells are being asked for.';
  const [swept, must] = [unknownIn(open.swept), unknownIn(open.must)];
  const more = swept - must;
  const found =
    more === 0
      ? 'and these are just the cells that solutions differ in.'
      : `but solutions differ in ${grouped(must)} only: the other ${grouped(more)} must be so, and no sweep sees it.`;
  return `Nothing is set. On the board of ${size} sweeps leave ${counted(swept, 'cell')} open, ${found}`;
}

/** What is said of the output when nothing is set. */
export function outputText(story: Story, open: Open): string {
  const value = (cells: Uint8Array): boolean | null =>
    portsByTile(story, cells).get(`${story.layout.output.row} ${story.layout.output.column}`)
      ?.left ?? null;
  const must = value(open.must);
  if (must === null) return 'The output may be 0 or 1.';
  return value(open.swept) === null
    ? `The output is ${bit(must)} in every solution; sweeps leave it open.`
    : `The output is ${bit(must)} in every solution, and sweeps find it.`;
}

/** Whether the output can be 1, and 0: inputs of a solution, null when there is none. */
export type OutputAnswer = { readonly one: string | null; readonly zero: string | null };

/** What came out of asking for the output. */
export function answerText(story: Story, { one, zero }: OutputAnswer): string {
  if (one === null && zero === null) return 'The board has no solution at all.';
  if (one === null)
    return 'Yes. With the cell of a 1 supposed filled the solver proves that there is no solution. So that cell is empty, and its partner filled, in every solution: the formula can never be 1.';
  if (zero === null)
    return 'Yes. With the cell of a 0 supposed filled the solver proves that there is no solution: the output is 1 whatever comes in.';
  return `No. Two solutions differ there: with ${inputsText(story, one)} the output is 1, with ${inputsText(story, zero)} it is 0.`;
}

/** What is said of signals inside that never change, whatever comes in; '' when there are none. */
export function innerText({ formula, names }: Story): string {
  const rows = assignmentsOf(names);
  const told = new Set<string>();
  for (const part of partsOf(formula)) {
    if (part === formula) continue;
    const values = new Set(rows.map((values) => evaluateFormula(part, values)));
    const [only] = values;
    if (values.size === 1 && only !== undefined) told.add(`“${formulaText(part)}” is ${bit(only)}`);
  }
  if (told.size === 0) return 'Inside the circuit every signal takes both values.';
  return `Inside the circuit ${[...told].join(', and ')} in every solution, so the cells of that signal can be inferred.`;
}

/** What a tile is and does, in words. */
export function tileWords(story: Story, { row, column }: Place, known: KnownPorts): string {
  const placed = story.layout.placed[row]![column]!;
  const { tile, part, down } = placed;
  const place = `in row ${row + 1}, column ${column + 1} of the tiles`;
  const name =
    tile.kind === 'input' && part !== null
      ? `Input ${formulaText(part)}`
      : sentenceCase(kindWords[tile.kind]);
  if (part === null) return `${name} ${place}.`;
  const values = (sides: readonly TileSide[]): string =>
    sides.map((side) => (known[side] == null ? '?' : bit(known[side]))).join(', ');
  const carries =
    down === null
      ? `“${formulaText(part)}”`
      : `“${formulaText(part)}” to the right and “${formulaText(down)}” down`;
  const comes = tile.inputs.length === 0 ? '' : `; in ${values(tile.inputs)}`;
  const goes = tile.outputs.length === 0 ? '' : `; out ${values(tile.outputs)}`;
  return `${name} ${place}, ${carries}${comes}${goes}.`;
}

const sentenceCase = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What the board is, for readers who do not see it. */
export function boardLabel(story: Story, state: CircuitState): string {
  const { rows, columns } = story.board.puzzle;
  return `Nonogram of ${rows.length} rows and ${columns.length} columns that works out ${formulaText(story.formula)}; ${viewTexts[state.view]}`;
}
