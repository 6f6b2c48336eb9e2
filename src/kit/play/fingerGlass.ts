/**
 * What lies under a finger that draws a stroke over cells smaller than it: those around it, larger and beside the finger. It
 * is the drawing of the board itself, seen through a window.
 */
import { svgNode, toElement } from '../../notebook/svg/svgTree.ts';
import { boardLayout, cellUnits } from '../board/boardLayout.ts';
import type { BoardModel } from '../board/boardModel.ts';
import type { Finger } from './pinch.ts';

const across = 5; // cells, an odd number
const side = 112; // CSS pixels, as in play-game/styles.css
const away = 44; // likewise, from the finger

/** Where the window stands: above the finger, or beside it where there is no room. */
export function glassPlace({ x, y }: Finger, width: number): Finger {
  const above = y - away - side;
  const left = Math.min(Math.max(4, x - side / 2), width - side - 4);
  if (above >= 4) return { x: left, y: above };
  const beside = x - away - side >= 4 ? x - away - side : x + away;
  return { x: beside, y: Math.max(4, y - side / 2) };
}

export class FingerGlass {
  readonly element = toElement(
    svgNode('svg', { class: 'play-glass', 'aria-hidden': 'true', hidden: '' }),
  ) as SVGSVGElement;
  readonly #drawing = toElement(svgNode('use', {}));
  readonly #frame = toElement(
    svgNode('rect', { class: 'play-glass-cell', width: cellUnits, height: cellUnits }),
  );

  /** @param picture - id of the drawing of the board */
  constructor(picture: string) {
    this.#drawing.setAttribute('href', `#${picture}`);
    this.element.append(this.#drawing, this.#frame);
  }

  show(model: BoardModel, [row, column]: readonly [number, number], finger: Finger): void {
    const { left, top } = boardLayout(model);
    const [x, y] = [left + column * cellUnits, top + row * cellUnits];
    const margin = ((across - 1) / 2) * cellUnits;
    const units = across * cellUnits;
    this.element.setAttribute('viewBox', `${x - margin} ${y - margin} ${units} ${units}`);
    this.#frame.setAttribute('x', String(x));
    this.#frame.setAttribute('y', String(y));
    const place = glassPlace(finger, innerWidth);
    this.element.style.setProperty('left', `${place.x}px`);
    this.element.style.setProperty('top', `${place.y}px`);
    this.element.removeAttribute('hidden');
  }

  hide(): void {
    this.element.setAttribute('hidden', '');
  }
}
