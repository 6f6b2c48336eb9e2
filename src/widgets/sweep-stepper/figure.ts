/** `<sweep-stepper>`: SimpleSolver, step by step, on any puzzle. */
import { figureOf } from '../../notebook/host/figure.ts';
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Direction } from '../../engine/board/cell.ts';
import { formatGrid } from '../../engine/board/image.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureParts } from '../../notebook/cell/figureParts.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { Further } from '../../kit/methods/further.ts';
import type { CellPlace } from '../../kit/puzzle/settings.ts';
import { boardName } from '../../kit/puzzle/puzzleWords.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { afterSteps } from '../../kit/stepper/fileSteps.ts';
import { ProofPanel } from '../../kit/stepper/proofPanel.ts';
import { lineProof } from '../../kit/stepper/proofWords.ts';
import type { StepperRun } from '../../kit/stepper/stepperTemplate.ts';
import { StepperFigure } from '../../kit/records/stepperFigure.ts';
import type { Additions } from '../../kit/records/stepperFigure.ts';
import type { Walk } from '../../kit/stepper/walk.ts';
import {
  defaultSettings,
  eventRows,
  linksFor,
  openRun,
  recordingJson,
  runOf,
  sweepNumbers,
} from './model.ts';
import type { Settings, SweepNumbers, SweepRun, SweepStepperProps } from './model.ts';
import { presetList } from './presets.ts';
import { endTemplate, inputsTemplate, numbersTemplate, sweepNames } from './view.ts';
import type { FigureModel } from './view.ts';

const largeBoard = 1000; // cells

/** What the fold is called that a figure for newcomers has. */
const foldedText = 'Other puzzles, and how hard this one is';

class SweepStepper extends StepperFigure<Settings, SweepRun> {
  readonly linkVersion = 1;
  readonly #props = this.props<SweepStepperProps>() as SweepStepperProps;
  protected readonly links = linksFor(this.#props);
  protected readonly presets = presetList(this.#props.presets);
  protected readonly usual = defaultSettings(this.#props);
  protected state = this.usual;
  #numbers: SweepNumbers | null = null;
  readonly #further = new Further(this.looking);
  readonly #proof = new ProofPanel(lineProof, {
    onChange: () => this.stepper?.refresh(),
    announce: this.working.announce,
    onClose: () => this.#prove(null),
  });

  override dispose(): void {
    super.dispose();
    this.#further.stop();
    this.#proof.stop();
  }

  exports(): Exports {
    const run = this.run ?? runOf(this.state.code, this.state.first);
    const { height, width } = run.trace.start;
    return {
      name: `simplesolver-${height}x${width}-${this.state.first === 'H' ? 'rows' : 'columns'}-first${afterSteps(this.state.position)}`,
      csv: () => eventRows(run, this.state.position).map(csvRow).join(''),
      json: () => ({
        ...(recordingJson(run) as object),
        present: this.#presentGrid(run),
        ...(this.#proof.proof === null ? {} : { proof: this.#proof.proof }),
      }),
      svg: () => this.boardFile(),
    };
  }

  #presentGrid({ trace }: SweepRun): unknown {
    const { position } = this.state;
    const cells = this.stepper?.walk.states.cellsAt(position) ?? trace.start.cells;
    return { step: position, grid: formatGrid({ ...trace.start, cells }) };
  }

  protected show(state: Settings, run = openRun(state)): void {
    this.state = state;
    if (run !== this.run) this.#numbers = null;
    this.run = run;
    this.shown(run.puzzle);
    this.#proof.show(run.puzzle, state.proof);
    const count = (): void => {
      this.#numbers ??= sweepNumbers(run);
    };
    if (run.trace.start.cells.length <= largeBoard) {
      this.host.turns.drop();
      count();
      this.present();
      return;
    }
    // drawing a large puzzle, and counting the sweeps of both directions, are work enough for a task each
    this.host.turns.take(
      () => this.present(),
      () => {
        count();
        this.draw();
      },
    );
  }

  protected walked(run: SweepRun): StepperRun {
    const { trace, puzzle } = run;
    return { trace, puzzle, name: boardName(puzzle), strip: { nameOf: sweepNames(run) } };
  }

  protected override additions(): Additions {
    return {
      compact: this.#props.compact === true,
      endNote: (walk) => this.#endNote(walk),
      prove: (row, column) => this.#prove({ row, column }),
      proof: () => this.#proof.template(),
    };
  }

  protected choose(code: string): void {
    this.#start(code, this.state.first);
  }

  /** A small figure stands on paper as it is. */
  override paper(): TemplateResult | typeof nothing {
    return this.#props.compact === true ? nothing : super.paper();
  }

  /** Shows the proof of a cell, or none. */
  #prove(proof: CellPlace | null): void {
    this.state = { ...this.state, proof };
    if (this.run !== null) this.#proof.show(this.run.puzzle, proof);
    this.stepper?.refresh();
    this.changed();
  }

  /** A puzzle in a direction, from its start. */
  #start(code: string, first: Direction): void {
    this.notice(null);
    const proof = code === this.state.code ? this.state.proof : null;
    this.show({ ...this.state, code, first, position: 0, proof });
    this.changed();
    const { height, width } = this.run!.trace.start;
    this.announce(
      `${sizeText(height, width)} puzzle, ${first === 'H' ? 'rows' : 'columns'} first, at the start.`,
    );
  }

  #endNote({ states, outline }: Walk): ReturnType<typeof endTemplate> | typeof nothing {
    const run = this.run;
    if (run === null) return nothing;
    return endTemplate(this.id, run, {
      further: () => {
        const grid = { ...run.trace.start, cells: states.cellsAt(outline.length) };
        return this.#further.show({
          code: run.code,
          puzzle: run.puzzle,
          grid,
          carried: (href) => this.carried(href),
        });
      },
      numbers: this.#numbers,
      linkTo: (first) => this.linkWith({ ...this.state, first, position: 0 }),
      chooseFirst: (first) => this.#start(this.state.code, first),
      editPuzzle: this.#props.compact ? null : () => this.editPuzzle(),
    });
  }

  /** On a page for newcomers all but the board is behind a fold with words of its own. */
  #newcomers(model: FigureModel): FigureParts {
    return {
      picture: this.stepper === null ? nothing : html`${part(this.stepper)}`,
      more: html`<details class="sweep-more">
          <summary>${foldedText}</summary>
          ${inputsTemplate(model)} ${model.about} ${numbersTemplate(model)}
        </details>
        ${this.below()}`,
    };
  }

  #parts(model: FigureModel): FigureParts {
    const { compact, folded } = this.#props;
    if (folded === true) return this.#newcomers(model);
    const { pared } = this.layout;
    const numbers = numbersTemplate(model);
    return {
      picture: this.stepper === null ? nothing : html`${part(this.stepper)}`,
      answer: html`${model.about} ${pared ? nothing : numbers}`,
      settings: inputsTemplate(model),
      more: html`${pared ? numbers : nothing} ${compact === true ? nothing : this.below()}`,
    };
  }

  protected draw(): void {
    if (this.run === null) return;
    const compact = this.#props.compact ?? false;
    const model: FigureModel = {
      id: this.id,
      settings: this.state,
      numbers: this.#numbers,
      choice: compact ? nothing : this.choice(),
      about: compact ? nothing : this.about(),
      chooseFirst: (first) => this.#start(this.state.code, first),
    };
    this.render(
      html`<div class="sweep-live ${compact ? 'is-compact' : ''}">
        ${figureParts(this.#parts(model), this.layout)}
      </div>`,
    );
  }
}

export const figure = figureOf<SweepStepperProps>('sweep-stepper', SweepStepper);
