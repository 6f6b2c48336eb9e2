/** The key of a chart: the marks as they are drawn, in front of their names. */
import {
  symbol as drawSymbol,
  symbolCircle,
  symbolSquare,
  symbolTimes,
  symbolTriangle,
} from 'd3-shape';
import type { SymbolType } from 'd3-shape';
import { html, svg } from 'lit-html';
import type { SVGTemplateResult, TemplateResult } from 'lit-html';
import { classMarks } from '../../charts/classScale.ts';
import type { ClassMark, PuzzleClass } from '../../charts/classScale.ts';

export type KeyMark = 'band' | 'exact' | 'dot' | 'region' | 'letter' | 'bar' | 'ring';

const colour = classMarks.simple.colour;

const drawnMarks: Readonly<Record<KeyMark, SVGTemplateResult>> = {
  band: svg`<rect y="3" width="28" height="8" fill=${colour} fill-opacity="0.18"></rect>
        <line x2="28" y1="7" y2="7" stroke=${colour} stroke-width="1.5"></line>`,
  exact: svg`<line x2="28" y1="7" y2="7" stroke="currentColor"></line>`,
  dot: svg`<line x1="14" x2="14" y1="0" y2="14" stroke=${colour} stroke-width="1.25"></line>
        <circle cx="14" cy="7" r="3.4" fill=${colour}></circle>`,
  region: svg`<rect x="1" y="2" width="26" height="10" fill="none" stroke="currentColor" stroke-dasharray="3 2"></rect>`,
  letter: svg`<circle cx="14" cy="7" r="6" fill="none" stroke="currentColor" stroke-width="1.25"></circle>
        <text x="14" y="10" text-anchor="middle" font-size="9" fill="currentColor">A</text>`,
  bar: svg`<rect x="8" y="2" width="12" height="12" fill=${colour} fill-opacity="0.28"></rect>
        <line x1="8" x2="20" y1="2" y2="2" stroke=${colour} stroke-width="2"></line>`,
  ring: svg`<circle cx="14" cy="7" r="4.5" fill="none" stroke="currentColor" stroke-width="1.5"></circle>`,
};

const shapes: Readonly<Record<ClassMark['symbol'], SymbolType>> = {
  circle: symbolCircle,
  square: symbolSquare,
  triangle: symbolTriangle,
  times: symbolTimes,
};

/** That of a circle with a radius of 3, as Plot takes it. */
const symbolArea = Math.PI * 3 ** 2;

/** The line and the symbol of a curve, as its line and its points are drawn. */
function curveKey({ colour: hue, dash, symbol }: ClassMark): SVGTemplateResult {
  const shape = drawSymbol(shapes[symbol], symbolArea)();
  return svg`<path d="M0 7h28" stroke=${hue} stroke-width="1.5" stroke-dasharray=${dash === '' ? 'none' : dash}></path>
    <path d=${shape} transform="translate(14 7)" fill=${hue} stroke=${hue}></path>`;
}

/** The key as a list; nothing for an empty one. */
export function chartKey(
  entries: readonly {
    readonly mark: KeyMark | { readonly class: PuzzleClass };
    readonly text: string;
  }[],
): TemplateResult {
  return html`<ul class="chart-key" aria-label="Key of the chart">
    ${entries.map(
      ({ mark, text }) =>
        html`<li>
          <svg viewBox="0 0 28 14" aria-hidden="true">
            ${typeof mark === 'string' ? drawnMarks[mark] : curveKey(classMarks[mark.class])}</svg
          >${text}
        </li>`,
    )}
  </ul>`;
}

/** The key of curves that are not classes, by their own marks and names. */
export function markKey(marks: readonly ClassMark[]): TemplateResult {
  return html`<ul class="chart-key" aria-label="Key of the chart">
    ${marks.map(
      (mark) =>
        html`<li>
          <svg viewBox="0 0 28 14" aria-hidden="true">${curveKey(mark)}</svg>${mark.name}
        </li>`,
    )}
  </ul>`;
}
