/** The figure of a formula as a nonogram: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Place } from '../../engine/board/cell.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { formulaBox, keptBoard } from '../../kit/circuit/formulaBox.ts';
import type { FormulaProblem } from '../../kit/circuit/formulaSettings.ts';
import type { Story } from '../../kit/circuit/story.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { WorkShown } from '../../notebook/work/workView.ts';
import { viewTexts } from './model.ts';
import type { View } from './model.ts';
import { askedPresets, presets } from './presets.ts';
import { countText, tableRows } from './table.ts';
import type { Count } from './table.ts';
import { answerText, innerText } from './words.ts';
import type { OutputAnswer } from './words.ts';

/** A tile of the diagram. */
export type TileShown = Place & {
  readonly glyph: SvgNode;
  readonly words: string;
  readonly input: { readonly at: number; readonly on: boolean } | null;
  readonly empty: boolean;
};

export type CircuitModel = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly story: Story;
  readonly text: string; // as it stands in the box
  readonly problem: FormulaProblem | null;
  readonly inputs: string;
  readonly view: View;
  readonly tiles: readonly (readonly TileShown[])[];
  readonly lit: Place | null;
  readonly tabStop: Place;
  readonly board: Part;
  readonly scale: number;
  readonly boardText: string;
  readonly tileText: string;
  readonly outputText: string;
  readonly count: Count | null;
  /** Whether the output is the same in every solution; null in a figure that does not ask. */
  readonly asked: { readonly answer: OutputAnswer | null; readonly work: WorkShown } | null;
  readonly counting: WorkShown;
  readonly asking: WorkShown;
};

export type CircuitActs = {
  readonly type: (text: string) => void;
  readonly take: (text: string) => void; // a preset
  readonly toggle: (at: number) => void;
  readonly light: (tile: Place | null) => void;
  readonly focus: (tile: Place) => void; // the keyboard came to a tile
  readonly key: (event: KeyboardEvent, tile: Place) => void;
  readonly choose: (view: View) => void;
  readonly zoom: (how: 'enlarge' | 'reduce' | 'fit') => void;
  readonly count: () => void;
  readonly stopCount: () => void;
  readonly askOutput: () => void;
  readonly stopOutput: () => void;
  readonly show: (inputs: string) => void; // the solution with these inputs
  readonly stopAsking: () => void;
};

const isAt = (one: Place | null, { row, column }: Place): boolean =>
  one?.row === row && one.column === column;

function diagram(model: CircuitModel, acts: CircuitActs): TemplateResult {
  const { tiles, lit, tabStop } = model;
  return html`<div
    class="circuit-diagram"
    role="group"
    aria-label="The circuit, tile by tile; arrow keys go from one to the next"
  >
    ${tiles.map(
      (line) =>
        html`<div class="circuit-line">
          ${line.map((tile) =>
            tile.empty
              ? html`<span class="circuit-tile is-empty"></span>`
              : html`<button
                  type="button"
                  class="circuit-tile is-told"
                  data-tile="${tile.row}.${tile.column}"
                  data-lit=${isAt(lit, tile) ? '' : nothing}
                  tabindex=${isAt(tabStop, tile) ? '0' : '-1'}
                  aria-label=${tile.words}
                  aria-pressed=${tile.input === null ? nothing : String(tile.input.on)}
                  @pointerenter=${() => acts.light(tile)}
                  @pointerleave=${() => acts.light(null)}
                  @focus=${() => acts.focus(tile)}
                  @keydown=${(event: KeyboardEvent) => acts.key(event, tile)}
                  @click=${() => {
                    if (tile.input === null) acts.focus(tile);
                    else acts.toggle(tile.input.at);
                  }}
                >
                  ${pictured(tile.glyph)}
                </button>`,
          )}
        </div>`,
    )}
  </div>`;
}

/** The size of the board. */
function zoomButtons({ scale }: CircuitModel, acts: CircuitActs): TemplateResult {
  const button = (text: string, name: string, how: 'enlarge' | 'reduce' | 'fit'): TemplateResult =>
    html`<button
      type="button"
      aria-label=${name}
      aria-disabled=${how !== 'enlarge' && scale === 1 ? 'true' : 'false'}
      @click=${() => acts.zoom(how)}
    >
      ${text}
    </button>`;
  return html`<div class="circuit-zoom" role="group" aria-label="Size of the board">
    ${button('+', 'Enlarge the board', 'enlarge')} ${button('−', 'Reduce the board', 'reduce')}
    ${button('All', 'Show all of the board', 'fit')}
  </div>`;
}

/** The inputs, which the switches of the board are, too. */
function switches({ story, inputs, view }: CircuitModel, acts: CircuitActs): TemplateResult {
  return html`<div class="circuit-inputs button-row" role="group" aria-label="Inputs">
    ${story.names.map(
      (name, at) =>
        html`<button
          type="button"
          data-input=${name}
          aria-pressed=${String(view === 'set' && inputs[at] === '1')}
          @click=${() => acts.toggle(at)}
        >
          ${name} = ${view === 'set' ? (inputs[at] === '1' ? '1' : '0') : '?'}
        </button>`,
    )}
  </div>`;
}

/** The one thing to press: what comes next in the truth table, or the question about the output. */
function action({ asked, story, inputs }: CircuitModel, acts: CircuitActs): TemplateResult {
  if (asked !== null)
    return html`<button type="button" class="primary" data-ask-output @click=${acts.askOutput}>
      Always the same output?
    </button>`;
  const { length } = story.names;
  const next = (Number.parseInt(inputs.padEnd(length, '0'), 2) + 1) % 2 ** length;
  return html`<button
    type="button"
    class="primary"
    data-next
    @click=${() => acts.show(next.toString(2).padStart(length, '0'))}
  >
    Next inputs
  </button>`;
}

/** What came of it, with the solutions to be looked at. */
function outputAnswer(
  { asked, story }: CircuitModel,
  acts: CircuitActs,
): TemplateResult | typeof nothing {
  if (asked === null) return nothing;
  const { answer, work } = asked;
  const button = (inputs: string | null, value: string): TemplateResult | typeof nothing =>
    inputs === null
      ? nothing
      : html`<button type="button" @click=${() => acts.show(inputs)}>
          Show the one with output ${value}
        </button>`;
  return html`${workView(work, acts.stopOutput)}
  ${
    answer === null
      ? nothing
      : html`<p data-answer><strong>${answerText(story, answer)}</strong> ${innerText(story)}</p>
          ${
            answer.one === null || answer.zero === null
              ? nothing
              : html`<div class="button-row" role="group" aria-label="Two solutions">
                  ${button(answer.one, '1')} ${button(answer.zero, '0')}
                </div>`
          }`
  }`;
}

function table(model: CircuitModel, acts: CircuitActs): TemplateResult {
  const { story, count, inputs, counting, view } = model;
  const rows = tableRows(story, count);
  const now = view === 'set' ? inputs.padEnd(story.names.length, '0') : '';
  return html`<div class="circuit-table">
      <table>
        <caption>
          The truth table, and the solutions of the board with these values
        </caption>
        <thead>
          <tr>
            ${story.names.map((name) => html`<th scope="col" class="number">${name}</th>`)}
            <th scope="col" class="number">output</th>
            <th scope="col" class="number">solutions</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr
                data-now=${row.inputs === now ? '' : nothing}
                aria-current=${row.inputs === now ? 'true' : nothing}
              >
                ${[...row.inputs].map((digit) => html`<td class="number">${digit}</td>`)}
                <td class="number"><strong>${row.output ? '1' : '0'}</strong></td>
                <td class="number">${row.solutions ?? '…'}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${workView(counting, acts.stopCount)}
    <p class="readout" data-count>
      ${count === null ? nothing : countText(story, count)}
      ${
        count === null && counting.idle
          ? html`<button type="button" @click=${acts.count}>Count the solutions</button>`
          : nothing
      }
    </p>`;
}

/** The whole figure. */
export function circuitView(model: CircuitModel, acts: CircuitActs): TemplateResult {
  return figureParts(
    {
      wide: true,
      picture: html`<div class="circuit-pane">${part(model.board)}</div>`,
      place: html`<span>${model.story.text}</span>`,
      sentence: html`<p class="circuit-sentence">${model.boardText} ${model.outputText}</p>`,
      answer: outputAnswer(model, acts),
      setting: switches(model, acts),
      action: action(model, acts),
      more: html`${formulaBox({ ...model, presets: model.asked === null ? presets : askedPresets, kept: keptBoard }, acts)}
        ${workView(model.asking, acts.stopAsking)}
        <p class="readout">
          Each signal is a pair of cells: the one with the disc is filled when it is 1, the one with
          the diamond when it is 0, and the digit between them is the value. Grey bars are the
          frame, which is known from the start. In the circuit a thick line carries 1, a thin one 0.
        </p>
        ${diagram(model, acts)}
        <p class="readout circuit-tile-words" data-tile-words>
          ${model.tileText === '' ? 'Point at a tile of the circuit, or at its place on the board.' : model.tileText}
        </p>
        ${table(model, acts)}`,
      settings: html`<div class="controls">
        ${choiceField<View>({
          id: `${model.id}-view`,
          label: 'The board shows',
          value: model.view,
          choices: (Object.keys(viewTexts) as View[]).map((word) => ({
            word,
            text: viewTexts[word],
          })),
          onChoice: acts.choose,
        })}
        ${zoomButtons(model, acts)}
      </div>`,
    },
    model.layout,
  );
}
