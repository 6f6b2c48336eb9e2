/** The chart of the threshold in the page: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { part } from '../../kit/template/part.ts';
import type { Part } from '../../kit/template/part.ts';
import type { ClassMark } from '../../charts/classScale.ts';
import type { BoardChoice } from '../../experiments/thresholdPoints.ts';
import { figureParts } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { boardPanel, pointBoards } from '../../kit/chart/boardPanel.ts';
import type { BoardPanelActs, PointBoards } from '../../kit/chart/boardPanel.ts';
import { chartKey, markEntries } from '../../kit/chart/chartKey.ts';
import type { KeyEntry } from '../../kit/chart/chartKey.ts';
import { storedRuns } from '../../kit/run/storedRuns.ts';
import { sizeText } from '../../formats/numbers.ts';
import { boardChoices } from './model.ts';
import { printedBand } from './series.ts';

export type ThresholdPicture = {
  readonly idPrefix: string;
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly chart: Part;
  readonly marks: readonly ClassMark[];
  readonly bound: number | null; // side of the counting bound that is drawn
  readonly stored: readonly string[]; // what the stored runs are
  readonly live: string | null; // what the reader's run is; null before one
  readonly panel: PointBoards<BoardChoice> | null;
  readonly chooseLabel: string | null; // on the button that shows the boards of the point looked at
  readonly table: TemplateResult | typeof nothing;
};

const boundMark = (side: number): ClassMark => ({
  name: `counting bound, ${sizeText(side, side)}`,
  colour: 'var(--ink-soft)',
  symbol: 'times',
  dash: '8 3 2 3',
});

/** The key: a mark for each size, the kinds of points, and what the text says. */
const keyEntries = (marks: readonly ClassMark[], bound: number | null): readonly KeyEntry[] => [
  ...markEntries([...marks, ...(bound === null ? [] : [boundMark(bound)])]),
  { mark: 'open', text: 'broad bars: undecided cells leave the mean open' },
  { mark: 'ring', text: 'empty points: effort, of the greatest of its size' },
  { mark: 'region', text: `threshold as printed, ${printedBand[0]} to ${printedBand[1]}\u00a0%` },
];

/** The whole figure. */
export function thresholdView(
  picture: ThresholdPicture,
  acts: BoardPanelActs<BoardChoice>,
): TemplateResult {
  const { idPrefix, marks, stored, live, chooseLabel } = picture;
  const before = { what: 'its boards', chooseLabel };
  return figureParts(
    {
      picture: html`${part(picture.chart)} ${chartKey(keyEntries(marks, picture.bound))}`,
      action: picture.bar,
      answer: html`${boardPanel(idPrefix, pointBoards(picture.panel, boardChoices), before, acts)}`,
      settings: picture.fields,
      more: html`${live === null ? nothing : html`<p class="readout">Your run: ${live}.</p>`}
      ${storedRuns(stored, picture.layout.folds)} ${picture.table}`,
    },
    picture.layout,
  );
}
