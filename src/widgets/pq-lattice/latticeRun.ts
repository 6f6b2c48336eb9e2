/** The run of all solvers of a lattice: begun where the lattice is not known, kept in the browser, taken back. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { pqLattice } from '../../experiments/pqLattice.ts';
import type { PqLatticeSpec, PqLatticeTally } from '../../experiments/pqLattice.ts';
import { Further } from '../../kit/methods/further.ts';
import type { At } from '../../kit/records/puzzleRecord.ts';
import { beginRun } from '../../kit/run/beginRun.ts';
import { moment } from '../../notebook/clock.ts';
import type { Redraws } from '../../notebook/host/host.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { AskBeforeLeaving } from '../../notebook/run/askBeforeLeaving.ts';
import { dayText } from '../../notebook/run/keptRuns.ts';
import type { Keeping } from '../../notebook/run/keptRuns.ts';
import type { RunBar } from '../../notebook/run/runBar.ts';
import { RunKeeper } from '../../notebook/run/runKeeper.ts';
import { isActive } from '../../notebook/run/runModel.ts';
import type { RunState } from '../../notebook/run/runModel.ts';
import { RunSession } from '../../notebook/run/runSession.ts';
import { announcementOf, countText } from '../../notebook/run/runText.ts';
import type { LatticeView } from './latticeView.ts';
import { latticeOf } from './model.ts';
import type { Lattice, LatticeState } from './model.ts';
import { summarySentence } from './words.ts';

export type LatticeAt = At<LatticeState, null, LatticeRun>;

/** What a run counts for its reader; the worker counts portions of work, most of them empty. */
const unit = { one: 'solver', many: 'solvers' };

/** The least time between two drawings while results come in, ms. */
const drawingGap = 120;

/** A run in solvers instead of portions of work. */
function inSolvers(state: RunState<PqLatticeTally>): RunState<PqLatticeTally> {
  const { progress } = state;
  if (progress === null) return state;
  const { points } = progress.tally;
  const done = points.filter((point) => point !== null).length;
  return { ...state, progress: { ...progress, done, total: points.length, remaining: null } };
}

/** All that the figure keeps beside its state. */
export class LatticeRun {
  picture: LatticeView | null = null;
  tableOpen = false;
  shown: LatticeAt | null = null; // as it was drawn last
  readonly further: Further;
  readonly #known = new Map<string, PqLatticeTally>(); // complete ones, by puzzle
  readonly #session: RunSession<PqLatticeSpec, PqLatticeTally>;
  readonly #keeper = new RunKeeper(pqLattice, ({ tally: { points } }) =>
    countText(points.filter((point) => point !== null).length, points.length, unit),
  );
  readonly #asks = new AskBeforeLeaving();
  readonly #redraw: Redraws;
  readonly #home: LatticeAt['home'];
  readonly #host: LatticeAt['host'];
  #said = ''; // of the run, for whoever listens: with the drawing that shows it
  #puzzle: Puzzle;
  #code: string;

  constructor({
    host,
    home,
    draw,
    announce,
    looking,
    state,
    puzzle,
  }: At<LatticeState, null, null>) {
    this.#host = host;
    this.#home = home;
    this.#code = state.code;
    this.#puzzle = puzzle;
    this.further = new Further(looking);
    this.#session = new RunSession(beginRun('pq-lattice'), (before) => this.#onRun(before));
    this.#redraw = host.throttle(() => {
      draw();
      if (this.#said !== '') announce(this.#said);
      this.#said = '';
    }, drawingGap);
    if (host.page === null) return;
    const { signal } = host.page;
    window.addEventListener('pagehide', () => this.#leave(), { signal });
  }

  get active(): boolean {
    return this.#session.active;
  }

  /** What the build has found out. */
  put(code: string, tally: PqLatticeTally): void {
    this.#known.set(code, tally);
  }

  /** Another puzzle, whose lattice is computed where it is not known: the reader asked for it. */
  look(code: string, puzzle: Puzzle): void {
    if (code !== this.#code) {
      this.#leave();
      this.#session.discard();
    }
    this.#code = code;
    this.#puzzle = puzzle;
    if (!this.#known.has(code) && this.#session.spec === null)
      this.#host.waitFor(this.#takeBack(code));
  }

  /** The figure leaves its page. */
  stop(): void {
    this.#asks.when(false);
    this.#session.discard();
    this.further.stop();
  }

  /** As it is known by now. */
  get lattice(): Lattice {
    const { progress } = this.#session.state;
    const running = this.#session.active ? progress?.tally : undefined;
    const tally = running ?? this.#known.get(this.#code) ?? progress?.tally ?? null;
    return latticeOf(this.#puzzle, tally);
  }

  /** What the bar of the run shows and does. */
  get bar(): RunBar<PqLatticeTally> {
    const session = this.#session;
    const ran = session.state.progress !== null;
    return {
      state: inSolvers(session.state),
      unit,
      keeping: this.#keeper.keeping,
      settings: [
        sizeText(this.#puzzle.rows.length, this.#puzzle.columns.length),
        'each (p,q) by itself',
      ],
      startLabel: `${ran ? 'Run again' : 'Run'}: ${this.lattice.total} solvers`,
      onStart: () => this.#start(),
      onGoOn: () => void session.goOn(1),
      onPause: () => session.pause(),
      onResume: () => session.resume(),
      onStop: () => session.stop(),
      onRetry: () => session.retry(),
    };
  }

  get #isGone(): boolean {
    return this.#host.page?.signal.aborted ?? false;
  }

  #leave(): void {
    void this.#keeper.leave(this.#session);
  }

  /** A run that was kept is there again; else one begins. */
  async #takeBack(code: string): Promise<void> {
    if (this.#host.page === null) return;
    const spec = { puzzle: code };
    const kept = await this.#keeper.taken(spec);
    if (this.#isGone || this.#code !== code || this.#session.spec !== null) return;
    if (kept === null) {
      this.#start();
      return;
    }
    this.#session.restore(spec, kept.outcome, dayText(kept.at, moment()));
    this.#begins(kept.keeping);
    this.#redraw.request();
  }

  #begins(keeping: Keeping | null = null): void {
    const home = this.#home();
    if (home !== null) this.#keeper.begins(home, keeping);
  }

  /** Keeps what a run has found. */
  async #keep(before: RunState<PqLatticeTally>): Promise<void> {
    const { spec, outcome, active } = this.#session;
    if (active) {
      if (!isActive(before.phase)) this.#begins();
      await this.#keeper.nowAndThen(this.#session);
    } else if (isActive(before.phase) && spec !== null && outcome !== null)
      await this.#keeper.keep(spec, outcome);
    if (!active && !this.#isGone) this.#redraw.request();
    this.#asks.when(!this.#isGone && this.#keeper.isAtStake(this.#session));
  }

  #start(): void {
    if (this.#host.page === null) return;
    void this.#session.start({ puzzle: this.#code }, 1); // what is found first helps the rest
  }

  #onRun(before: RunState<PqLatticeTally>): void {
    const { state, spec } = this.#session;
    const said = announcementOf(inSolvers(before), inSolvers(state), unit);
    if (state.phase === 'complete' && spec !== null && state.progress !== null)
      this.#known.set(spec.puzzle, state.progress.tally);
    void this.#keep(before);
    if (state.phase === 'complete' && isActive(before.phase))
      this.#said = summarySentence(this.lattice);
    else if (said !== null) this.#said = said;
    this.#redraw.request();
  }
}
