/** `<pq-lattice>`: which (p,q)-SOLVERs solve a puzzle. */
import { render } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Pair } from '../../engine/intersect/pqHardness.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { PqLatticeSpec, PqLatticeTally } from '../../experiments/pqLattice.ts';
import { decodePuzzle, encodePuzzle } from '../../formats/puzzleCode.ts';
import { writeLink } from '../../kit/cell/linkState.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { NotebookWidget } from '../../kit/cell/notebookWidget.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { Redraw } from '../../kit/chart/redraw.ts';
import { csvRow } from '../../kit/export/files.ts';
import { OwnPuzzle, ownPuzzleName } from '../../kit/puzzle-box/ownPuzzle.ts';
import { beginRun } from '../../kit/run/beginRun.ts';
import { runBar } from '../../kit/run/runBar.ts';
import type { RunState } from '../../kit/run/runModel.ts';
import { RunSession } from '../../kit/run/runSession.ts';
import { announcementOf } from '../../kit/run/runText.ts';
import { sitePath } from '../../kit/text/paths.ts';
import { LatticeView } from './latticeView.ts';
import { defaultState, latticeOf, readState, shownPoint, writeState } from './model.ts';
import type { Lattice, LatticeProps, LatticeState } from './model.ts';
import { latticePicture } from './picture.ts';
import { presets } from './presets.ts';
import { latticeView } from './view.ts';
import { csvRows, latticeJson, summarySentence } from './words.ts';

/** What a run counts for its reader; the worker counts portions of work, most of them empty. */
const unit = { one: 'solver', many: 'solvers' };

/** The least time between two drawings while results come in, ms. */
const drawingGap = 120;

class PqLattice extends NotebookWidget {
  readonly linkVersion = 1;
  readonly #props = this.props<LatticeProps>();
  readonly #default = defaultState(this.#props);
  readonly #known = new Map<string, PqLatticeTally>(); // complete ones, by puzzle
  readonly #session: RunSession<PqLatticeSpec, PqLatticeTally>;
  readonly #redraw = new Redraw(() => {
    this.#draw();
  }, drawingGap);
  #state: LatticeState = this.#default;
  #puzzle: Puzzle = decodePuzzle(this.#default.code);
  #ownName = '';
  #picture: LatticeView | null = null;
  #tableOpen = false;
  readonly #own = new OwnPuzzle(this, {
    id: this.frame.id,
    onPuzzle: (puzzle, name) => {
      this.#ownName = ownPuzzleName(puzzle, name);
      this.#choosePuzzle(encodePuzzle(puzzle));
    },
    onChange: () => {
      this.#draw();
    },
  });

  constructor() {
    super();
    this.#session = new RunSession(beginRun('pq-lattice'), (before) => {
      this.#onRun(before);
    });
    const computed = this.dataset['tally'];
    if (computed !== undefined)
      this.#known.set(this.#default.code, JSON.parse(computed) as PqLatticeTally);
  }

  open(values: LinkValues): void {
    const state = readState(values, this.#default);
    this.#ownName =
      state.code === this.#default.code ? 'The puzzle of this figure' : 'The puzzle of the link';
    this.#show(state);
  }

  linkValues(): LinkValues {
    return writeState(this.#state, this.#default);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#redraw.cancel();
    this.#session.discard();
  }

  exports(): Exports {
    const lattice = this.#lattice();
    const { p, q } = shownPoint(lattice, this.#state);
    const { rows, columns } = this.#puzzle;
    return {
      name: `pq-lattice-${rows.length}x${columns.length}-point-${p}-${q}`,
      csv: () => csvRows(lattice).map(csvRow).join(''),
      json: () => latticeJson(lattice),
      svg: () => latticePicture(lattice, shownPoint(lattice, this.#state)),
    };
  }

  /** Another state; a puzzle whose lattice is not known is computed, since the reader asked for it. */
  #show(state: LatticeState): void {
    const { code } = state;
    if (code !== this.#state.code) {
      this.#session.discard();
      this.#puzzle = decodePuzzle(code);
      this.#own.show(this.#puzzle);
    }
    this.#state = state;
    if (!this.#known.has(code) && this.#session.spec === null) this.#start();
    this.#draw();
  }

  #start(): void {
    void this.#session.start({ puzzle: this.#state.code }, 1); // what is found first helps the rest
  }

  #onRun(before: RunState<PqLatticeTally>): void {
    const { state, spec } = this.#session;
    const said = announcementOf(this.#counted(before), this.#counted(state), unit);
    if (state.phase === 'complete' && spec !== null && state.progress !== null)
      this.#known.set(spec.puzzle, state.progress.tally);
    if (state.phase === 'complete' && before.phase !== 'complete')
      this.announce(summarySentence(this.#lattice()));
    else if (said !== null) this.announce(said);
    this.#redraw.request();
  }

  /** A run in solvers instead of portions of work. */
  #counted(state: RunState<PqLatticeTally>): RunState<PqLatticeTally> {
    const { progress } = state;
    if (progress === null) return state;
    const { points } = progress.tally;
    const done = points.filter((point) => point !== null).length;
    return { ...state, progress: { ...progress, done, total: points.length, remaining: null } };
  }

  #lattice(): Lattice {
    const { progress } = this.#session.state;
    const running = this.#session.active ? progress?.tally : undefined;
    const tally = running ?? this.#known.get(this.#state.code) ?? progress?.tally ?? null;
    return latticeOf(this.#puzzle, tally);
  }

  #choosePuzzle(code: string): void {
    if (code === this.#state.code) return;
    this.notice(null);
    this.#show({ code, point: null });
    this.changed();
    if (!this.#session.active) this.announce(summarySentence(this.#lattice()));
  }

  #choosePoint(pair: Pair): void {
    const { p, q } = shownPoint(this.#lattice(), this.#state);
    if (p === pair.p && q === pair.q && this.#state.point !== null) return;
    this.#state = { ...this.#state, point: pair };
    this.changed();
    this.#draw();
  }

  #draw(): void {
    const lattice = this.#lattice();
    const point = shownPoint(lattice, this.#state);
    if (this.#picture === null) this.replaceChildren(); // the static first frame
    if (this.#picture?.fits(lattice)) this.#picture.update(lattice, point);
    else
      this.#picture = new LatticeView(lattice, point, (pair) => {
        this.#choosePoint(pair);
      });
    render(
      latticeView(
        {
          id: this.frame.id,
          state: this.#state,
          lattice,
          point,
          presets,
          ownName: this.#ownName,
          bar: this.#bar(lattice),
          picture: this.#picture.element,
          box: this.#own.template(),
          stepperLink: this.#stepperLink(),
          tableOpen: this.#tableOpen,
        },
        {
          preset: (code) => {
            this.#choosePuzzle(code);
          },
          table: (open) => {
            this.#tableOpen = open;
            this.#draw();
          },
        },
      ),
      this,
    );
  }

  #bar({ total }: Lattice): TemplateResult {
    const known = this.#known.has(this.#state.code);
    return runBar({
      idPrefix: this.frame.id,
      state: this.#counted(this.#session.state),
      unit,
      startLabel: known ? 'Compute it again here' : `Compute: ${total} solvers`,
      workers: 1,
      mostWorkers: 1,
      onStart: () => {
        this.#start();
      },
      onGoOn: () => void this.#session.goOn(1),
      onPause: () => {
        this.#session.pause();
      },
      onResume: () => {
        this.#session.resume();
      },
      onStop: () => {
        this.#session.stop();
      },
      onWorkers: () => {},
      onRetry: () => {
        this.#session.retry();
      },
    });
  }

  #stepperLink(): string | null {
    const { stepper } = this.#props;
    if (stepper === undefined) return null;
    const { page, cell } = stepper;
    return `${sitePath(page)}${writeLink('', cell, 1, { p: this.#state.code })}#${cell}`;
  }
}

customElements.define('pq-lattice', PqLattice);
