/** The drawer of clauses: those behind the present step, asked of a worker, and the files for solvers and checkers of others. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Question } from '../../engine/inference/question.ts';
import { literalOf } from '../../engine/sat/literal.ts';
import { clauseLine, dimacsLines } from '../../formats/dimacs.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { inSlices } from '../../notebook/work/inSlices.ts';
import type { WorkOptions } from '../../kit/work/work.ts';
import { Work } from '../../kit/work/work.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import { clauseMeaning } from './clauseWords.ts';

/** What the drawer shows. */
export type ClausesShown = {
  readonly clauses: readonly string[]; // in words
  readonly dimacs: readonly string[];
  readonly more: number; // that are not shown
  readonly withDimacs: boolean;
  readonly work: WorkShown;
  readonly none: boolean; // the present step has none
};

const mostShown = 200;

/** The clauses of one step at a time. */
export class ClausePanel {
  readonly work: Work;
  readonly #options: WorkOptions;
  #key = '';
  #clauses: readonly string[] = [];
  #dimacs: readonly string[] = [];
  #more = 0;
  #withDimacs = false;
  #leaving = new AbortController();

  constructor(options: WorkOptions) {
    this.#options = options;
    this.work = new Work(options);
  }

  /** What there is to see for some steps; those of other steps are forgotten. */
  shown(question: Question, places: readonly number[]): ClausesShown {
    const key = keyOf(question, places);
    if (key !== this.#key) {
      this.#key = key;
      [this.#clauses, this.#dimacs, this.#more] = [[], [], 0];
      if (!this.work.idle) queueMicrotask(() => this.work.stop());
    }
    return {
      clauses: this.#clauses,
      dimacs: this.#dimacs,
      more: this.#more,
      withDimacs: this.#withDimacs,
      work: this.work,
      none: places.length === 0,
    };
  }

  dimacs(shown: boolean): void {
    this.#withDimacs = shown;
    this.#options.onChange();
  }

  /** Asks for the clauses of some steps. */
  async show(puzzle: Puzzle, question: Question, places: readonly number[]): Promise<void> {
    const key = keyOf(question, places);
    const found = await this.work.ask('Going through the clauses again …', 'ask-clauses', {
      puzzle,
      question,
      places,
    });
    if (found === null || key !== this.#key) return;
    const { clauses, meanings } = found;
    const shown = clauses.slice(0, mostShown);
    this.#clauses = shown.map((clause) => clauseMeaning(clause, meanings));
    this.#dimacs = shown.map(clauseLine);
    this.#more = clauses.length - shown.length;
    this.#options.onChange();
    this.#options.announce(`${counted(clauses.length, 'clause')}.`);
  }

  /** Writes the formula with what is supposed, in DIMACS CNF. @returns null when it was stopped */
  async formula(puzzle: Puzzle, { cell, value, from }: Question): Promise<string | null> {
    const formula = await this.work.ask('Writing the formula …', 'ask-formula', { puzzle, from });
    if (formula === null) return null;
    const lines: string[] = [];
    const supposed = [literalOf(cell, value === 1)];
    const add = (line: string): void => {
      lines.push(line);
    };
    const { signal } = this.#leaving;
    const isDone = await inSlices(dimacsLines(formula, supposed), add, signal);
    return isDone ? `${lines.join('\n')}\n` : null;
  }

  /** The figure leaves the page, or the reader ends it. */
  stop(): void {
    this.#leaving.abort();
    this.#leaving = new AbortController();
    this.work.stop();
  }
}

const keyOf = ({ cell, value, from }: Question, places: readonly number[]): string =>
  [cell, value, from, ...places].join(' ');
