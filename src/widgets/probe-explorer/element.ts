/** `<probe-explorer>`: the category of every unknown cell, both futures of the chosen one, the probing sequence. */
import { html, nothing, render } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { decodePuzzle, encodePuzzle } from '../../formats/puzzleCode.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { LinkError } from '../../kit/cell/linkState.ts';
import { NotebookWidget } from '../../kit/cell/notebookWidget.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { csvRow } from '../../kit/export/files.ts';
import { placeWords } from '../../kit/probe/probeTrace.ts';
import { OwnPuzzle, ownPuzzleName } from '../../kit/puzzle-box/ownPuzzle.ts';
import { CellsView } from './cellsView.ts';
import type { Chosen } from './chosenView.ts';
import { ChosenView } from './chosenView.ts';
import { categoryBoard, probingJson, sequenceRows, sequenceText } from './files.ts';
import type { Probing, Stage } from './model.ts';
import { openingCell, ordered, probingOf, roundWords, stageOf, summaryWords } from './model.ts';
import { presets } from './presets.ts';
import type { Probed } from './rounds.ts';
import { probedHere, Rounds } from './rounds.ts';
import type { Pair, ProbeExplorerProps, ProbeSettings } from './settings.ts';
import { atEnd, checkSettings, defaultSettings, readSettings, writeSettings } from './settings.ts';
import { explorerView } from './view.ts';
import type { ExplorerActs } from './view.ts';

const lastPart = 3;

class ProbeExplorer extends NotebookWidget {
  readonly linkVersion = 1;
  readonly #default = defaultSettings(this.props<ProbeExplorerProps>(), presets[0]?.code ?? '');
  #settings: ProbeSettings = this.#default;
  readonly #rounds = new Rounds();
  #ownName = '';
  #placed = false;
  #part = 0; // last one that has been drawn: 1 board and table, 2 what is below, 3 the reader's own puzzle
  readonly #cells = new CellsView(`${this.frame.id}-board`, (place) => {
    this.#choose(place);
  });
  readonly #futures = new ChosenView({
    id: this.frame.id,
    turns: this.turns,
    announce: (text) => {
      this.announce(text);
    },
    onChange: (which, place) => {
      this.#settings = { ...this.#settings, [which]: place };
      this.changed();
    },
  });
  readonly #own = new OwnPuzzle(this, {
    id: this.frame.id,
    onPuzzle: (puzzle, name) => {
      this.#takePuzzle(puzzle, name);
    },
    onChange: () => {
      this.#draw();
    },
  });

  open(values: LinkValues): void {
    const settings = readSettings(values, this.#default);
    const ready = probedHere(settings.code, settings.round);
    if (ready !== null) checkSettings(settings, ready.rounds);
    this.#show(settings, ready);
  }

  linkValues(): LinkValues {
    return writeSettings(this.#settings, this.#default);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#rounds.stop();
    this.#futures.rest();
  }

  exports(): Exports {
    const { rows, columns } = decodePuzzle(this.#settings.code);
    // offered before the figure is drawn, too
    const stage = (): Stage =>
      this.#stage ??
      stageOf(decodePuzzle(this.#settings.code), probingOf(this.#settings.code).result);
    const { round } = this.#settings;
    return {
      name: `probing-${rows.length}x${columns.length}`,
      csv: () => sequenceRows(stage()).map(csvRow).join(''),
      json: () => probingJson(stage(), this.#rounds.probing, round, this.#futures.pair),
      svg: () => boardPicture(categoryBoard(stage()), { id: `${this.frame.id}-export`, cell: 30 }),
    };
  }

  /** Shows a puzzle; `ready` null: a worker probes it first. */
  #show(settings: ProbeSettings, ready: Probed | null): void {
    this.#settings = settings;
    if (ready !== null) {
      this.#rounds.take(ready);
      this.#present();
      this.#own.show(ready.probing.puzzle);
      return;
    }
    const puzzle = this.#rounds.start(settings.code, {
      part: () => {
        this.#present();
      },
      done: (probing, stage) => {
        this.#arrive(probing, stage);
      },
      failed: (problem) => {
        this.notice(`The probing ended early: ${problem}`, 'warning');
        this.#draw();
      },
    });
    this.#own.show(puzzle);
  }

  /** A worker has answered. */
  #arrive(probing: Probing, stage: Stage): void {
    try {
      checkSettings(this.#settings, [stage]);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.#settings = { ...this.#settings, cell: null, pair: null, round: 0 };
      this.notice(error.message, 'warning');
    }
    this.#present();
    this.announce(summaryWords(stage, probing.result));
  }

  /** Draws all: what the figure opens with part by part, from the top. */
  #present(): void {
    const futures = this.#futures.steps(this.#chosen);
    if (this.#part === lastPart) {
      this.#draw();
      this.turns.take(...futures);
      return;
    }
    const drawTo = (part: number) => (): void => {
      this.#part = Math.max(this.#part, part);
      this.#draw();
    };
    this.turns.take(drawTo(1), drawTo(2), ...futures, drawTo(lastPart));
  }

  /** What the board shows. */
  get #stage(): Stage | null {
    return this.#rounds.at(this.#settings.round);
  }

  /** The cell whose futures are shown. */
  get #cell(): number | null {
    const stage = this.#stage;
    if (stage === null) return null;
    const { cell } = this.#settings;
    if (cell !== null) return stage.categoryAt[cell] == null ? null : cell;
    return this.#rounds.probing === null ? null : openingCell(stage);
  }

  /** Whether there is a pair, and its second cell; one that is not probed yet is still to be chosen. */
  get #pair(): Pair {
    const { pair } = this.#settings;
    if (this.#cell === null || pair === null) return null;
    return pair !== 'wanted' && this.#stage?.categoryAt[pair] == null ? 'wanted' : pair;
  }

  get #chosen(): Chosen {
    return { stage: this.#stage, cell: this.#cell, pair: this.#pair, places: this.#settings };
  }

  /** The reader comes to a cell: it is probed, or becomes the second of the pair. */
  #choose(place: number): void {
    const first = this.#cell;
    if (this.#pair === null)
      this.#settings = { ...this.#settings, cell: place, one: atEnd, zero: atEnd };
    else if (place === first) return;
    else this.#settings = { ...this.#settings, cell: first, pair: place };
    this.changed();
    this.#draw();
    this.#futures.follow(this.#chosen);
  }

  /** Begins a pair with the chosen cell, or goes back to that cell alone. */
  #setPair(pair: 'wanted' | null): void {
    const [stage, cell] = [this.#stage, this.#cell];
    if (stage === null || cell === null) return;
    this.#settings = { ...this.#settings, cell, pair };
    this.changed();
    this.#present();
    const { width } = stage.state;
    const place = placeWords({ row: Math.floor(cell / width), column: cell % width });
    this.announce(
      pair === null
        ? `No pair any more: ${place} alone.`
        : `The first cell is ${place}. Choose a second one, on the board or in the sequence; Escape ends it.`,
    );
  }

  /** Another puzzle. */
  #open(code: string, name = ''): void {
    this.notice(null);
    this.#ownName = name;
    const cell = code === this.#default.code ? this.#default.cell : null;
    const places = { one: atEnd, zero: atEnd };
    this.#show(
      { ...this.#settings, ...places, code, round: 0, cell, pair: null, category: null },
      probedHere(code, 0),
    );
    this.changed();
    const { probing } = this.#rounds;
    if (probing !== null && this.#stage !== null)
      this.announce(summaryWords(this.#stage, probing.result));
  }

  #takePuzzle(puzzle: Puzzle, name?: string): void {
    this.#open(encodePuzzle(puzzle), ownPuzzleName(puzzle, name));
  }

  readonly #acts: ExplorerActs = {
    preset: (code) => {
      this.#open(code);
    },
    category: (category) => {
      const chosen = this.#settings.category === category ? null : category;
      this.#settings = { ...this.#settings, category: chosen };
      this.changed();
      this.#draw();
      this.announce(
        chosen === null
          ? 'No category is ringed.'
          : (this.querySelector('[data-meaning]')?.textContent.replaceAll(/\s+/g, ' ').trim() ??
              ''),
      );
    },
    order: (order) => {
      this.#settings = { ...this.#settings, order };
      this.changed();
      this.#draw();
      this.announce(`The sequence is in ${order === 'board' ? 'board order' : 'sorted order'}.`);
    },
    copy: () => void this.#copy(),
    pair: () => {
      this.#setPair(this.#pair === null ? 'wanted' : null);
    },
    round: (by) => {
      this.#goRound(this.#settings.round + by);
    },
    stop: () => {
      this.#rounds.stop();
      this.#draw();
      this.announce('Probing stopped.');
    },
  };

  #goRound(round: number): void {
    if (!this.#rounds.reach(round)) return;
    const places = { one: atEnd, zero: atEnd };
    this.#settings = { ...this.#settings, ...places, round, cell: null, pair: null };
    this.#present();
    this.changed();
    const stage = this.#stage;
    if (stage !== null) this.announce(roundWords(stage, round));
  }

  async #copy(): Promise<void> {
    const stage = this.#stage;
    const text = stage === null ? '' : sequenceText(ordered(stage, this.#settings.order));
    try {
      await navigator.clipboard.writeText(text);
      this.announce('Sequence copied.');
    } catch {
      this.notice(`The browser does not let a page copy. This is the sequence: ${text}`, 'warning');
    }
  }

  /** Puts the live figure in the place of the static one. */
  #place(): void {
    this.#placed = true;
    this.replaceChildren();
    this.addEventListener('keydown', (event) => {
      const place = event.target instanceof Element ? event.target : null;
      if (event.key !== 'Escape' || this.#pair === null || place?.closest('.own-puzzle')) return;
      event.preventDefault();
      this.#setPair(null);
    });
  }

  #draw(): void {
    const stage = this.#stage;
    if (stage === null) return;
    const cell = this.#cell;
    const pair = this.#pair;
    const { category, round } = this.#settings;
    const { probing, waiting } = this.#rounds;
    this.#cells.show(stage, cell, pair, this.#settings, waiting !== '' || this.#part < 2);
    if (!this.#placed) this.#place();
    render(
      html`${explorerView(
        {
          id: this.frame.id,
          settings: this.#settings,
          probing,
          stage,
          presets,
          category: category ?? (cell === null ? null : (stage.categoryAt[cell] ?? null)),
          pair: cell === null ? undefined : pair,
          hasNext: this.#rounds.hasAfter(round),
          waiting,
          ownName: this.#ownName === '' ? this.#nameless() : this.#ownName,
          board: this.#cells.board,
          sequence: this.#cells.sequence,
          futures: this.#futures.elementFor(pair),
          lower: this.#part > 1,
          own: this.#part === lastPart ? this.#own.template() : nothing,
        },
        this.#acts,
      )}`,
      this,
    );
  }

  /** What a puzzle is called that is no preset and was not typed in. */
  #nameless(): string {
    const isDefault = this.#settings.code === this.#default.code;
    return isDefault ? 'The puzzle of this figure' : 'The puzzle of the link';
  }
}

customElements.define('probe-explorer', ProbeExplorer);
