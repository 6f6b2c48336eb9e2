/** `<line-formula>`: a description becomes an automaton, which reads a line, and a formula; and the formula of a board. */
import { figureOf } from '../../notebook/host/figure.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Encoding } from '../../engine/inference/boardFormula.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { csvRow, saveFile } from '../../notebook/export/files.ts';
import { PuzzleFigure } from '../../kit/records/puzzleFigure.ts';
import { Work } from '../../kit/work/work.ts';
import { automatonPicture } from './automatonPicture.ts';
import {
  boardSizes,
  cellsProblem,
  clauseRows,
  defaultState,
  descriptionProblem,
  fileTrouble,
  formulaLinks,
  linesOfPuzzle,
  readingText,
  sizeRows,
  storyOf,
} from './model.ts';
import type { BoardSizes, FormulaState, LineFormulaProps, LineStory, PuzzleLine } from './model.ts';
import { presets } from './presets.ts';
import { automatonLabel, formulaView } from './view.ts';
import type { FormulaActs, TypedField } from './view.ts';

class LineFormula extends PuzzleFigure<FormulaState> {
  readonly linkVersion = 1;
  protected readonly links = formulaLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultState(this.props<LineFormulaProps>());
  protected state = this.usual;
  #puzzle: Puzzle = puzzleIn(this.usual.code);
  #sizes: BoardSizes = boardSizes(this.#puzzle);
  #story: LineStory = storyOf(this.usual);
  #runs: TypedField = { text: this.usual.runs, problem: null };
  #cells: TypedField = { text: String(this.usual.cells), problem: null };
  #tabStop = 0;
  readonly #work = new Work(this.working);

  override dispose(): void {
    super.dispose();
    this.#work.stop();
  }

  exports(): Exports {
    const story = this.#story;
    const { automaton, states, formula, description, line } = story;
    const { at } = this.state;
    const exports: Exports = {
      name: `line-formula-${line.length}`,
      csv: () => clauseRows(story).map(csvRow).join(''),
      json: () => ({
        description,
        line: [...line],
        states,
        sizes: sizeRows(story),
        clauses: formula.clauses,
        board: { rows: this.#puzzle.rows, columns: this.#puzzle.columns, ...this.#sizes },
      }),
    };
    if (automaton === null) return exports;
    return {
      ...exports,
      svg: () =>
        automatonPicture(
          automaton,
          states[at] ?? null,
          states[at - 1] ?? null,
          automatonLabel(story),
        ),
    };
  }

  /** How far is read is seen without the fold. */
  override isFolded(key: string): boolean {
    return key === 'd' || key === 'n';
  }

  protected show(asked: FormulaState): void {
    if (asked.code !== this.state.code) {
      this.#work.stop();
      this.#puzzle = puzzleIn(asked.code);
      this.#sizes = boardSizes(this.#puzzle);
    }
    this.#take(asked);
    this.#runs = { text: asked.runs, problem: null };
    this.#cells = { text: String(asked.cells), problem: null };
    this.shown(this.#puzzle);
    this.setTitle(null); // the figure is about a line; the puzzle is beside it
    this.draw();
  }

  protected choose(code: string): void {
    this.notice(null);
    this.show({ ...this.state, code });
    this.changed();
    this.announce(
      `The formula of the board has ${grouped(this.#sizes.automaton.clauses)} clauses and ${grouped(this.#sizes.automaton.variables)} variables.`,
    );
  }

  #take(state: FormulaState): void {
    this.state = state;
    this.#story = storyOf(state);
    this.#tabStop = Math.min(this.#tabStop, state.cells - 1);
  }

  #change(change: Partial<FormulaState>): void {
    this.#take({ ...this.state, ...change });
    this.changed();
    this.draw();
    this.announce(readingText(this.#story, this.state.at));
  }

  /** Another line: from its start, and filled in as its leftmost fit. */
  #newLine(change: Partial<FormulaState>): void {
    this.#change({ ...change, line: '', at: 0 });
  }

  readonly #acts: FormulaActs = {
    go: (at) => this.#change({ at }),
    typeRuns: (text) => {
      const problem = descriptionProblem(text);
      this.#runs = { text, problem };
      if (problem === null) this.#newLine({ runs: text });
      else this.draw();
    },
    typeCells: (text) => {
      const problem = cellsProblem(text);
      this.#cells = { text, problem };
      if (problem === null) this.#newLine({ cells: Number(text.replaceAll(',', '')) });
      else this.draw();
    },
    takeLine: (word) => {
      const line = linesOfPuzzle(this.#puzzle).find((one) => one.word === word);
      if (line === undefined) return;
      const runs = line.description.length === 0 ? '0' : line.description.join(' ');
      this.#runs = { text: runs, problem: null };
      this.#cells = { text: String(line.cells), problem: null };
      this.#newLine({ runs, cells: line.cells });
    },
    turn: (cell) => {
      const line = Array.from(this.#story.line);
      line[cell] = 1 - line[cell]!;
      this.#tabStop = cell;
      this.#change({ line: line.join(''), at: Math.min(this.state.at, this.state.cells) });
    },
    stop: (cell) => {
      if (this.#tabStop === cell) return;
      this.#tabStop = cell;
      this.draw();
    },
    save: (encoding) => void this.#save(encoding),
    end: () => {
      this.#work.stop();
      this.announce('Stopped; no file was saved.');
    },
  };

  async #save(encoding: Encoding): Promise<void> {
    const { rows, columns } = this.#puzzle;
    const puzzle = this.#puzzle;
    const file = await this.#work.ask(
      'Writing the formula.',
      'dimacs',
      { puzzle, encoding },
      (done) => `Writing the formula: ${counted(done, 'clause')}.`,
    );
    if (file === null) return;
    saveFile(`nonogram-${rows.length}x${columns.length}-${encoding}.cnf`, 'text/plain', file);
    this.announce('The formula is saved.');
  }

  /** The line of the puzzle that is read, if it is one. */
  #lineOf(lines: readonly PuzzleLine[]): string {
    const { description } = this.#story;
    const same = lines.find(
      (one) => one.cells === this.state.cells && one.description.join() === description.join(),
    );
    return same?.word ?? 'own';
  }

  protected draw(): void {
    const lines = linesOfPuzzle(this.#puzzle);
    this.render(
      formulaView(
        {
          id: this.id,
          layout: this.layout,
          story: this.#story,
          at: this.state.at,
          tabStop: this.#tabStop,
          runs: this.#runs,
          cells: this.#cells,
          lines,
          line: this.#lineOf(lines),
          sizes: this.#sizes,
          trouble: fileTrouble(this.#sizes),
          work: this.#work,
          choice: this.choice(),
          about: this.about(),
          below: this.below(),
        },
        this.#acts,
      ),
    );
  }
}

export const figure = figureOf<LineFormulaProps>('line-formula', LineFormula);
