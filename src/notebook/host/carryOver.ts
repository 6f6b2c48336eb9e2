/**
 * What the reader did with the first frame is done again with the live figure: both are drawn by one program, so the same
 * way down leads to the same button, board or field.
 */
import { afterDrawing } from '../cell/turns.ts';
import { followed, wayTo } from '../cell/way.ts';
import type { Way } from '../cell/way.ts';
import { held } from '../template/held.ts';
import { isField, sleepOf } from './asleep.ts';
import type { Field, Gesture, Spot } from './asleep.ts';

const isBoard = (element: Element | null): element is Element =>
  element?.matches('svg[role="grid"]') === true;

/** What an element does its keys with: on a board it is the cell of the keyboard. */
const keyPlace = (element: Element | null): Element | null =>
  isBoard(element) ? element.querySelector('[tabindex="0"]') : element;

function focus(element: Element | null): void {
  if (element instanceof HTMLElement || element instanceof SVGElement)
    element.focus({ preventScroll: true });
}

/** What a hand would come upon at a place of an element; out of sight it is on a board the cell, else the element itself. */
function targetAt(figure: Element, element: Element, clientX: number, clientY: number): Element {
  const top = document.elementFromPoint(clientX, clientY);
  if (top !== null && top !== figure && figure.contains(top)) return top;
  if (!isBoard(element)) return element;
  const cell = [...element.querySelectorAll('[role="gridcell"]')].find((one) => {
    const { left, right, top: above, bottom } = one.getBoundingClientRect();
    return left <= clientX && clientX < right && above <= clientY && clientY < bottom;
  });
  return cell ?? element;
}

function tell(field: Field): void {
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Puts into a field what the sleeping one holds, as if it were done there. */
function fill(asleep: Field, live: Element | null): void {
  if (!isField(live)) return;
  if (asleep instanceof HTMLInputElement && live instanceof HTMLInputElement) {
    if (asleep.type === 'file') {
      if ((asleep.files?.length ?? 0) === 0) return;
      live.files = asleep.files;
      tell(live);
      return;
    }
    if (['checkbox', 'radio'].includes(asleep.type)) {
      if (live.checked !== asleep.checked) live.click();
      return;
    }
  }
  if (live.value === asleep.value) return;
  live.value = asleep.value;
  const { selectionStart: from = null, selectionEnd: to = null } =
    asleep as Partial<HTMLInputElement>;
  if (from !== null) (live as HTMLInputElement).setSelectionRange(from, to);
  tell(live);
}

/** Fields of first frames whose chooser of files may be open: what is chosen yet goes to the live field. */
const choosing = new Set<HTMLInputElement>();

function awaitFiles(figure: Element, asleep: HTMLInputElement): void {
  const way = wayTo(figure, asleep);
  choosing.add(asleep);
  asleep.addEventListener('change', () => fill(asleep, followed(figure, way)));
}

/** The same event at another element. */
function copyOf(event: MouseEvent | KeyboardEvent, clientX: number, clientY: number): Event {
  const common = { bubbles: true, cancelable: true, composed: true, view: window };
  const { ctrlKey, shiftKey, altKey, metaKey } = event;
  const held = { ...common, ctrlKey, shiftKey, altKey, metaKey };
  if (event instanceof KeyboardEvent) {
    const { key, code, repeat } = event;
    return new KeyboardEvent(event.type, { ...held, key, code, repeat });
  }
  const { detail, button, buttons } = event;
  const where = { ...held, clientX, clientY, detail, button, buttons };
  if (!(event instanceof PointerEvent)) return new MouseEvent(event.type, where);
  const { pointerId, pointerType, isPrimary, pressure } = event;
  return new PointerEvent(event.type, { ...where, pointerId, pointerType, isPrimary, pressure });
}

/** How long a finger rests until that means something, and the longest that it is made to rest again. */
const rest = { least: 400, most: 700 } as const; // ms

/** How long the hand rested between two events of one gesture. */
function restBetween(before: Event | undefined, event: Event): number {
  const goesOn =
    before !== undefined && /(?:down|move)$/.test(before.type) && /(?:move|up)$/.test(event.type);
  const time = goesOn ? event.timeStamp - before.timeStamp : 0;
  return time < rest.least ? 0 : Math.min(time, rest.most);
}

type Found = Spot & { readonly element: Element | null };

const pointerOf = (event: Event): number => (event instanceof PointerEvent ? event.pointerId : -1);

/** Does gestures again. */
class Again {
  /** Fields that take a key for something else than the browser does. */
  readonly deaf = new Set<Element>();
  readonly #figure: Element;
  readonly #pressed = new Map<number, Element>(); // by each pointer
  #keys: EventTarget | null = null; // of the first frame, which had the last key
  #before: Event | undefined;

  constructor(figure: Element) {
    this.#figure = figure;
  }

  /** Whether keys were the last that was done: the focus is where they have taken it. */
  get byKeys(): boolean {
    return this.#keys !== null;
  }

  /** @param spots - with their elements, where they were found before anything was done again */
  async do({ event }: Gesture, spots: readonly Found[]): Promise<void> {
    const wait = restBetween(this.#before, event);
    this.#before = event;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // each sees what the one before it led to
    if (['pointerdown', 'keydown'].includes(event.type)) await afterDrawing();
    const [spot] = spots.flatMap((one) => {
      // what was done before may have drawn it, or drawn it anew
      const element = one.element?.isConnected ? one.element : followed(this.#figure, one.way);
      // within a board the live picture is another one
      const isOther = element?.parentElement?.closest('svg[role="grid"]') !== null;
      return element === null || isOther ? [] : [{ ...one, element }];
    });
    if (spot === undefined) return;
    const now = spot.element;
    const { left, top, width, height } = now.getBoundingClientRect();
    const [x, y] = [left + spot.x * width, top + spot.y * height];
    const byKey = event instanceof KeyboardEvent || (event.detail === 0 && event.type === 'click');
    const target = byKey ? this.#keyTarget(event, now) : this.#pressTarget(event, now, x, y);
    const goesOn = target.dispatchEvent(copyOf(event, x, y));
    if (!goesOn && event.type === 'keydown') this.deaf.add(target);
    if (goesOn && event.type === 'mousedown') {
      const one = target.closest('button, [tabindex]');
      if (one !== null && this.#figure.contains(one)) focus(one);
    }
  }

  /** A key may have moved the focus: the next one is meant for what has it now. */
  #keyTarget(event: Event, element: Element): Element {
    const { activeElement: active } = document;
    const follows = this.#keys === event.target && active !== null && this.#figure.contains(active);
    this.#keys = event.target;
    if (follows) return active;
    const place = keyPlace(element) ?? element;
    focus(place);
    return place;
  }

  /** What a pointer is on until it is let go is what it was pressed on, whatever has moved meanwhile. */
  #pressTarget(event: Event, element: Element, x: number, y: number): Element {
    this.#keys = null;
    const pointer = pointerOf(event);
    const pressed = event.type.endsWith('down') ? undefined : this.#pressed.get(pointer);
    const target = pressed?.isConnected ? pressed : targetAt(this.#figure, element, x, y);
    this.#pressed.set(pointer, target);
    return target;
  }
}

/**
 * Takes along what the reader did, before the first frame goes.
 *
 * @returns what does it again, once the live figure stands
 */
export function carryOver(figure: Element): () => Promise<void> {
  const sleep = sleepOf(figure);
  sleep?.end();
  const putBack = held(figure);
  const active = figure.contains(document.activeElement) ? document.activeElement : null;
  const activeWay = active === null ? null : wayTo(figure, active);
  const closed = [...(sleep?.folds ?? [])].flatMap((fold) =>
    fold instanceof HTMLDetailsElement && !fold.open ? [wayTo(figure, fold)] : [],
  );
  const filled = new Map<Field, Way>();
  for (const deed of sleep?.deeds ?? [])
    if (deed instanceof Element) filled.set(deed, wayTo(figure, deed));
  for (const field of figure.querySelectorAll<HTMLInputElement>('input[type="file"]'))
    awaitFiles(figure, field);
  return async () => {
    putBack();
    const place = activeWay === null ? null : keyPlace(followed(figure, activeWay));
    for (const way of closed) followed(figure, way)?.removeAttribute('open');
    const again = new Again(figure);
    // all are looked up before one is touched: what is drawn then may lead the way of the next one elsewhere
    const deeds = (sleep?.deeds ?? []).map((deed): (() => Promise<void> | void) => {
      if (deed instanceof Element) {
        const live = followed(figure, filled.get(deed)!);
        return () => {
          if (live !== null && !again.deaf.has(live)) fill(deed, live);
        };
      }
      const found = deed.spots.map((spot) => ({ ...spot, element: followed(figure, spot.way) }));
      return () => again.do(deed, found);
    });
    for (const deed of deeds) await deed();
    const board = place?.closest('svg[role="grid"]') ?? place;
    if (!again.byKeys && board?.contains(document.activeElement) === false) focus(place);
  };
}
