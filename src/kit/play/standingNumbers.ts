/**
 * Numbers that stand still while a board that is larger than its box is moved about: a second look at those of the picture,
 * at the edges of the box. Where all of the board is seen there are none. They are moved with a finger as any box is. Of long
 * ones those beside the cells stand, and the others are scrolled to: most of the box is for the cells.
 */
import { svgNode, toElement } from '../../notebook/svg/svgTree.ts';
import { boardLayout } from '../board/boardLayout.ts';
import type { BoardModel } from '../board/boardModel.ts';

/** The part of the box that numbers may take. */
const most = 0.4;

export class StandingNumbers {
  readonly #box: HTMLElement;
  readonly #id: string;
  #edges: readonly HTMLElement[] = [];
  #scrolls = false;
  #shares = { left: 0, top: 0 }; // of the numbers, in the width of the picture
  #model: BoardModel | null = null;

  /** @param box - that scrolls @param id - unique on the page */
  constructor(box: HTMLElement, id: string) {
    this.#box = box;
    this.#id = id;
    new ResizeObserver(() => this.check()).observe(box);
  }

  /** The cells may have another size. */
  check(): void {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = this.#box;
    const scrolls = scrollWidth > clientWidth || scrollHeight > clientHeight;
    if (scrolls !== this.#scrolls) {
      this.#scrolls = scrolls;
      this.#place();
    }
    if (scrolls) this.#keepRoom(clientWidth, clientHeight);
  }

  /** Cells that the keyboard goes to are not hidden by the numbers, and the numbers do not hide the cells. */
  #keepRoom(across: number, down: number): void {
    const wide = this.#box.querySelector('.board-live')?.clientWidth ?? 0;
    for (const [side, share, room] of [
      ['left', this.#shares.left, across],
      ['top', this.#shares.top, down],
    ] as const) {
      const standing = Math.min(share * wide, most * room);
      this.#box.style.setProperty(`--edge-${side}`, `${standing}px`);
      this.#box.style.setProperty(`--edge-${side}-from`, `${standing - share * wide}px`);
    }
  }

  /** Another board has come into the box. */
  look(model: BoardModel): void {
    this.#model = model;
    this.#scrolls = false;
    this.#place();
    this.check();
  }

  #place(): void {
    for (const edge of this.#edges) edge.remove();
    this.#edges = [];
    for (const side of ['left', 'top']) this.#box.style.removeProperty(`--edge-${side}`);
    const texts = this.#box.querySelector('.board-descriptions');
    const model = this.#model;
    if (!this.#scrolls || texts === null || model === null) return;
    texts.id = this.#id;
    const { left, top, width, height } = boardLayout(model);
    this.#shares = { left: left / width, top: top / width };
    const edge = (name: string, wide: number, high: number, shown: boolean): HTMLElement => {
      const element = document.createElement('div');
      element.className = `play-edge play-edge-${name}`;
      element.ariaHidden = 'true';
      element.style.width = `${(100 * wide) / width}%`;
      element.style.setProperty('--part', String(wide / width));
      const attributes = { viewBox: `0 0 ${wide} ${high}`, width: '100%', focusable: 'false' };
      const use = svgNode('use', { href: `#${this.#id}` });
      element.append(toElement(svgNode('svg', attributes, ...(shown ? [use] : []))));
      return element;
    };
    this.#edges = [
      edge('rows', left, height, true),
      edge('columns', width, top, true),
      edge('corner', left, top, false),
    ];
    this.#box.append(...this.#edges);
  }
}
