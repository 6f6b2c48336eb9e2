/** `<pq-lattice>`: which (p,q)-SOLVERs solve a puzzle. */
import { figureOf } from '../../notebook/host/figure.ts';
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Pair } from '../../engine/intersect/pqHardness.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { moment } from '../../notebook/clock.ts';
import { pqLattice } from '../../experiments/pqLattice.ts';
import type { PqLatticeSpec, PqLatticeTally } from '../../experiments/pqLattice.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import type { Exports, FigurePage, Host } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { Further } from '../../kit/methods/further.ts';
import { PuzzleFigure } from '../../kit/records/puzzleFigure.ts';
import { beginRun } from '../../kit/run/beginRun.ts';
import { runBar } from '../../notebook/run/runBar.ts';
import { AskBeforeLeaving } from '../../notebook/run/askBeforeLeaving.ts';
import { dayText } from '../../notebook/run/keptRuns.ts';
import type { Keeping } from '../../notebook/run/keptRuns.ts';
import { RunKeeper } from '../../notebook/run/runKeeper.ts';
import { isActive } from '../../notebook/run/runModel.ts';
import type { RunState } from '../../notebook/run/runModel.ts';
import { RunSession } from '../../notebook/run/runSession.ts';
import { announcementOf, countText } from '../../notebook/run/runText.ts';
import { LatticeView } from './latticeView.ts';
import {
  defaultState,
  isStuck,
  latticeLinks,
  latticeOf,
  shownPoint,
  strongestState,
} from './model.ts';
import type { Lattice, LatticeProps, LatticeState } from './model.ts';
import { latticePicture } from './picture.ts';
import { presets } from './presets.ts';
import { latticeView } from './view.ts';
import { csvRows, latticeJson, sizeNote, summarySentence } from './words.ts';

/** What a run counts for its reader; the worker counts portions of work, most of them empty. */
const unit = { one: 'solver', many: 'solvers' };

/** The least time between two drawings while results come in, ms. */
const drawingGap = 120;

class PqLattice extends PuzzleFigure<LatticeState> {
  readonly linkVersion = 1;
  protected readonly links = latticeLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultState(this.props<LatticeProps>());
  protected state = this.usual;
  protected override readonly titlePrefix = 'The lattice of one puzzle: ';
  readonly #known = new Map<string, PqLatticeTally>(); // complete ones, by puzzle
  readonly #session: RunSession<PqLatticeSpec, PqLatticeTally>;
  readonly #keeper = new RunKeeper(pqLattice, ({ tally: { points } }) =>
    countText(points.filter((point) => point !== null).length, points.length, unit),
  );
  readonly #asks = new AskBeforeLeaving();
  #said = ''; // of the run, for whoever listens: with the drawing that shows it
  readonly #redraw = this.host.throttle(() => {
    this.draw();
    if (this.#said !== '') this.announce(this.#said);
    this.#said = '';
  }, drawingGap);
  #puzzle: Puzzle = puzzleIn(this.usual.code);
  #picture: LatticeView | null = null;
  #tableOpen = false;
  readonly #further = new Further({
    announce: (text) => this.announce(text),
    awaits: (looking) => this.host.waitFor(looking),
    isIdle: this.host.page === null,
  });

  constructor(host: Host) {
    super(host);
    this.#session = new RunSession(beginRun('pq-lattice'), (before) => this.#onRun(before));
    const given = host.prebuilt as PqLatticeTally | null;
    if (given !== null) this.#known.set(this.usual.code, given);
  }

  override attach(page: FigurePage): void {
    super.attach(page);
    const leave = (): void => void this.#keeper.leave(this.#session);
    window.addEventListener('pagehide', leave, { signal: page.signal });
  }

  override dispose(): void {
    super.dispose();
    this.#asks.when(false);
    this.#session.discard();
    this.#further.stop();
  }

  exports(): Exports {
    const lattice = this.#lattice();
    const { p, q } = shownPoint(lattice, this.state);
    const { rows, columns } = this.#puzzle;
    return {
      name: `pq-lattice-${rows.length}x${columns.length}-point-${p}-${q}`,
      csv: () => csvRows(lattice).map(csvRow).join(''),
      json: () => latticeJson(lattice),
      svg: () => latticePicture(lattice, shownPoint(lattice, this.state)),
    };
  }

  /** Another state; a puzzle whose lattice is not known is computed, since the reader asked for it. */
  protected show(state: LatticeState): void {
    const { code } = state;
    if (code !== this.state.code) {
      void this.#keeper.leave(this.#session);
      this.#session.discard();
      this.#puzzle = puzzleIn(code);
    }
    this.state = state;
    this.host.setBeside(true);
    this.shown(this.#puzzle);
    if (!this.#known.has(code) && this.#session.spec === null)
      this.host.waitFor(this.#takeBack(code));
    this.draw();
  }

  /** A run that was kept is there again; else one begins. */
  async #takeBack(code: string): Promise<void> {
    if (this.host.page === null) return;
    const spec = { puzzle: code };
    const kept = await this.#keeper.taken(spec);
    if (this.isGone || this.state.code !== code || this.#session.spec !== null) return;
    if (kept === null) {
      this.#start();
      return;
    }
    this.#session.restore(spec, kept.outcome, dayText(kept.at, moment()));
    this.#begins(kept.keeping);
    this.#redraw.request();
  }

  #begins(keeping: Keeping | null = null): void {
    const { home } = this;
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
    if (!active && !this.isGone) this.#redraw.request();
    this.#asks.when(!this.isGone && this.#keeper.isAtStake(this.#session));
  }

  #start(): void {
    if (this.host.page === null) return;
    void this.#session.start({ puzzle: this.state.code }, 1); // what is found first helps the rest
  }

  #onRun(before: RunState<PqLatticeTally>): void {
    const { state, spec } = this.#session;
    const said = announcementOf(this.#counted(before), this.#counted(state), unit);
    if (state.phase === 'complete' && spec !== null && state.progress !== null)
      this.#known.set(spec.puzzle, state.progress.tally);
    void this.#keep(before);
    if (state.phase === 'complete' && isActive(before.phase))
      this.#said = summarySentence(this.#lattice());
    else if (said !== null) this.#said = said;
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
    const tally = running ?? this.#known.get(this.state.code) ?? progress?.tally ?? null;
    return latticeOf(this.#puzzle, tally);
  }

  protected choose(code: string): void {
    if (code === this.state.code) return;
    this.notice(null);
    this.show({ code, point: null });
    this.changed();
    if (!this.#session.active) this.announce(summarySentence(this.#lattice()));
  }

  #choosePoint(pair: Pair): void {
    const { p, q } = shownPoint(this.#lattice(), this.state);
    if (p === pair.p && q === pair.q && this.state.point !== null) return;
    this.state = { ...this.state, point: pair };
    this.changed();
    this.draw();
  }

  protected draw(): void {
    const lattice = this.#lattice();
    const point = shownPoint(lattice, this.state);
    if (this.#picture?.fits(lattice)) this.#picture.update(lattice, point);
    else this.#picture = new LatticeView(lattice, point, (pair) => this.#choosePoint(pair));
    this.render(
      latticeView(
        {
          id: this.id,
          lattice,
          point,
          layout: this.layout,
          isStill: this.host.page === null,
          choice: this.choice(),
          about: this.about(sizeNote(lattice)),
          bar: this.#bar(lattice),
          picture: this.#picture,
          below: this.below(),
          further: this.#furtherThan(lattice),
          tableOpen: this.#tableOpen,
        },
        (open) => {
          this.#tableOpen = open;
          this.draw();
        },
      ),
    );
  }

  /** What gets further, once it is known that none of these solvers solves the puzzle. */
  #furtherThan(lattice: Lattice): TemplateResult | typeof nothing {
    if (!isStuck(lattice)) return nothing;
    const { code } = this.state;
    return this.#further.show({
      code,
      puzzle: this.#puzzle,
      grid: strongestState(lattice),
      carried: (href) => this.carried(href),
    });
  }

  #bar({ total }: Lattice): TemplateResult {
    const ran = this.#session.state.progress !== null;
    return runBar({
      state: this.#counted(this.#session.state),
      unit,
      keeping: this.#keeper.keeping,
      startLabel: `${ran ? 'Run again' : 'Run'}: ${total} solvers`,
      onStart: () => this.#start(),
      onGoOn: () => void this.#session.goOn(1),
      onPause: () => this.#session.pause(),
      onResume: () => this.#session.resume(),
      onStop: () => this.#session.stop(),
      onRetry: () => this.#session.retry(),
    });
  }
}

export const figure = figureOf<LatticeProps, PqLatticeTally>('pq-lattice', PqLattice);
