/** The exact curves in the page: state in, templates out. */
import { html } from 'lit-html';
import type { TemplateResult, nothing } from 'lit-html';
import { part } from '../../kit/template/part.ts';
import type { Part } from '../../kit/template/part.ts';
import type { ClassMark } from '../../charts/classScale.ts';
import { figureParts } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { chartKey, markEntries } from '../../kit/chart/chartKey.ts';

export type CurvesPicture = {
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly chart: Part;
  readonly marks: readonly ClassMark[];
  readonly source: string; // where the numbers come from
  readonly live: string | null; // what the reader's count is; null before one
  readonly table: TemplateResult | typeof nothing;
};

/** The whole figure. */
export function curvesView(picture: CurvesPicture): TemplateResult {
  const { layout, fields, bar, chart, marks, source, live, table } = picture;
  return figureParts(
    {
      picture: html`${part(chart)} ${chartKey(markEntries(marks))}`,
      action: bar,
      answer: html`${live === null ? '' : html`<p class="readout" data-live>${live}</p>`}`,
      settings: fields,
      more: html`<p class="readout" data-source>${source}</p>
        ${table}`,
    },
    layout,
  );
}
