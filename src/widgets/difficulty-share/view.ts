/** Difficulty as a share of the cells in the page: state in, templates out. */
import type { TemplateResult, nothing } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { chartKey, markEntries } from '../../kit/boards/chartKey.ts';
import { shareMarks } from './model.ts';

export type SharePicture = {
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly chart: Part;
  readonly half: string; // which puzzles take more sweeps than half of the cells
  readonly table: TemplateResult | typeof nothing;
};

/** The whole figure. */
export const shareView = ({ layout, fields, chart, half, table }: SharePicture): TemplateResult =>
  figureParts(
    {
      picture: html`${part(chart)} ${chartKey(markEntries(shareMarks))}`,
      answer: html`<p class="readout" data-half>${half}</p>`,
      settings: fields,
      more: html`${table}`,
    },
    layout,
  );
