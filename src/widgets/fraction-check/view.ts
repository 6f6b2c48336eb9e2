/** The check of one statement in the page: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { numberField } from '../../kit/run/fields.ts';
import { verdictWords } from './model.ts';
import type { CheckForm, CheckKey, CheckProps, CheckReading, CheckVerdict } from './model.ts';

export type CheckPicture = {
  readonly idPrefix: string;
  readonly props: CheckProps;
  readonly form: CheckForm;
  readonly reading: CheckReading;
  readonly bar: TemplateResult;
  readonly picture: SVGElement;
  readonly finding: string | null;
  readonly verdict: CheckVerdict;
};

/** The whole figure. */
export function checkView(
  picture: CheckPicture,
  onText: (key: CheckKey, text: string) => void,
): TemplateResult {
  const { idPrefix, props, form, reading, finding, verdict } = picture;
  const field = (key: CheckKey, label: string): TemplateResult =>
    numberField({
      id: `${idPrefix}-${key}`,
      label,
      text: form[key],
      problem: reading.problems[key],
      wide: true,
      onText: (text) => {
        onText(key, text);
      },
    });
  return html`<p class="check-statement">
      <strong>${props.source} says:</strong> ${props.statement}
    </p>
    ${
      props.exhaustive === true
        ? nothing
        : html`<div class="controls run-settings">
            ${field('boards', 'Boards')} ${field('seed', 'Seed')}
          </div>`
    }
    ${picture.bar}
    <div class="fraction-stage">${picture.picture}</div>
    ${finding === null ? nothing : html`<p class="check-finding">${finding}</p>`}
    <ul class="run-verdicts" aria-label="Verdict">
      <li data-verdict=${verdict.kind}>
        <strong>${verdictWords[verdict.kind]}.</strong> ${verdict.text}
      </li>
    </ul>`;
}
