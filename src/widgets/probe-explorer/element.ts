/** `<probe-explorer>`: the category of every unknown cell, both futures of the chosen one, the probing sequence. */
import { html, render } from 'lit-html';
import type { Puzzle } from '../../engine/puzzle.ts';
import { decodePuzzle, encodePuzzle } from '../../formats/puzzleCode.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { LinkError } from '../../kit/cell/linkState.ts';
import { NotebookWidget } from '../../kit/cell/notebookWidget.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { csvRow } from '../../kit/export/files.ts';
import { doubleProbeWords } from '../../kit/probe/probeWords.ts';
import { OwnPuzzle } from '../../kit/puzzle-box/ownPuzzle.ts';
import { categoryBoard, probingJson, sequenceRows, sequenceText } from './files.ts';
import { FuturesView } from './futuresView.ts';
import { ExplorerBoard } from './explorerBoard.ts';
import type { Futures, Probing, Stage } from './model.ts';
import {
  futuresOf,
  hasNextRound,
  mostHere,
  nextRound,
  openingCell,
  ordered,
  probingOf,
  roundWords,
  stageOf,
  summaryWords,
} from './model.ts';
import { presets } from './presets.ts';
import { SequenceView } from './sequenceView.ts';
import type { ProbeExplorerProps, ProbeSettings } from './settings.ts';
import { atEnd, checkSettings, defaultSettings, readSettings, writeSettings } from './settings.ts';
import { explorerView } from './view.ts';
import type { ExplorerActs } from './view.ts';
import { startProbing } from './work.ts';

const mostAtOnce = 150; // cells; of a larger board the futures are drawn in a task of their own

const futuresDelay = 60; // ms; a held arrow key passes many cells

class ProbeExplorer extends NotebookWidget {
  readonly linkVersion = 1;
  readonly #default = defaultSettings(this.props<ProbeExplorerProps>(), presets[0]?.code ?? '');
  #settings: ProbeSettings = this.#default;
  #probing: Probing | null = null;
  #rounds: readonly Stage[] = []; // of repeated probing, as far as they were asked for
  #cells: { readonly of: Stage; readonly order: string; readonly list: Stage['cells'] } | null =
    null;
  #stopTask: (() => void) | null = null;
  #waiting = ''; // what a worker is doing
  #ownName = '';
  #later = 0;
  #placed = false;
  readonly #board = new ExplorerBoard(`${this.frame.id}-board`, {
    choose: (place) => {
      this.#choose(place);
    },
    point: (place) => {
      this.#sequence.point(place);
    },
  });
  readonly #sequence = new SequenceView({
    choose: (place) => {
      this.#choose(place);
    },
    point: (place) => {
      this.#board.point(place);
    },
  });
  readonly #futures = new FuturesView({
    id: this.frame.id,
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
    const ready = this.#small(settings.code, settings.round);
    if (ready !== null) checkSettings(settings, ready.rounds);
    this.#show(settings, ready);
  }

  linkValues(): LinkValues {
    return writeSettings(this.#settings, this.#default);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#later);
    this.#stopTask?.();
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
      json: () => probingJson(stage(), this.#probing, round),
      svg: () => boardPicture(categoryBoard(stage()), { id: `${this.frame.id}-export`, cell: 30 }),
    };
  }

  /** Probes a small puzzle; null for a large one. */
  #small(code: string, round: number): Probed | null {
    const { rows, columns } = decodePuzzle(code);
    return rows.length * columns.length > mostHere ? null : probed(code, round);
  }

  /** Shows a puzzle; `ready` null: a worker probes it first. */
  #show(settings: ProbeSettings, ready: Probed | null): void {
    this.#stopTask?.();
    this.#stopTask = null;
    this.#waiting = '';
    this.#settings = settings;
    if (ready !== null) {
      this.#present(ready.probing, ready.rounds);
      this.#own.show(ready.probing.puzzle);
      return;
    }
    const puzzle = decodePuzzle(settings.code);
    let current = true;
    const stop = startProbing(settings.code, puzzle, {
      part: (stage, words) => {
        this.#waiting = words;
        if (current) this.#present(null, [stage]);
      },
      done: (probing) => {
        this.#waiting = '';
        if (current) this.#arrive(probing);
      },
      failed: (problem) => {
        this.#waiting = '';
        this.notice(`The probing ended early: ${problem}`, 'warning');
        this.#draw();
      },
    });
    this.#stopTask = () => {
      current = false;
      stop();
    };
    this.#own.show(puzzle);
  }

  /** A worker has answered. */
  #arrive(probing: Probing): void {
    const stage = stageOf(probing.puzzle, probing.result);
    try {
      checkSettings(this.#settings, [stage]);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.#settings = { ...this.#settings, cell: null, round: 0 };
      this.notice(error.message, 'warning');
    }
    this.#present(probing, [stage]);
    this.announce(summaryWords(stage, probing.result));
  }

  #present(probing: Probing | null, rounds: readonly Stage[]): void {
    this.#probing = probing;
    this.#rounds = rounds;
    clearTimeout(this.#later);
    const large = (rounds[0]?.state.cells.length ?? 0) > mostAtOnce;
    if (!large) this.#showFutures();
    this.#draw();
    if (large) this.#later = window.setTimeout(() => this.#showFutures());
  }

  /** What the board shows. */
  get #stage(): Stage | null {
    return this.#rounds[this.#settings.round] ?? null;
  }

  /** The cell whose futures are shown. */
  get #cell(): number | null {
    const stage = this.#stage;
    if (stage === null) return null;
    const { cell } = this.#settings;
    if (cell !== null) return stage.categoryAt[cell] == null ? null : cell;
    return this.#probing === null ? null : openingCell(stage);
  }

  #choose(place: number): void {
    this.#settings = { ...this.#settings, cell: place, one: atEnd, zero: atEnd };
    this.changed();
    this.#draw();
    clearTimeout(this.#later);
    this.#later = window.setTimeout(() => {
      const futures = this.#showFutures();
      if (futures !== null) this.announce(doubleProbeWords(futures.probe));
    }, futuresDelay);
  }

  #showFutures(): Futures | null {
    const cell = this.#cell;
    const stage = this.#stage;
    const futures = stage === null || cell === null ? null : futuresOf(stage, cell);
    this.#futures.show(futures, this.#settings);
    return futures;
  }

  /** Another puzzle. */
  #open(code: string, name = ''): void {
    this.notice(null);
    this.#ownName = name;
    const cell = code === this.#default.code ? this.#default.cell : null;
    const places = { one: atEnd, zero: atEnd };
    this.#show(
      { ...this.#settings, ...places, code, round: 0, cell, category: null },
      this.#small(code, 0),
    );
    this.changed();
    if (this.#probing !== null && this.#stage !== null)
      this.announce(summaryWords(this.#stage, this.#probing.result));
  }

  #takePuzzle(puzzle: Puzzle, name = 'Your own puzzle'): void {
    this.#open(encodePuzzle(puzzle), `${name}, ${puzzle.rows.length} x ${puzzle.columns.length}`);
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
    round: (by) => {
      this.#goRound(this.#settings.round + by);
    },
    stop: () => {
      this.#stopTask?.();
      this.#stopTask = null;
      this.#waiting = '';
      this.#draw();
      this.announce('Probing stopped.');
    },
  };

  #goRound(round: number): void {
    const last = this.#rounds.at(-1);
    if (round < 0 || last === undefined) return;
    const next = round < this.#rounds.length ? null : nextRound(last);
    if (round >= this.#rounds.length && next === null) return;
    const rounds = next === null ? this.#rounds : [...this.#rounds, next];
    this.#settings = { ...this.#settings, round, cell: null, one: atEnd, zero: atEnd };
    this.#present(this.#probing, rounds);
    this.changed();
    const stage = this.#stage;
    if (stage !== null) this.announce(roundWords(stage, round));
  }

  async #copy(): Promise<void> {
    const text = sequenceText(this.#list());
    try {
      await navigator.clipboard.writeText(text);
      this.announce('Sequence copied.');
    } catch {
      this.notice(`The browser does not let a page copy. This is the sequence: ${text}`, 'warning');
    }
  }

  /** The sequence in the order asked for; the same list as long as it is the same. */
  #list(): Stage['cells'] {
    const { order } = this.#settings;
    if (this.#stage === null) return [];
    if (this.#cells?.of !== this.#stage || this.#cells.order !== order)
      this.#cells = { of: this.#stage, order, list: ordered(this.#stage, order) };
    return this.#cells.list;
  }

  #draw(): void {
    const stage = this.#stage;
    if (stage === null) return;
    const cell = this.#cell;
    const { category } = this.#settings;
    this.#board.show(stage, cell, category);
    // while a worker probes, the sequence would be written anew ten times a second
    if (this.#waiting === '') this.#sequence.update(this.#list(), stage.state.width);
    this.#sequence.mark(cell, category);
    if (!this.#placed) this.replaceChildren(); // the static first frame
    this.#placed = true;
    render(
      html`${explorerView(
        {
          id: this.frame.id,
          settings: this.#settings,
          probing: this.#probing,
          stage,
          presets,
          category: category ?? (cell === null ? null : (stage.categoryAt[cell] ?? null)),
          hasNext: this.#settings.round + 1 < this.#rounds.length || hasNextRound(stage),
          waiting: this.#waiting,
          ownName: this.#ownName === '' ? this.#nameless() : this.#ownName,
          board: this.#board.element,
          sequence: this.#sequence.element,
          futures: this.#futures.element,
          own: this.#own.template(),
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

type Probed = { readonly probing: Probing; readonly rounds: readonly Stage[] };

/** A puzzle with as many rounds of repeated probing, or as many as there are. */
function probed(code: string, wanted: number): Probed {
  const probing = probingOf(code);
  const rounds = [stageOf(probing.puzzle, probing.result)];
  while (rounds.length <= wanted) {
    const next = nextRound(rounds.at(-1)!);
    if (next === null) break;
    rounds.push(next);
  }
  return { probing, rounds };
}

customElements.define('probe-explorer', ProbeExplorer);
