/** The check of one statement in the page: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { verdictWords } from '../../claims/words.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { CheckProps, CheckVerdict } from './model.ts';

export type CheckPicture = {
  readonly props: CheckProps;
  readonly layout: FigureLayout;
  readonly fields: TemplateResult | typeof nothing;
  readonly bar: TemplateResult;
  readonly picture: SvgNode;
  readonly finding: string | null;
  readonly verdict: CheckVerdict;
};

/** The whole figure. */
export function checkView(picture: CheckPicture): TemplateResult {
  const { props, finding, verdict } = picture;
  return figureParts(
    {
      picture: html`<p class="check-statement">
          <strong>${props.source} says:</strong> ${props.statement}
        </p>
        <div class="fraction-stage">${pictured(picture.picture)}</div>
        ${finding === null ? nothing : html`<p class="check-finding">${finding}</p>`}`,
      action: picture.bar,
      answer: html`<ul class="run-verdicts" aria-label="Verdict">
        <li data-verdict=${verdict.kind}>
          <strong>${verdictWords[verdict.kind]}.</strong> ${verdict.text}
        </li>
      </ul>`,
      settings: picture.fields,
    },
    picture.layout,
  );
}
