/** Two fingers on a board: how much larger, and where the point between them has gone. Pure. */

/** A finger. */
export type Finger = { readonly x: number; readonly y: number };

/** What two fingers have made of the board since they came down. */
export type Pinch = {
  readonly scale: number;
  readonly x: number; // of the point between them, now
  readonly y: number;
};

/** How far apart two places are. */
export const distance = (a: Finger, b: Finger): number => Math.hypot(a.x - b.x, a.y - b.y);

/** @param from - the fingers when the second came down @param to - the same fingers now */
export function pinchOf(from: readonly [Finger, Finger], to: readonly [Finger, Finger]): Pinch {
  const [before, now] = [distance(...from), distance(...to)];
  return {
    scale: before === 0 ? 1 : now / before,
    x: (to[0].x + to[1].x) / 2,
    y: (to[0].y + to[1].y) / 2,
  };
}
