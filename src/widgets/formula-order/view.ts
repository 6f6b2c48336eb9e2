/** The formula of 002 with sliders in the page: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { live } from 'lit-html/directives/live.js';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { allText, fittingK, formulaTexts, orderText, scaleText } from './model.ts';
import type { Order, Ranks } from './model.ts';
import { scalePicture, upperPicture } from './picture.ts';
import { amountText, sliders } from './settings.ts';
import type { OrderValues, SliderName } from './settings.ts';

export type OrderPicture = {
  readonly id: string;
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly coming: boolean; // puzzles are on their way
  readonly order: Order | null;
  readonly ranks: Ranks;
  readonly values: OrderValues;
  readonly isUsual: boolean; // the sliders are as in the document
  readonly source: string; // whose puzzles they are
  readonly table: TemplateResult | typeof nothing;
};

export type OrderActs = {
  readonly onSlide: (name: SliderName, value: number) => void;
  readonly onSlid: () => void; // a slider was let go
  readonly onUsual: () => void;
  readonly onFit: (k: number) => void;
};

function slider({ id, values }: OrderPicture, name: SliderName, acts: OrderActs): TemplateResult {
  const { label, least, most, step } = sliders[name];
  const text = amountText(name, values[name]);
  const own = `${id}-slider-${name}`;
  return html`<div class="labelled-slider">
    <label for=${own}>${label}</label>
    <output for=${own}>${text}</output>
    <input
      id=${own}
      type="range"
      min=${least}
      max=${most}
      step=${step}
      .value=${live(String(values[name]))}
      aria-valuetext=${text}
      @input=${(event: Event) => acts.onSlide(name, Number((event.target as HTMLInputElement).value))}
      @change=${acts.onSlid}
    />
  </div>`;
}

function formula(order: Order): TemplateResult {
  const { size, sizePower, block, blockPower, over } = formulaTexts(order);
  return html`<p class="readout" data-formula>
    ${size}<sup>${sizePower}</sup>${block}<sup>${blockPower}</sup>${over}
  </p>`;
}

/** The whole figure. @source none */
export function orderView(shown: OrderPicture, acts: OrderActs): TemplateResult {
  const { order, ranks, coming } = shown;
  const k = order === null ? null : fittingK(order);
  return figureParts(
    {
      picture: html`<div class="order-pictures">
        <div>
          ${
            order === null
              ? html`<p class="readout">
                  ${coming ? nothing : 'Of these puzzles no run is stored. Draw some.'}
                </p>`
              : guard([order], () => pictured(scalePicture(order)))
          }
          ${order === null ? nothing : formula(order)}
          <p class="readout" data-all>${order === null ? nothing : allText(ranks)}</p>
        </div>
        <div>
          <div class="order-sliders">
            ${(Object.keys(sliders) as SliderName[]).map((name) => slider(shown, name, acts))}
          </div>
        </div>
      </div>`,
      action: shown.bar,
      answer:
        order === null
          ? nothing
          : html`<p class="button-row">
                ${dimmedButton('As in the article', !shown.isUsual, acts.onUsual)}
                ${dimmedButton('A k that fits', k !== null && k !== shown.values.k, () => {
                  if (k !== null) acts.onFit(k);
                })}
              </p>
              ${guard([order, ranks], () => pictured(upperPicture(order, ranks)))}
              <p class="readout" data-order>${orderText(order, ranks)}</p>
              <p class="readout" data-scale>${scaleText(order)}</p>`,
      settings: shown.fields,
      more: html`<p class="readout">${shown.source}</p>
        ${shown.table}`,
    },
    shown.layout,
  );
}
