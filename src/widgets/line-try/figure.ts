/** `<line-try>`: one row, and the question which of its cells must be filled. */
import { nothing } from 'lit-html';
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
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import * as model from './model.ts';

type About = {
  readonly props: model.LineTryProps;
  readonly settings: ReturnType<typeof model.trySettings>;
  readonly kept: { readonly row: model.LineTryRow; readonly board: PlayBoard; isOpen: boolean };
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
    return { row, board, isOpen: false };
  },
  show: (at) => at.kept.board.show(boardModel(at)),
  parts(at) {
    const { kept } = at;
    const { text, against, done } = model.answerOf(kept.row, marksIn(at));
    return html`<div class="line-try">
      ${part(kept.board)}
      <div class="line-try-beside">
        <p class="line-try-sentence ${done ? 'is-done' : ''}">
          ${text} ${against === null ? nothing : pictured(linePicture(against))}
        </p>
        <details
          .open=${kept.isOpen}
          @toggle=${(event: Event) => {
            if (event.target instanceof HTMLDetailsElement) kept.isOpen = event.target.open;
          }}
        >
          <summary>${model.waysTitle(kept.row)}</summary>
          <ol class="line-try-ways">
            ${wayPictures(kept.row).map((picture) => html`<li>${pictured(picture)}</li>`)}
          </ol>
        </details>
      </div>
    </div>`;
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
