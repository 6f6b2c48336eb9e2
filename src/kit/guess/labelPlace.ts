/** Where a name can stand beside its line: over no other name and no line. */

/** A box of the drawing. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A place of the drawing. */
export type Spot = { readonly x: number; readonly y: number };

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Between a name and a line. */
const gap = 3;

const withGap = ({ x, y, width, height }: Box): Box => ({
  x: x - gap,
  y: y - gap,
  width: width + 2 * gap,
  height: height + 2 * gap,
});

/** Whether a line from a to b comes into a box: its part between the sides also lies between top and bottom. */
function crosses({ x, y, width, height }: Box, a: Spot, b: Spot): boolean {
  let [from, to] = [0, 1];
  for (const [start, step, least, most] of [
    [a.x, b.x - a.x, x, x + width],
    [a.y, b.y - a.y, y, y + height],
  ] as const) {
    if (step === 0) {
      if (start < least || start > most) return false;
      continue;
    }
    const [one, other] = [(least - start) / step, (most - start) / step];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return from <= to;
}

/**
 * The first of some boxes that lies within the drawing and over nothing; null where none does.
 *
 * @param taken - boxes of other names
 * @param lines - of which none may go through it
 */
export const freePlace = (
  boxes: readonly Box[],
  taken: readonly Box[],
  lines: readonly (readonly Spot[])[],
  within: Box,
): Box | null =>
  boxes.find(
    (box) =>
      contains(within, box) &&
      !taken.some((other) => overlaps(box, other)) &&
      !lines.some((line) =>
        line.some((spot, k) => crosses(withGap(box), line[k - 1] ?? spot, spot)),
      ),
  ) ?? null;
