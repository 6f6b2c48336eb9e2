/** A button that stays where it is, and is dimmed where there is nothing to do: the focus stays on it, and nothing moves. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { html } from '../template/html.ts';

/** How it looks. */
type Look = {
  readonly style?: string; // its class
  readonly pressed?: boolean; // of one that can be pressed down
};

/** The button. */
export const dimmedButton = (
  text: string,
  able: boolean,
  act: () => void,
  { style = '', pressed }: Look = {},
): TemplateResult =>
  html`<button
    type="button"
    class=${style}
    aria-disabled=${able ? 'false' : 'true'}
    aria-pressed=${pressed === undefined ? nothing : pressed ? 'true' : 'false'}
    @click=${() => {
      if (able) act();
    }}
  >
    ${text}
  </button>`;
