/** What is marked over the map, for a canvas and for a picture: the chosen image, those one cell away, its way, the pointer. */
import type { Camera } from './camera.ts';
import type { Overlay } from './canvas.ts';
import type { Chosen } from './chosen.ts';
import type { MapLayout, Rect } from './layout.ts';
import type { Pictures } from './pictures.ts';
import { boxOf } from './scene.ts';
import type { Box } from './scene.ts';

/** What is seen of a map. */
export type Sight = {
  readonly layout: MapLayout;
  readonly pictures: Pictures;
  readonly chosen: Chosen;
  /** The patch of the chosen image while it is on its way to another. */
  readonly moving: Rect | null;
  /** Where the pointer or the keyboard is. */
  readonly at: Rect | null;
  readonly keyboard: boolean;
  /** The cell of the chosen image that may be turned over; null for none. */
  readonly cell: number | null;
};

/** While the patches of images are smaller than this, in pixels, lines lead to all that are one cell away. */
const starSize = 5;

const middleOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The marks of a sight, in pixels. @param size - side of the square that is drawn */
export function overlayOf(
  { layout, chosen, moving, at, keyboard, cell }: Sight,
  camera: Camera,
  size: number,
): Overlay {
  const box = (rect: Rect): Box => boxOf(rect, camera, size);
  const { image } = chosen;
  const patch = moving ?? (image === null ? null : chosen.patchOf(image));
  const far = (layout.patch / camera.span) * size < starSize;
  return {
    at: at === null ? null : box(at),
    keyboard,
    chosen: patch === null ? null : box(patch),
    near: chosen
      .near()
      .filter((one) => moving === null && (far || one.cell === cell))
      .map((one) => ({ ...middleOf(box(one.patch)), kind: one.kind })),
    trail: chosen.trail.flatMap((one) => {
      const step = chosen.patchOf(one);
      return step === null ? [] : [middleOf(box(step))];
    }),
  };
}
