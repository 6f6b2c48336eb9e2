/** `<two-sat-stepper>`: TwoSatSolver step by step, its chains drawn on the board, FourSolver beside it. */
import { figureOf } from '../../notebook/host/figure.ts';
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { Further } from '../../kit/methods/further.ts';
import { boardName, puzzleBySize } from '../../kit/puzzle/puzzleWords.ts';
import type { CellPlace } from '../../kit/puzzle/settings.ts';
import type { StepperState } from '../../kit/stepper/position.ts';
import { ProofPanel } from '../../kit/stepper/proofPanel.ts';
import { Solving } from '../../kit/stepper/solving.ts';
import type { StepperRun } from '../../kit/stepper/stepperTemplate.ts';
import { StepperFigure } from '../../kit/records/stepperFigure.ts';
import type { Additions } from '../../kit/records/stepperFigure.ts';
import { twoSatProof } from '../../kit/stepper/twoSatProofWords.ts';
import { runTwoSat } from '../../kit/stepper/twoSatRun.ts';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { html } from '../../notebook/template/html.ts';
import { besideTemplate } from './besideView.ts';
import { chainsTemplate } from './chainView.ts';
import { endTemplate } from './endView.ts';
import { twoSatExports } from './files.ts';
import { keptMarks } from './marks.ts';
import { checkPlace, defaultTwoSat, isLarge, twoSatLinks } from './model.ts';
import type { TwoSatSettings, TwoSatStepperProps } from './model.ts';
import { presets } from './presets.ts';
import { twoSatRuns } from './runs.ts';
import { twoSatView } from './view.ts';
import type { TwoSatActs } from './view.ts';
import { phaseNames, runSentence } from './words.ts';

class TwoSatStepper extends StepperFigure<TwoSatSettings, TwoSatRun> {
  readonly linkVersion = 1;
  protected readonly links = twoSatLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultTwoSat(this.props<TwoSatStepperProps>());
  protected state = this.usual;
  readonly #solving = new Solving(twoSatRuns, {
    ...this.working,
    warn: (text) => this.notice(text, 'warning'),
  });
  readonly #further = new Further(this.looking);
  #proving: Puzzle | null = null; // the same object for all runs of one puzzle
  readonly #proof = new ProofPanel(twoSatProof, {
    onChange: () => this.stepper?.refresh(),
    announce: this.working.announce,
    onClose: () => this.#prove(null),
  });

  override dispose(): void {
    super.dispose();
    this.#solving.stop();
    this.#further.stop();
    this.#proof.stop();
  }

  /** Whether FourSolver stands beside is seen without the fold. */
  override isFolded(key: string): boolean {
    return super.isFolded(key) || key === 't';
  }

  exports(): Exports {
    const run = this.run ?? runTwoSat(this.usual.code, this.usual.sums);
    return twoSatExports(run, this.state.position, () => this.boardFile(), this.#proof.proof);
  }

  protected show(asked: TwoSatSettings): void {
    const puzzle = decodePuzzle(asked.code);
    if (isLarge(puzzle) && this.run === null) this.#openUsual();
    this.#solving.run(asked, puzzle, (run) => {
      checkPlace(asked, run);
      this.#showRun(asked, run);
    });
  }

  /** Something to look at while a worker solves the large puzzle of a link. */
  #openUsual(): void {
    const { code, sums } = this.usual;
    if (!isLarge(decodePuzzle(code))) this.#showRun(this.usual, runTwoSat(code, sums));
  }

  #showRun(state: TwoSatSettings, run: TwoSatRun): void {
    if (state.code !== this.run?.code) this.#proving = run.puzzle;
    this.state = state;
    this.run = run;
    this.shown(run.puzzle);
    this.#proof.show(this.#proving ?? run.puzzle, state.proof);
    // where the figure opens, running and drawing are work enough for a task each
    if (this.stepper === null) this.host.turns.take(() => this.present());
    else this.present();
  }

  protected walked(run: TwoSatRun): StepperRun {
    return {
      trace: run.trace,
      puzzle: run.puzzle,
      name: boardName(run.puzzle),
      overlay: keptMarks(run),
      strip: { level: 'phase', nameOf: phaseNames(run) },
    };
  }

  protected override additions(): Additions {
    return {
      endNote: () =>
        this.run === null
          ? html``
          : endTemplate(this.run, {
              askSums: () => this.#acts.sums(true),
              edit: () => this.editPuzzle(),
              further: () => this.#furtherThan(this.run!),
              carried: (href) => this.carried(href),
            }),
      prove: (row, column) => this.#prove({ row, column }),
      proof: () => this.#proof.template(),
    };
  }

  /** Shows the proof of a cell, or none. */
  #prove(proof: CellPlace | null): void {
    this.state = { ...this.state, proof };
    if (this.#proving !== null) this.#proof.show(this.#proving, proof);
    this.stepper?.refresh();
    this.changed();
  }

  protected override moved(state: StepperState): void {
    super.moved(state);
    this.draw();
  }

  #furtherThan({ code, puzzle, recording }: TwoSatRun): TemplateResult {
    return this.#further.show({
      code,
      puzzle,
      grid: recording.end,
      carried: (href) => this.carried(href),
    });
  }

  protected choose(code: string): void {
    const proof = code === this.state.code ? this.state.proof : null;
    this.#rerun({ ...this.state, code, position: 0, proof }, ({ puzzle }) => {
      this.announce(`${puzzleBySize(puzzle)}, at the start.`);
    });
  }

  #rerun(state: TwoSatSettings, then: (run: TwoSatRun) => void): void {
    this.notice(null);
    this.#solving.run(state, decodePuzzle(state.code), (run) => {
      // with the sums or without them the run is the same up to where the chains end
      const position = Math.min(state.position, run.trace.steps.length);
      this.#showRun({ ...state, position }, run);
      this.changed();
      then(run);
    });
  }

  readonly #acts: TwoSatActs = {
    sums: (sums) => this.#rerun({ ...this.state, sums }, (run) => this.announce(runSentence(run))),
    beside: (beside) => {
      this.state = { ...this.state, beside };
      this.changed();
      this.draw();
      this.announce(beside ? 'Pairs of lines stand beside it.' : 'Pairs of lines are away.');
    },
    stop: () => {
      this.#solving.stop();
      this.announce('Stopped. The figure shows what it showed before.');
    },
  };

  /** Goes to a place in a chain, which is walked link by link. */
  readonly #goTo = (position: number): void => {
    this.stepper?.act({ kind: 'granularity', level: 'line' });
    this.stepper?.act({ kind: 'go', position });
    this.stepper?.bringBoard();
  };

  protected draw(): void {
    const [run, stepper] = [this.run, this.stepper];
    if (run === null || stepper === null) return;
    const { id } = this;
    const { position, beside } = this.state;
    this.render(
      html`<div class="two-sat-live">
        ${twoSatView(
          {
            id,
            layout: this.layout,
            settings: this.state,
            choice: this.choice(),
            about: this.about(),
            stepper,
            solving: this.#solving.work,
            chains: chainsTemplate(run, position, this.#goTo),
            beside: beside ? besideTemplate(id, run, position) : nothing,
            below: this.below(),
          },
          this.#acts,
        )}
      </div>`,
    );
  }
}

export const figure = figureOf<TwoSatStepperProps>('two-sat-stepper', TwoSatStepper);
