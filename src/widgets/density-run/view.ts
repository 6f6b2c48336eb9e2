/** What stands around the density chart: its key, the boards of a point, the sources, and what the documents say. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import { writeLink } from '../../notebook/cell/linkState.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { boardList } from '../../kit/boards/boardList.ts';
import type { PanelShown } from '../../kit/boards/boardPanel.ts';
import type { KeyEntry } from '../../kit/boards/chartKey.ts';
import { openImageIn, puzzleFigures, switchingFigure } from '../../kit/puzzle/openIn.ts';
import { withOrigin } from '../../kit/puzzle/origin.ts';
import type { Origin } from '../../kit/puzzle/origin.ts';
import type { BoardChoice, FoundBoard } from './boards.ts';
import { boardChoices } from './model.ts';
import type { DensityShow } from './model.ts';
import { curvesFor } from './points.ts';
import type { LetteredVerdict } from './situation.ts';
import { storedText } from './storedRun.ts';
import type { StoredRun } from './storedRun.ts';
import { verdictText, verdictWord } from './verdicts.ts';

/** The boards of the chosen point, as far as they were looked for. */
type BoardPanel = {
  readonly title: string; // "Boards at 30 %, your run"
  readonly choice: BoardChoice;
  readonly classes: boolean; // all classes were told apart
  readonly boards: readonly FoundBoard[] | null; // null while they are looked for
  readonly more: boolean; // there may be more
  readonly originOf: (index: number) => Origin; // of a board
};

/**
 * Where the curves come from.
 *
 * @param stored - null when there is none
 * @param spoilt - it is there, and cannot be shown
 * @param live - what the reader's run is; null before one
 */
export const sources = (
  stored: StoredRun | null,
  spoilt: boolean,
  live: string | null,
): TemplateResult =>
  html`<dl class="run-sources">
    ${
      live === null
        ? nothing
        : html`<div>
            <dt>Your run</dt>
            <dd>${live}</dd>
          </div>`
    }
    <div>
      <dt>Stored run</dt>
      <dd>
        ${
          stored !== null
            ? storedText(stored)
            : spoilt
              ? 'cannot be shown'
              : 'none for this size: yours is the first'
        }
      </dd>
    </div>
  </dl>`;

/** What the documents say about this size, lettered as on the chart. */
export function verdictList(verdicts: readonly LetteredVerdict[]): TemplateResult | typeof nothing {
  if (verdicts.length === 0) return nothing;
  const lettered = verdicts.some(({ mark }) => mark !== null);
  return html`<p class="readout">
      What the documents say about this size${lettered ? '; letters on the chart mark where' : ''}:
    </p>
    <ul class="run-verdicts" aria-label="What the documents say about this size">
      ${verdicts.map(
        (verdict, at) =>
          html`<li data-verdict=${verdict.kind}>
            ${verdict.mark === null ? nothing : html`<span class="run-letter">${verdict.letter}</span>`}
            <strong>${verdictWord(verdict)}.</strong> ${verdictText(verdict, verdicts[at - 1])}
          </li>`,
      )}
    </ul>`;
}

const classNames = {
  simple: 'simple',
  four: 'pairs',
  some: 'some progress',
  none: 'none',
} as const;

/** A board with the ways on from it: the stepper that gets furthest, and its switching component. */
function listed(
  board: FoundBoard,
  { originOf }: BoardPanel,
): Parameters<typeof boardList>[1][number] {
  const { image, index, simple, switching } = board;
  const name =
    board.class === undefined ? (simple ? 'simple' : 'not simple') : classNames[board.class];
  const solver = board.class === undefined || simple ? 'sweep-stepper' : 'four-stepper';
  const one = {
    image,
    caption: `${index + 1}: ${name}`,
    href: withOrigin(
      openImageIn(puzzleFigures[solver], image, {}, sitePath('')),
      puzzleFigures[solver].cell,
      originOf(index),
    ),
  };
  if (!switching) return one;
  const { page, cell } = switchingFigure;
  const link = writeLink('', cell, 1, { g: encodeImage(image) });
  return {
    ...one,
    more: { text: 'switching component', href: `${sitePath('')}${page}${link}#${cell}` },
  };
}

/** The list as it is shown. */
export function panelOf(panel: BoardPanel): PanelShown<BoardChoice> {
  const { title, boards, choice, classes, more } = panel;
  const words: readonly BoardChoice[] = classes
    ? ['all', 'simple', 'four', 'some', 'none']
    : ['all', 'simple', 'not simple'];
  return {
    title,
    choice,
    choices: words.map((word) => ({ word, text: boardChoices[word] })),
    list:
      boards === null
        ? html`<p class="readout">Looking through the boards …</p>`
        : boards.length === 0
          ? html`<p class="readout">This point counted no such board.</p>`
          : boardList(
              title,
              boards.map((board) => listed(board, panel)),
            ),
    more,
  };
}

/** What the key is made from. */
type Keyed = {
  readonly show: DensityShow;
  readonly classes: boolean; // the run walked on tells all classes apart
  readonly twoSat: boolean; // and what 2-SAT solves
  readonly exact: boolean; // the line of all pictures is drawn
  readonly stored: boolean; // lines of the stored run are drawn
  readonly live: boolean; // points of the reader's run are drawn
};

/** The marks of the chart. */
export function densityKey(keyed: Keyed): readonly KeyEntry[] {
  const { stored, live, classes, twoSat, show, exact } = keyed;
  const several = classes && show !== 'simple';
  return [
    ...(several
      ? curvesFor(show, twoSat).map((one) => ({ mark: { class: one.class }, text: one.name }))
      : []),
    ...(stored
      ? [
          {
            mark: 'band',
            text: `stored run${several ? ': lines' : ''}, 95\u00a0% interval`,
          } as const,
        ]
      : []),
    ...(exact ? [{ mark: 'exact', text: 'simple, of all pictures' } as const] : []),
    {
      mark: 'dot',
      text: `your run${several ? ': points' : ''}, 95\u00a0% interval`,
      isHeld: !live,
    },
  ];
}
