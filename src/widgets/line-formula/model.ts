/** From a row to a formula, without the page: a line and its automaton read cell by cell, sizes, sentences, links. */
import { FILLED, formatLine } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { cellsNeeded, formatDescription } from '../../engine/board/description.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { automatonOf } from '../../engine/inference/automaton.ts';
import type { Automaton } from '../../engine/inference/automaton.ts';
import type { FormulaSize } from '../../engine/inference/automatonFormula.ts';
import { publishedSize } from '../../engine/inference/automatonFormula.ts';
import { boardFormula, boardFormulaSize } from '../../engine/inference/boardFormula.ts';
import { leftmostFit, unknownLine } from '../../engine/line/fits.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { attempt, mostCells, readDescription } from '../../kit/line/lineText.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { puzzle } from '../../kit/puzzle/settings.ts';
import { bad, good } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { namedFormula } from './clauseNames.ts';
import type { NamedFormula } from './clauseNames.ts';
import { presets } from './presets.ts';

/** What a page author may set. */
export type LineFormulaProps = {
  readonly puzzle?: string; // code; default the first preset
  readonly description?: string; // default 2 1
  readonly cells?: number; // default 6
};

/** Cells that a description may need: a few more than there are show that nothing fits. */
const mostNeeded = 2 * mostCells;

/** A text that is read in a way of its own; the value stays the text. */
const typed = (
  key: string,
  label: string,
  usual: string,
  problemOf: (text: string) => string | null,
): Setting<string> => ({
  key,
  label,
  name: label.toLowerCase(),
  usual,
  input: { kind: 'none' },
  read: (text) => {
    const problem = problemOf(text);
    return problem === null ? good(text) : bad(problem);
  },
  format: (text) => text,
  fault: (_, problem) => `The ${label.toLowerCase()} of the link cannot be read. ${problem}`,
});

/** What is wrong with a description; null when it can be read. */
export function descriptionProblem(text: string): string | null {
  const read = attempt(() => readDescription(text));
  if (typeof read === 'string') return read;
  return cellsNeeded(read) <= mostNeeded
    ? null
    : `The clues need more than ${grouped(mostNeeded)} cells: no line here is so long.`;
}

const lineProblem = (text: string): string | null =>
  /^[01]*$/.test(text) && text.length <= mostCells
    ? null
    : `It must be up to ${mostCells} cells, 0 for empty and 1 for filled.`;

export const formulaSettings = settings(
  {
    code: puzzle(presets[0]?.code ?? ''),
    runs: typed('d', 'Clues', '2 1', descriptionProblem),
    cells: whole('n', 'Cells', {
      name: 'the number of cells',
      least: 1,
      most: mostCells,
      usual: 6,
    }),
    line: typed('l', 'Line', '', lineProblem), // '' for the leftmost fit
    at: whole('k', 'Cells read', {
      name: 'the number of cells read',
      least: 0,
      most: mostCells,
      usual: 0,
    }),
  },
  ({ line, cells, at }) => ({
    ...(line !== '' &&
      line.length !== cells && { line: `The line must have as many cells as are asked for.` }),
    ...(at > cells && { at: `There are only ${counted(cells, 'cell')} to read.` }),
  }),
);

/** What a link keeps. */
export type FormulaState = ValuesOf<typeof formulaSettings>;

export const defaultState = ({
  puzzle: code,
  description,
  cells,
}: LineFormulaProps): FormulaState => ({
  ...formulaSettings.defaults,
  ...(code !== undefined && { code }),
  ...(description !== undefined && { runs: description }),
  ...(cells !== undefined && { cells }),
});

/** What is wrong with a number of cells that was typed; null when there is nothing. */
export function cellsProblem(text: string): string | null {
  const reading = formulaSettings.table.cells.read(text);
  return reading.problem;
}

/** A line with everything that is shown of it. */
export type LineStory = {
  readonly description: Description;
  readonly line: Uint8Array;
  readonly automaton: Automaton | null; // null for a line without runs
  readonly states: readonly number[]; // that the reading is in after 0, 1, ... cells, as far as it gets
  readonly formula: NamedFormula;
};

/** The line of a state: the reader's, or the leftmost fit, or empty cells where nothing fits. */
function lineIn({ line, cells }: FormulaState, description: Description): Uint8Array {
  if (line !== '') return Uint8Array.from(line, Number);
  const fit =
    cellsNeeded(description) > cells ? null : leftmostFit(unknownLine(cells), description);
  return fit ?? new Uint8Array(cells);
}

/** The states of an automaton on a line; it ends early where no step reads the next cell. */
function statesOn(automaton: Automaton, line: Uint8Array): readonly number[] {
  const states = [0];
  for (const value of line) {
    const now = states.at(-1)!;
    const step = automaton.transitions.find((one) => one.value === value && one.from.includes(now));
    if (step === undefined) break;
    states.push(step.to);
  }
  return states;
}

/** Works a line out. */
export function storyOf(state: FormulaState): LineStory {
  const description = readDescription(state.runs);
  const line = lineIn(state, description);
  const automaton = description.length === 0 ? null : automatonOf(description);
  return {
    description,
    line,
    automaton,
    states: automaton === null ? [] : statesOn(automaton, line),
    formula: namedFormula(state.cells, description),
  };
}

/** The regular expression, its parts apart. @source 003_bcef302d21730516.txt §3 */
export function expressionOf(description: Description): string {
  if (description.length === 0) return '0*';
  return `0* ${description.map((run) => '1'.repeat(run)).join(' 0+ ')} 0*`;
}

/** A state in words. */
function placeText({ states }: Automaton, at: number): string {
  const { kind, run } = states[at]!;
  if (kind === 'start') return 'before the first run';
  if (kind === 'gap') return `in the gap after run ${run + 1}`;
  const first = states.findIndex((one) => one.kind === 'run' && one.run === run);
  const cell = `cell ${at - first + 1} of run ${run + 1}`;
  return at === states.length - 1 ? `at ${cell} or behind it, the last state` : `at ${cell}`;
}

/** What reading has come to after so many cells. */
export function readingText(story: LineStory, at: number): string {
  const { automaton, states, line, description } = story;
  if (automaton === null)
    return 'A line without runs needs no automaton: each of its cells is empty, a clause of one literal each.';
  const read = formatLine(line.slice(0, at));
  const now = states[at];
  if (now === undefined) {
    const stuck = states.length; // the cell that no step reads, from 1
    const value = line[stuck - 1] === FILLED ? 'filled' : 'empty';
    return `Cell ${stuck} is ${value}, and no step from state ${states.at(-1)} reads that. The line does not fit ${formatDescription(description)}.`;
  }
  if (at === 0) return `Nothing is read yet: state 0, ${placeText(automaton, 0)}.`;
  if (at < line.length) return `${read} is read: state ${now}, ${placeText(automaton, now)}.`;
  if (now === automaton.states.length - 1)
    return `All cells are read, and state ${now} is the last one: the line fits ${formatDescription(description)}.`;
  return `All cells are read, and state ${now}, ${placeText(automaton, now)}, is not the last one: the line does not fit ${formatDescription(description)}.`;
}

/** One of the three numbers of a line: what is printed, and what is counted. */
export type SizeRow = {
  readonly name: string;
  readonly printed: number | null; // null where the formula is not meant for the line
  readonly counted: number;
};

const sizeNames: Readonly<Record<keyof FormulaSize, string>> = {
  clauses: 'clauses',
  variables: 'variables besides the cells',
  occurrences: 'literals in all clauses',
};

/** The three numbers of 003 for a line against the clauses themselves. @source 003_bcef302d21730516.txt §3 */
export function sizeRows({ description, line, formula }: LineStory): readonly SizeRow[] {
  const printed = description.length === 0 ? null : publishedSize(line.length, description);
  return (['clauses', 'variables', 'occurrences'] as const).map((part) => ({
    name: sizeNames[part],
    printed: printed?.[part] ?? null,
    counted: formula.size[part],
  }));
}

/** What the numbers say, in a sentence. */
export function sizeText({ description, line }: LineStory, rows: readonly SizeRow[]): string {
  const off = rows.find(({ printed, counted: ours }) => printed !== null && printed !== ours);
  if (description.length === 0) return 'The printed formulas are for lines with runs.';
  if (off?.printed == null) return 'All three are as printed.';
  const later = description.length - 1;
  const where = later === 1 ? 'the run' : `each of the ${later} runs`;
  return `The printed number of literals is ${grouped(off.printed - off.counted)} larger: ${grouped(line.length)} for ${where} after the first, as if the loop and the step into a gap had a variable each in one kind of clause.`;
}

/** A board whose second formula is made to be measured, in cells at most. */
const mostMade = 900;

/** The sizes of a board's formula; `order` is null for boards on which it is not made. */
export type BoardSizes = { readonly automaton: FormulaSize; readonly order: FormulaSize | null };

/** Measures a board. */
export function boardSizes(board: Puzzle): BoardSizes {
  const automaton = boardFormulaSize(board);
  if (board.rows.length * board.columns.length > mostMade) return { automaton, order: null };
  const { clauses, variables } = boardFormula(board, 'order');
  return {
    automaton,
    order: { clauses: clauses.count, variables, occurrences: clauses.occurrences },
  };
}

const sizesOf = new WeakMap<Puzzle, BoardSizes>();

/** The formulas of a state: that of its line, and the sizes of those of its board, which are found once. */
export function formulasOf(state: FormulaState): {
  readonly story: LineStory;
  readonly sizes: BoardSizes;
} {
  const board = puzzleIn(state.code);
  const sizes = sizesOf.get(board) ?? boardSizes(board);
  sizesOf.set(board, sizes);
  return { story: storyOf(state), sizes };
}

/** Clauses of a file at most. */
const mostInFile = 1_000_000;

/** Why a formula is not written out; null where it is. */
export function fileTrouble({ automaton }: BoardSizes): string | null {
  if (automaton.clauses <= mostInFile) return null;
  return `The formula has ${grouped(automaton.clauses)} clauses; this page writes ${grouped(mostInFile)} at most. The command “npm run formula” writes larger ones.`;
}

/** A line of a puzzle to choose. */
export type PuzzleLine = {
  readonly word: string; // r0 for the first row, c0 for the first column
  readonly text: string;
  readonly description: Description;
  readonly cells: number;
};

/** The lines of a puzzle. */
export const linesOfPuzzle = ({ rows, columns }: Puzzle): readonly PuzzleLine[] => [
  ...rows.map((description, at) => ({
    word: `r${at}`,
    text: `Row ${at + 1}: ${formatDescription(description)}`,
    description,
    cells: columns.length,
  })),
  ...columns.map((description, at) => ({
    word: `c${at}`,
    text: `Column ${at + 1}: ${formatDescription(description)}`,
    description,
    cells: rows.length,
  })),
];

/** All clauses as rows of a table, heads first. */
export const clauseRows = ({ formula }: LineStory): readonly (readonly (string | number)[])[] => [
  ['kind', 'cell', 'clause'],
  ...formula.clauses.map(({ kind, cell, text }) => [kind, cell ?? '', text]),
];
