/** `<live-circuit>`: a formula, the circuit of tiles that works it out, and the nonogram that they make. */

import type { Place } from '../../engine/board/cell.ts';
import { formulaText } from '../../engine/circuit/formula.ts';
import { BoardPane } from '../../kit/circuit/boardPane.ts';
import { circuitPicture } from '../../kit/circuit/circuitPicture.ts';
import type { CircuitShown } from '../../kit/circuit/circuitPicture.ts';
import { formulaProblem } from '../../kit/circuit/formulaSettings.ts';
import { inTurns } from '../../kit/circuit/inTurns.ts';
import type { Story } from '../../kit/circuit/story.ts';
import { storyInPieces, storyOf } from '../../kit/circuit/story.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { figureOf, LiveFigure } from '../../notebook/host/figure.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { DiagramShown } from './diagramShown.ts';
import { cellsOf, circuitLimit, circuitLinks, defaultState, outputFor, toggled } from './model.ts';
import type { CircuitState, LiveCircuitProps, Open, View } from './model.ts';
import { inputAt, leads, nextTile } from './nextTile.ts';
import { Questions } from './questions.ts';
import type { KnownOfCircuit } from './questions.ts';
import { circuitJson, csvRows, fileName } from './table.ts';
import { circuitView } from './view.ts';
import type { CircuitActs, TileShown } from './view.ts';
import { boardLabel, boardText, outputText } from './words.ts';

/** What was drawn last. */
type Drawn = {
  readonly of: Story;
  readonly state: CircuitState;
  readonly open: Open | null;
  readonly tiles: readonly (readonly TileShown[])[];
};

class LiveCircuit extends LiveFigure {
  readonly linkVersion = 1;
  readonly #usual = defaultState(this.props<LiveCircuitProps>());
  readonly #asks = this.props<LiveCircuitProps>().ask === true;
  #state: CircuitState = this.#usual;
  #story: Story | null = null;
  #text = '';
  #lit: Place | null = null;
  #tabStop: Place = { row: 0, column: 0 };
  #drawn: Drawn | null = null;
  readonly #diagram = new DiagramShown();
  readonly #questions = new Questions(this.host.prebuilt as KnownOfCircuit | null, {
    isIdle: this.host.page === null,
    onChange: () => this.#draw(),
    announce: (text) => this.announce(text),
    onOpen: () => {
      this.#draw();
      this.#say();
    },
  });
  readonly #board = new BoardPane({
    id: this.id,
    onWhole: () => this.#draw(),
    onPoint: (tile) => this.#light(tile),
    onPress: (tile) => {
      const at = inputAt(this.#story?.layout.inputs ?? [], tile);
      if (at >= 0) this.#acts.toggle(at);
    },
  });

  override dispose(): void {
    super.dispose();
    this.#questions.stop();
  }

  override isFolded(key: string): boolean {
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
    return {
      name: fileName(story),
      about: `${formulaText(story.formula)}. ${boardText(story, this.#state, this.#questions.open)}`,
      csv: () => csvRows(story, this.#questions.count).map(csvRow).join(''),
      json: () => circuitJson(story, this.#state, this.#questions.count),
      svg: () => circuitPicture(this.#shown(story, this.#cellsOf(story))),
    };
  }

  /** Another formula. */
  #layOut(aloud = false): void {
    this.#questions.stop();
    const { formula } = this.#state;
    this.#entitleIt();
    if (this.#story?.text === formula) this.#begin(this.#story, aloud);
    else inTurns(this.host.turns, storyInPieces(formula), (story) => this.#begin(story, aloud));
  }

  /** Shows a formula that is laid out, and asks what takes a worker. */
  #begin(story: Story, aloud: boolean): void {
    if (this.#story !== story) {
      this.#story = story;
      this.#questions.about(story);
      this.#lit = null;
      const [input] = story.layout.inputs;
      this.#tabStop = input ?? { row: 0, column: 0 };
    }
    this.#draw();
    this.#ask();
    if (this.#questions.count === null) void this.#questions.countAll();
    if (aloud) this.#say();
  }

  #entitleIt(): void {
    const { formula } = this.#state;
    this.setTitle(formula === this.#usual.formula ? null : `${formula}, as a nonogram`);
  }

  #say(): void {
    const story = this.#story;
    if (story !== null) this.announce(boardText(story, this.#state, this.#questions.open));
  }

  /** What is known with nothing set, where it is asked for. */
  #ask(): void {
    const { open } = this.#questions;
    if (this.#state.view !== 'set' && open === null) void this.#questions.askAll();
  }

  readonly #acts: CircuitActs = {
    type: (text) => {
      this.#text = text;
      if (formulaProblem(text, circuitLimit) === null) this.#take(text);
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
    light: (tile) => this.#light(tile),
    focus: (tile) => {
      this.#tabStop = tile;
      this.#light(tile);
    },
    key: (event, tile) => this.#onKey(event, tile),
    choose: (view: View) => {
      this.#state = { ...this.#state, view };
      this.#changedState();
      this.#ask();
      if (view === 'set' || this.#questions.open !== null) this.#say();
    },
    zoom: (how) => this.#board.zoom(how),
    count: () => void this.#questions.countAll(),
    stopCount: () => this.#questions.stopOne('counting'),
    askOutput: () => void this.#questions.askOutput(),
    stopOutput: () => this.#questions.stopOne('solving'),
    show: (inputs) => {
      this.#state = { ...this.#state, inputs: inputs.includes('1') ? inputs : '', view: 'set' };
      this.#changedState();
      this.#say();
    },
    stopAsking: () => this.#questions.stopOne('asking'),
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
    this.#board.light(tile);
    this.#draw();
  }

  /** Arrow keys go to the next tile that is not empty, in their direction. */
  #onKey(event: KeyboardEvent, from: Place): void {
    const tiles = this.#story?.layout.tiles;
    if (tiles === undefined || !leads(event.key)) return;
    event.preventDefault();
    const to = nextTile(tiles, from, event.key);
    if (to !== null) this.find(`[data-tile="${to.row}.${to.column}"]`)?.focus();
  }

  #cellsOf(story: Story): Uint8Array {
    return cellsOf(story, this.#state, this.#questions.open) ?? story.board.frame;
  }

  #shown(story: Story, cells: Uint8Array): CircuitShown {
    const { inputs, view } = this.#state;
    return {
      board: story.board,
      cells,
      label: boardLabel(story, this.#state),
      lit: this.#lit,
      switches: story.layout.inputs.map((place, at) => ({
        ...place,
        name: story.names[at] ?? '',
        on: view === 'set' && inputs[at] === '1',
      })),
    };
  }

  /** Board and diagram in the present state; the same as before while nothing of it differs. */
  #present(story: Story): Drawn {
    const [state, { open }] = [this.#state, this.#questions];
    const before = this.#drawn;
    if (before?.of === story && before.state === state && before.open === open) return before;
    const cells = this.#cellsOf(story);
    this.#board.draw(this.#shown(story, cells));
    this.#drawn = { of: story, state, open, tiles: this.#diagram.tiles(story, state, cells) };
    return this.#drawn;
  }

  #draw(): void {
    const story = this.#story;
    if (story === null || this.isGone) return;
    const { tiles } = this.#present(story);
    const [questions, lit, board] = [this.#questions, this.#lit, this.#board.part];
    if (board === null) return;
    const problem = formulaProblem(this.#text, circuitLimit);
    this.render(
      circuitView(
        {
          id: this.id,
          layout: this.layout,
          story,
          text: this.#text,
          problem,
          inputs: this.#state.inputs,
          view: this.#state.view,
          tiles,
          lit,
          tabStop: this.#tabStop,
          board,
          scale: this.#board.scale,
          boardText: boardText(story, this.#state, this.#questions.open),
          tileText: lit === null ? '' : (tiles[lit.row]?.[lit.column]?.words ?? ''),
          outputText:
            this.#state.view === 'set' || questions.open === null
              ? ''
              : outputText(story, questions.open),
          count: questions.count,
          asked: this.#asks ? { answer: questions.answer, work: questions.solving } : null,
          counting: questions.counting,
          asking: questions.asking,
        },
        this.#acts,
      ),
    );
  }
}

export const figure = figureOf<LiveCircuitProps, KnownOfCircuit>('live-circuit', LiveCircuit);
