/** A formula as a nonogram, without the page: what was typed, the board, signals, the truth table with its counts, links. */
import type { Place } from '../../engine/board/cell.ts';
import { FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { CountedRow } from '../../engine/circuit/count.ts';
import { outputOf, signalsFor, solutionOf } from '../../engine/circuit/evaluate.ts';
import type { Assignment } from '../../engine/circuit/formula.ts';
import {
  FormulaError,
  assignmentsOf,
  evaluateFormula,
  formulaText,
  gatesOf,
  parseFormula,
  partsOf,
  variablesOf,
} from '../../engine/circuit/formula.ts';
import type { Side } from '../../engine/circuit/tile.ts';
import { counted, grouped, sizeText } from '../../formats/numbers.ts';
import { portsShown } from '../../kit/circuit/circuitPicture.ts';
import type { Story } from '../../kit/circuit/story.ts';
import type { KnownPorts } from '../../kit/circuit/tileGlyph.ts';
import { kindWords } from '../../kit/circuit/tileGlyph.ts';
import { linksOf } from '../../kit/puzzle/links.ts';
import { choice } from '../../kit/settings/choices.ts';
import { bad, good } from '../../kit/settings/setting.ts';
import type { Setting } from '../../kit/settings/setting.ts';
import { settings } from '../../kit/settings/settings.ts';
import type { ValuesOf } from '../../kit/settings/settings.ts';

/** Signs that a formula of this figure may have: its board is drawn and its solutions are counted while the reader waits. */
const mostSigns = 16;
const longestFormula = 200;

/** What a page author may set. */
export type LiveCircuitProps = {
  readonly formula?: string;
  readonly inputs?: string; // a digit for each variable
  readonly view?: View;
  /** The figure asks whether the output is the same in every solution. */
  readonly ask?: boolean;
};

/** What the board shows. */
const viewTexts = {
  set: 'the solution with these inputs',
  swept: 'nothing set: what sweeps find',
  must: 'nothing set: what must be so',
} as const;
export type View = keyof typeof viewTexts;

/** What is wrong with a formula, and where in the text; null when it can be laid out. */
export type FormulaProblem = { readonly text: string; readonly at: number | null };

/** Reads a formula for this figure. @source none */
export function formulaProblem(text: string): FormulaProblem | null {
  if (text.length > longestFormula)
    return { text: `This is too long. Type ${longestFormula} characters at most.`, at: null };
  try {
    const gates = gatesOf(parseFormula(text));
    if (gates <= mostSigns) return null;
    return {
      text: `There are ${gates} signs “and”, “or” and “not”; this figure lays out ${mostSigns} at most.`,
      at: null,
    };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return { text: sentence(error.message), at: error.at };
  }
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const formulaSetting: Setting<string> = {
  key: 'f',
  label: 'Formula',
  name: 'the formula',
  usual: '(a or b) and c',
  input: { kind: 'none' },
  read: (text) => {
    const problem = formulaProblem(text);
    return problem === null ? good(text) : bad(problem.text);
  },
  format: (text) => text,
  fault: (_, problem) => `The formula of the link cannot be read. ${problem}`,
};

const inputsSetting: Setting<string> = {
  key: 'i',
  label: 'Inputs',
  name: 'the inputs',
  usual: '',
  belongs: { to: ['formula'], otherwise: '' },
  input: { kind: 'none' },
  read: (text) =>
    /^[01]{0,4}$/.test(text) ? good(text) : bad('Inputs must be a digit 0 or 1 for each variable.'),
  format: (text) => text,
  fault: (_, problem) => `The inputs of the link cannot be read. ${problem}`,
};

const circuitSettings = settings(
  {
    formula: formulaSetting,
    inputs: inputsSetting,
    view: choice<View>('v', 'The board shows', viewTexts, 'set'),
  },
  ({ formula, inputs }) => {
    const names = variablesOf(parseFormula(formula));
    return inputs === '' || inputs.length === names.length
      ? {}
      : {
          inputs: `The formula has ${counted(names.length, 'variable')}, and the link sets ${inputs.length}.`,
        };
  },
);

export { viewTexts };

/** What a link keeps. */
export type CircuitState = ValuesOf<typeof circuitSettings>;

export const circuitLinks = linksOf(circuitSettings);

/** What the figure opens with. @throws RangeError for a formula that cannot be laid out @source none */
export const defaultState = (props: LiveCircuitProps): CircuitState =>
  circuitSettings.of(props, 'live-circuit');

/** The value of each variable; '' sets all to 0. @source none */
const assignmentOf = ({ names }: Story, inputs: string): Assignment =>
  Object.fromEntries(names.map((name, at) => [name, inputs[at] === '1']));

/** The inputs with one of them the other way. @source none */
export const toggled = ({ names }: Story, inputs: string, at: number): string => {
  const digits = names.map((_, one) => (one === at) !== (inputs[one] === '1'));
  return digits.some(Boolean) ? digits.map(Number).join('') : '';
};

/**
 * The solution with some inputs, put together from the tiles.
 *
 * @throws Error when tiles are left open, which circuits without loops exclude
 * @source none
 */
export function solvedCells(story: Story, inputs: string): Uint8Array {
  const signals = signalsFor(story.layout, assignmentOf(story, inputs));
  const grid = solutionOf(story.board, signals);
  if (grid === null) throw new Error('signals did not reach every tile');
  return grid.cells;
}

/** What comes out. @source none */
export const outputFor = (story: Story, inputs: string): boolean =>
  outputOf(story.layout, signalsFor(story.layout, assignmentOf(story, inputs))) === true;

const bit = (value: boolean): string => (value ? '1' : '0');

/** "a = 0, b = 1". */
const inputsText = (story: Story, inputs: string): string =>
  story.names.map((name, at) => `${name} = ${inputs[at] === '1' ? 1 : 0}`).join(', ');

/** What every port of a tile says. @source none */
export function portsByTile(story: Story, cells: Uint8Array): ReadonlyMap<string, KnownPorts> {
  const known = new Map<string, Partial<Record<Side, boolean | null>>>();
  for (const { row, column, side, value } of portsShown(story.board, cells)) {
    const key = `${row} ${column}`;
    const ports = known.get(key) ?? {};
    ports[side] = value;
    known.set(key, ports);
  }
  return known;
}

/** What the board shows when nothing is set; null while it is being worked out. */
export type Open = { readonly swept: Uint8Array; readonly must: Uint8Array };

/** The cells of a view; null while they are being worked out. @source none */
export function cellsOf(story: Story, state: CircuitState, open: Open | null): Uint8Array | null {
  return state.view === 'set' ? solvedCells(story, state.inputs) : (open?.[state.view] ?? null);
}

const unknownIn = (cells: Uint8Array): number =>
  cells.reduce((count, cell) => count + (cell === UNKNOWN ? 1 : 0), 0);

/** What the figure says of the board. @source none */
export function boardText(story: Story, state: CircuitState, open: Open | null): string {
  const { rows, columns } = story.board.puzzle;
  const size = `${sizeText(rows.length, columns.length)} cells`;
  if (state.view === 'set')
    return `With ${inputsText(story, state.inputs)} the output is ${bit(outputFor(story, state.inputs))}. The board has ${size}.`;
  if (open === null) return 'Nothing is set. The cells are being asked for.';
  const [swept, must] = [unknownIn(open.swept), unknownIn(open.must)];
  const more = swept - must;
  const found =
    more === 0
      ? 'and these are just the cells that solutions differ in.'
      : `but solutions differ in ${grouped(must)} only: the other ${grouped(more)} must be so, and no sweep sees it.`;
  return `Nothing is set. On the board of ${size} sweeps leave ${counted(swept, 'cell')} open, ${found}`;
}

/** What is said of the output when nothing is set. @source none */
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

/** What came out of asking for the output. @source none */
export function answerText(story: Story, { one, zero }: OutputAnswer): string {
  if (one === null && zero === null) return 'The board has no solution at all.';
  if (one === null)
    return 'Yes. With the cell of a 1 supposed filled the solver proves that there is no solution. So that cell is empty, and its partner filled, in every solution: the formula can never be 1.';
  if (zero === null)
    return 'Yes. With the cell of a 0 supposed filled the solver proves that there is no solution: the output is 1 whatever comes in.';
  return `No. Two solutions differ there: with ${inputsText(story, one)} the output is 1, with ${inputsText(story, zero)} it is 0.`;
}

/** What is said of signals inside that never change, whatever comes in; '' when there are none. @source none */
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

/** What a tile is and does, in words. @source none */
export function tileWords(story: Story, { row, column }: Place, known: KnownPorts): string {
  const placed = story.layout.placed[row]![column]!;
  const { tile, part, down } = placed;
  const place = `in row ${row + 1}, column ${column + 1} of the tiles`;
  const name =
    tile.kind === 'input' && part !== null
      ? `Input ${formulaText(part)}`
      : sentenceCase(kindWords[tile.kind]);
  if (part === null) return `${name} ${place}.`;
  const values = (sides: readonly Side[]): string =>
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

/** A row of the truth table with what stands behind it. */
export type TableRow = {
  readonly inputs: string; // digits
  readonly output: boolean; // by the formula
  readonly solutions: number | null; // with these inputs and this output; null while not counted
};

/** A count of all solutions. */
export type Count = {
  readonly rows: readonly CountedRow[];
  readonly total: number;
  readonly complete: boolean;
};

/** The truth table. @source none */
export function tableRows({ formula, names }: Story, count: Count | null): readonly TableRow[] {
  return assignmentsOf(names).map((assignment) => {
    const output = evaluateFormula(formula, assignment);
    const inputs = names.map((name) => bit(assignment[name] === true)).join('');
    const same = (row: CountedRow): boolean =>
      row.output === output && names.every((name) => row.assignment[name] === assignment[name]);
    const solutions = count === null ? null : (count.rows.find(same)?.solutions ?? 0);
    return { inputs, output, solutions };
  });
}

/** What the count says. @source none */
export function countText(story: Story, count: Count): string {
  const rows = tableRows(story, count);
  const expected = rows.length;
  const right = rows.every(({ solutions }) => solutions === 1) && count.total === expected;
  if (!count.complete) return `${counted(count.total, 'solution')} found, and the count was ended.`;
  return right
    ? `The board has ${counted(count.total, 'solution')}, one for each row of the table and no other.`
    : `The board has ${counted(count.total, 'solution')}; the table has ${counted(expected, 'row')}.`;
}

/** The truth table as rows of a file, heads first. @source none */
export const csvRows = (
  story: Story,
  count: Count | null,
): readonly (readonly (string | number | null)[])[] => [
  [...story.names, 'output', 'solutions'],
  ...tableRows(story, count).map(({ inputs, output, solutions }) => [
    ...inputs,
    bit(output),
    solutions,
  ]),
];

/** Everything as data: the puzzle too. @source none */
export function circuitJson(story: Story, state: CircuitState, count: Count | null): unknown {
  const { layout, board } = story;
  return {
    formula: formulaText(story.formula),
    inputs: assignmentOf(story, state.inputs),
    tiles: layout.placed.map((line) =>
      line.map(({ tile, part }) => ({
        tile: tile.id,
        ...(part !== null && { carries: formulaText(part) }),
      })),
    ),
    table: tableRows(story, count),
    solutions: count?.total ?? null,
    rows: board.puzzle.rows,
    columns: board.puzzle.columns,
    filled: [...solvedCells(story, state.inputs).entries()]
      .filter(([, value]) => value === FILLED)
      .map(([cell]) => [
        Math.floor(cell / board.puzzle.columns.length),
        cell % board.puzzle.columns.length,
      ]),
  };
}

/** What the board is, for readers who do not see it. @source none */
export function boardLabel(story: Story, state: CircuitState): string {
  const { rows, columns } = story.board.puzzle;
  return `Nonogram of ${rows.length} rows and ${columns.length} columns that works out ${formulaText(story.formula)}; ${viewTexts[state.view]}`;
}
