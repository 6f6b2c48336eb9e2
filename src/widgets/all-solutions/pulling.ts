/** How far the lines of a laid pattern are apart, and whether its solutions still read the same. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { grouped } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
import { laidShown } from './model.ts';
import { solutionSettings } from './settings.ts';
import type { SolutionsState } from './settings.ts';
import { pulledText } from './words.ts';

/** What is heard after a pull. */
const pulledNow = ({ state }: { readonly state: SolutionsState }): string => {
  const laid = laidShown(state);
  return laid === null ? '' : pulledText(laid);
};

/**
 * A slider for rows and one for columns, with what comes of it.
 *
 * @param pull - shows the pattern as far apart as `part` says
 */
export function pulling(
  figure: string,
  state: SolutionsState,
  pull: (part: Partial<SolutionsState>, said: typeof pulledNow) => void,
): TemplateResult | typeof nothing {
  const laid = laidShown(state);
  if (laid === null) return nothing;
  return html`${(['down', 'across'] as const).map((way) => {
      const id = `${figure}-${way}`;
      const now = laid.at[way];
      return html`<div class="labelled-slider">
        <label for=${id}>${solutionSettings.table[way].label}</label>
        <output for=${id}>${grouped(now)}</output>
        <input
          id=${id}
          type="range"
          min="1"
          max=${laid.most[way]}
          step="1"
          .value=${live(String(now))}
          @input=${(event: Event) => {
            const to = Number((event.target as HTMLInputElement).value);
            if (to !== now) pull({ [way]: to }, pulledNow);
          }}
        />
      </div>`;
    })}
    <p data-pulled>${pulledText(laid)}</p>`;
}
