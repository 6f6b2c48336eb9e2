/** The page of what is kept on the device: the book without a network. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { counted } from '../plain/numbers.ts';
import { draw } from '../template/draw.ts';
import { html } from '../template/html.ts';
import { sitePath } from '../page/paths.ts';
import { canKeep } from './keeping.ts';
import { KeptBook, megabytes } from './deviceModel.ts';

const button = (label: string, act: () => void, name?: string): TemplateResult =>
  html`<button type="button" aria-label=${name ?? nothing} @click=${act}>${label}</button>`;

const removeBegun = 'Remove what is here';

/** What a try left that did not come to an end. */
const begunWords = (files: number): string =>
  files === 0
    ? ''
    : `${counted(files, 'file')} of it ${files === 1 ? 'is' : 'are'} here, from a try that did not come to an end, and will not be fetched again.`;

function bookView(book: KeptBook): TemplateResult {
  const { state, problem } = book;
  const keep = (): void => void book.keep();
  const remove = (): void => void book.remove();
  const said = problem === '' ? nothing : html`<p class="work-notice">${problem}</p>`;
  switch (state.kind) {
    case 'looking':
      return html`<p class="readout">Looking at what is kept …</p>`;
    case 'unreadable':
      return html`${said}
        <p class="readout">The browser does not say what is kept of the book just now.</p>
        <div class="button-row">${button('Look again', () => void book.look())}</div>`;
    case 'not offered':
      return html`${said}
        <p class="readout">
          The book cannot be kept just now: there is no network, or this copy of the site offers
          none. ${begunWords(state.begun)}
        </p>
        <div class="button-row">${state.begun === 0 ? nothing : button(removeBegun, remove)}</div>`;
    case 'none':
      return html`${said}
        <p class="readout">
          The book is not on this device. It takes ${megabytes(state.bytes)} there.
          ${begunWords(state.begun)}
        </p>
        <div class="button-row">
          ${button(state.begun === 0 ? 'Keep this book on this device' : 'Go on', keep)}
          ${state.begun === 0 ? nothing : button(removeBegun, remove)}
        </div>`;
    case 'keeping': {
      const { done = 0, total = 1 } = state.progress ?? {};
      return html`<p class="readout">
          Fetching the book: ${megabytes(done)} of ${megabytes(total)} …
        </p>
        <progress aria-label="How much is fetched" max=${total} .value=${live(done)}></progress>
        <div class="button-row">${button('Stop', () => book.stop())}</div>`;
    }
    case 'kept':
    default:
      return html`${said}
        <p class="readout">
          ${
            state.wrong === 0
              ? 'The book is on this device, whole, and opens without a network.'
              : `The book on this device is not whole: ${state.wrong} of its ${counted(state.files, 'file')} ${state.wrong === 1 ? 'is' : 'are'} gone or not as it should be.`
          }
          It takes ${megabytes(state.bytes)}.
          ${state.fresh === 0 ? '' : `The site has a newer one: ${megabytes(state.fresh)} to fetch.`}
        </p>
        <div class="button-row">
          ${
            state.fresh > 0
              ? button('Fetch the newer one', keep)
              : state.wrong > 0
                ? button('Fetch what is missing', keep)
                : nothing
          }
          ${button('Remove the book', remove)}
        </div>`;
  }
}

/**
 * Sets the page to work.
 *
 * @param places - of the book, of what is said aloud, and of what is said at addresses that the book lacks
 */
export function workDevicePage(places: {
  readonly book: HTMLElement;
  readonly said: HTMLElement;
  readonly away: HTMLElement;
}): void {
  // the service worker shows this page where the book has none, without a network
  places.away.hidden = location.pathname === sitePath('device/');
  places.away.querySelector('a')?.setAttribute('href', location.href);
  const say = (text: string): void => void (places.said.textContent = text);
  let before = '';
  const book = new KeptBook(() => {
    draw(bookView(book), places.book);
    const { kind } = book.state;
    if (kind !== 'keeping' && book.problem !== '') say(book.problem);
    if (kind === before) return;
    if (before === 'keeping' && book.problem === '')
      say(kind === 'kept' ? 'The book is kept.' : 'Stopped. The book is not kept.');
    if (before === 'kept' && kind === 'none') say('The book is removed.');
    before = kind;
  });
  if (canKeep()) void book.look();
  else
    draw(html`<p class="readout">This browser keeps no pages from this address.</p>`, places.book);
}
