/** `<gadget-library>`: each tile of the kit alone: its signals, its solutions, and the six properties of 003. */
import { nothing } from 'lit-html';
import { Work } from '../../kit/work/work.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { workView } from '../../notebook/work/workView.ts';
import * as model from './model.ts';
import { checklist, chooser, nextInputs, statePictures, switches, tilePicture } from './view.ts';
import type { GadgetLibraryAbout } from './view.ts';

/** Has a worker find out about a tile what is not known yet. */
async function ask({ found: tile, kept, work, draw }: StateAt<GadgetLibraryAbout>): Promise<void> {
  work.stop();
  if (kept.has(tile)) return;
  const facts = await work.ask('Solving the tile among terminals …', 'tile-alone', { tile });
  if (facts === null) return;
  kept.set(tile, facts);
  draw();
}

export const figure = stateFigure<GadgetLibraryAbout>({
  tag: 'gadget-library',
  settings: model.gadgetSettings,
  folded: [], // the tile is chosen in the open
  titleOf: ({ tile }) => `Tiles: ${model.tileName(model.tileOf(tile))}`,
  work: (options) => new Work(options),
  find: ({ state }) => model.tileOf(state.tile),
  keep: ({ prebuilt, usual }) =>
    new Map(prebuilt === null ? [] : [[model.tileOf(usual.tile), prebuilt]]),
  preparing: () => model.preparing,
  opened: (at) => void ask(at),
  parts(at) {
    const { found: tile, state, kept, work } = at;
    const facts = kept.get(tile);
    return {
      picture: html`<div class="gadget-tile">${pictured(tilePicture(tile, state.inputs))}</div>`,
      sentence: html`<p class="gadget-sentence">${model.sentence(tile, state.inputs)}</p>`,
      setting: chooser(at, (chosen) => {
        at.notice(null);
        at.set({ tile: chosen, inputs: '' });
        void ask(at);
        at.announce(model.sentence(at.found, ''));
      }),
      action: nextInputs(at),
      settings: switches(at),
      more: html`<p class="readout">
          ${model.workText(tile)} The runs of 4 and 5 at both ends of a line belong to the frame,
          and half of each to the tile next door. Below are all ways to fill the tile; those that
          agree with your signals have a border. The tiles are our own, after an idea of Foote and
          Krizanc.
        </p>
        <div class="gadget-states" role="group" aria-label="All ways to fill the tile">
          ${statePictures(tile, state.inputs).map(
            ({ picture, text, now }) =>
              html`<figure data-now=${now ? '' : nothing}>
                ${pictured(picture)}
                <figcaption>${text}</figcaption>
              </figure>`,
          )}
        </div>
        <h3>The six properties of gadgets</h3>
        ${workView(work, () => work.stop())}
        ${facts === undefined ? nothing : checklist(tile, facts)}`,
    };
  },
  files: ({ found: tile, state, kept }) => ({
    name: `tile-${tile.id}`,
    about: model.sentence(tile, state.inputs),
    rows: () => model.csvRows(tile),
    json: () => model.gadgetJson(tile, kept.get(tile) ?? null),
    svg: () => tilePicture(tile, state.inputs),
  }),
});
