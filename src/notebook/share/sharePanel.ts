/** What stands in "Cite or embed": the figure alone, its frame, its citation, each a text to copy. */
import type { TemplateResult } from 'lit-html';
import { say } from '../cell/frame.ts';
import { putState } from '../cell/linkPlace.ts';
import { writeLink } from '../cell/linkState.ts';
import { draw } from '../template/draw.ts';
import { html } from '../template/html.ts';
import { sitePath } from '../page/paths.ts';
import { bibtex, citation, frameHtml, heightScript } from './citation.ts';
import { awake, shownNow } from './shownNow.ts';

/** The line beneath a figure that stands alone, and the rule at its end. */
const roomBelow = 64;

/** The address of the figure in a page of its own, in the state in which it is shown. */
function addressAlone(frame: HTMLElement): string {
  const url = new URL(sitePath(`figure/${frame.id}/`), location.href);
  const figure = awake(frame);
  const values = figure?.linkValues() ?? {};
  const bare = Object.keys(values).length === 0;
  if (figure !== null && !bare) {
    putState(url, writeLink('', frame.id, figure.linkVersion, values));
  }
  return url.href;
}

/** How long a button says that it has copied, in ms. */
const copiedShown = 3000;

/** A text with a button that copies it. */
function row(frame: HTMLElement, name: string, rows: number, text: string): TemplateResult {
  const copy = async ({ currentTarget }: Event): Promise<void> => {
    const button = currentTarget as HTMLButtonElement;
    const area = button.parentElement?.querySelector('textarea');
    try {
      await navigator.clipboard.writeText(area?.value ?? '');
      say(frame, `${name}: copied.`);
      const call = (text: string): void => {
        button.textContent = text;
        button.ariaLabel = `${text}: ${name}`;
      };
      call('Copied');
      setTimeout(() => call('Copy'), copiedShown);
    } catch {
      area?.select(); // so that the reader's own keys copy it
      say(frame, 'The browser does not let a page copy. The text is selected.');
    }
  };
  return html`<div class="share-row">
    <label>
      <span>${name}</span>
      <textarea readonly spellcheck="false" rows=${rows} .value=${text}></textarea>
    </label>
    <button type="button" aria-label=${`Copy: ${name}`} @click=${copy}>Copy</button>
  </div>`;
}

/** What an author of a page may want to know. */
const notes = html`<p>
    <code>theme=light</code> or <code>theme=dark</code> in the address of the frame, after a
    <code>?</code> or an <code>&amp;</code>, sets its colours; <code>theme=auto</code> leaves them
    to the browser.
  </p>
  <p>
    In <code>sandbox</code> the figure needs <code>allow-scripts</code> and
    <code>allow-same-origin</code>, or it stays its first picture. With
    <code>allow-downloads</code> it saves files; with
    <code>allow-top-navigation-by-user-activation</code> its links open in place of your page.
  </p>`;

/**
 * Draws the texts as the figure stands now.
 *
 * @param place - in the frame of the figure
 */
export function drawShare(frame: HTMLElement, place: HTMLElement): void {
  const shown = shownNow(frame);
  const alone = addressAlone(frame);
  // without what is folded out beneath it, this panel above all
  const foot = [...frame.querySelectorAll<HTMLElement>('.cell-share, .cell-code')].reduce(
    (sum, { offsetHeight }) => sum + offsetHeight,
    0,
  );
  const height = Math.ceil((frame.offsetHeight - foot + 2 * roomBelow) / 20) * 20;
  draw(
    html`${row(frame, 'This figure in a page of its own, as it stands', 2, alone)}
    ${row(frame, 'HTML that shows it in a page of yours', 5, frameHtml(shown, alone, height))}
    ${row(frame, 'Script that keeps such frames as high as their figures', 7, heightScript(alone))}
    ${notes} ${row(frame, 'Citation', 3, citation(shown))} ${row(frame, 'BibTeX', 9, bibtex(shown))}`,
    place,
  );
}
