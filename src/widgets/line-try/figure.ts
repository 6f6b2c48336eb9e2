/** `<line-try>`: one row, and the question which of its cells must be filled. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { FILLED, formatLine } from '../../engine/board/cell.ts';
import { unknownLine } from '../../engine/line/fits.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { linePicture } from '../../kit/line/linePicture.ts';
import { linkOfMarks, marksOfText } from '../../kit/play/marks.ts';
import { PlayBoard } from '../../kit/play/playBoard.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { settingsFold } from '../../notebook/cell/moreMemory.ts';
import { inWords } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import * as model from './model.ts';

type About = {
  readonly props: model.LineTryProps;
  readonly settings: ReturnType<typeof model.trySettings>;
  readonly kept: { readonly row: model.LineTryRow; readonly board: PlayBoard };
};

/** The reader's marks. */
const marksIn = ({ state, props }: Pick<StateAt<About>, 'state' | 'props'>): Uint8Array =>
  state.marks === '' ? unknownLine(props.cells) : marksOfText(state.marks);

const boardModel = (at: StateAt<About>): BoardModel => model.boardOfRow(at.kept.row, marksIn(at));

/** Every way in small, with rings where all of them are filled. */
function wayPictures({ ways, certain }: model.LineTryRow): readonly SvgNode[] {
  const fresh = [...certain.keys()].filter((cell) => certain[cell] === FILLED);
  return ways.map((way) => linePicture(formatLine(way), { fresh }));
}

/** A longer row takes the whole width of its figure; a shorter one has what is said beside it, and all ways behind More. */
const mostBeside = 5;

const showWays = ({ kept, layout, draw }: StateAt<About>): TemplateResult =>
  html`<button
    type="button"
    class="primary"
    @click=${() => {
      layout.folds.put(settingsFold, true);
      draw();
    }}
  >
    Show
    ${kept.row.ways.length === 1 ? 'the only way' : `all ${inWords(kept.row.ways.length)} ways`}
  </button>`;

export const figure = stateFigure<About>({
  tag: 'line-try',
  settings: model.trySettings,
  usual: () => ({ marks: '' }),
  keep(at) {
    const row = model.rowOf(at.props);
    const board = new PlayBoard(model.boardOfRow(row, marksIn(at)), {
      id: `${at.id}-board`,
      onMark(marks, cell) {
        at.set({ marks: linkOfMarks(marks) });
        at.announce(`${model.cellText(marks, cell)} ${model.answerOf(row, marks).text}`);
      },
    });
    return { row, board };
  },
  show: (at) => at.kept.board.show(boardModel(at)),
  parts(at) {
    const { kept } = at;
    const isLong = kept.row.certain.length > mostBeside;
    const { text, against } = model.answerOf(kept.row, marksIn(at));
    const title = model.waysTitle(kept.row);
    return {
      picture: html`${part(kept.board)}`,
      wide: isLong,
      sentence: html`<p class="line-try-sentence">
        ${text} ${against === null ? nothing : pictured(linePicture(against))}
      </p>`,
      action: isLong ? showWays(at) : nothing,
      more: html`<p>${title}</p>
        <ol class="line-try-ways">
          ${wayPictures(kept.row).map((picture) => html`<li>${pictured(picture)}</li>`)}
        </ol>`,
    };
  },
  files(at) {
    const { description, ways, certain } = at.kept.row;
    return {
      name: `row-${description.join('-')}-in-${certain.length}`,
      rows: () => model.wayRows(at.kept.row),
      json: () => ({
        description,
        ways: ways.map(formatLine),
        certain: formatLine(certain),
        marks: formatLine(marksIn(at)),
      }),
      svg: () => boardPicture(boardModel(at)),
    };
  },
});
