/**
 * What the reader did with the first frame is done again with the live figure: both are drawn by one program, so the same
 * way down through the children leads to the same button, fold or field.
 */

/** The way to an element of a figure: which child at each step down. */
type Way = readonly number[];

function wayTo(figure: Element, element: Element): Way {
  const way: number[] = [];
  for (let at = element; at !== figure && at.parentElement !== null; at = at.parentElement)
    way.unshift([...at.parentElement.children].indexOf(at));
  return way;
}

const followed = (figure: Element, way: Way): Element | null =>
  way.reduce<Element | null>((at, child) => at?.children[child] ?? null, figure);

const pressed = 'button, summary, label, [role="gridcell"]';

/** A place on the page: the picture of a board has no cells of its own before it wakes. */
type Place = { readonly x: number; readonly y: number };

/** The presses in first frames, by figure. */
const presses = new WeakMap<Element, Way | Place>();

/** Remembers the last press in a figure that sleeps yet, for `carryOver`. @source none */
export function remember({ target, pageX, pageY }: MouseEvent, figure: Element | null): void {
  if (figure === null || !(target instanceof Element) || !figure.contains(target)) return;
  const control = target.closest(pressed);
  if (control !== null) presses.set(figure, wayTo(figure, control));
  else if (target.closest('svg') !== null) presses.set(figure, { x: pageX, y: pageY });
}

/** Presses the cell of a live board at a place, by the keyboard's way. */
function pressCell(figure: Element, { x, y }: Place): void {
  const cell = [...figure.querySelectorAll<SVGElement>('[role="gridcell"]')].find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left + scrollX <= x && x < right + scrollX && top + scrollY <= y && y < bottom + scrollY;
  });
  cell?.focus({ preventScroll: true });
  cell?.dispatchEvent(
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
  const typed = active instanceof HTMLInputElement ? active.value : null;
  const press = presses.get(figure);
  return () => {
    for (const way of open) {
      const fold = followed(figure, way);
      if (fold instanceof HTMLDetailsElement) fold.open = true;
    }
    const field = focus === null ? null : followed(figure, focus);
    if (field instanceof HTMLElement || field instanceof SVGElement)
      field.focus({ preventScroll: true });
    if (field instanceof HTMLInputElement && typed !== null && field.value !== typed) {
      field.value = typed;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (press !== undefined && 'x' in press) pressCell(figure, press);
    const control = press === undefined || 'x' in press ? null : followed(figure, press);
    if (control instanceof HTMLElement && control.tagName !== 'SUMMARY') control.click();
  };
}
