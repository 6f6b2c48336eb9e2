/** Parts of the formula of 002 in the page: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { live } from 'lit-html/directives/live.js';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { formulaTexts } from './model.ts';
import type { Order } from './model.ts';
import { scalePicture } from './picture.ts';
import { amountText, sliders } from './settings.ts';
import type { SliderName } from './settings.ts';

/**
 * A slider.
 *
 * @param onSlid - it was let go
 */
export function slider(
  figureId: string,
  name: SliderName,
  value: number,
  onSlide: (name: SliderName, text: string) => void,
  onSlid: () => void,
): TemplateResult {
  const { label, least, most, step } = sliders[name];
  const text = amountText(name, value);
  const id = `${figureId}-slider-${name}`;
  return html`<div class="labelled-slider">
    <label for=${id}>${label}</label>
    <output for=${id}>${text}</output>
    <input
      id=${id}
      type="range"
      min=${least}
      max=${most}
      step=${step}
      .value=${live(String(value))}
      aria-valuetext=${text}
      @input=${(event: Event) => onSlide(name, (event.target as HTMLInputElement).value)}
      @change=${onSlid}
    />
  </div>`;
}

/** The formula with its numbers. */
export function formula(order: Order): TemplateResult {
  const { size, sizePower, block, blockPower, over } = formulaTexts(order);
  return html`<p class="readout" data-formula>
    ${size}<sup>${sizePower}</sup>${block}<sup>${blockPower}</sup>${over}
  </p>`;
}

/** The scale that the values lie on. @param coming - puzzles are on their way */
export const scale = (order: Order | null, coming: boolean): TemplateResult =>
  order === null
    ? html`<p class="readout">
        ${coming ? nothing : 'Of these puzzles no run is stored. Draw some.'}
      </p>`
    : html`${guard([order], () => pictured(scalePicture(order)))}`;
