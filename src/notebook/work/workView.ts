/** What stands beside a figure while a worker is at work for it, and when that goes wrong. A pure template. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { html } from '../template/html.ts';
import type { Work } from './work.ts';

/** What the reader sees of a work. */
export type WorkShown = Pick<
  Work<object>,
  'text' | 'problem' | 'notices' | 'canRetry' | 'idle' | 'retry' | 'paused'
>;

/**
 * What is being done and the way to end it, or why there is no result and the way to try again.
 *
 * @param stop - the reader ends it, or lays it down
 * @param goOn - the reader goes on with what was laid down
 */
export function workView(
  work: WorkShown,
  stop: () => void,
  goOn?: () => void,
): TemplateResult | typeof nothing {
  if (work.idle) return nothing;
  const retry = (words: string): TemplateResult =>
    html`<button type="button" @click=${() => work.retry()}>${words}</button>`;
  if (work.problem !== '')
    return html`<div class="work" data-work="failed">
      <p>${work.problem}</p>
      ${retry('Try again')}
    </div>`;
  // one button with two names, so that it keeps the focus
  return html`<div class="work" data-work=${work.paused ? 'paused' : 'busy'}>
    <p class="readout">${work.paused ? `Stopped. ${work.text}` : work.text}</p>
    <button type="button" @click=${work.paused ? goOn : stop}>
      ${work.paused ? 'Go on' : 'Stop'}
    </button>
    ${work.notices.map((notice) => html`<p class="work-notice">${notice}</p>`)}
    ${work.canRetry ? retry('Try a worker again') : nothing}
  </div>`;
}
