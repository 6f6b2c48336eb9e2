/** The diagram of a circuit: a sign for each tile, with what its ports say. */
import type { Place } from '../../engine/board/cell.ts';
import { formulaText } from '../../engine/circuit/formula.ts';
import type { KnownPorts } from '../../kit/circuit/tileGlyph.ts';
import { tileGlyph } from '../../kit/circuit/tileGlyph.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { Story } from '../../kit/circuit/story.ts';
import { portsByTile } from './model.ts';

export type DiagramTile = Place & {
  readonly glyph: SvgNode;
  readonly key: string; // the same for the same tile with the same signals
  readonly known: KnownPorts;
  readonly empty: boolean;
};

/** The tiles with what they say in a state of the board. */
export function diagramTiles(story: Story, cells: Uint8Array): readonly (readonly DiagramTile[])[] {
  const ports = portsByTile(story, cells);
  return story.layout.placed.map((line, row) =>
    line.map(({ tile, part }, column) => {
      const known = ports.get(`${row} ${column}`) ?? {};
      const out = known.left;
      const text =
        tile.kind === 'output'
          ? out == null
            ? '?'
            : String(Number(out))
          : part === null
            ? ''
            : formulaText(part);
      return {
        row,
        column,
        glyph: tileGlyph(tile, known, text),
        key: `${row} ${column} ${JSON.stringify(known)}`,
        known,
        empty: tile.kind === 'empty',
      };
    }),
  );
}
