/** Two solvers on one puzzle, each at its end, as a table. */
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';

/** One solver: its name, and what stands under each head. */
export type SolverEnd = { readonly name: string; readonly values: readonly string[] };

/**
 * The table.
 *
 * @param heads - of the columns after the name
 */
export function bothEndsTable(
  heads: readonly string[],
  ends: readonly SolverEnd[],
): TemplateResult {
  return html`<div
    class="table-scroll"
    tabindex="0"
    role="group"
    aria-label="Both solvers, each to its end"
  >
    <table class="both-ends">
      <thead>
        <tr>
          <th scope="col">solver</th>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${ends.map(
          ({ name, values }) =>
            html`<tr>
              <th scope="row">${name}</th>
              ${values.map((value) => html`<td>${value}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
