/** The figure of a puzzle to be played: state in, template out. */
import { html } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { keysText } from './words.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';

/** What is to be seen, and what the reader can do. */
export type PlayShown = {
  readonly board: HTMLElement;
  readonly text: string;
  readonly solved: boolean;
  readonly check: () => void;
};

/** @source none */
export const playView = ({ board, text, solved, check }: PlayShown): TemplateResult =>
  html`<div class="play ${solved ? 'is-solved' : ''}">
    ${board}
    <div class="play-beside">
      <p class="play-sentence">${markedWords(text)}</p>
      <div class="button-row">
        <button type="button" @click=${check}>Are my marks right so far?</button>
      </div>
      <p class="play-keys">${keysText}</p>
    </div>
  </div>`;
