/** The options of a game, with its keys, as a template. */
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Quiet } from '../../kit/play/certainRuns.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import { quietTexts } from './model.ts';
import type { PlayState } from './model.ts';

/** What they are drawn from. */
type OptionsShown = {
  readonly id: string; // unique on the page
  readonly state: PlayState;
  readonly moves: number; // that there are
};

/** What the player can do there. */
type OptionsActs = {
  readonly clear: () => void;
  readonly print: () => void;
  /** Another option. */
  readonly set: (part: Partial<PlayState>) => void;
};

/** A check box of the options. */
const flagField = (
  id: string,
  text: string,
  on: boolean,
  put: (on: boolean) => void,
): TemplateResult =>
  html`<label
    ><input
      type="checkbox"
      id=${id}
      .checked=${live(on)}
      @change=${(event: Event) => put((event.target as HTMLInputElement).checked)}
    />${text}</label
  >`;

const flags = [
  ['open', 'Show which lines still give something'],
  ['crosses', 'Cross the rest of a finished line'],
  ['clock', 'Show a clock'],
] as const;

/** What can be set, and the keys. */
export function optionsPart(shown: OptionsShown, acts: OptionsActs): TemplateResult {
  const { id, state } = shown;
  return html`<div class="controls">
      ${choiceField({
        id: `${id}-quiet`,
        label: 'Grey out finished clues',
        value: state.quiet,
        choices: (Object.keys(quietTexts) as Quiet[]).map((word) => ({
          word,
          text: quietTexts[word],
        })),
        onChoice: (quiet) => acts.set({ quiet }),
      })}
      ${flags.map(([name, text]) =>
        flagField(`${id}-${name}`, text, state[name], (on) => acts.set({ [name]: on })),
      )}
      <button type="button" ?disabled=${shown.moves === 0} @click=${acts.clear}>
        Begin this puzzle anew
      </button>
      <button type="button" data-print @click=${acts.print}>
        Print, with the solution after it
      </button>
    </div>
    <p class="play-keys">
      A number is certain when its cells are all filled, and its run lies in the same place in every
      way to lay the runs of its line that keeps your marks. Press or drag to mark; a stroke stays
      on the line of its first step, and changes only cells that are as its first one was. The right
      button and a long press set a cross. Two taps enlarge small cells and show the whole board
      again; two fingers enlarge the board and move it. Keys: arrows move, Space fills, X crosses,
      Backspace clears, R and C read the row and the column, H gives a hint, K checks your marks, N
      goes to the next line that still gives something, Shift and an arrow carry a mark on, Control
      and Z undo, Control and Y redo.
    </p>`;
}
