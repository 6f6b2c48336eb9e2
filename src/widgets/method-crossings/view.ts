/** Where each method passes one half in the page: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { part } from '../../kit/template/part.ts';
import type { Part } from '../../kit/template/part.ts';
import type { CrossedBy } from '../../experiments/methodCrossings.ts';
import { figureParts } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { boardPanel, pointBoards } from '../../kit/chart/boardPanel.ts';
import type { BoardPanelActs, PointBoards } from '../../kit/chart/boardPanel.ts';
import { chartKey, markEntries } from '../../kit/chart/chartKey.ts';
import { storedRuns } from '../../kit/run/storedRuns.ts';
import { methodChoices, methodMarks } from './model.ts';

export type MethodCrossingsPicture = {
  readonly idPrefix: string;
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly chart: Part;
  readonly missing: string | null; // crossings that are not found
  readonly stored: readonly string[]; // what the stored runs are
  readonly live: string | null; // what the reader's run is; null before one
  readonly panel: PointBoards<CrossedBy> | null;
  readonly chooseLabel: string | null; // on the button that shows boards of the size looked at
  readonly table: TemplateResult | typeof nothing;
};

/** The whole figure. */
export function methodCrossingsView(
  picture: MethodCrossingsPicture,
  acts: BoardPanelActs<CrossedBy>,
): TemplateResult {
  const { idPrefix, missing, stored, live, panel, chooseLabel } = picture;
  const before = { what: 'boards of its size', chooseLabel };
  return figureParts(
    {
      picture: html`${part(picture.chart)} ${chartKey(markEntries(methodMarks))}`,
      action: picture.bar,
      answer: html`${missing === null ? nothing : html`<p class="readout" data-missing>${missing}</p>`}
      ${boardPanel(idPrefix, pointBoards(panel, methodChoices), before, acts)}`,
      settings: picture.fields,
      more: html`${live === null ? nothing : html`<p class="readout">Your run: ${live}.</p>`}
      ${storedRuns(stored, picture.layout.folds)} ${picture.table}`,
    },
    picture.layout,
  );
}
