/** The diagram of a circuit: the sign of a tile is made anew only where its signals differ. */
import type { Story } from '../../kit/circuit/story.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { diagramTiles } from './diagram.ts';
import type { DiagramTile } from './diagram.ts';
import type { CircuitState } from './model.ts';
import type { TileShown } from './view.ts';
import { tileWords } from './words.ts';

/** The signs of one formula at a time. */
export class DiagramShown {
  #of: Story | null = null;
  readonly #glyphs = new Map<string, SvgNode>();

  /** The tiles, row by row, in a state of the board. */
  tiles(story: Story, state: CircuitState, cells: Uint8Array): readonly (readonly TileShown[])[] {
    if (this.#of !== story) this.#glyphs.clear();
    this.#of = story;
    return diagramTiles(story, cells).map((line) =>
      line.map((tile) => this.#tileShown(story, state, tile)),
    );
  }

  #tileShown(story: Story, { view, inputs }: CircuitState, tile: DiagramTile): TileShown {
    const { key, row, column } = tile;
    const glyph = this.#glyphs.get(key) ?? tile.glyph;
    this.#glyphs.set(key, glyph);
    const input = story.layout.inputs.findIndex((one) => one.row === row && one.column === column);
    return {
      row,
      column,
      glyph,
      empty: tile.empty,
      words: tileWords(story, tile, tile.known),
      input: input < 0 ? null : { at: input, on: view === 'set' && inputs[input] === '1' },
    };
  }
}
