/** `<switching-component>`: a picture, its switching components one at a time, and the exchange that changes nothing. */
import { render } from 'lit-html';
import { formatGrid } from '../../engine/board/image.ts';
import { componentCells } from '../../engine/sweep/switchingComponents.ts';
import { usualCell } from '../../kit/board/boardLayout.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { NotebookWidget } from '../../kit/cell/notebookWidget.ts';
import type { Exports } from '../../kit/cell/notebookWidget.ts';
import { csvRow } from '../../kit/export/files.ts';
import { OwnPuzzle } from '../../kit/puzzle-box/ownPuzzle.ts';
import { sitePath } from '../../kit/text/paths.ts';
import { toElement } from '../../svg/svgTree.ts';
import { fadeNodes } from './fade.ts';
import {
  boardShown,
  componentAt,
  componentRows,
  defaultState,
  findsOf,
  pictureOfPuzzle,
  readState,
  shownImage,
  stateText,
  writeState,
} from './model.ts';
import type { Finds, SwitchingProps, SwitchingState } from './model.ts';
import { switchingView } from './view.ts';
import type { SwitchingActs } from './view.ts';

class SwitchingComponentFigure extends NotebookWidget {
  readonly linkVersion = 1;
  readonly #default = defaultState(this.props<SwitchingProps>());
  #state: SwitchingState = this.#default;
  #finds: Finds = findsOf(this.#default.code);
  readonly #own = new OwnPuzzle(this, {
    id: this.frame.id,
    summary: () => 'Your own picture or puzzle',
    onPuzzle: (puzzle) => {
      const found = pictureOfPuzzle(puzzle);
      if ('code' in found) this.#show(found.code);
      else this.notice(found.problem, 'warning');
    },
    onChange: () => {
      this.#draw();
    },
  });
  #started = false;

  open(values: LinkValues): void {
    [this.#state, this.#finds] = readState(values, this.#default);
    if (!this.#started) this.replaceChildren(); // the static first frame
    this.#started = true;
    this.#own.show(this.#finds.puzzle);
    this.#draw();
  }

  linkValues(): LinkValues {
    return writeState(this.#state, this.#default);
  }

  exports(): Exports {
    const { image, puzzle, components, complete } = this.#finds;
    return {
      name: `switching-${image.height}x${image.width}`,
      csv: () => componentRows(this.#finds).map(csvRow).join(''),
      json: () => ({
        picture: formatGrid(image),
        rows: puzzle.rows,
        columns: puzzle.columns,
        components,
        complete,
        shown: formatGrid(shownImage(this.#finds, this.#state)),
      }),
      svg: () =>
        boardPicture(boardShown(this.#finds, this.#state), { id: `${this.frame.id}-export` }),
    };
  }

  #change(change: Partial<SwitchingState>, finds = this.#finds, fades = false): void {
    this.#state = { ...this.#state, ...change };
    this.#finds = finds;
    this.changed();
    this.#draw(fades);
    this.announce(stateText(this.#finds, this.#state));
  }

  #show(code: string): void {
    this.notice(null);
    const finds = findsOf(code);
    this.#own.show(finds.puzzle);
    this.#change({ code, at: 0, exchanged: false }, finds);
  }

  readonly #acts: SwitchingActs = {
    preset: (code) => {
      this.#show(code);
    },
    go: (by) => {
      this.#change({ at: this.#state.at + by, exchanged: false });
    },
    exchange: () => {
      this.#change({ exchanged: !this.#state.exchanged }, this.#finds, true);
    },
  };

  #draw(fades = false): void {
    const model = boardShown(this.#finds, this.#state);
    const options = { id: `${this.frame.id}-board`, cell: usualCell(model) };
    const picture = boardPicture(model, options);
    const component = componentAt(this.#finds, this.#state.at);
    const cells = fades && component !== null ? componentCells(component, model.width) : [];
    render(
      switchingView(
        {
          id: this.frame.id,
          state: this.#state,
          finds: this.#finds,
          board: toElement(fadeNodes(picture, model, cells)),
          base: sitePath(''),
          box: this.#own.template(),
        },
        this.#acts,
      ),
      this,
    );
  }
}

customElements.define('switching-component', SwitchingComponentFigure);
