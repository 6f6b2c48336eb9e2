/**
 * The box for the reader's own puzzle: one field for text in any format, with drop and file, two fields for typed
 * descriptions, or a painting; and the figure's present puzzle as file or link. A plain class that widgets put into
 * their view, loaded when the reader opens it. Nothing typed is ever thrown away.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Format } from '../../formats/format.ts';
import type { ToldPuzzle } from '../../formats/told.ts';
import { draw } from '../../notebook/template/draw.ts';
import { html } from '../../notebook/template/html.ts';
import { modeChoice, openFile, puzzleChoice, textField, textHint } from './boxFields.ts';
import type { BoxReading, Drafts } from './boxModel.ts';
import { draftsOfPuzzle, readDrafts, countsText } from './boxModel.ts';
import { loadDrafts, storeDrafts } from './drafts.ts';
import { verdictTexts } from '../solutions/verdictWords.ts';
import { exportPuzzle, presentRow } from './exportPuzzle.ts';
import type { ExportKind } from './exportPuzzle.ts';
import { Intake } from './intake.ts';
import { PaintPanel } from './paintPanel.ts';
import { SolutionLine } from '../solutions/solutionLine.ts';

export type PuzzleBoxOptions = {
  /** The reader wants this puzzle in the figure. */
  readonly onPuzzle: (told: ToldPuzzle) => void;
  /** The puzzle that the figure shows now; offered for editing and export. */
  readonly initial?: ToldPuzzle;
  /** Unique on the page: ids of the fields begin with it, and drafts are kept under it. */
  readonly idPrefix: string;
};

const boxTexts = {
  ...verdictTexts,
  several: 'It has several solutions, so no method can tell which one is meant.',
};

/** How long the box waits for the next key before it reads, ms. */
const readDelay = 150;

/** The box in the page; put `element` into it. */
export class PuzzleBox {
  /** To be put into the page. */
  readonly element: HTMLElement;
  readonly #options: PuzzleBoxOptions;
  #drafts: Drafts;
  #reading: BoxReading;
  #replaced: Drafts | null = null; // what a file or the figure's puzzle took the place of
  #present: ToldPuzzle | null = null;
  #format: Format['id'] = 'non'; // to save in
  #said = ''; // the answer to the last command
  #timer = 0;
  #paint: PaintPanel | null = null;
  // the box announces by its own live region
  readonly #solutions = new SolutionLine(
    {
      onChange: () => this.#draw(),
      announce: () => {},
    },
    boxTexts,
  );
  readonly #intake = new Intake({
    onText: (text, said) => this.#replace({ mode: 'text', text, chosen: null }, said),
    onProblem: (said) => this.#say(said),
    onChange: () => this.#draw(),
  });

  constructor(options: PuzzleBoxOptions) {
    this.#options = options;
    this.#drafts = loadDrafts(options.idPrefix);
    this.#reading = readDrafts(this.#drafts);
    this.element = document.createElement('div');
    this.element.className = 'puzzle-box';
    if (options.initial) this.#present = options.initial;
    this.#draw();
    void this.#solutions.look(this.#reading.puzzle);
  }

  /** Says which puzzle the figure shows now. The reader's drafts stay as they are. */
  setPuzzle(present: ToldPuzzle): void {
    this.#present = present;
    this.#draw();
  }

  #change(drafts: Partial<Drafts>): void {
    this.#drafts = { ...this.#drafts, ...drafts };
    this.#said = '';
    this.#intake.forgive();
    this.#solutions.stop();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#read(), readDelay);
  }

  #read(): void {
    clearTimeout(this.#timer);
    this.#reading = readDrafts(this.#drafts);
    storeDrafts(this.#options.idPrefix, this.#drafts);
    this.#draw();
    void this.#solutions.look(this.#reading.puzzle);
  }

  /** Puts other drafts in place of the present ones, which can be brought back. */
  #replace(drafts: Partial<Drafts>, said: string): void {
    this.#replaced = this.#drafts;
    this.#drafts = { ...this.#drafts, ...drafts };
    this.#intake.forgive();
    if (drafts.canvas) this.#paint?.show(drafts.canvas);
    this.#said = said;
    this.#read();
  }

  #use(): void {
    this.#read();
    const { puzzle, told, tone, choices } = this.#reading;
    if (puzzle === null) {
      this.#say(
        tone === 'error'
          ? 'The figure keeps its puzzle: mend the problems first.'
          : choices === undefined
            ? 'There is no puzzle here to use yet.'
            : 'The text holds several puzzles: choose one first.',
      );
      return;
    }
    this.#present = told ?? { puzzle };
    this.#options.onPuzzle(this.#present);
    this.#say(`The figure now shows your puzzle: ${countsText(puzzle)}.`);
  }

  #say(text: string): void {
    this.#said = this.#said === text ? `${text}\u00a0` : text;
    this.#draw();
  }

  #edit(): void {
    if (this.#present === null) return;
    const { drafts, said } = draftsOfPuzzle(this.#drafts.mode, this.#present);
    this.#replace(drafts, said);
  }

  #bringBack(): void {
    const before = this.#replaced;
    if (before === null) return;
    this.#replace(before, 'What you had before is back.');
  }

  async #export(kind: ExportKind): Promise<void> {
    if (this.#present === null) return;
    this.#say(await exportPuzzle(kind, this.#present, this.element));
  }

  #draw(): void {
    draw(this.#view(), this.element);
  }

  #view(): TemplateResult {
    const { idPrefix } = this.#options;
    const { mode } = this.#drafts;
    return html`
      ${modeChoice(idPrefix, mode, (chosen) => {
        this.#drafts = { ...this.#drafts, mode: chosen };
        this.#said = '';
        this.#intake.forgive();
        this.#read();
      })}
      <div
        class="puzzle-box-panel ${this.#intake.dragging ? 'is-target' : ''}"
        @dragover=${(event: DragEvent) => this.#intake.drag(event, true)}
        @dragleave=${(event: DragEvent) => this.#intake.drag(event, false)}
        @drop=${(event: DragEvent) => this.#intake.drop(event)}
      >
        ${mode === 'text' ? this.#textPanel() : mode === 'lines' ? this.#linesPanel() : this.#paintPanel()}
      </div>
      ${
        this.#intake.refusal === null
          ? nothing
          : html`<p class="field-message" data-tone="error" role="alert">
              ${this.#intake.refusal}
            </p>`
      }
      <p
        class="field-message puzzle-box-summary"
        data-tone=${this.#reading.tone}
        id="${idPrefix}-summary"
        role="status"
      >
        ${this.#reading.summary}
      </p>
      <div class="readout puzzle-box-solutions" data-solutions>
        <span role="status">${this.#solutions.answer}</span> ${this.#solutions.progress()}
      </div>
      <div class="button-row">
        <button type="button" class="primary" @click=${() => this.#use()}>Use this puzzle</button>
        ${
          this.#replaced === null
            ? nothing
            : html`<button type="button" @click=${() => this.#bringBack()}>
                Bring back what was here
              </button>`
        }
      </div>
      ${this.#present === null ? nothing : this.#presentView(this.#present)}
      <p class="readout" role="status">${this.#said}</p>
    `;
  }

  #presentView({ puzzle }: ToldPuzzle): TemplateResult {
    return presentRow({
      id: `${this.#options.idPrefix}-format`,
      puzzle,
      format: this.#format,
      edit: () => this.#edit(),
      choose: (format) => {
        this.#format = format;
        this.#draw();
      },
      save: (kind) => void this.#export(kind),
    });
  }

  #field(field: 'text' | 'rows' | 'columns', label: string, hint: string): TemplateResult {
    const problems = this.#reading.problems[field] ?? [];
    const unequal = field !== 'text' && this.#reading.problems.sums !== undefined;
    return textField({
      id: `${this.#options.idPrefix}-${field}`,
      label,
      hint,
      value: this.#drafts[field],
      problems,
      invalid: problems.length > 0 || unequal,
      summaryId: `${this.#options.idPrefix}-summary`,
      onInput: (value) => this.#change({ [field]: value }),
      onPaste: (event) => this.#intake.paste(event),
    });
  }

  #textPanel(): TemplateResult {
    return html`${this.#field('text', 'Puzzle as text', textHint)}
    ${puzzleChoice({
      id: `${this.#options.idPrefix}-chosen`,
      choices: this.#reading.choices ?? [],
      chosen: this.#drafts.chosen,
      onChoice: (chosen) => {
        this.#drafts = { ...this.#drafts, chosen };
        this.#said = '';
        this.#read();
      },
    })}
    ${openFile(`${this.#options.idPrefix}-file`, (file) => void this.#intake.file(file))}`;
  }

  #linesPanel(): TemplateResult {
    return html`<div class="puzzle-box-lines">
      ${this.#field(
        'rows',
        'Rows, from top to bottom',
        'One line for each row, such as 3 1 2; 0 for a row without filled cells.',
      )}
      ${this.#field('columns', 'Columns, from left to right', 'One line for each column.')}
    </div>`;
  }

  #paintPanel(): TemplateResult {
    this.#paint ??= new PaintPanel({
      id: `${this.#options.idPrefix}-canvas`,
      canvas: this.#drafts.canvas,
      onChange: (canvas) => {
        this.#drafts = { ...this.#drafts, canvas };
        this.#said = '';
        this.#read();
      },
      onRefusal: (message) => this.#say(message),
    });
    return this.#paint.view();
  }
}
