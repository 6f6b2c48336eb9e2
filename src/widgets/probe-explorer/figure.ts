/** `<probe-explorer>`: the category of every unknown cell, both futures of the chosen one, the probing sequence. */
import { figureOf } from '../../notebook/host/figure.ts';
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import type { Exports, FigurePage } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { settingsFold } from '../../notebook/cell/moreMemory.ts';
import { placeWords } from '../../kit/probe/probeTrace.ts';
import { capital } from '../../kit/stepper/sentences.ts';
import { probeProof } from '../../kit/probe/probeProofWords.ts';
import { Further } from '../../kit/methods/further.ts';
import { PuzzleFigure } from '../../kit/records/puzzleFigure.ts';
import { ProofPanel } from '../../kit/stepper/proofPanel.ts';
import { CellsView } from './cellsView.ts';
import type { Looked } from './chosen.ts';
import { atEnds, comeTo, lookedAt, placeIn } from './chosen.ts';
import type { Chosen } from './chosenView.ts';
import { ChosenView } from './chosenView.ts';
import { outcomesOf } from '../../kit/probe/categoryPicture.ts';
import { OUTCOME_WORDS } from '../../kit/probe/probeWords.ts';
import { FuturesStage } from './futuresStage.ts';
import { nextCell } from './twoFutures.ts';
import { categoryBoard, probingJson, sequenceRows, sequenceText } from './files.ts';
import type { Probing, Stage } from './model.ts';
import { isStuck, ordered, probingOf, roundWords, stageOf, summaryWords } from './model.ts';
import { presets } from './presets.ts';
import type { Probed } from './rounds.ts';
import { probedHere, Rounds } from './rounds.ts';
import type { ProbeExplorerProps, ProbeSettings } from './settings.ts';
import { checkSettings, defaultSettings, probeLinks } from './settings.ts';
import { explorerView } from './view.ts';
import type { ExplorerActs } from './view.ts';

class ProbeExplorer extends PuzzleFigure<ProbeSettings> {
  readonly linkVersion = 1;
  protected readonly links = probeLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultSettings(
    this.props<ProbeExplorerProps>(),
    presets[0]?.code ?? '',
  );
  readonly #plain = this.props<ProbeExplorerProps>().plain === true;
  readonly #showsRounds = this.props<ProbeExplorerProps>().rounds === true;
  protected state = this.usual;
  readonly #rounds = new Rounds({
    onChange: () => {
      // the board fills while the first round is probed
      if (this.#rounds.probing === null) this.#present();
      else this.draw();
    },
    announce: this.working.announce,
  });
  readonly #further = new Further(this.looking);
  readonly #cells = new CellsView(`${this.id}-board`, this.#showsRounds, (place) =>
    this.#choose(place),
  );
  readonly #stageFutures = new FuturesStage({
    id: this.id,
    choose: (place) => this.#choose(place),
    go: (stop) => this.#goTo(stop),
    another: () => this.#tryAnother(),
    onDraw: () => this.draw(),
  });
  readonly #futures = new ChosenView({
    id: this.id,
    plain: this.#plain,
    turns: this.host.turns,
    announce: this.working.announce,
    onDraw: () => this.draw(),
    onFutures: (stage, futures) => this.#stageFutures.show(stage, futures),
    onChange: (which, place) => {
      this.state = { ...this.state, [which]: place };
      this.changed();
    },
    prove: () => this.#prove(true),
    proof: () => this.#proof.template(),
    isOpen: () => this.layout.folds.isOpen(settingsFold),
  });

  readonly #proof = new ProofPanel(probeProof, {
    onChange: () => this.draw(),
    announce: this.working.announce,
    onClose: () => this.#prove(false),
  });

  protected show(asked: ProbeSettings): void {
    const ready = probedHere(asked.code, asked.round);
    if (ready !== null) checkSettings(asked, ready.rounds);
    this.#showProbed(asked, ready);
  }

  override attach({ element, signal }: FigurePage): void {
    element.addEventListener('keydown', this.#onKey, { signal });
  }

  /** All but the futures of a cell, or the rounds, is behind the fold too. */
  override isFolded(key: string): boolean {
    const folded = ['q', 'o', 'k', 'v', 's1', 's0', ...(this.#showsRounds ? ['c'] : ['r'])];
    return super.isFolded(key) || folded.includes(key);
  }

  override dispose(): void {
    super.dispose();
    this.#rounds.stop();
    this.#futures.rest();
    this.#further.stop();
    this.#proof.stop();
  }

  exports(): Exports {
    const { rows, columns } = puzzleIn(this.state.code);
    // offered before the figure is drawn, too
    const stage = (): Stage =>
      this.#stage ?? stageOf(puzzleIn(this.state.code), probingOf(this.state.code).result);
    const { round } = this.state;
    return {
      name: `probing-${rows.length}x${columns.length}`,
      csv: () => sequenceRows(stage()).map(csvRow).join(''),
      json: () =>
        probingJson(stage(), this.#rounds.probing, round, this.#futures.pair, this.#proof.proof),
      svg: () =>
        (this.#showsRounds ? null : this.#stageFutures.file(this.state.stop)) ??
        boardPicture(categoryBoard(stage()), { cell: 30 }),
    };
  }

  /** Shows a puzzle; `ready` null: a worker probes it first. */
  #showProbed(state: ProbeSettings, ready: Probed | null): void {
    this.state = state;
    this.shown(puzzleIn(state.code));
    if (ready !== null) {
      this.#rounds.take(ready);
      this.#present();
      return;
    }
    this.#rounds.start(state.code, (probing, stage) => this.#arrive(probing, stage));
  }

  /** A worker has answered. */
  #arrive(probing: Probing, stage: Stage): void {
    try {
      checkSettings(this.state, [stage]);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.state = { ...this.state, cell: null, pair: null, round: 0, proof: false };
      this.notice(error.message, 'warning');
    }
    this.#present();
    this.announce(summaryWords(stage, probing.result));
  }

  /** Draws all, the futures in turn. */
  #present(): void {
    const futures = this.#futures.steps(this.#chosen);
    this.#showProof();
    this.draw();
    this.host.turns.take(...futures);
  }

  /** What the board shows. */
  get #stage(): Stage | null {
    return this.#rounds.at(this.state.round);
  }

  get #looked(): Looked {
    return lookedAt(this.#stage, this.state, this.#rounds.probing !== null);
  }

  get #chosen(): Chosen {
    return { stage: this.#stage, ...this.#looked, places: this.state };
  }

  /** The reader comes to a cell. */
  #choose(place: number): void {
    const change = comeTo(this.#looked, place);
    if (change === null) return;
    // the question goes along to another cell
    const { stop } = this.state;
    this.state = { ...this.state, ...change, ...(stop === 0 && { stop }) };
    this.#showProof();
    this.changed();
    this.draw();
    this.#futures.follow(this.#chosen);
  }

  /** Both futures at another sweep. */
  #goTo(stop: number): void {
    const before = this.#stageFutures.stopOf(this.state.stop);
    if (stop === before) return;
    const isEnd = this.#stageFutures.stopOf(null) === stop;
    this.state = { ...this.state, stop: isEnd ? null : stop };
    this.changed();
    this.draw();
    this.announce(this.find('[data-sentence-now]')?.textContent.trim() ?? '');
  }

  /** Asks about another cell. */
  #tryAnother(): void {
    const { stage, cell } = this.#chosen;
    if (stage === null || cell === null) return;
    const next = nextCell(stage, cell);
    this.state = { ...this.state, ...atEnds, cell: next, pair: null, proof: false, stop: 0 };
    this.changed();
    this.#present();
    this.announce(`${capital(placeWords(placeIn(stage, next)))}: what if it were filled?`);
  }

  /** Shows the proof of the chosen cell's value, or none. */
  #prove(proof: boolean): void {
    this.state = { ...this.state, proof };
    this.#showProof();
    this.draw();
    this.changed();
  }

  /** The proof belongs to the chosen cell of the stage. */
  #showProof(): void {
    const { stage, cell, pair } = this.#chosen;
    if (stage === null) return;
    const wanted = this.state.proof && pair === null;
    this.#proof.show(stage, wanted && cell !== null ? placeIn(stage, cell) : null);
  }

  /** Begins a pair with the chosen cell, or goes back to that cell alone. */
  #setPair(pair: 'wanted' | null): void {
    const { stage, cell } = this.#chosen;
    if (stage === null || cell === null) return;
    this.state = { ...this.state, cell, pair, proof: false };
    this.changed();
    this.#present();
    const place = placeWords(placeIn(stage, cell));
    this.announce(
      pair === null
        ? `No pair any more: ${place} alone.`
        : `The first cell is ${place}. Choose a second one, on the board or in the sequence; Escape ends it.`,
    );
  }

  protected choose(code: string): void {
    this.notice(null);
    const cell = code === this.usual.code ? this.usual.cell : null;
    const anew = { ...atEnds, code, round: 0, cell, pair: null, category: null, proof: false };
    this.#showProbed({ ...this.state, ...anew }, probedHere(code, 0));
    this.changed();
    const { probing } = this.#rounds;
    if (probing !== null && this.#stage !== null)
      this.announce(summaryWords(this.#stage, probing.result));
  }

  readonly #acts: ExplorerActs = {
    category: (category) => {
      const chosen = this.state.category === category ? null : category;
      this.state = { ...this.state, category: chosen };
      this.changed();
      this.draw();
      this.announce(
        chosen === null
          ? 'No category is ringed.'
          : (this.find('[data-meaning]')?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''),
      );
    },
    order: (order) => {
      this.state = { ...this.state, order };
      this.changed();
      this.draw();
      this.announce(`The sequence is in ${order === 'board' ? 'board order' : 'sorted order'}.`);
    },
    copy: () => void this.#copy(),
    pair: () => this.#setPair(this.#looked.pair === null ? 'wanted' : null),
    round: (by) => this.#goRound(this.state.round + by),
    stop: () => {
      this.#rounds.stop();
      this.announce('Probing stopped.');
    },
  };

  #goRound(round: number): void {
    this.#rounds.reach(round, () => {
      this.state = { ...this.state, ...atEnds, round, cell: null, pair: null, proof: false };
      this.#present();
      this.changed();
      const stage = this.#stage;
      if (stage !== null) this.announce(roundWords(stage, round));
    });
  }

  #furtherThan({ puzzle, state }: Stage): TemplateResult {
    return this.#further.show({
      code: this.state.code,
      puzzle,
      grid: state,
      carried: (href) => this.carried(href),
    });
  }

  async #copy(): Promise<void> {
    const stage = this.#stage;
    const text = stage === null ? '' : sequenceText(ordered(stage, this.state.order));
    try {
      await navigator.clipboard.writeText(text);
      this.notice('Sequence copied.');
    } catch {
      this.notice(`The browser does not let a page copy. This is the sequence: ${text}`, 'warning');
    }
  }

  /** Escape ends a pair, but where the reader types. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const place = event.target instanceof Element ? event.target : null;
    if (event.key !== 'Escape' || this.#looked.pair === null || place?.closest('.own-puzzle'))
      return;
    event.preventDefault();
    this.#setPair(null);
  };

  /** What came of the chosen cell, in a line. */
  #chosenWords(stage: Stage, cell: number | null): string {
    if (cell === null) return '';
    const [one, zero] = outcomesOf(stage.categoryAt[cell] ?? 0).map((of) => OUTCOME_WORDS[of]);
    return `${capital(placeWords(placeIn(stage, cell)))}, filled: ${one}; empty: ${zero}.`;
  }

  protected draw(): void {
    const stage = this.#stage;
    if (stage === null) return;
    const { cell, pair } = this.#looked;
    const { category, round } = this.state;
    const { probing, work } = this.#rounds;
    const ringed = this.#showsRounds && pair === null ? this.state.cell : cell;
    this.#cells.show(stage, ringed, pair, this.state, !work.idle);
    const layout = { ...this.layout, onFold: () => this.draw() };
    this.render(
      explorerView(
        {
          id: this.id,
          layout,
          plain: this.#plain,
          showsRounds: this.#showsRounds,
          settings: this.state,
          probing,
          stage,
          choice: this.choice(),
          about: this.about(),
          category: category ?? (cell === null ? null : (stage.categoryAt[cell] ?? null)),
          pair: cell === null ? undefined : pair,
          further: isStuck(stage) && work.idle ? this.#furtherThan(stage) : nothing,
          hasNext: this.#rounds.hasAfter(round),
          work,
          board: this.#cells.board,
          sequence: this.#cells.sequence,
          futures: this.#futures.template(pair),
          futuresStage: this.#stageFutures.isShown
            ? this.#stageFutures.parts(this.state.stop)
            : null,
          chosen: this.#showsRounds ? this.#chosenWords(stage, this.state.cell) : '',
          below: this.below(),
        },
        this.#acts,
      ),
    );
  }
}

export const figure = figureOf<ProbeExplorerProps>('probe-explorer', ProbeExplorer);
