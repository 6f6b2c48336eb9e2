/**
 * The board of a game in the page: strokes by mouse, finger, pen and keys; two fingers cancel a stroke, enlarge the board and
 * move it about; two taps enlarge it and show it whole again. What a stroke comes to is for the figure around it.
 */
import type { Direction } from '../../engine/board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { boardLayout, cellUnits } from '../board/boardLayout.ts';
import type { BoardModel } from '../board/boardModel.ts';
import { keepPointer } from '../board/boardPointer.ts';
import type { BoardSurface } from '../board/boardPointer.ts';
import { BoardView } from '../board/boardView.ts';
import { EdgeScroll } from '../board/edgeScroll.ts';
import { BoardZoom } from './boardZoom.ts';
import type { SizeInCells } from './boardZoom.ts';
import { Crosshair } from './crosshair.ts';
import { FingerGlass } from './fingerGlass.ts';
import { distance, pinchOf } from './pinch.ts';
import type { Finger } from './pinch.ts';
import { StandingNumbers } from './standingNumbers.ts';
import { beginStroke, strokeCells, strokeTo } from './stroke.ts';
import type { Stroke, Tool } from './stroke.ts';
import { strokeKey } from './strokeKeys.ts';
import { TwoTaps } from './twoTaps.ts';

export type StrokeBoardOptions = {
  readonly id: string; // unique on the page
  readonly tool: () => Tool;
  /** What a cell is, for readers who do not see it. */
  readonly labelOf: (row: number, column: number) => string;
  /** The stroke under way, to be drawn; null when there is none any more. */
  readonly onStroke: (stroke: Stroke | null) => void;
  /** Cells get a mark. */
  readonly onMark: (cells: readonly number[], mark: number) => void;
  /** The last mark was the first of two taps, which ask for another size: it was not meant. */
  readonly onTakeBack: () => void;
};

const longPress = 450; // ms
const still = 8; // CSS pixels that a resting finger may move

/** The board in the page; put `element` into it. */
export class StrokeBoard {
  readonly #view: BoardView;
  readonly #options: StrokeBoardOptions;
  readonly #fingers = new Map<number, Finger>();
  #model: BoardModel;
  #stroke: Stroke | null = null;
  #pointer = -1; // that draws the stroke
  #timer = 0; // of a long press
  #begun: Finger = { x: 0, y: 0 };
  #pinch: readonly [Finger, Finger] | null = null; // where the two fingers came down
  #at: readonly [number, number] = [0, 0]; // cell of the keyboard
  #finger: Finger = { x: 0, y: 0 }; // where the pointer of the stroke is
  #surface: BoardSurface | null = null; // of the present picture
  readonly #taps = new TwoTaps();
  readonly #zoom: BoardZoom;
  readonly #numbers: StandingNumbers;
  readonly #edge: EdgeScroll;
  readonly #glass: FingerGlass;
  #cross: Crosshair | null = null; // of the present picture

  /** @param most - largest width of a cell in CSS pixels to begin with */
  constructor(model: BoardModel, most: number, options: StrokeBoardOptions) {
    this.#model = model;
    this.#options = options;
    this.#glass = new FingerGlass(`${options.id}-picture`);
    this.#view = new BoardView(model, {
      id: options.id,
      cell: () => most,
      labelOf: options.labelOf,
      onCellFocus: (row, column) => {
        this.#at = [row, column];
        this.#cross?.show([row, column]);
      },
      onCellHover: (place) => this.#cross?.show(place),
      onCellActivate: (row, column) => this.#press(row, column, options.tool()),
      listen: (svg, surface) => this.#listen(svg, surface),
    });
    this.#view.element.classList.add('stroke-board');
    // before the grid hears of it, which takes Space for a press with the tool
    this.#view.element.addEventListener('keydown', (event) => this.#onKey(event), true);
    this.#view.element.addEventListener('focusout', () => this.#cross?.show(null));
    this.#zoom = new BoardZoom(this.element, sizeInCells(model), most);
    this.#numbers = new StandingNumbers(this.#zoom.box, `${options.id}-numbers`);
    this.#numbers.look(model);
    this.#edge = new EdgeScroll(
      () => this.#zoom.box,
      () => this.#goOn(),
    );
    this.element.append(this.#glass.element);
  }

  get element(): HTMLElement {
    return this.#view.element;
  }

  /** Shows the board in another state. */
  show(model: BoardModel): void {
    this.#model = model;
    this.#view.update(model);
    if (!this.#zoom.isCurrent) {
      this.#zoom.begin(sizeInCells(model));
      this.#numbers.look(model);
    }
  }

  /** The room for the board may be another one. */
  fit(): void {
    this.#zoom.fit();
    this.#numbers.check();
  }

  /** All of the board is seen, as at first. */
  whole(): void {
    this.#zoom.whole();
    this.#numbers.check();
  }

  /** Brings the board onto the screen, and a cell of it, which the keyboard comes to next. */
  reveal(cell: number | null): void {
    this.#zoom.box.scrollIntoView({ block: 'nearest' });
    if (cell === null) return;
    this.placeCursor(Math.floor(cell / this.#model.width), cell % this.#model.width);
    this.element
      .querySelector('[role="gridcell"][tabindex="0"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Puts the keyboard on a cell; the focus stays where it is. */
  placeCursor(row: number, column: number): void {
    this.#at = [row, column];
    this.#view.placeCursor(row, column);
  }

  /** The cell of the keyboard, zero-based. */
  get at(): readonly [row: number, column: number] {
    return this.#at;
  }

  /** Makes the cells larger or smaller, the middle of what is seen staying where it is. */
  enlarge(by: number): void {
    this.#zoom.enlarge(by);
    this.#numbers.check();
  }

  /** Puts the keyboard on a cell, and the focus with it. */
  focusCell(row: number, column: number): void {
    this.#view.focusCell(row, column);
  }

  #listen(svg: SVGSVGElement, surface: BoardSurface): void {
    this.#cross = new Crosshair(svg, () => this.#model);
    this.#surface = surface;
    svg.addEventListener('pointerdown', (event) => this.#down(svg, surface, event));
    svg.addEventListener('pointermove', (event) => this.#move(event));
    const up = (event: PointerEvent): void => {
      this.#fingers.delete(event.pointerId);
      if (this.#fingers.size < 2) this.#pinch = null;
      if (event.pointerId !== this.#pointer) return;
      if (event.type === 'pointerup') this.#finish(event);
      else this.#cancel();
    };
    svg.addEventListener('pointerup', up);
    svg.addEventListener('pointercancel', up);
    svg.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  #down(svg: SVGSVGElement, surface: BoardSurface, event: PointerEvent): void {
    const finger = { x: event.clientX, y: event.clientY };
    if (event.pointerType === 'touch') {
      this.#fingers.set(event.pointerId, finger);
      keepPointer(svg, event);
      if (this.#fingers.size > 1) {
        this.#cancel();
        const [a, b] = [...this.#fingers.values()];
        this.#pinch = [a!, b!];
        this.#zoom.keep((a!.x + b!.x) / 2, (a!.y + b!.y) / 2);
        return;
      }
    }
    const cell = surface.cellAt(event);
    if (cell === null || event.button > 2 || event.button === 1) return;
    event.preventDefault(); // no text selection, no focus on the picture itself
    keepPointer(svg, event);
    surface.focus(...cell);
    this.#pointer = event.pointerId;
    [this.#begun, this.#finger] = [finger, finger];
    this.#begin(cell, event.button === 2 || event.buttons === 32);
    if (event.pointerType !== 'touch') return;
    this.#taps.down(finger, event.timeStamp, this.#zoom.cell);
    this.#look(cell);
    this.#timer = window.setTimeout(() => {
      this.#taps.none();
      this.#begin(cell, true);
      navigator.vibrate?.(15);
    }, longPress);
  }

  /** Small cells under a finger are seen beside it. */
  #look(cell: readonly [number, number]): void {
    if (this.#fingers.size > 0 && this.#zoom.isSmall)
      this.#glass.show(this.#model, cell, this.#finger);
  }

  #begin(cell: readonly [number, number], second: boolean): void {
    const there = this.#model.cells[cell[0] * this.#model.width + cell[1]] ?? UNKNOWN;
    // a long press begins the stroke anew: what is on the board is the stroke itself
    const before = this.#stroke?.there ?? there;
    this.#stroke = beginStroke(before, cell, this.#options.tool(), second);
    this.#options.onStroke(this.#stroke);
  }

  #move(event: PointerEvent): void {
    const finger = { x: event.clientX, y: event.clientY };
    if (this.#fingers.has(event.pointerId)) this.#fingers.set(event.pointerId, finger);
    if (this.#pinch !== null) {
      const [a, b] = [...this.#fingers.values()];
      if (a === undefined || b === undefined) return;
      const { scale, x, y } = pinchOf(this.#pinch, [a, b]);
      this.#zoom.to(scale, x, y);
      this.#numbers.check();
      return;
    }
    if (this.#stroke === null || event.pointerId !== this.#pointer) return;
    if (distance(finger, this.#begun) > still) clearTimeout(this.#timer);
    this.#finger = finger;
    this.#goOn();
    const { direction } = this.#stroke;
    const along = { x: direction === 'H', y: direction === 'V' };
    if (direction !== null) this.#edge.follow(finger, this.#begun, along);
  }

  /** The stroke goes to what lies under its pointer now. */
  #goOn(): void {
    const surface = this.#surface;
    if (this.#stroke === null || surface === null) return;
    const { x, y } = this.#finger;
    const cell = surface.cellAt({ clientX: x, clientY: y }) ?? this.#outside(surface, this.#finger);
    if (cell === null) return;
    this.#strokeTo(...cell);
    this.#look(cell);
  }

  /** Where a stroke goes whose pointer has left the board: along its line, by what the pointer says of that. */
  #outside(surface: BoardSurface, { x, y }: Finger): readonly [number, number] | null {
    const { row, column } = this.#stroke!;
    const along = surface.cellAt({ clientX: x, clientY: this.#begun.y });
    if (along !== null && this.#stroke?.direction !== 'V') return [row, along[1]];
    const across = surface.cellAt({ clientX: this.#begun.x, clientY: y });
    return across === null || this.#stroke?.direction === 'H' ? null : [across[0], column];
  }

  #strokeTo(row: number, column: number): void {
    const stroke = strokeTo(this.#stroke!, row, column);
    if (stroke === this.#stroke) return;
    clearTimeout(this.#timer);
    this.#stroke = stroke;
    this.#options.onStroke(stroke);
  }

  #finish({ pointerType, timeStamp }: PointerEvent): void {
    const stroke = this.#stroke;
    const at = this.#finger;
    const isTap = pointerType === 'touch' && stroke?.direction === null;
    const { isSecond, marked } = isTap ? this.#taps.up() : { isSecond: false, marked: false };
    this.#end();
    this.#options.onStroke(null);
    if (stroke === null) return;
    if (isSecond && this.#zoom.twice(at.x, at.y)) {
      this.#numbers.check();
      if (marked) this.#options.onTakeBack();
      return;
    }
    const marks = this.#commit(stroke);
    if (isTap) this.#taps.tapped({ time: timeStamp, at, marked: marks });
  }

  /** Whether it marks any cell. */
  #commit(stroke: Stroke): boolean {
    const cells = strokeCells(stroke, this.#model.cells, this.#model.width);
    if (cells.length > 0) this.#options.onMark(cells, stroke.mark);
    return cells.length > 0;
  }

  #cancel(): void {
    const was = this.#stroke;
    this.#end();
    if (was !== null) this.#options.onStroke(null);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#edge.stop();
    this.#glass.hide();
    this.#taps.none();
    this.#stroke = null;
    this.#pointer = -1;
  }

  /** One cell by key, or by a screen reader. */
  #press(row: number, column: number, tool: Tool): void {
    const there = this.#model.cells[row * this.#model.width + column] ?? UNKNOWN;
    this.#commit(beginStroke(there, [row, column], tool, false));
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.#stroke !== null) {
      this.#cancel();
      return;
    }
    const key = strokeKey(event);
    if (key?.kind === 'press') this.#press(...this.#at, key.tool);
    else if (key !== null) this.#carry(key.down, key.right);
  }

  /** Gives the next cell the mark of this one, if it is without, and goes there. */
  #carry(down: number, right: number): void {
    const { height, width, cells } = this.#model;
    const [row, column] = [this.#at[0] + down, this.#at[1] + right];
    if (row < 0 || column < 0 || row >= height || column >= width) return;
    const mark = cells[this.#at[0] * width + this.#at[1]] ?? UNKNOWN;
    const next = row * width + column;
    this.#view.focusCell(row, column);
    if ((mark === FILLED || mark === EMPTY) && cells[next] === UNKNOWN)
      this.#options.onMark([next], mark);
  }
}

/** A board with its numbers, in cells. */
function sizeInCells(model: BoardModel): SizeInCells {
  const { width, height } = boardLayout(model);
  return { wide: width / cellUnits, high: height / cellUnits };
}

/** The line of a stroke, for what is drawn beside it. */
export const strokeLine = ({
  direction,
  row,
  column,
}: Stroke): { readonly direction: Direction; readonly index: number } | null =>
  direction === null ? null : { direction, index: direction === 'H' ? row : column };
