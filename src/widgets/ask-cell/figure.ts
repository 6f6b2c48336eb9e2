/** `<ask-cell>`: what if this cell were empty? The SAT solver at work on the board, step by step. */
import { figureOf } from '../../notebook/host/figure.ts';
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { QuestionStart } from '../../engine/inference/question.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { fold } from '../../notebook/cell/figureParts.ts';
import type { FigureParts } from '../../notebook/cell/figureParts.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { openIn } from '../../kit/puzzle/openIn.ts';
import { boardName } from '../../kit/puzzle/puzzleWords.ts';
import { stepIn } from '../../kit/puzzle/settings.ts';
import type { StepperState } from '../../kit/stepper/position.ts';
import type { StepperRun } from '../../kit/stepper/stepperTemplate.ts';
import { StepperFigure } from '../../kit/records/stepperFigure.ts';
import type { Additions } from '../../kit/records/stepperFigure.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { Work } from '../../kit/work/work.ts';
import { ClausePanel } from './clausePanel.ts';
import { drawerTemplate } from './drawer.ts';
import { questionJson, questionRows } from './files.ts';
import { GraphDrawing } from './graphDrawing.ts';
import { KnownRuns } from './knownRuns.ts';
import { marksAt } from './marks.ts';
import type { AskCellProps, AskRun, AskSettings, SupposedValue } from './model.ts';
import {
  askHere,
  askLinks,
  defaultSettings,
  isLarge,
  questionOf,
  runOf,
  tooManyClauses,
  waitingRun,
} from './model.ts';
import { presets } from './presets.ts';
import type { AskActs, QuestionShown } from './view.ts';
import {
  askTemplate,
  chooseHint,
  endTemplate,
  graphTemplate,
  questionTemplate,
  startTemplate,
} from './view.ts';
import { askedPlace, supposedWords, verdictOf } from './words.ts';

/** What a strip calls the steps of a run: the conflicts, and the end. */
function frameNames({ made }: AskRun): (at: number, number: number) => string {
  const conflicts = made.trace.steps.filter(({ tick }) => tick === 'conflict').length;
  return (_at, number) => (number <= conflicts ? `Conflict ${number}` : 'End');
}

class AskCell extends StepperFigure<AskSettings, AskRun> {
  readonly linkVersion = 1;
  readonly #props = this.props<AskCellProps>() as AskCellProps;
  protected readonly links = askLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultSettings(this.#props);
  protected state = this.usual;
  readonly #known = new KnownRuns();
  readonly #graph = new GraphDrawing();
  readonly #work = new Work(this.working);
  readonly #clauses = new ClausePanel(this.working);

  override dispose(): void {
    super.dispose();
    this.#work.stop();
    this.#clauses.stop();
  }

  exports(): Exports {
    const run = this.run ?? this.#here(this.state);
    const { height, width } = run.made.trace.start;
    const { asked } = run;
    const place = askedPlace(run.question, width).replaceAll(/\W+/g, '-');
    return {
      name: `ask-${height}x${width}-${place}-${this.state.value}`,
      csv: () => (asked === null ? '' : questionRows(asked).map(csvRow).join('')),
      json: () => (asked === null ? null : questionJson(run.puzzle, asked)),
      svg: () => this.boardFile(),
    };
  }

  #here(state: AskSettings): AskRun {
    const puzzle = puzzleIn(state.code);
    return askHere(state.code, puzzle, questionOf(state, puzzle));
  }

  protected show(state: AskSettings): void {
    const puzzle = puzzleIn(state.code);
    const question = questionOf(state, puzzle);
    let run = this.#known.of(state.code, question);
    if (run === null && !isLarge(puzzle)) run = this.#known.keep(this.#here(state));
    if (run !== null) stepIn(state.position, run.made.trace.steps.length);
    this.#work.stop();
    this.state = state;
    this.shown(puzzle);
    this.#showRun(run ?? waitingRun(state.code, puzzle, question));
    if (run === null && tooManyClauses(puzzle) === null) void this.#ask(state);
  }

  /** Asks a worker, and goes to the place in the run that was asked for. */
  async #ask(wanted: AskSettings): Promise<void> {
    const puzzle = puzzleIn(wanted.code);
    const question = questionOf(wanted, puzzle);
    const what = supposedWords(question, puzzle.columns.length);
    const asked = await this.#work.ask(
      `Supposing that ${what} …`,
      'ask-cell',
      { puzzle, question },
      ({ conflicts, propagations }) =>
        `Supposing that ${what}: ${counted(conflicts, 'conflict')}, ${grouped(propagations)} propagations so far …`,
    );
    if (asked === null || this.run?.asked !== null) return;
    const run = this.#known.keep(runOf(wanted.code, puzzle, asked));
    const { length } = run.made.trace.steps;
    // the reader may have changed the pace meanwhile
    this.state = { ...this.state, position: Math.min(wanted.position, length) };
    try {
      stepIn(wanted.position, length);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.state = { ...this.state, position: 0 };
      this.notice(error.message, 'warning');
    }
    this.#showRun(run);
    this.announce(`The answer is there. ${verdictOf(asked).head}.`);
  }

  #showRun(run: AskRun): void {
    this.run = run;
    this.present();
  }

  /** Before there is an answer there is no way to walk. */
  protected override hasCome({ asked }: AskRun): boolean {
    return asked !== null;
  }

  protected walked(run: AskRun): StepperRun {
    return {
      trace: run.made.trace,
      puzzle: run.puzzle,
      name: boardName(run.puzzle, ' with a question'),
      overlay: (at) => marksAt(run, at),
      ...(run.asked === null ? {} : { strip: { level: 'conflict', nameOf: frameNames(run) } }),
    };
  }

  protected override moved(state: StepperState): void {
    super.moved(state);
    this.draw();
  }

  protected override additions(): Additions {
    return {
      figure: { layout: this.layout, parts: () => this.#around() },
      choose: {
        hint: chooseHint,
        view: (cell) => {
          const shown = this.#shown();
          return shown === null ? html`` : askTemplate(cell, shown, this.#acts);
        },
      },
      endNote: () => {
        const shown = this.#shown();
        return shown === null ? nothing : endTemplate(shown, this.#acts);
      },
    };
  }

  #shown(): QuestionShown | null {
    const run = this.run;
    if (run === null) return null;
    const { every } = this.#props;
    const { value, from } = this.state;
    return {
      id: this.id,
      run,
      value,
      from,
      work: this.#work,
      tooMany: run.asked === null ? tooManyClauses(run.puzzle) : null,
      every: every === undefined ? null : this.carried(openIn(every, this.state.code)),
    };
  }

  readonly #acts: AskActs = {
    value: (value: SupposedValue) => this.#change({ ...this.state, value }),
    from: (from: QuestionStart) => this.#change({ ...this.state, from }),
    ask: (cell, value) => {
      this.#change({ ...this.state, cell, value });
      this.stepper?.element.focus({ preventScroll: true });
    },
    stop: () => {
      this.#work.stop();
      this.draw();
      this.announce('Stopped: there is no answer.');
    },
    resume: () => this.show(this.state),
  };

  /** Another question, from its start. */
  #change(state: AskSettings): void {
    this.notice(null);
    this.show({ ...state, position: 0 });
    this.changed();
    const run = this.run;
    if (run?.asked != null)
      this.announce(
        `The question: can it be that ${supposedWords(run.question, run.puzzle.columns.length)}? At the start.`,
      );
  }

  protected choose(code: string): void {
    const cell = code === this.usual.code ? this.usual.cell : null;
    this.#change({ ...this.state, code, cell });
  }

  #folds(run: AskRun, shown: QuestionShown): TemplateResult {
    const drawn = this.#graph.at(run, this.state.position);
    const drawer =
      this.stepper === null
        ? null
        : drawerTemplate(this.#clauses, run, this.stepper, this.exports().name);
    const graph = (): TemplateResult =>
      graphTemplate(drawn?.graph ?? null, drawn?.picture ?? null, shown);
    return html`${
      drawn === null ? nothing : fold(this.folds, 'graph', 'The last conflict as a graph', graph())
    }
    ${
      drawer === null
        ? nothing
        : fold(this.folds, 'clauses', 'The clauses behind this step', drawer)
    }`;
  }

  #around(): Partial<FigureParts> {
    const [run, shown] = [this.run, this.#shown()];
    if (run === null || shown === null) return {};
    return {
      answer: questionTemplate(shown, this.#acts),
      settings: html`<div class="controls">
          ${this.choice()} ${startTemplate(shown, this.#acts)}
        </div>
        ${this.about()}`,
      more: html`${this.#folds(run, shown)} ${this.below()}`,
    };
  }

  protected draw(): void {
    if (this.stepper === null) return;
    this.stepper.refresh();
    this.render(html`${part(this.stepper)}`);
  }
}

export const figure = figureOf<AskCellProps>('ask-cell', AskCell);
