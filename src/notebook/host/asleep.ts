/**
 * What a reader does with a figure that sleeps yet is written down here, to be done again with the live one: carryOver.ts.
 * While a hand is on the figure it goes on sleeping, so that nothing is taken from under it. Every page with a figure
 * loads this at once, so it stays small.
 */
import { afterDrawing } from '../cell/turns.ts';
import { wayTo } from '../cell/way.ts';
import type { Way } from '../cell/way.ts';

/** A place in an element, in parts of its width and height. */
export type Spot = { readonly way: Way; readonly x: number; readonly y: number };

/** A gesture, as the browser told it. */
export type Gesture = {
  readonly event: MouseEvent | KeyboardEvent;
  /** Where: in what it was on, or the whole picture, then in each element around that. */
  readonly spots: readonly Spot[];
};

/** A field, which holds what the reader put into it. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input, select, textarea';

/** */
export const isField = (target: Element | null): target is Field =>
  target?.matches(fields) === true;

/** A field for words, where keys are letters. */
const typing = 'textarea, input:not([type="range"], [type="checkbox"], [type="radio"])';

/** What the browser itself presses: what comes of it is seen in fields and folds. */
const native = `${fields}, label, a`;

/** Pictures that are walked by keys once they live, and those that are painted on. */
const board = '.board-scroll > svg:not(.board-least), .map-stage';
const painted = '.stroke-board svg, .board-scroll:has(> .board-paintable) > svg';

/** Keys by which a live board is walked, and the page would be scrolled. */
const boardKeys = /^(?:Arrow\w+|Page\w+|Home|End| )$/;

/** Keys that open a list of choices. */
const opens = ({ key, altKey }: KeyboardEvent): boolean =>
  [' ', 'Enter', 'F4'].includes(key) || (altKey && key.startsWith('Arrow'));

function placesOf(figure: Element, target: Element, event: Event): readonly Spot[] {
  const { clientX = 0, clientY = 0 } = event as Partial<PointerEvent>;
  const spots: Spot[] = [];
  // of a picture the whole: the live one may be drawn otherwise
  const from = target.closest(':not(svg *)') ?? target;
  for (let at = from; at !== figure; at = at.parentElement!) {
    const { left, top, width, height } = at.getBoundingClientRect();
    const [x, y] = [(clientX - left) / (width || 1), (clientY - top) / (height || 1)];
    spots.push({ way: wayTo(figure, at), x, y });
  }
  return spots;
}

/** Which pointer it is; the mouse has events of its own beside those. */
const pointerOf = (event: MouseEvent): number =>
  event instanceof PointerEvent ? event.pointerId : -1;

/** The sleep of one figure. */
export class Sleep {
  /** What was done, in its order. */
  readonly deeds: (Gesture | Field)[] = [];
  /** Folds whose head was pressed. */
  readonly folds = new Set<Element>();
  readonly #figure: Element;
  readonly #ended = new AbortController();
  readonly #down = new Set<number>(); // pointers
  #list: Element | null = null; // of choices, which may be open
  #composing = false;
  #wait: (() => void) | null = null;

  constructor(frame: HTMLElement, figure: Element) {
    this.#figure = figure;
    // a stop of Tab, as the live board is
    for (const picture of figure.querySelectorAll(board)) picture.setAttribute('tabindex', '0');
    const { signal } = this.#ended;
    const listen = (on: EventTarget, kinds: string, hear: (event: never) => void): void => {
      for (const kind of kinds.split(' '))
        on.addEventListener(kind, hear as (event: Event) => void, { capture: true, signal });
    };
    /** Hears what happens within the figure. */
    const within = (kinds: string, hear: (event: never, target: Element) => void): void =>
      listen(frame, kinds, (event: Event) => {
        const { target } = event;
        if (target instanceof Element && target !== figure && figure.contains(target))
          hear(event as never, target);
      });
    within('pointerdown mousedown', (event: MouseEvent, target) => this.#press(event, target));
    within('pointermove mousemove', (event: MouseEvent, target) => {
      if (this.#down.has(pointerOf(event))) this.#note(event, target);
    });
    within('click dblclick', (event: MouseEvent, target) => {
      const fold = target.closest('summary')?.parentElement;
      if (fold) this.folds.add(fold);
      else if (target.closest(native) === null) this.#note(event, target);
    });
    within('keydown keyup', (event: KeyboardEvent, target) => this.#key(event, target));
    within('input change', (_, target) => {
      if (isField(target)) this.#fill(target);
    });
    within('compositionstart compositionend', ({ type }: Event) => {
      this.#composing = type === 'compositionstart';
      this.#look();
    });
    within('contextmenu', (event: Event, target) => {
      if (target.closest(painted) !== null) event.preventDefault();
      else this.#release();
    });
    listen(window, 'pointerup pointercancel mouseup', (event: MouseEvent) => this.#lift(event));
    listen(window, 'pointermove mousemove', (event: MouseEvent) => {
      if (event.buttons === 0 && this.#down.delete(pointerOf(event))) this.#look();
    });
    const closed = (): void => {
      this.#list = null;
      this.#look();
    };
    listen(window, 'pointerdown change focusout', closed);
    listen(window, 'keydown', ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closed();
    });
    listen(window, 'blur', () => this.#release());
  }

  /** Resolves when no hand is on the figure. */
  async free(): Promise<void> {
    while (this.#down.size > 0 || this.#list !== null || this.#composing) {
      await new Promise<void>((resolve) => (this.#wait = resolve));
      await afterDrawing(); // what the same movement of the hand leads to has come by then
    }
  }

  end(): void {
    this.#ended.abort();
  }

  #press(event: MouseEvent, target: Element): void {
    if (target.closest('select') !== null) this.#list = target;
    else this.#down.add(pointerOf(event));
    if (target.closest(native) !== null) return;
    if (event.isTrusted && event instanceof PointerEvent)
      target.closest(painted)?.setPointerCapture(event.pointerId);
    this.#note(event, target);
  }

  #lift(event: MouseEvent): void {
    const id = pointerOf(event);
    if (!this.#down.delete(id)) return;
    const { target } = event;
    const last = this.deeds.findLast(
      (deed): deed is Gesture => 'event' in deed && pointerOf(deed.event as MouseEvent) === id,
    );
    // beside the figure it is let go where it was last
    if (target instanceof Element && target !== this.#figure && this.#figure.contains(target)) {
      if (target.closest(native) === null) this.#note(event, target);
    } else if (last !== undefined) this.deeds.push({ event, spots: last.spots });
    this.#look();
  }

  #key(event: KeyboardEvent, target: Element): void {
    const { key, type } = event;
    if (target.closest('select') !== null && type === 'keydown' && opens(event))
      this.#list = target;
    if (key === 'Tab' || (target.matches(typing) && key !== 'Enter' && key !== 'Escape')) return;
    if (target.matches(`${board}, [role="gridcell"]`) && boardKeys.test(key))
      event.preventDefault();
    this.#note(event, target);
  }

  #fill(field: Field): void {
    const at = this.deeds.indexOf(field);
    if (at >= 0) this.deeds.splice(at, 1);
    this.deeds.push(field);
  }

  #note(event: MouseEvent | KeyboardEvent, target: Element): void {
    this.deeds.push({ event, spots: placesOf(this.#figure, target, event) });
  }

  #release(): void {
    this.#down.clear();
    this.#look();
  }

  #look(): void {
    this.#wait?.();
  }
}

const sleeps = new WeakMap<Element, Sleep>();

/** A figure sleeps from now on. */
export function watchSleep(frame: HTMLElement, figure: Element): void {
  sleeps.set(figure, new Sleep(frame, figure));
}

/** @returns undefined for a figure that nobody watches */
export const sleepOf = (figure: Element): Sleep | undefined => sleeps.get(figure);
