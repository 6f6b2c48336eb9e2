/** The way of a dot from one place of the map to another. */
import { now } from '../../notebook/clock.ts';
import type { Rect } from './layout.ts';

const time = 700; // ms

/**
 * Moves a rectangle; at once for readers who want no motion.
 *
 * @param show - is handed where it is, and null when it has come
 * @returns what ends it at once
 */
export function slide(from: Rect, to: Rect, show: (at: Rect | null) => void): () => void {
  const begin = now();
  let frame = 0;
  const end = (): void => {
    cancelAnimationFrame(frame);
    show(null);
  };
  const step = (): void => {
    const part = Math.min(1, (now() - begin) / time);
    if (part === 1) {
      end();
      return;
    }
    const eased = part * part * (3 - 2 * part);
    const between = (a: number, b: number): number => a + (b - a) * eased;
    show({
      x0: between(from.x0, to.x0),
      y0: between(from.y0, to.y0),
      x1: between(from.x1, to.x1),
      y1: between(from.y1, to.y1),
    });
    frame = requestAnimationFrame(step);
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) end();
  else step();
  return end;
}
