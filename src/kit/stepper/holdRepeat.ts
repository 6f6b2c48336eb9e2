/** A button that repeats while it is held: once at once, again after half a second, then faster and faster. */

const firstDelay = 500; // ms before the first repeat
const slowest = 180; // ms between the first repeats
const fastest = 25;

/**
 * How long to wait before repeat number `repeat`.
 *
 * @param repeat - 0 for the first one
 * @returns milliseconds: 500, then 180, shrinking by a tenth each time down to 25
 */
export function repeatDelay(repeat: number): number {
  return repeat === 0 ? firstDelay : Math.max(fastest, slowest * 0.9 ** (repeat - 1));
}

/**
 * Makes a button act when pressed and go on while it is held, with mouse, finger or pen; a click by keyboard or by an
 * assistive program acts once.
 *
 * @param act - returns false when there is nothing more to do; repeating then ends
 * @returns takes the listeners away and ends a repeat that is under way
 */
export function holdToRepeat(button: HTMLElement, act: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const stop = (): void => clearTimeout(timer);
  const again = (repeat: number): void => {
    timer = setTimeout(() => {
      if (act()) again(repeat + 1);
    }, repeatDelay(repeat));
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  button.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      stop();
      held = true;
      if (act()) again(0);
    },
    { signal },
  );
  for (const name of ['pointerup', 'pointercancel', 'pointerleave', 'blur'])
    button.addEventListener(name, stop, { signal });
  button.addEventListener(
    'click',
    (event) => {
      // the press itself has acted already
      if (held && event.detail > 0) {
        held = false;
        return;
      }
      held = false;
      act();
    },
    { signal },
  );
  button.addEventListener(
    'contextmenu',
    (event) => {
      // a long touch is a held button, not a menu
      event.preventDefault();
    },
    { signal },
  );
  return () => {
    stop();
    listeners.abort();
  };
}
