/**
 * Movements that tell what a press has done: a band runs over lines, a link draws itself. They lead to a state that is drawn
 * already, so with reduced motion, or when the reader presses on, it is there at once. Only presses may call for one.
 */

/** What moves: nothing for which the browser would lay anything out. */
type Frame = {
  readonly offset?: number;
  readonly opacity?: number;
  readonly transform?: string;
  readonly strokeDasharray?: string; // the same in all frames
  readonly strokeDashoffset?: number;
};

/** The movement of one element. */
export type Move = {
  readonly element: Element;
  readonly frames: readonly Frame[];
  readonly duration: number; // ms
  readonly delay?: number;
  readonly easing?: string; // default even
  /** The element is there for the movement alone, and leaves with it. */
  readonly passing?: true;
};

/** What was not there comes. */
export const fadeIn: readonly Frame[] = [{ opacity: 0 }, { opacity: 1 }];

/** A line that draws itself along its way. */
export function draws(line: SVGGeometryElement, duration: number): Move {
  const length = line.getTotalLength();
  const strokeDasharray = `${length} ${length}`;
  return {
    element: line,
    frames: [
      { strokeDasharray, strokeDashoffset: length },
      { strokeDasharray, strokeDashoffset: 0 },
    ],
    duration,
    easing: 'ease-in-out',
  };
}

/** With more of them, no browser would start them within a frame. */
const mostMoves = 300;

/** How what moves in a place ends. */
const moving = new WeakMap<Element, () => void>();

/** Whether the reader wants nothing to move. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whatever moves in a place is where it goes, at once: for another state that nobody pressed for. */
export const settle = (place: Element): void => moving.get(place)?.();

/**
 * Moves elements; what still moves in the place of an earlier press has arrived before.
 *
 * @param place - around them; of one place there is one movement at a time
 */
export function move(place: Element, moves: readonly Move[]): void {
  settle(place);
  const still = moves.length > mostMoves || isCalm();
  const animations = still
    ? []
    : moves.map(({ element, frames, passing = false, ...timing }) =>
        element.animate([...frames] as Keyframe[], {
          ...timing,
          fill: passing ? 'both' : 'backwards',
        }),
      );
  const end = (): void => {
    if (moving.get(place) === end) moving.delete(place);
    for (const animation of animations) animation.cancel();
    for (const { element, passing } of moves) if (passing === true) element.remove();
  };
  moving.set(place, end);
  // cancelled ones reject: they have ended
  Promise.all(animations.map(({ finished }) => finished)).then(end, () => {});
}
