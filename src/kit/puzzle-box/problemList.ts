/** The problems of one field, each a button that leads to its place. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Problem } from '../../formats/reading.ts';
import { html } from '../../notebook/template/html.ts';

/**
 * Lists problems with their lines.
 *
 * @param id - of the list; the field names it as its description
 * @param go - leads the reader to the place of a problem
 */
export function problemList(
  id: string,
  problems: readonly Problem[],
  go: (problem: Problem) => void,
): TemplateResult {
  return html`<ul class="puzzle-box-problems" id=${id}>
    ${
      problems.length === 0
        ? nothing
        : problems.map(
            (problem) =>
              html`<li class="field-message" data-tone="error">
                <button type="button" class="quiet" @click=${() => go(problem)}>
                  Line
                  ${problem.line}${problem.column === undefined ? '' : `, column ${problem.column}`}</button
                >: ${problem.message}
              </li>`,
          )
    }
  </ul>`;
}
