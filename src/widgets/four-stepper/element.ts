/** `<four-stepper>`: FourSolver step by step, with the intersections of every standstill. */
import '../../kit/board/board.css';
import '../../kit/relations/relations.css';
import '../../kit/stepper/stepper.css';
import './styles.css';
import { html, render } from 'lit-html';
import type { Direction } from '../../engine/cell.ts';
import type { LineChoice } from '../../engine/pqRecord.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { NotebookWidget } from '../../kit/cell/notebookWidget.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { csvRow } from '../../kit/export/files.ts';
import type { Standstill } from '../../kit/stepper/fourTrace.ts';
import { intersectionSentence } from '../../kit/stepper/fourTrace.ts';
import { StepperView } from '../../kit/stepper/stepperView.ts';
import type { StepperRun } from '../../kit/stepper/stepperView.ts';
import { momentAt } from '../../kit/stepper/walk.ts';
import {
  choose,
  defaultFour,
  fourJson,
  fourRows,
  lookAt,
  mapOf,
  readFour,
  runFour,
  shortestSentence,
  shortestWay,
  standstillAt,
  writeFour,
} from './model.ts';
import type { FourRun, FourSettings, FourStepperProps, Look, StandstillMap } from './model.ts';
import { boardName } from './frame.ts';
import { presets } from './presets.ts';
import { fourView } from './view.ts';
import type { FourActs } from './view.ts';

class FourStepper extends NotebookWidget {
  readonly linkVersion = 1;
  readonly #default = defaultFour(this.props<FourStepperProps>(), presets[0]?.code ?? '');
  #settings: FourSettings = this.#default;
  #run: FourRun = runFour(this.#default.code, this.#default.first, []);
  #stepper: StepperView | null = null;
  readonly #maps = new WeakMap<Standstill, StandstillMap>();
  #shortest = '';

  open(values: LinkValues): void {
    const [settings, run] = readFour(values, this.#default);
    this.#show(settings, run);
  }

  linkValues(): LinkValues {
    return writeFour(this.#settings, this.#default);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stepper?.rest();
  }

  exports(): Exports {
    const { puzzle, trace } = this.#run;
    return {
      name: `four-solver-${puzzle.rows.length}x${puzzle.columns.length}-step-${this.#settings.position}`,
      csv: () => fourRows(this.#run).map(csvRow).join(''),
      json: () => fourJson(this.#run),
      svg: () => {
        const stepper = this.#stepper;
        if (stepper === null) return boardPicture(boardOf(puzzle, trace.start.cells, ''));
        const { cells, fresh, lit, bad } = momentAt(stepper.walk, stepper.state);
        const board = { ...boardOf(puzzle, cells, boardName(puzzle)), fresh, lit, bad };
        return boardPicture(board, { id: `${this.frame.id}-export` });
      },
    };
  }

  #show(settings: FourSettings, run: FourRun): void {
    if (settings.code !== this.#settings.code) this.#shortest = '';
    this.#settings = settings;
    this.#run = run;
    const { puzzle, trace } = run;
    const stepperRun: StepperRun = { trace, puzzle, name: boardName(puzzle) };
    const { position, granularity } = settings;
    if (this.#stepper === null) {
      const options = {
        id: this.frame.id,
        announce: (text: string): void => {
          this.announce(text);
        },
        onChange: (state: { position: number; granularity: FourSettings['granularity'] }): void => {
          const before = this.#here;
          this.#settings = {
            ...this.#settings,
            position: state.position,
            granularity: state.granularity,
          };
          // another standstill has other intersections
          if (this.#here !== before) this.#settings = { ...this.#settings, looked: null };
          this.changed();
          this.#draw();
        },
      };
      this.#stepper = new StepperView(stepperRun, options, { position, granularity });
      this.replaceChildren(); // the static first frame
    } else this.#stepper.show(stepperRun, { position, granularity });
    this.#draw();
  }

  get #here(): Standstill | null {
    return standstillAt(this.#run, this.#settings.position);
  }

  #mapOf(here: Standstill | null): StandstillMap | null {
    if (here === null) return null;
    const known = this.#maps.get(here) ?? mapOf(this.#run, here);
    this.#maps.set(here, known);
    return known;
  }

  #look(): Look | null {
    const here = this.#here;
    const map = this.#mapOf(here);
    const { looked } = this.#settings;
    return here === null || map === null || looked === null
      ? null
      : lookAt(this.#run, here, map, looked);
  }

  /** Another puzzle or direction, from its start. */
  #open(code: string, first: Direction): void {
    this.notice(null);
    const settings = { ...this.#settings, code, first, choices: [], position: 0, looked: null };
    this.#show(settings, runFour(code, first, []));
    this.changed();
    const { rows, columns } = this.#run.puzzle;
    this.announce(`${rows.length} by ${columns.length} puzzle, at the start.`);
  }

  /** The same puzzle with other choices; the run is the same up to `position`. */
  #rerun(choices: readonly LineChoice[], position: number): void {
    const { code, first } = this.#settings;
    const run = runFour(code, first, choices);
    this.#show({ ...this.#settings, choices, position, looked: null }, run);
    this.changed();
  }

  #take(): void {
    const here = this.#here;
    const look = this.#look();
    if (here === null || look === null || look.fixed.length === 0) return;
    const { rows, columns } = look;
    this.#rerun(choose(this.#run, here, { rows, columns }), here.position);
    // on to the end of this intersection
    this.#stepper?.act({ kind: 'forward by', level: 'phase' });
  }

  readonly #acts: FourActs = {
    preset: (code) => {
      this.#open(code, this.#settings.first);
    },
    first: (first) => {
      this.#open(this.#settings.code, first);
    },
    go: (position) => {
      this.#stepper?.act({ kind: 'go', position });
    },
    look: (choice) => {
      this.#settings = { ...this.#settings, looked: choice };
      this.changed();
      this.#draw();
      const look = this.#look();
      if (look !== null) this.announce(intersectionSentence(look));
    },
    take: () => {
      this.#take();
    },
    shortest: () => {
      const found = shortestWay(this.#run.puzzle);
      this.#shortest = shortestSentence(found);
      if (found.path.length > 0) this.#rerun(found.path, this.#run.standstills[0]?.position ?? 0);
      else this.#draw();
      this.announce(this.#shortest);
    },
    usual: () => {
      if (this.#settings.choices.length === 0) return;
      this.#rerun([], this.#run.standstills[0]?.position ?? 0);
      this.announce('The first successful intersection each time.');
    },
  };

  #draw(): void {
    if (this.#stepper === null) return;
    const here = this.#here;
    render(
      html`${fourView(
        {
          id: this.frame.id,
          settings: this.#settings,
          run: this.#run,
          presets,
          stepper: this.#stepper.element,
          here,
          map: this.#mapOf(here),
          look: this.#look(),
          shortest: this.#shortest,
        },
        this.#acts,
      )}`,
      this,
    );
  }
}

customElements.define('four-stepper', FourStepper);
