/** `<symmetry-classes>`: a picture to paint, its eight turns and reflections, and which of them are the same. */
import { formatGrid } from '../../engine/board/image.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import { stageCell } from '../../kit/board/boardLayout.ts';
import { canvasOf, imageOf } from '../../kit/puzzle-box/boxModel.ts';
import { PaintPanel } from '../../kit/puzzle-box/paintPanel.ts';
import { pictureOf } from '../../kit/puzzle/picture.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import * as model from './model.ts';
import { presets } from './presets.ts';

type About = {
  readonly props: model.SymmetryProps;
  readonly settings: typeof model.symmetrySettings;
  readonly found: model.Turns;
  readonly kept: PaintPanel;
};

const own = 'Your own picture, or that of the link';

/** Another picture, painted or chosen. */
function take(at: StateAt<About>, code: string): void {
  at.notice(null);
  at.set({ code });
  at.announce(model.turnsText(at.found));
}

export const figure = stateFigure<About>({
  tag: 'symmetry-classes',
  settings: model.symmetrySettings,
  usual: (props) => ({ code: model.defaultCode(props) }),
  folded: ['g'], // the choice of a picture
  titleOf: ({ code }) => model.titleOf(code),
  find: ({ state }) => model.turnsOf(pictureOf(state.code)),
  keep: (at) =>
    new PaintPanel({
      id: `${at.id}-painting`,
      cell: stageCell,
      canvas: canvasOf(at.found.image),
      onChange: (canvas) => take(at, encodeImage(imageOf(canvas))),
      onRefusal(message) {
        at.notice(message, 'warning');
        at.draw();
      },
    }),
  // the painting before it can be brought back by Undo
  opened: ({ kept, found }) => kept.show(canvasOf(found.image)),
  parts(at) {
    const { id, state, found, kept } = at;
    const choices = presets.map(({ code, name }) => ({ word: code, text: name }));
    const known = presets.some(({ code }) => code === state.code);
    return {
      picture: html`<div
        class="symmetry-painting"
        role="group"
        aria-label="The picture, to be painted"
      >
        ${kept.view()}
      </div>`,
      answer: html`<p class="symmetry-sentence" data-sentence>${model.turnsText(found)}</p>
        <ol class="symmetry-eight">
          ${found.eight.map(
            (one) =>
              html`<li class=${one.first ? '' : 'is-again'}>
                ${pictured(model.smallOf(one))}<span
                  ><strong>${one.words}</strong> ${one.name}</span
                >
              </li>`,
          )}
        </ol>
        <p class="readout">${model.formsText(found) ?? ''}</p>`,
      settings: html`<div class="controls">
        ${choiceField({
          id: `${id}-preset`,
          label: 'Picture',
          value: state.code,
          choices: known ? choices : [{ word: state.code, text: own }, ...choices],
          onChoice(code) {
            kept.show(canvasOf(pictureOf(code)));
            take(at, code);
          },
        })}
      </div>`,
    };
  },
  files: ({ found }) => ({
    name: `symmetry-${found.image.height}x${found.image.width}`,
    rows: () => model.turnRows(found),
    json: () => ({
      picture: formatGrid(found.image),
      different: found.different,
      forms: found.eight.map(({ name, letter, image }) => ({
        name,
        letter,
        rows: formatGrid(image),
      })),
    }),
    svg: () => model.sheet(found),
  }),
});
