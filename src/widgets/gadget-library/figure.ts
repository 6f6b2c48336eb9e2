/** `<gadget-library>`: each tile of the kit alone: its signals, its solutions, and the six properties of 003. */

import type { AloneFacts } from '../../engine/circuit/alone.ts';
import type { Tile } from '../../engine/circuit/tile.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { figureOf, LiveFigure } from '../../notebook/host/figure.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { Work } from '../../kit/work/work.ts';
import {
  csvRows,
  defaultState,
  freeSides,
  gadgetJson,
  gadgetLinks,
  preparing,
  sentence,
  tileName,
  tileOf,
} from './model.ts';
import type { GadgetLibraryProps, GadgetState } from './model.ts';
import { gadgetView, tilePicture } from './view.ts';

class GadgetLibrary extends LiveFigure {
  readonly linkVersion = 1;
  readonly #usual = defaultState(this.props<GadgetLibraryProps>());
  #state: GadgetState = this.#usual;
  readonly #facts = new Map<Tile, AloneFacts>();
  readonly #work = new Work({
    onChange: () => this.#draw(),
    announce: (text) => this.announce(text),
    isIdle: this.host.page === null,
  });

  constructor(host: Host) {
    super(host);
    const known = host.prebuilt as AloneFacts | null;
    if (known !== null) this.#facts.set(tileOf(this.#usual.tile), known);
  }

  override preparing(): readonly (() => void)[] {
    return preparing;
  }

  override dispose(): void {
    super.dispose();
    this.#work.stop();
  }

  override isFolded(): boolean {
    return false;
  }

  get #tile(): Tile {
    return tileOf(this.#state.tile);
  }

  open(values: LinkValues): void {
    this.#state = gadgetLinks.read(values, this.#usual);
    this.#show();
  }

  linkValues(): LinkValues {
    return gadgetLinks.write(this.#state, this.#usual);
  }

  exports(): Exports {
    const tile = this.#tile;
    return {
      name: `tile-${tile.id}`,
      about: sentence(tile, this.#state.inputs),
      csv: () => csvRows(tile).map(csvRow).join(''),
      json: () => gadgetJson(tile, this.#known),
      svg: () => tilePicture(tile, this.#state.inputs, `${this.id}-export`),
    };
  }

  get #known(): AloneFacts | null {
    return this.#facts.get(this.#tile) ?? null;
  }

  #show(): void {
    const tile = this.#tile;
    this.setTitle(tile.id === this.#usual.tile ? null : `Tiles: ${tileName(tile)}`);
    this.#work.stop();
    this.#draw();
    if (this.#known === null) void this.#ask(tile);
  }

  async #ask(tile: Tile): Promise<void> {
    const facts = await this.#work.ask('Solving the tile among terminals …', 'tile-alone', {
      tile,
    });
    if (facts === null) return;
    this.#facts.set(tile, facts);
    if (tile === this.#tile) this.#draw();
  }

  #set(inputs: string): void {
    this.#state = { ...this.#state, inputs };
    this.changed();
    this.#draw();
    this.announce(sentence(this.#tile, inputs));
  }

  #draw(): void {
    if (this.isGone) return;
    this.render(
      gadgetView(
        {
          id: this.id,
          layout: this.layout,
          tile: this.#tile,
          state: this.#state,
          facts: this.#known,
          work: this.#work,
        },
        {
          choose: (id) => {
            this.notice(null);
            this.#state = { tile: id, inputs: '' };
            this.changed();
            this.#show();
            this.announce(sentence(this.#tile, ''));
          },
          toggle: (at) => {
            const digits = freeSides(this.#tile).map((_, one) => this.#state.inputs[one] ?? '0');
            // the first press of a signal that is not set sets it to 1
            digits[at] = this.#state.inputs[at] === '1' ? '0' : '1';
            this.#set(digits.join(''));
          },
          clear: () => {
            if (this.#state.inputs !== '') this.#set('');
          },
          end: () => this.#work.stop(),
        },
      ),
    );
  }
}

export const figure = figureOf<GadgetLibraryProps, AloneFacts>('gadget-library', GadgetLibrary);
