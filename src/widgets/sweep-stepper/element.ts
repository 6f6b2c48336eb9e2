/** `<sweep-stepper>`: SimpleSolver, step by step, on any puzzle. */
import { html, nothing, render } from 'lit-html';
import type { Direction } from '../../engine/board/cell.ts';
import { formatGrid } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { sizeText } from '../../formats/numbers.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { aimAt, putState, stateIn } from '../../kit/cell/linkPlace.ts';
import { writeLink } from '../../kit/cell/linkState.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { NotebookWidget } from '../../kit/cell/notebookWidget.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { csvRow } from '../../kit/export/files.ts';
import { OwnPuzzle, ownPuzzleName } from '../../kit/puzzle-box/ownPuzzle.ts';
import type { StepperState } from '../../kit/stepper/position.ts';
import type { SimpleLevel } from '../../kit/stepper/simpleTrace.ts';
import { StepperView } from '../../kit/stepper/stepperView.ts';
import type { StepperRun } from '../../kit/stepper/stepperView.ts';
import { momentAt, momentBoard } from '../../kit/stepper/walk.ts';
import { boardName, stripMarkup } from './frame.ts';
import {
  defaultSettings,
  eventRows,
  readSettings,
  recordingJson,
  runOf,
  sweepNumbers,
  writeSettings,
} from './model.ts';
import type { Settings, SweepNumbers, SweepRun, SweepStepperProps } from './model.ts';
import { presetList } from './presets.ts';
import { endTemplate, inputsTemplate, numbersTemplate } from './view.ts';
import type { FigureModel } from './view.ts';

const largeBoard = 1000; // cells

class SweepStepper extends NotebookWidget {
  readonly linkVersion = 1;
  readonly #props = this.props<SweepStepperProps>() as SweepStepperProps;
  readonly #default = defaultSettings(this.#props);
  readonly #presets = presetList(this.#props.presets);
  #settings: Settings = this.#default;
  #run: SweepRun | null = null;
  #numbers: SweepNumbers | null = null;
  #stepper: StepperView | null = null;
  #root: HTMLElement | null = null;
  #later = 0;
  readonly #own = new OwnPuzzle(this, {
    id: this.frame.id,
    onPuzzle: (puzzle, name) => {
      this.#takePuzzle(puzzle, name);
    },
    onChange: () => {
      this.#draw();
    },
  });
  #ownName = 'The puzzle of this figure';
  #stripOf = this.#default.code + this.#default.first; // the run that the strip for paper shows

  open(values: LinkValues): void {
    const [settings, run] = readSettings(values, this.#default);
    this.#ownName =
      run.code === this.#default.code ? 'The puzzle of this figure' : 'Your own puzzle';
    this.#show(settings, run);
  }

  linkValues(): LinkValues {
    return writeSettings(this.#settings, this.#default);
  }

  connectedCallback(): void {
    window.addEventListener('beforeprint', this.#drawStrip);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#later);
    this.#stepper?.rest();
    window.removeEventListener('beforeprint', this.#drawStrip);
  }

  exports(): Exports {
    const run = this.#run ?? runOf(this.#settings.code, this.#settings.first);
    const { height, width } = run.trace.start;
    return {
      name: `sweeps-${height}x${width}-${this.#settings.first}-first-step-${this.#settings.position}`,
      csv: () => eventRows(run).map(csvRow).join(''),
      json: () => ({ ...(recordingJson(run) as object), present: this.#presentGrid(run) }),
      svg: () => {
        const stepper = this.#stepper;
        if (stepper === null) return boardPicture(boardOf(run.puzzle, run.trace.start.cells, ''));
        const moment = momentAt(stepper.walk, stepper.state);
        return boardPicture(momentBoard(run.puzzle, moment, boardName(run)), {
          id: `${this.frame.id}-export`,
        });
      },
    };
  }

  #presentGrid({ trace }: SweepRun): unknown {
    const walk = this.#stepper?.walk;
    const cells = walk?.states.cellsAt(this.#settings.position) ?? trace.start.cells;
    return { step: this.#settings.position, grid: formatGrid({ ...trace.start, cells }) };
  }

  #show(settings: Settings, run: SweepRun): void {
    const changedPuzzle = run.code !== this.#run?.code;
    this.#settings = settings;
    const preset = this.#presets.find(({ code }) => code === run.code);
    this.entitle(run.code === this.#default.code ? null : (preset?.name ?? this.#ownName));
    if (run !== this.#run) this.#count(run);
    this.#run = run;
    const stepperRun: StepperRun = { trace: run.trace, puzzle: run.puzzle, name: boardName(run) };
    clearTimeout(this.#later);
    const present = (): void => {
      this.#present(stepperRun);
      if (changedPuzzle) this.#own.show(run.puzzle);
    };
    // recording and drawing a large puzzle are work enough for a task each
    if (run.trace.start.cells.length > largeBoard) this.#later = window.setTimeout(present);
    else present();
  }

  #present(stepperRun: StepperRun): void {
    const { position, granularity } = this.#settings;
    if (this.#stepper === null) this.#stepper = this.#newStepper(stepperRun);
    else this.#stepper.show(stepperRun, { position, granularity });
    this.#draw();
  }

  #newStepper(stepperRun: StepperRun): StepperView {
    const { position, granularity } = this.#settings;
    const options = {
      id: this.frame.id,
      announce: (text: string): void => {
        this.announce(text);
      },
      onChange: ({ position, granularity }: StepperState): void => {
        this.#settings = { ...this.#settings, position, granularity: granularity as SimpleLevel };
        this.changed();
      },
      endNote: () => this.#endNote(),
    };
    return new StepperView(stepperRun, options, { position, granularity });
  }

  /** Counts the sweeps of both directions; for a large puzzle after the board has been drawn. */
  #count(run: SweepRun): void {
    const small = run.trace.start.cells.length <= largeBoard;
    this.#numbers = small ? sweepNumbers(run) : null;
    if (small) return;
    setTimeout(() => {
      if (this.#run !== run || !this.isConnected) return;
      this.#numbers = sweepNumbers(run);
      this.#draw();
    }, 50);
  }

  /** Another puzzle or direction, from its start; what can go wrong is said and leaves the figure as it was. */
  #choose(code: string, first: Direction): void {
    const run = runOf(code, first);
    this.notice(null);
    this.#show({ ...this.#settings, code, first, position: 0 }, run);
    this.changed();
    const { rows, columns } = run.puzzle;
    this.announce(
      `${sizeText(rows.length, columns.length)} puzzle, ${first === 'H' ? 'rows' : 'columns'} first, at the start.`,
    );
  }

  #endNote(): ReturnType<typeof endTemplate> | typeof nothing {
    if (this.#run === null) return nothing;
    return endTemplate(this.frame.id, this.#run, {
      numbers: this.#numbers,
      linkTo: (first) => this.#linkWith(first),
      chooseFirst: (first) => {
        this.#choose(this.#settings.code, first);
      },
      editPuzzle: this.#props.compact ? null : () => void this.#own.edit(),
    });
  }

  #linkWith(first: Direction): string {
    const values = writeSettings({ ...this.#settings, first, position: 0 }, this.#default);
    const url = new URL(location.href);
    putState(url, writeLink(stateIn(url), this.frame.id, this.linkVersion, values));
    aimAt(url, this.frame.id);
    return url.href;
  }

  #draw(): void {
    const run = this.#run;
    if (run === null) return;
    const compact = this.#props.compact ?? false;
    const model: FigureModel = {
      id: this.frame.id,
      settings: this.#settings,
      run,
      numbers: this.#numbers,
      presets: this.#presets,
      ownName: this.#ownName,
      compact,
      choosePreset: (code) => {
        this.#ownName = code === this.#default.code ? 'The puzzle of this figure' : this.#ownName;
        this.#choose(code, this.#settings.first);
      },
      chooseFirst: (first) => {
        this.#choose(this.#settings.code, first);
      },
    };
    render(
      html`${inputsTemplate(model)} ${numbersTemplate(model)} ${this.#stepper?.element}
      ${compact ? nothing : this.#own.template()}`,
      this.#place(compact),
    );
  }

  /** Where the live figure stands; it takes the place of the static one, and the strip waits for the printer. */
  #place(compact: boolean): HTMLElement {
    if (this.#root === null) {
      this.#root = document.createElement('div');
      this.#root.className = `sweep-live${compact ? ' is-compact' : ''}`;
      this.querySelector('.sweep-static')?.remove();
      this.prepend(this.#root);
      this.dataset['live'] = '';
    }
    return this.#root;
  }

  #takePuzzle(puzzle: Puzzle, name: string | undefined): void {
    this.#ownName = ownPuzzleName(puzzle, name);
    this.#choose(encodePuzzle(puzzle), this.#settings.first);
  }

  /** Before printing: the strip of the run that is on the page now. */
  readonly #drawStrip = (): void => {
    const run = this.#run;
    const strip = this.querySelector('.stepper-strip');
    const wanted = this.#settings.code + this.#settings.first;
    if (run === null || strip === null || wanted === this.#stripOf) return;
    strip.replaceChildren(...stripMarkup(run));
    this.#stripOf = wanted;
  };
}

customElements.define('sweep-stepper', SweepStepper);
