/**
 * What the reader did with the first frame is done again with the live figure: both are drawn by one program, so the same
 * way down through the children leads to the same button, fold or field.
 */
import { followed, wayTo } from '../kit/cell/way.ts';
import type { Way } from '../kit/cell/way.ts';

const pressed = 'button, summary, label, [role="gridcell"]';

/** A place in a picture, in parts of its width and height: the picture of a board has no cells of its own before it wakes. */
type Place = { readonly picture: Way; readonly x: number; readonly y: number };

/** The presses in first frames, by figure, in their order. */
const presses = new WeakMap<Element, (Way | Place)[]>();

function placeIn(figure: Element, picture: Element, { clientX, clientY }: MouseEvent): Place {
  const { left, top, width, height } = picture.getBoundingClientRect();
  return {
    picture: wayTo(figure, picture),
    x: (clientX - left) / width,
    y: (clientY - top) / height,
  };
}

/** Remembers a press in a figure that sleeps yet, for `carryOver`. @source none */
export function remember(event: MouseEvent, figure: Element | null): void {
  const { target } = event;
  if (figure === null || !(target instanceof Element) || !figure.contains(target)) return;
  const [control, picture] = [target.closest(pressed), target.closest('svg')];
  const all = presses.get(figure) ?? [];
  presses.set(figure, all);
  if (control !== null) all.push(wayTo(figure, control));
  else if (picture !== null) all.push(placeIn(figure, picture, event));
}

/** A field that holds a text, or a number as one. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type)) ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** The fields of first frames that the reader has typed into, by figure. */
const typedInto = new WeakMap<Element, Set<Field>>();

/** Remembers that a field of a figure that sleeps yet has something new, for `carryOver`. @source none */
export function rememberTyped({ target }: Event, figure: Element | null): void {
  if (figure === null || !isField(target) || !figure.contains(target)) return;
  typedInto.set(figure, (typedInto.get(figure) ?? new Set()).add(target));
}

/** Puts a text into a field, as if it were typed. */
function type(field: Element | null, text: string): void {
  if (!isField(field) || field.value === text) return;
  field.value = text;
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** The cell of a live board at a place. */
function cellAt(figure: Element, { picture, x, y }: Place): SVGElement | undefined {
  const board = followed(figure, picture);
  const whole = board?.getBoundingClientRect();
  if (board === null || whole === undefined) return undefined;
  const [across, down] = [whole.left + x * whole.width, whole.top + y * whole.height];
  return [...board.querySelectorAll<SVGElement>('[role="gridcell"]')].find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left <= across && across < right && top <= down && down < bottom;
  });
}

/** Presses what was pressed; a cell by the keyboard's way. */
function press(control: Element | null | undefined): void {
  if (control instanceof HTMLElement && control.tagName !== 'SUMMARY') control.click();
  if (!(control instanceof SVGElement)) return;
  control.focus({ preventScroll: true });
  control.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );
}

/**
 * Takes along what the reader did, before the first frame goes.
 *
 * @returns what does it again, once the live figure stands
 * @source none
 */
export function carryOver(figure: Element): () => void {
  const open = [...figure.querySelectorAll('details[open]')].map((fold) => wayTo(figure, fold));
  const active = document.activeElement;
  const focus = active !== null && figure.contains(active) ? wayTo(figure, active) : null;
  const typed = [...(typedInto.get(figure) ?? [])].map(
    (field) => [wayTo(figure, field), field.value] as const,
  );
  const before = presses.get(figure) ?? [];
  return () => {
    for (const way of open) {
      const fold = followed(figure, way);
      if (fold instanceof HTMLDetailsElement) fold.open = true;
    }
    const focused = focus === null ? null : followed(figure, focus);
    if (focused instanceof HTMLElement || focused instanceof SVGElement)
      focused.focus({ preventScroll: true });
    // all are looked up before one is touched: what is drawn then may lead the way of the next one elsewhere
    const fields = typed.map(([way, text]) => [followed(figure, way), text] as const);
    const controls = before.map((one) =>
      'x' in one ? cellAt(figure, one) : followed(figure, one),
    );
    for (const [field, text] of fields) type(field, text);
    controls.forEach(press);
  };
}
