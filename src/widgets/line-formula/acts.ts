/** What the reader can do with the line and the board. */
import type { Encoding } from '../../engine/inference/boardFormula.ts';
import type { At } from '../../kit/records/puzzleRecord.ts';
import type { Work } from '../../kit/work/work.ts';
import { saveAndTell } from '../../notebook/export/files.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { cellsProblem, descriptionProblem, linesOfPuzzle, readingText } from './model.ts';
import type { BoardSizes, FormulaState, LineStory } from './model.ts';

/** A field as it was typed. */
type TypedField = { readonly text: string; readonly problem: string | null };

/** The formulas of line and board. */
export type Formulas = { readonly story: LineStory; readonly sizes: BoardSizes };

/** What the figure keeps beside its state. */
export type Typed = {
  readonly work: Work; // on a file
  of: string; // the puzzle of that work
  runs: TypedField;
  cells: TypedField;
  tabStop: number;
};

export type FormulaAt = At<FormulaState, Formulas, Typed>;

const change = (at: FormulaAt, part: Partial<FormulaState>): void =>
  at.change(part, ({ found, state }) => readingText(found.story, state.at));

/** Reads up to a cell. */
export const go = (at: FormulaAt, to: number): void => change(at, { at: to });

/** Another line: from its start, and filled in as its leftmost fit. */
const newLine = (at: FormulaAt, part: Partial<FormulaState>): void =>
  change(at, { ...part, line: '', at: 0 });

/** Clues were typed. */
export function typeRuns(at: FormulaAt, text: string): void {
  const problem = descriptionProblem(text);
  at.kept.runs = { text, problem };
  if (problem === null) newLine(at, { runs: text });
  else at.draw();
}

/** A number of cells was typed. */
export function typeCells(at: FormulaAt, text: string): void {
  const problem = cellsProblem(text);
  at.kept.cells = { text, problem };
  if (problem === null) newLine(at, { cells: Number(text.replaceAll(',', '')) });
  else at.draw();
}

/** A line of the puzzle is to be read. */
export function takeLine(at: FormulaAt, word: string): void {
  const line = linesOfPuzzle(at.puzzle).find((one) => one.word === word);
  if (line === undefined) return;
  const runs = line.description.length === 0 ? '0' : line.description.join(' ');
  at.kept.runs = { text: runs, problem: null };
  at.kept.cells = { text: String(line.cells), problem: null };
  newLine(at, { runs, cells: line.cells });
}

/** Turns a cell over. */
export function turn(at: FormulaAt, cell: number): void {
  const line = Array.from(at.found.story.line);
  line[cell] = 1 - line[cell]!;
  at.kept.tabStop = cell;
  change(at, { line: line.join(''), at: Math.min(at.state.at, at.state.cells) });
}

/** The keyboard comes to a cell. */
export function stopAt({ kept, draw }: FormulaAt, cell: number): void {
  if (kept.tabStop === cell) return;
  kept.tabStop = cell;
  draw();
}

/** Lets a worker write the formula of the board. */
export async function save(
  { puzzle, kept, announce }: FormulaAt,
  encoding: Encoding,
): Promise<void> {
  const { rows, columns } = puzzle;
  const file = await kept.work.ask(
    'Writing the formula.',
    'dimacs',
    { puzzle, encoding },
    (done) => `Writing the formula: ${counted(done, 'clause')}.`,
  );
  if (file === null) return;
  saveAndTell(`nonogram-${rows.length}x${columns.length}-${encoding}.cnf`, 'text/plain', file);
  announce('The formula is saved.');
}

/** Ends the writing. */
export function endWork({ kept, announce }: FormulaAt): void {
  kept.work.stop();
  announce('Stopped; no file was saved.');
}
