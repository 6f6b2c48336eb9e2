/** The line explorer as a custom element: keeps what is typed, the chosen cell and the view; draws on every change. */

import { EMPTY, FILLED, UNKNOWN, formatLine } from '../../engine/board/cell.ts';
import { generalFrom } from '../../engine/board/generalDescription.ts';
import { figureOf, LiveFigure } from '../../notebook/host/figure.ts';
import type { Exports } from '../../notebook/host/host.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { FitList, fitsPerPage } from './fitList.ts';
import { tableOf } from './fixSteps.ts';
import { FixView } from './fixView.ts';
import { answerJson, fitsCsv } from './lineFiles.ts';
import { sheetPicture } from './linePicture.ts';
import type { Part } from '../../notebook/template/part.ts';
import { mostCells } from '../../kit/line/lineText.ts';
import { answer, fitsText, readTyped } from './model.ts';
import { cellSentence, contradictionSentence } from './sentences.ts';
import type { LineExplorerAnswer, LineExplorerQuestion, Typed, TypedField } from './model.ts';
import { firstPreset, presets } from './presets.ts';
import {
  linkOfState,
  nextCell,
  presetOf,
  stateOf,
  stateOfLink,
  stateOfProps,
  titleOf,
  verdictSentence,
} from './state.ts';
import type { ExplorerProps, ExplorerState } from './state.ts';
import { explorerView } from './view.ts';
import type { Acts } from './view.ts';

/** What stands here until the first question is asked. */
const emptyQuestion: LineExplorerQuestion = {
  line: new Uint8Array(1),
  description: [],
  general: generalFrom([]),
};

/** Fits in a picture at most. */
const mostInPicture = 20;
/** Fits that are drawn in a first frame: they fill the box that the list has. */
const mostStill = 20;
/** How long after the last change the answer is read out, ms. */
const announceDelay = 600;

class LineExplorer extends LiveFigure {
  readonly linkVersion = 1;
  #state: ExplorerState = stateOf(firstPreset);
  #typed: Typed = this.#state.typed; // as it stands in the fields, readable or not
  #errors: Readonly<Partial<Record<TypedField, string>>> = {};
  #question: LineExplorerQuestion = emptyQuestion;
  #answer: LineExplorerAnswer = answer(emptyQuestion);
  #list: FitList = new FitList(emptyQuestion);
  #hovered: number | null = null;
  #stops = { line: 0, settled: 0 };
  #beyond = ''; // cells that were cut off when the line was made shorter
  #fix: FixView | null = null;
  #announceTimer: ReturnType<typeof setTimeout> | undefined;

  get #usual(): ExplorerState {
    return stateOfProps(this.props<ExplorerProps>());
  }

  open(values: LinkValues): void {
    this.#take(stateOfLink(values, this.#usual));
    this.#draw();
  }

  linkValues(): LinkValues {
    return linkOfState(this.#state, this.#usual);
  }

  /** A cell is chosen in the picture. */
  override isFolded(key: string): boolean {
    return key !== 'c';
  }

  exports(): Exports {
    const { line } = this.#question;
    return {
      name: `line-${line.length}-cells`,
      csv: () => fitsCsv(this.#question, this.#answer),
      json: () => answerJson(this.#question, this.#answer),
      svg: () =>
        sheetPicture({
          question: this.#question,
          answer: this.#answer,
          fits: this.#list.fits.slice(0, mostInPicture),
        }),
    };
  }

  override dispose(): void {
    super.dispose();
    clearTimeout(this.#announceTimer);
  }

  /** Shows another state, whose texts can be read. */
  #take(state: ExplorerState): void {
    this.#state = state;
    this.#typed = state.typed;
    this.#beyond = '';
    this.#stops = { line: 0, settled: state.cell ?? 0 };
    this.#hovered = null;
    this.#ask();
  }

  /** Reads the fields; what cannot be read leaves the last answer standing. */
  #ask(): boolean {
    const reading = readTyped(this.#typed);
    this.#errors = reading.errors ?? {};
    if (reading.errors !== undefined) return false;
    this.#question = reading.question;
    this.#answer = answer(reading.question);
    this.#list = new FitList(reading.question);
    const last = reading.question.line.length - 1;
    this.#stops = {
      line: Math.min(this.#stops.line, last),
      settled: Math.min(this.#stops.settled, last),
    };
    const { cell } = this.#state;
    this.#state = {
      ...this.#state,
      typed: this.#typed,
      cell: cell !== null && cell > last ? null : cell,
    };
    return true;
  }

  #type(field: TypedField, text: string): void {
    this.#typed = { ...this.#typed, [field]: text };
    if (field === 'line') this.#beyond = '';
    this.#hovered = null;
    if (this.#ask()) {
      this.changed();
      this.#announceAnswer();
    }
    this.#draw();
  }

  #setLength(text: string): void {
    const length = Number(text);
    if (!Number.isInteger(length) || length < 1 || length > mostCells) {
      this.announce(`A line has 1 to ${mostCells} cells.`);
      this.#errors = {
        ...this.#errors,
        line: `A line has 1 to ${mostCells} cells; it keeps its ${this.#question.line.length}.`,
      };
      this.#draw();
      return;
    }
    const all = formatLine(this.#question.line) + this.#beyond;
    const beyond = all.slice(length);
    this.#type('line', all.slice(0, length).padEnd(length, '?'));
    this.#beyond = beyond;
  }

  #setCell(cell: number, value: number | 'next'): void {
    const line = this.#question.line.slice();
    const next = value === 'next' ? nextCell(line[cell] ?? UNKNOWN) : value;
    line[cell] = next;
    this.#stops = { ...this.#stops, line: cell };
    const beyond = this.#beyond;
    this.#type('line', formatLine(line));
    this.#beyond = beyond;
    this.announce(
      `Cell ${cell + 1} ${next === FILLED ? 'filled' : next === EMPTY ? 'empty' : 'unknown'}.`,
    );
  }

  #choose(cell: number): void {
    if (this.#state.cell === cell && this.#stops.settled === cell) return;
    this.#hovered = null; // the keyboard moves on from under a resting pointer
    this.#state = { ...this.#state, cell };
    this.#stops = { ...this.#stops, settled: cell };
    this.changed();
    this.#draw();
    this.announce(cellSentence(this.#question, this.#answer, cell));
  }

  #announceAnswer(): void {
    clearTimeout(this.#announceTimer);
    this.#announceTimer = setTimeout(() => {
      const { count, settled } = this.#answer;
      this.announce(
        settled === null
          ? contradictionSentence(this.#question)
          : `${fitsText(count)}. All agree: ${formatLine(settled)}.`,
      );
    }, announceDelay);
  }

  readonly #acts: Acts = {
    type: (field, text) => this.#type(field, text),
    preset: (id) => {
      const preset = presets.find((each) => each.id === id);
      if (preset === undefined) return;
      // the reader stays in the view that is open, unless the example is about another one
      this.#take({ ...stateOf(preset), view: preset.view ?? this.#state.view });
      this.changed();
      this.#announceAnswer();
      this.#draw();
    },
    length: (text) => this.#setLength(text),
    setCell: (cell, value) => this.#setCell(cell, value),
    lineStop: (cell) => {
      if (this.#stops.line === cell) return;
      this.#stops = { ...this.#stops, line: cell };
      this.#draw();
    },
    choose: (cell) => this.#choose(cell),
    hover: (cell) => {
      if (this.#hovered === cell) return;
      this.#hovered = cell;
      this.#draw();
    },
    view: (view) => {
      this.#state = { ...this.#state, view };
      this.changed();
      this.#draw();
    },
    another: () => {
      const at = presets.findIndex(({ id }) => id === presetOf(this.#state)?.id);
      this.#acts.preset(presets[(at + 1) % presets.length]?.id ?? '');
    },
    more: () => {
      const before = this.#list.fits.length;
      this.#list.more(fitsPerPage);
      this.announce(`${this.#list.fits.length - before} more fits listed.`);
      this.#draw();
    },
  };

  #draw(): void {
    this.setTitle(titleOf(this.#state, this.#usual));
    const cell = this.#hovered ?? this.#state.cell;
    const preset = presetOf(this.#state);
    this.render(
      explorerView(
        {
          id: this.id,
          layout: this.layout,
          typed: this.#typed,
          errors: this.#errors,
          presetId: preset?.id ?? '',
          question: this.#question,
          answer: this.#answer,
          list: this.#list,
          listed: this.#list.fits.slice(0, this.host.page === null ? mostStill : undefined),
          view: this.#state.view,
          cell: this.#state.cell,
          column: cell,
          sentence:
            cell === null
              ? 'Point at a cell of the last row to see why it is what it is.'
              : cellSentence(this.#question, this.#answer, cell),
          verdict: preset === undefined ? null : verdictSentence(preset, this.#answer),
          tabStops: this.#stops,
          table: this.#state.view === 'table' ? this.#drawTable() : null,
          generalOpen: this.#typed.general !== '',
        },
        this.#acts,
      ),
    );
  }

  #drawTable(): Part {
    this.#fix ??= new FixView({
      id: `${this.id}-fix`,
      onEntry: (entry, sentence) => {
        this.#state = { ...this.#state, entry };
        this.changed();
        this.announce(sentence);
      },
    });
    this.#fix.show(this.#question, tableOf(this.#question), this.#state.entry, this.#state.cell);
    return this.#fix;
  }
}

export const figure = figureOf<ExplorerProps>('line-explorer', LineExplorer);
