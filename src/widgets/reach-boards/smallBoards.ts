/** The small boards in the page: each tells which of its cells the pointer is on, and all mark the same cell. */
import { svgNode, toElement } from '../../svg/svgTree.ts';
import type { CellPlace } from '../../kit/settings/places.ts';
import { cellsOf } from './model.ts';
import type { BoardName, Reached } from './model.ts';
import { smallBoard, smallUnits } from './pictures.ts';

type Handlers = {
  readonly onHover: (place: CellPlace | null) => void;
  readonly onChoose: (place: CellPlace) => void;
};

/** The small board of one method; put `element` into the page. */
export class SmallBoard {
  readonly element = document.createElement('div');
  readonly #board: BoardName;
  readonly #mark = toElement(
    svgNode(
      'g',
      { class: 'reach-at', 'aria-hidden': 'true', visibility: 'hidden' },
      ...['reach-at-ground', 'reach-at-line'].map((name) =>
        svgNode('rect', { class: name, width: smallUnits, height: smallUnits }),
      ),
    ),
  );
  #shown: Reached | null = null;
  #key = ''; // of what is drawn

  constructor(board: BoardName, { onHover, onChoose }: Handlers) {
    this.#board = board;
    this.element.className = 'reach-thumb';
    let last = '';
    const tell = (place: CellPlace | null): void => {
      const name = place === null ? '' : `${place.row}.${place.column}`;
      if (name === last) return;
      last = name;
      onHover(place);
    };
    this.element.addEventListener('pointermove', (event) => tell(this.#cellAt(event)));
    this.element.addEventListener('pointerleave', () => tell(null));
    this.element.addEventListener('click', (event) => {
      const place = this.#cellAt(event);
      if (place !== null) onChoose(place);
    });
  }

  /** Draws what is known; the picture stays where nothing of it differs. */
  show(reached: Reached): void {
    if (reached === this.#shown) return;
    this.#shown = reached;
    const { height, width, inferable, complete, decided } = reached;
    const cells = cellsOf(reached, this.#board);
    const key = [height, width, complete, decided, inferable, cells].join();
    if (key === this.#key) return;
    this.#key = key;
    const picture = toElement(smallBoard(reached, this.#board));
    picture.append(this.#mark);
    this.element.replaceChildren(picture);
  }

  /** Marks one cell. */
  mark(place: CellPlace | null): void {
    this.#mark.setAttribute('visibility', place === null ? 'hidden' : 'visible');
    if (place === null) return;
    const { row, column } = place;
    this.#mark.setAttribute('transform', `translate(${column * smallUnits} ${row * smallUnits})`);
  }

  #cellAt({ clientX, clientY }: MouseEvent): CellPlace | null {
    const svg = this.element.firstElementChild;
    if (this.#shown === null || svg === null) return null;
    const { height, width } = this.#shown;
    const box = svg.getBoundingClientRect();
    // the picture has a margin of one unit
    const scale = box.width / (width * smallUnits + 2);
    const at = (offset: number): number => Math.floor((offset / scale - 1) / smallUnits);
    const [row, column] = [at(clientY - box.top), at(clientX - box.left)];
    const inside = row >= 0 && column >= 0 && row < height && column < width;
    return inside ? { row, column } : null;
  }
}
