/** Paints the stage and the small map beside the chosen image from what the figure knows. */
import { wholeMap } from './camera.ts';
import type { Camera } from './camera.ts';
import { inksOf, paint } from './canvas.ts';
import type { Chosen } from './chosen.ts';
import type { MapLayout, Rect } from './layout.ts';
import type { Pictures } from './pictures.ts';
import { boxOf, sceneOf } from './scene.ts';
import type { Box, Scene } from './scene.ts';

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

/** Side of the small map in CSS pixels. */
const overviewSize = 148;

const middleOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Draws the marks of a sight over a scene. */
function paintSight(
  canvas: HTMLCanvasElement,
  scene: Scene,
  { layout, chosen, moving, at, keyboard, cell }: Sight,
  camera: Camera,
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const box = (rect: Rect): Box => boxOf(rect, camera, scene.size);
  const { image } = chosen;
  const patch = moving ?? (image === null ? null : chosen.patchOf(image));
  const far = (layout.patch / camera.span) * scene.size < starSize;
  const overlay = {
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
  paint(context, scene, overlay, inksOf(canvas), canvas.width / scene.size);
}

/** Paints the stage. @source none */
export function paintStage(
  canvas: HTMLCanvasElement,
  size: number,
  sight: Sight,
  camera: Camera,
): void {
  paintSight(canvas, sceneOf(sight.layout, camera, size, sight.pictures), sight, camera);
}

/** The small map, on which the part that the stage shows has a frame. */
export class Overview {
  #made: HTMLCanvasElement | null = null;
  #scene: Scene | null = null;
  #of: MapLayout | null = null;

  get element(): HTMLCanvasElement {
    if (this.#made === null) {
      this.#made = document.createElement('canvas');
      this.#made.className = 'map-overview';
      this.#made.setAttribute('aria-hidden', 'true');
      this.#made.width = this.#made.height = overviewSize * 2;
    }
    return this.#made;
  }

  paint(sight: Sight, { x, y, span }: Camera): void {
    const { layout } = sight;
    if (this.#scene === null || this.#of !== layout)
      this.#scene = { ...sceneOf(layout, wholeMap, overviewSize, null), labels: [] };
    this.#of = layout;
    const half = span / 2;
    const frame = span > 0.97 ? null : { x0: x - half, y0: y - half, x1: x + half, y1: y + half };
    const marks = { ...sight, at: frame, keyboard: false };
    paintSight(this.element, this.#scene, marks, wholeMap);
  }
}
