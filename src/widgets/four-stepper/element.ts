/** `<four-stepper>`: FourSolver step by step, with the intersections of every standstill. */
import { html, noChange, render } from 'lit-html';
import type { Direction } from '../../engine/board/cell.ts';
import { lookupTable } from '../../engine/intersect/lookupTable.ts';
import type { LineChoice } from '../../engine/intersect/pqRecord.ts';
import { decodePuzzle, encodePuzzle } from '../../formats/puzzleCode.ts';
import { aimAt, putState, stateIn } from '../../kit/cell/linkPlace.ts';
import { writeLink } from '../../kit/cell/linkState.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { NotebookWidget } from '../../kit/cell/notebookWidget.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { OwnPuzzle, ownPuzzleName } from '../../kit/puzzle-box/ownPuzzle.ts';
import type { FourLevel } from '../../kit/stepper/fourTrace.ts';
import type { StepperState } from '../../kit/stepper/position.ts';
import { StepperView } from '../../kit/stepper/stepperView.ts';
import type { StepperRun } from '../../kit/stepper/stepperView.ts';
import { BesideView } from './besideView.ts';
import { endTemplate } from './endView.ts';
import { fourExports } from './files.ts';
import { boardName, stripItems } from './frame.ts';
import { Intersections } from './intersections.ts';
import { placeOf, readFour, writeFour } from './links.ts';
import { choose, defaultFour, isLarge, runFour } from './model.ts';
import type { FourRun, FourSettings, FourStepperProps } from './model.ts';
import { presets } from './presets.ts';
import { ShortestWay } from './shortestWay.ts';
import { Solving } from './solving.ts';
import { fourView } from './view.ts';
import type { FourActs } from './view.ts';
import { puzzleName } from './words.ts';

class FourStepper extends NotebookWidget {
  readonly linkVersion = 1;
  readonly #default = defaultFour(this.props<FourStepperProps>(), presets[0]?.code ?? '');
  #settings: FourSettings = this.#default;
  #run: FourRun | null = null;
  #stepper: StepperView | null = null;
  #root: HTMLElement | null = null;
  #drawn = 0; // parts under the stepper that show the present run: its intersections, then SimpleSolver
  #ownName = 'The puzzle of this figure';
  #stripOf: FourRun | null = null; // the run that the strip for paper shows; null: the one of the text
  readonly #redraw = (): void => {
    this.#draw();
  };
  readonly #solving = new Solving({
    onChange: this.#redraw,
    announce: (text) => {
      this.announce(text);
    },
    warn: (text) => {
      this.notice(text, 'warning');
    },
  });
  readonly #shortest = new ShortestWay(this.#redraw, (text) => {
    this.announce(text);
  });
  readonly #intersections = new Intersections(this.#redraw);
  readonly #beside = new BesideView();
  readonly #own = new OwnPuzzle(this, {
    id: this.frame.id,
    onPuzzle: (puzzle, name) => {
      this.#ownName = ownPuzzleName(puzzle, name);
      this.#open(encodePuzzle(puzzle), this.#settings.first);
    },
    onChange: this.#redraw,
  });

  open(values: LinkValues): void {
    const link = readFour(values, this.#default);
    const { settings, puzzle } = link;
    this.#ownName =
      settings.code === this.#default.code ? 'The puzzle of this figure' : 'The puzzle of the link';
    if (isLarge(puzzle) && this.#run === null) this.#openDefault();
    this.#solving.run(settings, puzzle, (run) => {
      this.#show({ ...settings, position: placeOf(link, run, this.#default) }, run);
    });
  }

  linkValues(): LinkValues {
    return writeFour(this.#settings, this.#default);
  }

  connectedCallback(): void {
    window.addEventListener('beforeprint', this.#drawStrip);
  }

  protected override preparing(): readonly (() => void)[] {
    return [lookupTable];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#solving.stop();
    this.#shortest.stop();
    this.#intersections.stop();
    this.#stepper?.rest();
    window.removeEventListener('beforeprint', this.#drawStrip);
  }

  exports(): Exports {
    const run = this.#run ?? runFour(this.#default.code, this.#default.first, []);
    return fourExports(run, this.#settings.position, this.#stepper, `${this.frame.id}-export`);
  }

  /** Something to look at while a worker solves the large puzzle of a link. */
  #openDefault(): void {
    const puzzle = decodePuzzle(this.#default.code);
    if (isLarge(puzzle)) return;
    const { code, first } = this.#default;
    this.#show({ ...this.#default, position: 0 }, runFour(code, first, []));
  }

  #show(settings: FourSettings, run: FourRun): void {
    if (settings.code !== this.#run?.code) this.#shortest.forget();
    this.#settings = settings;
    this.#run = run;
    this.#own.show(run.puzzle);
    const preset = presets.find(({ code }) => code === run.code);
    this.entitle(run.code === this.#default.code ? null : (preset?.name ?? this.#ownName));
    const more = (): void => {
      this.#drawn++;
      this.#draw();
    };
    this.#drawn = 0;
    // running, stepper, intersections and SimpleSolver are work enough for a task each
    if (this.#stepper === null) this.turns.take(this.#present, more, more);
    else {
      this.#present();
      this.turns.take(more, more);
    }
  }

  /** The run in the stepper. */
  readonly #present = (): void => {
    if (this.#run === null) return;
    const { puzzle, trace } = this.#run;
    const stepperRun: StepperRun = { trace, puzzle, name: boardName(puzzle) };
    const { position, granularity } = this.#settings;
    if (this.#stepper === null) this.#stepper = this.#newStepper(stepperRun);
    else this.#stepper.show(stepperRun, { position, granularity });
    this.#draw();
  };

  #newStepper(run: StepperRun): StepperView {
    const { position, granularity } = this.#settings;
    const options = {
      id: this.frame.id,
      announce: (text: string): void => {
        this.announce(text);
      },
      onChange: (state: StepperState): void => {
        this.#move(state);
      },
      endNote: () =>
        this.#run === null
          ? html``
          : endTemplate(this.#run, this.#settings, {
              linkTo: (first) => this.#linkTo(first),
              first: (first) => {
                this.#acts.first(first);
              },
              shortest: this.#acts.shortest,
              edit: () => void this.#own.edit(),
            }),
    };
    return new StepperView(run, options, { position, granularity });
  }

  #move({ position, granularity }: StepperState): void {
    const standstill = (): unknown =>
      this.#run && this.#intersections.at(this.#run, this.#settings);
    const before = standstill();
    this.#settings = { ...this.#settings, position, granularity: granularity as FourLevel };
    // another standstill has other intersections
    if (standstill() !== before) this.#settings = { ...this.#settings, looked: null };
    this.changed();
    this.#draw();
  }

  /** The address of the same puzzle, the other way round. */
  #linkTo(first: Direction): string {
    const settings = { ...this.#settings, first, choices: [], position: 0, looked: null };
    const url = new URL(location.href);
    const values = writeFour(settings, this.#default);
    putState(url, writeLink(stateIn(url), this.frame.id, this.linkVersion, values));
    aimAt(url, this.frame.id);
    return url.href;
  }

  /** Another puzzle or direction, from its start. */
  #open(code: string, first: Direction): void {
    this.notice(null);
    const settings = { ...this.#settings, code, first, choices: [], position: 0, looked: null };
    const puzzle = decodePuzzle(code);
    this.#solving.run(settings, puzzle, (run) => {
      this.#show(settings, run);
      this.changed();
      this.announce(`${puzzleName(puzzle)}, at the start.`);
    });
  }

  /** The same puzzle with other choices; the run is the same up to `position`. */
  #rerun(choices: readonly LineChoice[], position: number, then: () => void = () => {}): void {
    if (this.#run === null) return;
    const settings = { ...this.#settings, choices, position, looked: null };
    this.#solving.run(settings, this.#run.puzzle, (run) => {
      this.#show(settings, run);
      this.changed();
      then();
    });
  }

  readonly #acts: FourActs = {
    preset: (code) => {
      this.#open(code, this.#settings.first);
    },
    first: (first) => {
      this.#open(this.#settings.code, first);
    },
    stop: () => {
      this.#solving.stop();
      this.announce('Stopped. The figure shows what it showed before.');
    },
    go: (position) => {
      this.#stepper?.act({ kind: 'go', position });
    },
    look: (choice) => {
      this.#settings = { ...this.#settings, looked: choice };
      this.changed();
      this.#draw();
      const said = this.#run && this.#intersections.sentence(this.#run, this.#settings);
      if (said !== null) this.announce(said);
    },
    take: () => {
      const run = this.#run;
      const look = run && this.#intersections.look(run, this.#settings);
      const here = run && this.#intersections.at(run, this.#settings);
      if (run === null || here === null || look === null || look.fixed.length === 0) return;
      const { rows, columns } = look;
      // on to the end of this intersection
      this.#rerun(choose(run, here, { rows, columns }), here.position, () => {
        this.#stepper?.act({ kind: 'forward by', level: 'phase' });
      });
    },
    shortest: () => {
      const run = this.#run;
      if (run === null) return;
      void this.#shortest.search(run, (path) => {
        this.#rerun(path, run.standstills[0]?.position ?? 0);
      });
    },
    stopShortest: () => {
      if (this.#run !== null) this.#shortest.stop(this.#run);
    },
    usual: () => {
      if (this.#settings.choices.length === 0 || this.#run === null) return;
      this.#rerun([], this.#run.standstills[0]?.position ?? 0);
      this.announce('The first successful intersection each time.');
    },
  };

  #draw(): void {
    const [run, stepper] = [this.#run, this.#stepper];
    if (run === null || stepper === null) return;
    render(
      fourView(
        {
          id: this.frame.id,
          settings: this.#settings,
          run,
          presets,
          ownName: this.#ownName,
          stepper: stepper.element,
          solving: this.#solving.text,
          shortest: this.#shortest,
          intersections:
            this.#drawn > 0
              ? this.#intersections.template(this.frame.id, run, this.#settings, this.#acts)
              : noChange,
          beside:
            this.#drawn > 1
              ? this.#beside.template(this.frame.id, run, stepper, this.#acts.go)
              : noChange,
          own: this.#drawn > 1 ? this.#own.template() : noChange, // it would be pushed down
        },
        this.#acts,
      ),
      this.#place(),
    );
  }

  /** Where the live figure stands; it takes the place of the static one, and the strip waits for the printer. */
  #place(): HTMLElement {
    if (this.#root === null) {
      this.#root = document.createElement('div');
      this.#root.className = 'four-live';
      this.querySelector('.four-static')?.remove();
      this.prepend(this.#root);
      this.dataset['live'] = '';
    }
    return this.#root;
  }

  /** Before printing: the strip of the run that is on the page now. */
  readonly #drawStrip = (): void => {
    const strip = this.querySelector('.stepper-strip');
    if (this.#run === null || strip === null || this.#run === this.#stripOf) return;
    strip.replaceChildren(...stripItems(this.#run));
    this.#stripOf = this.#run;
  };
}

customElements.define('four-stepper', FourStepper);
