/** `<switching-component>`: a picture, its switching components one at a time, and the exchange that changes nothing. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { figureOf } from '../../figure/figure.ts';
import { formatGrid } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { componentCells } from '../../engine/sweep/switchingComponents.ts';
import { usualCell } from '../../kit/board/boardLayout.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { Exports } from '../../figure/host.ts';
import { csvRow } from '../../kit/export/files.ts';
import { pictureOfPuzzle } from '../../kit/puzzle/picture.ts';
import { PuzzleFigure } from '../../figure/sources/puzzleFigure.ts';
import { fadeNodes } from './fade.ts';
import {
  boardShown,
  componentAt,
  componentRows,
  defaultState,
  findsOf,
  openFinds,
  shownImage,
  stateText,
  switchingLinks,
} from './model.ts';
import type { Finds, SwitchingProps, SwitchingState } from './model.ts';
import { presets } from './presets.ts';
import { afterView, switchingView } from './view.ts';
import type { SwitchingActs } from './view.ts';

class SwitchingComponentFigure extends PuzzleFigure<SwitchingState> {
  readonly linkVersion = 1;
  protected readonly links = switchingLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultState(this.props<SwitchingProps>());
  protected state = this.usual;
  protected override readonly what = 'picture';
  protected override readonly titlePrefix = 'Switching components: ';
  #finds: Finds = findsOf(this.usual.code);

  protected show(asked: SwitchingState): void {
    [this.state, this.#finds] = openFinds(asked);
    this.shown(this.#finds.puzzle);
    this.host.lay(true);
    this.draw();
  }

  /** The picture after the exchange. */
  override paper(): TemplateResult | typeof nothing {
    const state = { ...this.state, exchanged: true };
    return componentAt(this.#finds, state.at) === null
      ? nothing
      : afterView(`${this.id}-after`, this.#finds, state);
  }

  protected override codeOf(puzzle: Puzzle): ReturnType<typeof pictureOfPuzzle> {
    return pictureOfPuzzle(puzzle);
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
        shown: formatGrid(shownImage(this.#finds, this.state)),
      }),
      svg: () => boardPicture(boardShown(this.#finds, this.state), { id: `${this.id}-export` }),
    };
  }

  override isFolded(key: string): boolean {
    return key === 'g';
  }

  protected choose(code: string): void {
    this.notice(null);
    this.show({ code, at: 0, exchanged: false });
    this.changed();
    this.announce(stateText(this.#finds, this.state));
  }

  #change(change: Partial<SwitchingState>, fades = false): void {
    this.state = { ...this.state, ...change };
    this.changed();
    this.draw(fades);
    this.announce(stateText(this.#finds, this.state));
  }

  readonly #acts: SwitchingActs = {
    go: (by) => this.#change({ at: this.state.at + by, exchanged: false }),
    exchange: () => this.#change({ exchanged: !this.state.exchanged }, true),
  };

  protected draw(fades = false): void {
    const model = boardShown(this.#finds, this.state);
    const options = { id: `${this.id}-board`, cell: usualCell(model) };
    const picture = boardPicture(model, options);
    const component = componentAt(this.#finds, this.state.at);
    const cells = fades && component !== null ? componentCells(component, model.width) : [];
    this.place(
      switchingView(
        {
          state: this.state,
          finds: this.#finds,
          board: fadeNodes(picture, model, cells),
          layout: this.layout,
          choice: this.choice(),
          about: this.about(),
          below: this.below(),
        },
        this.#acts,
      ),
    );
  }
}

export const figure = figureOf<SwitchingProps>('switching-component', SwitchingComponentFigure);
