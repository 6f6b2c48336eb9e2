/** Mouse, finger and pen on a live board: a click activates a cell; a paintable board is painted by dragging. */

import { EdgeScroll } from './edgeScroll.ts';
import type { Point } from './edgeScroll.ts';

/** What a painted board reports, cell by cell in the order of the stroke; rows and columns zero-based. */
export type PaintHandlers = {
  /** A stroke begins; `second` for the right button or the eraser of a pen. */
  readonly start: (row: number, column: number, second: boolean) => void;
  /** The stroke entered another cell. */
  readonly over: (row: number, column: number) => void;
  readonly end: () => void;
};

/** A place on the page. */
export type BoardPlace = { readonly clientX: number; readonly clientY: number };

/** What those who listen to a board get from it. */
export type BoardSurface = {
  readonly cellAt: (place: BoardPlace) => [number, number] | null;
  readonly focus: (row: number, column: number) => void;
  readonly activate: ((row: number, column: number) => void) | undefined;
  readonly paint: PaintHandlers | undefined;
};

/** What the pointer does from now on is told to an element, until it is let go. A gesture done again has no pointer. */
export function keepPointer(element: Element, { isTrusted, pointerId }: PointerEvent): void {
  if (isTrusted) element.setPointerCapture(pointerId);
}

/** Listens on the picture of a board until that picture is thrown away. */
export function listenToPointer(svg: SVGSVGElement, surface: BoardSurface): void {
  if (surface.paint) listenToStrokes(svg, surface, surface.paint);
  else {
    svg.addEventListener('click', (event) => {
      const cell = surface.cellAt(event);
      if (cell === null) return;
      surface.focus(...cell);
      surface.activate?.(...cell);
    });
  }
}

const noPlace: BoardPlace = { clientX: 0, clientY: 0 };

const pointOf = ({ clientX, clientY }: BoardPlace): Point => ({ x: clientX, y: clientY });

function listenToStrokes(svg: SVGSVGElement, surface: BoardSurface, paint: PaintHandlers): void {
  let last: readonly [number, number] | null = null;
  let [begun, at] = [noPlace, noPlace]; // of the stroke, and of its pointer
  let begins: (() => void) | null = null; // a finger that may yet scroll the page
  const begin = (): void => {
    begins?.();
    begins = null;
  };
  svg.addEventListener('pointerdown', (event) => {
    const cell = surface.cellAt(event);
    if (cell === null || event.button > 2 || event.button === 1) return;
    event.preventDefault(); // no text selection, no focus on the picture itself
    keepPointer(svg, event);
    surface.focus(...cell);
    last = cell;
    begun = event;
    const second = event.button === 2 || event.buttons === 32;
    begins = () => paint.start(...cell, second);
    if (event.pointerType !== 'touch') begin();
  });
  const over = (place: BoardPlace): void => {
    const cell = surface.cellAt(place);
    if (last === null || cell === null || (cell[0] === last[0] && cell[1] === last[1])) return;
    begin();
    for (const between of cellsBetween(last, cell)) paint.over(...between);
    last = cell;
  };
  const edge = new EdgeScroll(
    () => svg.parentElement ?? document.documentElement,
    () => over(at),
  );
  svg.addEventListener('pointermove', (event) => {
    if (last === null) return;
    at = event;
    // fast strokes skip events; the browser keeps what lies between
    const places = event.getCoalescedEvents();
    for (const place of places.length > 0 ? places : [event]) over(place);
    if (begins === null)
      edge.follow(pointOf(event), pointOf(begun), { x: true, y: event.pointerType !== 'touch' });
  });
  const end = (event: PointerEvent): void => {
    if (last === null) return;
    last = null;
    edge.stop();
    if (event.type === 'pointerup') begin();
    if (begins === null) paint.end();
    begins = null;
  };
  svg.addEventListener('pointerup', end);
  svg.addEventListener('pointercancel', end);
  svg.addEventListener('contextmenu', (event) => event.preventDefault());
}

/** The cells of a straight stroke, without its first and with its last one. */
export function cellsBetween(
  from: readonly [number, number],
  to: readonly [number, number],
): readonly [number, number][] {
  const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
  return Array.from({ length: steps }, (_, k) => {
    const part = (k + 1) / steps;
    return [
      Math.round(from[0] + (to[0] - from[0]) * part),
      Math.round(from[1] + (to[1] - from[1]) * part),
    ];
  });
}
