/** `<live-circuit>`: a formula, the circuit of tiles that works it out, and the nonogram that they make. */
import { render } from 'lit-html';
import type { Story } from '../../kit/circuit/story.ts';
import { storyInPieces, storyOf } from '../../kit/circuit/story.ts';
import type { Place } from '../../engine/board/cell.ts';
import { formulaText } from '../../engine/circuit/formula.ts';
import {
  circuitPicture,
  lightTile,
  tileAt,
  updateCircuit,
} from '../../kit/circuit/circuitPicture.ts';
import { now } from '../../clock.ts';
import type { CircuitShown } from '../../kit/circuit/circuitPicture.ts';
import { ZoomPane } from '../../kit/circuit/zoomPane.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { NotebookWidget } from '../../kit/cell/notebookWidget.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { csvRow } from '../../kit/export/files.ts';
import { Work } from '../../kit/work/work.ts';
import { toElement } from '../../svg/svgTree.ts';
import { diagramTiles } from './diagram.ts';
import type { DiagramTile } from './diagram.ts';
import {
  answerText,
  boardLabel,
  boardText,
  cellsOf,
  circuitJson,
  circuitLinks,
  countText,
  csvRows,
  defaultState,
  formulaProblem,
  outputFor,
  outputText,
  tileWords,
  toggled,
} from './model.ts';
import type { CircuitState, Count, LiveCircuitProps, Open, OutputAnswer, View } from './model.ts';
import { circuitView } from './view.ts';
import type { CircuitActs, TileShown } from './view.ts';

/** The longest time that laying out keeps the page from anything else, ms. */
const slice = 12;

/** What was drawn last. */
type Drawn = {
  readonly of: Story;
  readonly state: CircuitState;
  readonly open: Open | null;
  readonly cells: Uint8Array;
  readonly tiles: readonly (readonly TileShown[])[];
};

class LiveCircuit extends NotebookWidget {
  readonly linkVersion = 1;
  #live = false;
  readonly #usual = defaultState(this.props<LiveCircuitProps>());
  readonly #asks = this.props<LiveCircuitProps>().ask === true;
  #state: CircuitState = this.#usual;
  #story: Story | null = null;
  #text = '';
  #open: Open | null = null;
  #count: Count | null = null;
  #answer: OutputAnswer | null = null;
  #lit: Place | null = null;
  #tabStop: Place = { row: 0, column: 0 };
  #drawn: Drawn | null = null;
  #board: { readonly of: Story; readonly svg: SVGSVGElement; readonly pane: ZoomPane } | null =
    null;
  readonly #glyphs = new Map<string, SVGElement>();
  readonly #counting = this.#work();
  readonly #asking = this.#work();
  readonly #solving = this.#work(); // for the output
  #later = 0;

  #work(): Work {
    return new Work({
      onChange: () => {
        this.#draw();
      },
      announce: (text) => {
        this.announce(text);
      },
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#later);
    this.#counting.stop();
    this.#asking.stop();
    this.#solving.stop();
  }

  protected override isFolded(key: string): boolean {
    return key === 'v';
  }

  open(values: LinkValues): void {
    const state = circuitLinks.read(values, this.#usual);
    this.#state = state;
    this.#text = state.formula;
    this.#layOut();
  }

  linkValues(): LinkValues {
    return circuitLinks.write(this.#state, this.#usual);
  }

  exports(): Exports {
    const story = this.#story ?? storyOf(this.#state.formula);
    const name = formulaText(story.formula).replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '');
    return {
      name: `circuit-${name}`,
      about: `${formulaText(story.formula)}. ${boardText(story, this.#state, this.#open)}`,
      csv: () => csvRows(story, this.#count).map(csvRow).join(''),
      json: () => circuitJson(story, this.#state, this.#count),
      svg: () =>
        circuitPicture(this.#shown(story, this.#cellsOf(story)), `${this.frame.id}-export`),
    };
  }

  /** Another formula: laid out in slices, then drawn in a task of its own. */
  #layOut(aloud = false): void {
    clearTimeout(this.#later);
    this.#counting.stop();
    this.#asking.stop();
    this.#solving.stop();
    const { formula } = this.#state;
    this.#entitleIt();
    if (this.#story?.text === formula) {
      this.#begin(this.#story, aloud);
      return;
    }
    const pieces = storyInPieces(formula);
    const go = (): void => {
      const until = now() + slice;
      let piece = pieces.next();
      while (piece.done !== true && now() < until) piece = pieces.next();
      if (piece.done !== true) {
        this.#later = window.setTimeout(go);
        return;
      }
      const story = piece.value;
      this.#later = window.setTimeout(() => {
        this.#begin(story, aloud);
      });
    };
    go();
  }

  /** Shows a formula that is laid out, and asks what takes a worker. */
  #begin(story: Story, aloud: boolean): void {
    if (this.#story !== story) {
      this.#story = story;
      this.#open = null;
      this.#count = null;
      this.#answer = null;
      this.#lit = null;
      const [input] = story.layout.inputs;
      this.#tabStop = input ?? { row: 0, column: 0 };
    }
    this.#draw();
    this.#ask();
    if (this.#count === null) void this.#countAll();
    if (aloud) this.#say();
  }

  #entitleIt(): void {
    const { formula } = this.#state;
    this.entitle(formula === this.#usual.formula ? null : `${formula}, as a nonogram`);
  }

  #say(): void {
    const story = this.#story;
    if (story !== null) this.announce(boardText(story, this.#state, this.#open));
  }

  /** All solutions, by a worker. */
  async #countAll(): Promise<void> {
    const story = this.#story;
    if (story === null) return;
    const count = await this.#counting.ask(
      'Counting the solutions of the board …',
      'circuit-count',
      { formula: story.text },
      (found) => `Counting the solutions of the board: ${found} so far …`,
    );
    if (count === null || story !== this.#story) return;
    this.#count = count;
    this.#draw();
    this.announce(countText(story, count));
  }

  /** Whether the output is the same in every solution, by a worker. */
  async #askOutput(): Promise<void> {
    const story = this.#story;
    if (story === null) return;
    const answer = await this.#solving.ask(
      'Looking for a solution with a 1 at the output, and for one with a 0 …',
      'circuit-output',
      { formula: story.text },
    );
    if (answer === null || story !== this.#story) return;
    this.#answer = answer;
    this.#draw();
    this.announce(answerText(story, answer));
  }

  /** What is known with nothing set, where it is asked for. */
  #ask(): void {
    if (this.#state.view !== 'set' && this.#open === null) void this.#askAll();
  }

  async #askAll(): Promise<void> {
    const story = this.#story;
    if (story === null) return;
    const found = await this.#asking.ask(
      'Asking for the cells that are the same in every solution …',
      'inference',
      { puzzle: story.board.puzzle, from: null },
      ({ decided }) => `${decided} cells decided …`,
    );
    if (found === null || story !== this.#story) return;
    this.#open = { swept: found.swept.cells, must: found.inference.inferable.cells };
    this.#draw();
    this.#say();
  }

  readonly #acts: CircuitActs = {
    type: (text) => {
      this.#text = text;
      if (formulaProblem(text) === null) this.#take(text);
      else this.#draw();
    },
    take: (text) => {
      this.#text = text;
      this.#take(text);
    },
    toggle: (at) => {
      const story = this.#story;
      if (story === null) return;
      // who sets an input wants to see what comes of it
      const inputs = toggled(story, this.#state.inputs, at);
      this.#state = { ...this.#state, inputs, view: 'set' };
      this.#changedState();
      const value = inputs[at] === '1' ? 1 : 0;
      const output = outputFor(story, inputs) ? 1 : 0;
      this.announce(`${story.names[at]} is ${value}; the output is ${output}.`);
    },
    light: (tile) => {
      this.#light(tile);
    },
    focus: (tile) => {
      this.#tabStop = tile;
      this.#light(tile);
    },
    key: (event, tile) => {
      this.#onKey(event, tile);
    },
    choose: (view: View) => {
      this.#state = { ...this.#state, view };
      this.#changedState();
      this.#ask();
      if (view === 'set' || this.#open !== null) this.#say();
    },
    zoom: (how) => {
      this.#board?.pane[how]();
    },
    count: () => void this.#countAll(),
    stopCount: () => {
      this.#counting.stop();
      this.announce('The count was stopped.');
    },
    askOutput: () => void this.#askOutput(),
    stopOutput: () => {
      this.#solving.stop();
      this.announce('Stopped.');
    },
    show: (inputs) => {
      this.#state = { ...this.#state, inputs: inputs.includes('1') ? inputs : '', view: 'set' };
      this.#changedState();
      this.#say();
    },
    stopAsking: () => {
      this.#asking.stop();
      this.announce('Stopped.');
    },
  };

  #take(formula: string): void {
    this.notice(null);
    const same = formula === this.#state.formula;
    this.#state = { ...this.#state, formula, inputs: same ? this.#state.inputs : '' };
    this.changed();
    this.#layOut(true);
  }

  #changedState(): void {
    this.changed();
    this.#draw();
  }

  #light(tile: Place | null): void {
    if (this.#lit?.row === tile?.row && this.#lit?.column === tile?.column) return;
    this.#lit = tile;
    if (this.#board !== null) lightTile(this.#board.svg, tile);
    this.#draw();
  }

  /** Arrow keys go to the next tile that is not empty, in their direction. */
  #onKey(event: KeyboardEvent, { row, column }: Place): void {
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
    };
    const step = steps[event.key];
    const tiles = this.#story?.layout.tiles;
    if (step === undefined || tiles === undefined) return;
    event.preventDefault();
    for (let [i, j] = [row + step[0], column + step[1]]; ; i += step[0], j += step[1]) {
      const tile = tiles[i]?.[j];
      if (tile === undefined) return;
      if (tile.kind === 'empty') continue;
      this.querySelector<HTMLElement>(`[data-tile="${i}.${j}"]`)?.focus();
      return;
    }
  }

  #cellsOf(story: Story): Uint8Array {
    return cellsOf(story, this.#state, this.#open) ?? story.board.frame;
  }

  #shown(story: Story, cells: Uint8Array): CircuitShown {
    return { board: story.board, cells, label: boardLabel(story, this.#state), lit: this.#lit };
  }

  /** The board, made once for a formula and then changed. */
  #drawBoard(story: Story, cells: Uint8Array): void {
    const shown = this.#shown(story, cells);
    if (this.#board?.of === story) {
      updateCircuit(this.#board.svg, shown);
      return;
    }
    const svg = toElement(circuitPicture(shown, `${this.frame.id}-board`)) as SVGSVGElement;
    svg.setAttribute('tabindex', '0');
    let isWhole = true;
    const pane = new ZoomPane(svg, {
      onChange: (scale) => {
        // the buttons say whether all of it is in view; while it is moved about nothing else changes
        if (isWhole === (scale === 1)) return;
        isWhole = scale === 1;
        this.#draw();
      },
    });
    svg.addEventListener('pointermove', (event) => {
      this.#light(tileAt(story.board, ...pane.pointAt(event)));
    });
    svg.addEventListener('pointerleave', () => {
      this.#light(null);
    });
    svg.addEventListener('click', (event) => {
      const at = tileAt(story.board, ...pane.pointAt(event));
      const input = story.layout.inputs.findIndex(
        ({ row, column }) => at?.row === row && at.column === column,
      );
      if (input >= 0) this.#acts.toggle(input);
    });
    this.#board = { of: story, svg, pane };
  }

  #tileShown(story: Story, tile: DiagramTile): TileShown {
    const { key, row, column } = tile;
    const glyph = this.#glyphs.get(key) ?? toElement(tile.glyph);
    this.#glyphs.set(key, glyph);
    const input = story.layout.inputs.findIndex((one) => one.row === row && one.column === column);
    return {
      row,
      column,
      glyph,
      empty: tile.empty,
      words: tileWords(story, tile, tile.known),
      input:
        input < 0
          ? null
          : { at: input, on: this.#state.view === 'set' && this.#state.inputs[input] === '1' },
    };
  }

  /** The diagram: made anew only where signals differ. */
  #tiles(story: Story, cells: Uint8Array): Drawn['tiles'] {
    return diagramTiles(story, cells).map((line) =>
      line.map((tile) => this.#tileShown(story, tile)),
    );
  }

  /** Board and diagram in the present state; the same as before while nothing of it differs. */
  #present(story: Story): Drawn {
    const [state, open] = [this.#state, this.#open];
    const before = this.#drawn;
    if (before?.of === story && before.state === state && before.open === open) return before;
    if (before?.of !== story) this.#glyphs.clear();
    const cells = this.#cellsOf(story);
    this.#drawBoard(story, cells);
    this.#drawn = { of: story, state, open, cells, tiles: this.#tiles(story, cells) };
    return this.#drawn;
  }

  #draw(): void {
    const story = this.#story;
    if (story === null || !this.isConnected) return;
    const { tiles } = this.#present(story);
    const board = this.#board;
    if (board === null) return;
    const lit = this.#lit;
    const problem = formulaProblem(this.#text);
    if (!this.#live) this.replaceChildren(); // the static first frame
    this.#live = true;
    render(
      circuitView(
        {
          id: this.frame.id,
          layout: this.layout,
          story,
          text: this.#text,
          problem,
          inputs: this.#state.inputs,
          view: this.#state.view,
          tiles,
          lit,
          tabStop: this.#tabStop,
          board: board.svg,
          scale: board.pane.scale,
          boardText: boardText(story, this.#state, this.#open),
          tileText: lit === null ? '' : (tiles[lit.row]?.[lit.column]?.words ?? ''),
          outputText:
            this.#state.view === 'set' || this.#open === null ? '' : outputText(story, this.#open),
          count: this.#count,
          asked: this.#asks ? { answer: this.#answer, work: this.#solving } : null,
          counting: this.#counting,
          asking: this.#asking,
        },
        this.#acts,
      ),
      this,
    );
  }
}

customElements.define('live-circuit', LiveCircuit);
