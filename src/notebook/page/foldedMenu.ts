/** A fold that is a menu: it closes as readers expect, by Escape, by a press outside, and when the focus leaves it. */

/** Sees to the closing of a menu. */
export function closeAsMenu(menu: HTMLDetailsElement): void {
  const within = (target: EventTarget | null): boolean =>
    target instanceof Node && menu.contains(target);
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('focusout', (event) => {
    if (event.relatedTarget !== null && !within(event.relatedTarget)) menu.open = false;
  });
  document.addEventListener('pointerdown', (event) => {
    if (!within(event.target)) menu.open = false;
  });
}
