/** The key of a chart: the marks as they are drawn, in front of their names. */
import { html, svg } from 'lit-html';
import type { SVGTemplateResult, TemplateResult } from 'lit-html';
import { classMarks } from '../../charts/classScale.ts';

export type KeyMark = 'band' | 'dot' | 'region' | 'bar' | 'ring';

const colour = classMarks.simple.colour;

const drawnMarks: Readonly<Record<KeyMark, SVGTemplateResult>> = {
  band: svg`<rect y="3" width="28" height="8" fill=${colour} fill-opacity="0.18"></rect>
        <line x2="28" y1="7" y2="7" stroke=${colour} stroke-width="1.5"></line>`,
  dot: svg`<line x1="14" x2="14" y1="0" y2="14" stroke=${colour} stroke-width="1.25"></line>
        <circle cx="14" cy="7" r="3.4" fill=${colour}></circle>`,
  region: svg`<rect x="1" y="2" width="26" height="10" fill="none" stroke="currentColor" stroke-dasharray="3 2"></rect>`,
  bar: svg`<rect x="8" y="2" width="12" height="12" fill=${colour} fill-opacity="0.28"></rect>
        <line x1="8" x2="20" y1="2" y2="2" stroke=${colour} stroke-width="2"></line>`,
  ring: svg`<circle cx="14" cy="7" r="4.5" fill="none" stroke="currentColor" stroke-width="1.5"></circle>`,
};

/** The key as a list; nothing for an empty one. */
export function chartKey(
  entries: readonly { readonly mark: KeyMark; readonly text: string }[],
): TemplateResult {
  return html`<ul class="chart-key" aria-label="Key of the chart">
    ${entries.map(
      ({ mark, text }) =>
        html`<li><svg viewBox="0 0 28 14" aria-hidden="true">${drawnMarks[mark]}</svg>${text}</li>`,
    )}
  </ul>`;
}
