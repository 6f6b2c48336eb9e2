/** The chart of what each method misses in the page: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { part } from '../../kit/template/part.ts';
import type { Part } from '../../kit/template/part.ts';
import { figureParts } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { boardPanel, pointBoards } from '../../kit/chart/boardPanel.ts';
import type { BoardPanelActs, PointBoards } from '../../kit/chart/boardPanel.ts';
import { chartKey, markEntries } from '../../kit/chart/chartKey.ts';
import { storedSentence } from '../../kit/run/runText.ts';
import { boardChoices, curveMarks } from './model.ts';
import type { BoardChoice } from '../../experiments/reachPoints.ts';

export type ReachRunPicture = {
  readonly idPrefix: string;
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly chart: Part;
  readonly stored: string | null; // what the stored run is; null when there is none
  readonly spoilt: boolean; // it is there, and cannot be shown
  readonly live: string | null; // what the reader's run is; null before one
  readonly panel: PointBoards<BoardChoice> | null;
  readonly chooseLabel: string | null; // on the button that shows the boards of the point looked at
  readonly table: TemplateResult | typeof nothing;
};

/** The whole figure. */
export function reachRunView(
  picture: ReachRunPicture,
  acts: BoardPanelActs<BoardChoice>,
): TemplateResult {
  const { idPrefix, stored, spoilt, live, chooseLabel } = picture;
  const before = { what: 'its boards', chooseLabel };
  return figureParts(
    {
      picture: html`${part(picture.chart)} ${chartKey(markEntries(Object.values(curveMarks)))}`,
      action: picture.bar,
      answer: html`${boardPanel(idPrefix, pointBoards(picture.panel, boardChoices), before, acts)}`,
      settings: picture.fields,
      more: html`${live === null ? nothing : html`<p class="readout">Your run: ${live}.</p>`}
        <p class="readout">${storedSentence(stored, spoilt)}</p>
        ${picture.table}`,
    },
    picture.layout,
  );
}
