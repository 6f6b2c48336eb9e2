/** The line and its fits scroll sideways as one: their cells stand in columns. */
const boxes = ':is(.line-sheet, .line-fits)';

/** Ties the boxes of a figure together, also those that come later. */
export function scrollAsOne(figure: HTMLElement, signal: AbortSignal): void {
  const follow = (event: Event): void => {
    const box = event.target;
    if (!(box instanceof HTMLElement) || !box.matches(boxes)) return;
    for (const other of figure.querySelectorAll(boxes))
      // the event of a box that follows finds all of them in place
      if (other !== box && other.scrollLeft !== box.scrollLeft) other.scrollLeft = box.scrollLeft;
  };
  figure.addEventListener('scroll', follow, { capture: true, passive: true, signal });
}
