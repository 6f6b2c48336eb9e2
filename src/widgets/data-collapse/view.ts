/** Data collapse in the page: state in, templates out. */
import type { TemplateResult, nothing } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { live } from 'lit-html/directives/live.js';
import type { ClassMark } from '../../charts/classScale.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { chartKey, markEntries } from '../../kit/boards/chartKey.ts';
import { fixed } from '../../notebook/plain/numbers.ts';
import { drawings, sliders } from './model.ts';

/** One of the two numbers that curves are scaled by. */
type SliderName = keyof typeof sliders;

export type CollapsePicture = {
  readonly idPrefix: string;
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly chart: Part;
  readonly plane: Part;
  readonly values: Readonly<Record<SliderName, number>>; // as the sliders count them
  readonly marks: readonly ClassMark[];
  readonly score: string;
  readonly best: string;
  readonly cloud: string;
  readonly canFit: boolean;
  readonly drawing: boolean; // boards are being drawn again
  readonly table: TemplateResult | typeof nothing;
};

export type CollapseActs = {
  readonly onSlide: (name: SliderName, value: number) => void;
  readonly onSlid: () => void; // a slider was let go
  readonly onBest: () => void;
  readonly onCloud: () => void;
};

const labels: Readonly<Record<SliderName, string>> = {
  crossing: 'Crossing ρc, %',
  nu: 'Exponent ν',
};

function slider(
  { idPrefix, values }: CollapsePicture,
  name: SliderName,
  acts: CollapseActs,
): TemplateResult {
  const { least, most, unit } = sliders[name];
  const id = `${idPrefix}-slider-${name}`;
  const text = fixed(values[name] / unit, name === 'crossing' ? 1 : 2);
  return html`<div class="labelled-slider">
    <label for=${id}>${labels[name]}</label>
    <output for=${id}>${text}</output>
    <input
      id=${id}
      type="range"
      min=${least}
      max=${most}
      step="1"
      .value=${live(String(values[name]))}
      aria-valuetext=${text}
      @input=${(event: Event) => acts.onSlide(name, Number((event.target as HTMLInputElement).value))}
      @change=${acts.onSlid}
    />
  </div>`;
}

/** The whole figure. */
export function collapseView(picture: CollapsePicture, acts: CollapseActs): TemplateResult {
  const { layout, fields, chart, plane, marks, score, best, cloud, canFit, drawing } = picture;
  return figureParts(
    {
      picture: html`${part(chart)} ${chartKey(markEntries(marks))}
        <div class="collapse-sliders">
          ${slider(picture, 'crossing', acts)} ${slider(picture, 'nu', acts)}
        </div>`,
      action: html`<div class="controls">
        <button type="button" class="primary" data-best ?disabled=${!canFit} @click=${acts.onBest}>
          Best fit
        </button>
        <button type="button" data-again ?disabled=${!canFit || drawing} @click=${acts.onCloud}>
          Draw boards again, ${drawings} times
        </button>
      </div>`,
      answer: html`<p class="readout" data-score>${score}</p>
        <p class="readout" data-fit>${best}</p>
        ${part(plane)}
        <p class="readout" data-spread>${cloud}</p>`,
      settings: fields,
      more: html`${picture.table}`,
    },
    layout,
  );
}
