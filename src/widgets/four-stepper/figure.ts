/** `<four-stepper>`: FourSolver step by step, with the intersections of every standstill. */
import { figureOf } from '../../notebook/host/figure.ts';
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import { runFour } from '../../kit/stepper/fourRun.ts';
import type { Direction } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { lookupTable } from '../../engine/intersect/lookupTable.ts';
import type { LineChoice } from '../../engine/intersect/pqRecord.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { Further } from '../../kit/methods/further.ts';
import { fourProof } from '../../kit/stepper/fourProofWords.ts';
import { boardName, puzzleBySize } from '../../kit/puzzle/puzzleWords.ts';
import { paperGrids } from '../../kit/stepper/paperStrip.ts';
import { ProofPanel } from '../../kit/stepper/proofPanel.ts';
import type { StepperState } from '../../kit/stepper/position.ts';
import { Solving } from '../../kit/stepper/solving.ts';
import type { StepperRun } from '../../kit/stepper/stepperTemplate.ts';
import { StepperFigure } from '../../kit/records/stepperFigure.ts';
import type { Additions } from '../../kit/records/stepperFigure.ts';
import type { CellPlace } from '../../kit/puzzle/settings.ts';
import { html } from '../../notebook/template/html.ts';
import { besideTemplate } from './besideView.ts';
import { endTemplate } from './endView.ts';
import { fourExports } from './files.ts';
import { Intersections } from './intersections.ts';
import { fourLinks, placeOf } from './links.ts';
import type { FourAsked } from './links.ts';
import { choose, defaultFour, isLarge } from './model.ts';
import type { FourSettings, FourStepperProps } from './model.ts';
import { presets } from './presets.ts';
import { ShortestWay } from './shortestWay.ts';
import { fourRuns } from './runs.ts';
import { phaseNames, standstillGrids } from './strip.ts';
import { fourView } from './view.ts';
import type { FourActs } from './view.ts';

/** The start of any run. */
const atStart = { choices: [], position: 0, looked: null } as const;

class FourStepper extends StepperFigure<FourSettings, FourRun, FourAsked> {
  readonly linkVersion = 1;
  protected readonly links = fourLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultFour(this.props<FourStepperProps>(), presets[0]?.code ?? '');
  protected state = this.usual;
  readonly #solving = new Solving(fourRuns, {
    ...this.working,
    warn: (text) => this.notice(text, 'warning'),
  });
  readonly #shortest = new ShortestWay(this.working);
  readonly #intersections = new Intersections(this.working);
  readonly #further = new Further(this.looking);
  #proving: Puzzle | null = null; // the same object for all runs of one puzzle
  readonly #proof = new ProofPanel(fourProof, {
    onChange: () => this.stepper?.refresh(),
    announce: this.working.announce,
    onClose: () => this.#prove(null),
  });

  override preparing(): readonly (() => void)[] {
    return [lookupTable];
  }

  override dispose(): void {
    super.dispose();
    this.#solving.stop();
    this.#shortest.stop();
    this.#intersections.stop();
    this.#further.stop();
    this.#proof.stop();
  }

  /** In a pared figure the map of intersections is behind the fold too, and what was looked at there. */
  override isFolded(key: string): boolean {
    return super.isFolded(key) || (this.layout.pared && (key === 'c' || key === 'i'));
  }

  exports(): Exports {
    const run = this.run ?? runFour(this.usual.code, this.usual.first, []);
    return fourExports(run, this.state.position, () => this.boardFile(), this.#proof.proof);
  }

  protected show(asked: FourAsked): void {
    const puzzle = decodePuzzle(asked.code);
    if (isLarge(puzzle) && this.run === null) this.#openUsual();
    this.#solving.run(asked, puzzle, (run) => {
      this.#showRun({ ...asked, position: placeOf(asked, run, this.usual) }, run);
    });
  }

  /** Something to look at while a worker solves the large puzzle of a link. */
  #openUsual(): void {
    const { code, first } = this.usual;
    if (!isLarge(decodePuzzle(code)))
      this.#showRun({ ...this.usual, position: 0 }, runFour(code, first, []));
  }

  #showRun(state: FourSettings, run: FourRun): void {
    if (state.code !== this.run?.code) {
      this.#shortest.forget();
      this.#proving = run.puzzle;
    }
    this.state = state;
    this.run = run;
    this.shown(run.puzzle);
    this.#proof.show(this.#proving ?? run.puzzle, state.proof);
    // where the figure opens, running and drawing are work enough for a task each
    if (this.stepper === null) this.host.turns.take(() => this.present());
    else this.present();
  }

  protected walked({ puzzle, trace }: FourRun): StepperRun {
    const strip = { level: 'phase', nameOf: phaseNames(trace) };
    return { trace, puzzle, name: boardName(puzzle), strip };
  }

  protected override additions(): Additions {
    return {
      endNote: () =>
        this.run === null
          ? html``
          : endTemplate(this.run, this.state, {
              linkTo: (first) => this.linkWith({ ...this.state, first, ...atStart }),
              first: (first) => this.#acts.first(first),
              shortest: this.#acts.shortest,
              edit: () => this.editPuzzle(),
              further: () => this.#furtherThan(this.run!),
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

  #furtherThan({ code, puzzle, recording }: FourRun): TemplateResult {
    return this.#further.show({
      code,
      puzzle,
      grid: recording.end,
      carried: (href) => this.carried(href),
    });
  }

  protected override moved(state: StepperState): void {
    const standstill = (): unknown => this.run && this.#intersections.at(this.run, this.state);
    const before = standstill();
    super.moved(state);
    // another standstill has other intersections
    if (standstill() !== before) {
      this.state = { ...this.state, looked: null };
      this.changed();
    }
    this.draw();
  }

  protected choose(code: string): void {
    this.#start(code, this.state.first);
  }

  /** A puzzle in a direction, from its start. */
  #start(code: string, first: Direction): void {
    this.notice(null);
    const proof = code === this.state.code ? this.state.proof : null;
    const state = { ...this.state, code, first, ...atStart, proof };
    const puzzle = decodePuzzle(code);
    this.#solving.run(state, puzzle, (run) => {
      this.#showRun(state, run);
      this.changed();
      this.announce(`${puzzleBySize(puzzle)}, at the start.`);
    });
  }

  /** The same puzzle with other choices; the run is the same up to `position`. */
  #rerun(choices: readonly LineChoice[], position: number, then: () => void = () => {}): void {
    if (this.run === null) return;
    const settings = { ...this.state, choices, position, looked: null };
    this.#solving.run(settings, this.run.puzzle, (run) => {
      this.#showRun(settings, run);
      this.changed();
      then();
    });
  }

  readonly #acts: FourActs = {
    first: (first) => this.#start(this.state.code, first),
    stop: () => {
      this.#solving.stop();
      this.announce('Stopped. The figure shows what it showed before.');
    },
    go: (position) => this.stepper?.act({ kind: 'go', position }),
    look: (choice) => {
      this.state = { ...this.state, looked: choice };
      this.changed();
      this.draw();
      const said = this.run && this.#intersections.sentence(this.run, this.state);
      if (said !== null) this.announce(said);
    },
    take: () => {
      const run = this.run;
      const look = run && this.#intersections.look(run, this.state);
      const here = run && this.#intersections.at(run, this.state);
      if (run === null || here === null || look === null || look.fixed.length === 0) return;
      const { rows, columns } = look;
      // on to the end of this intersection
      this.#rerun(choose(run, here, { rows, columns }), here.position, () => {
        this.stepper?.act({ kind: 'forward by', level: 'phase' });
      });
    },
    shortest: () => {
      const run = this.run;
      if (run === null) return;
      void this.#shortest.search(run, (path) => {
        this.#rerun(path, run.standstills[0]?.position ?? 0);
      });
    },
    stopShortest: () => {
      if (this.run !== null) this.#shortest.stop(this.run);
    },
    usual: () => {
      if (this.state.choices.length === 0 || this.run === null) return;
      this.#rerun([], this.run.standstills[0]?.position ?? 0);
      this.announce('The first successful intersection each time.');
    },
  };

  protected draw(): void {
    const [run, stepper] = [this.run, this.stepper];
    if (run === null || stepper === null) return;
    this.render(
      html`<div class="four-live">
        ${fourView(
          {
            id: this.id,
            layout: this.layout,
            settings: this.state,
            run,
            choice: this.choice(),
            about: this.about(),
            stepper,
            solving: this.#solving.work,
            shortest: this.#shortest,
            intersections: this.#intersections.template(this.id, run, this.state, this.#acts),
            beside: besideTemplate(this.id, run, stepper, this.#acts.go),
            below: this.below(),
          },
          this.#acts,
        )}
      </div>`,
    );
  }

  override paper(): TemplateResult | typeof nothing {
    if (this.run === null) return nothing;
    return paperGrids('standstill by standstill', standstillGrids(this.run));
  }
}

export const figure = figureOf<FourStepperProps>('four-stepper', FourStepper);
