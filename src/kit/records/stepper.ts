/**
 * A figure in which the run of a solver on a puzzle is walked step by step, as a record: how a state becomes a run, what
 * stands around the stepper, the proof of a cell, the note at the end, and the files. Links, the reader's own puzzle, large
 * puzzles on a worker, title, paper and the ways on come with it.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Figure } from '../../notebook/host/figure.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { Preset } from '../../puzzles/offered.ts';
import { Further } from '../methods/further.ts';
import { puzzleIn } from '../puzzle/coded.ts';
import type { PuzzleLinks } from '../puzzle/links.ts';
import { openIn } from '../puzzle/openIn.ts';
import { boardName, puzzleBySize } from '../puzzle/puzzleWords.ts';
import type { CellPlace } from '../puzzle/settings.ts';
import { stepIn } from '../puzzle/settings.ts';
import type { StepperState } from '../stepper/position.ts';
import { ProofPanel } from '../stepper/proofPanel.ts';
import { Solving } from '../stepper/solving.ts';
import type { StepperRun } from '../stepper/stepperTemplate.ts';
import { StepperFigure } from './stepperFigure.ts';
import type { Additions } from './stepperFigure.ts';
import type { RunOf, Stepped, StepperAt, StepperRecord } from './stepperRecord.ts';

const largeBoard = 1000; // cells; drawing it, and counting beside it, are work enough for a task each

/** The figure of a record at work. */
class SteppedFigure<
  Props extends object,
  State extends Stepped,
  Run extends RunOf,
  Kept,
  Asked extends Omit<State, 'position'>,
> extends StepperFigure<State, Run, Asked> {
  readonly linkVersion = 1;
  protected readonly links: PuzzleLinks<State, Asked>;
  protected readonly presets: readonly Preset[];
  protected readonly usual: State;
  protected state: State;
  readonly #record: StepperRecord<Props, State, Run, Kept, Asked>;
  readonly #props: Props;
  readonly #kept: Kept;
  readonly #solving: Solving<Asked | State, Run>;
  readonly #further = new Further(this.looking);
  readonly #proof;

  constructor(host: Host, record: StepperRecord<Props, State, Run, Kept, Asked>) {
    super(host);
    this.#record = record;
    this.#props = this.props<Props>() as Props;
    this.presets = record.presets(this.#props);
    this.links = record.links(this.#props);
    this.usual = record.usual(this.#props);
    this.state = this.usual;
    this.#kept = (record.keep?.(this.working) ?? null) as Kept;
    const none = { isLarge: () => false, there: async () => null, text: () => '' };
    this.#solving = new Solving(
      { ...(record.large ?? none), here: record.run },
      { ...this.working, warn: (text) => this.notice(text, 'warning') },
    );
    this.#proof =
      record.prove === undefined
        ? null
        : new ProofPanel(record.prove, {
            ...this.working,
            onChange: () => this.stepper?.refresh(),
            onClose: () => this.#prove(null),
          });
  }

  override preparing(): readonly (() => void)[] {
    return this.#record.preparing ?? [];
  }

  override dispose(): void {
    super.dispose();
    this.#solving.stop();
    this.#further.stop();
    this.#proof?.stop();
    this.#record.stop?.(this.#kept);
  }

  override isFolded(key: string): boolean {
    return super.isFolded(key) || (this.#record.folded?.includes(key) ?? false);
  }

  protected show(asked: Asked): void {
    const { large, run: runOf, placed } = this.#record;
    const puzzle = puzzleIn(asked.code);
    // something to look at while a worker solves the large puzzle of a link
    if (large?.isLarge(puzzle) && this.run === null && !large.isLarge(puzzleIn(this.usual.code)))
      this.#showRun(this.usual, runOf(this.usual));
    this.#solving.run(asked, puzzle, (run) => {
      if (placed !== undefined) this.#showRun(placed(asked, run, this.usual), run);
      else {
        const state = asked as unknown as State;
        stepIn(state.position, run.trace.steps.length);
        this.#showRun(state, run);
      }
    });
  }

  #showRun(state: State, run: Run): void {
    const { forget, aside } = this.#record;
    if (state.code !== this.state.code) forget?.(this.#kept);
    this.state = state;
    this.run = run;
    this.shown(run.puzzle);
    this.#proof?.show(puzzleIn(state.code), state.proof ?? null);
    const { turns } = this.host;
    const present = (): void => this.present();
    if (aside !== undefined && run.trace.start.cells.length > largeBoard)
      turns.take(present, () => {
        aside(run);
        this.draw();
      });
    else {
      turns.drop();
      aside?.(run);
      // where the figure opens, running and drawing are work enough for a task each
      if (this.stepper === null) turns.take(present);
      else present();
    }
  }

  protected walked(run: Run): StepperRun {
    const { trace, puzzle } = run;
    const { marksTrials = false } = this.#record;
    const overlay = this.#record.overlay?.(run);
    const strip = this.#record.strip(run);
    const stretch = this.#record.stretch?.(this.#props, run);
    return {
      trace,
      puzzle,
      name: boardName(puzzle),
      ...(overlay && { overlay, marksTrials }),
      wide: this.#record.wide?.(puzzle) ?? false,
      ...(stretch && { stretch }),
      ...(strip && { strip }),
    };
  }

  protected override additions(): Additions {
    const { compact, end, moves, next, onward, parts } = this.#record;
    const proof = this.#proof;
    return {
      figure: {
        layout: this.layout,
        parts: (board) => (this.run === null ? {} : parts(this.#at(this.run), this.stepper, board)),
        ...(moves && {
          moves: (stage: Element, from: number, to: number) =>
            this.run === null ? [] : moves(stage, this.run, from, to),
        }),
      },
      compact: compact?.(this.#props) ?? false,
      ...(end && {
        endNote: (walk) => (this.run === null ? nothing : end(this.#at(this.run), walk)),
      }),
      next: () => {
        if (next === undefined || this.run?.trace.end !== 'standstill') return null;
        const href = this.carried(openIn(next.figure, this.state.code));
        return { method: next.method, href };
      },
      onward: () => {
        const way = this.run?.trace.end === 'solved' ? onward?.(this.#at(this.run)) : null;
        return way == null
          ? nothing
          : html`<a class="stepper-onward" href=${way.href}>${way.text}</a>`;
      },
      ...(proof && {
        prove: (row, column) => this.#prove({ row, column }),
        proof: () => proof.template(),
      }),
    };
  }

  /** Shows the proof of a cell, or none. */
  #prove(proof: CellPlace | null): void {
    this.state = { ...this.state, proof };
    this.#proof?.show(puzzleIn(this.state.code), proof);
    this.stepper?.refresh();
    this.changed();
  }

  protected override moved(place: StepperState): void {
    const before = this.state;
    super.moved(place);
    const part = this.run && this.#record.moved?.(this.#at(this.run), before);
    if (part != null && Object.keys(part).length > 0) {
      this.state = { ...this.state, ...part };
      this.changed();
    }
    this.draw();
  }

  protected choose(code: string): void {
    this.#begin({ code } as Partial<State>);
  }

  #begin(part: Partial<State>): void {
    const state = { ...this.state, position: 0, ...this.#record.start, ...part };
    const proof = state.code === this.state.code ? this.state.proof : null;
    this.#rerun({ ...state, ...(this.#proof && { proof }) }, (run) => {
      this.announce(
        this.#record.said?.(this.#at(run)) ?? `${puzzleBySize(run.puzzle)}, at the start.`,
      );
    });
  }

  #rerun(part: Partial<State>, then?: (run: Run) => void): void {
    this.notice(null);
    const state = { ...this.state, ...part };
    this.#solving.run(state, puzzleIn(state.code), (run) => {
      this.#showRun(state, run);
      this.changed();
      then?.(run);
    });
  }

  #stop(): void {
    this.#solving.stop();
    this.announce('Stopped. The figure shows what it showed before.');
  }

  #change(part: Partial<State>, said = ''): void {
    this.state = { ...this.state, ...part };
    this.changed();
    this.draw();
    if (said !== '') this.announce(said);
  }

  #at(run: Run): StepperAt<Props, State, Run, Kept> {
    const { id, state, stepper } = this;
    return {
      id,
      state,
      run,
      props: this.#props,
      name: this.puzzleName,
      kept: this.#kept,
      proof: this.#proof?.proof ?? null,
      cells: () => stepper?.walk.states.cellsAt(state.position) ?? run.trace.start.cells,
      choice: () => this.choice(),
      about: () => this.about(),
      below: () => this.below(),
      solving: () => workView(this.#solving.work, () => this.#stop()),
      further: () => this.#furtherThan(run),
      change: (part, said) => this.#change(part, said),
      begin: (part) => this.#begin(part),
      rerun: (part, then) => this.#rerun(part, then),
      act: (action) => this.stepper?.act(action),
      editPuzzle: () => this.editPuzzle(),
      linkWith: (part) => this.linkWith({ ...this.state, ...part }),
      carried: (href) => this.carried(href),
      announce: (text) => this.announce(text),
    };
  }

  #furtherThan({ puzzle, trace }: Run): TemplateResult {
    const cells = this.stepper?.walk.states.cellsAt(trace.steps.length) ?? trace.start.cells;
    const grid = { ...trace.start, cells };
    const carried = (href: string): string => this.carried(href);
    return this.#further.show({ code: this.state.code, puzzle, grid, carried });
  }

  protected draw(): void {
    if (this.stepper === null) return;
    this.stepper.refresh();
    this.render(html`${part(this.stepper)}`);
  }

  exports(): Exports {
    const run = this.run ?? this.#record.run(this.usual);
    return { svg: () => this.boardFile(), ...this.#record.files(this.#at(run)) };
  }

  override paper(): TemplateResult | typeof nothing {
    const { run } = this;
    // a small figure stands on paper as it is
    if (run === null || this.#record.compact?.(this.#props) === true) return nothing;
    return this.#record.paper === undefined ? super.paper() : this.#record.paper(this.#at(run));
  }
}

/** Declares a figure by its record. */
export function stepperFigure<
  Props extends object,
  State extends Stepped,
  Run extends RunOf,
  Kept = null,
  Asked extends Omit<State, 'position'> = State,
>(record: StepperRecord<Props, State, Run, Kept, Asked>): Figure<Props> {
  return { tag: record.tag, create: (host) => new SteppedFigure(host, record) };
}
