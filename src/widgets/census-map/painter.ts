/** Paints the stage and the small map beside the chosen image from what the figure knows. */
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import type { Part } from '../../notebook/template/part.ts';
import { wholeMap } from './camera.ts';
import type { Camera } from './camera.ts';
import { inksOf, paint } from './canvas.ts';
import type { MapLayout } from './layout.ts';
import { overlayOf } from './overlay.ts';
import type { Sight } from './overlay.ts';
import { sceneOf } from './scene.ts';
import type { Scene } from './scene.ts';

/** Side of the small map in CSS pixels. */
const overviewSize = 148;

/** Draws the marks of a sight over a scene. */
function paintSight(canvas: HTMLCanvasElement, scene: Scene, sight: Sight, camera: Camera): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const overlay = overlayOf(sight, camera, scene.size);
  paint(context, scene, overlay, inksOf(canvas), canvas.width / scene.size);
}

/** Paints the stage. */
export function paintStage(
  canvas: HTMLCanvasElement,
  size: number,
  sight: Sight,
  camera: Camera,
): void {
  paintSight(canvas, sceneOf(sight.layout, camera, size, sight.pictures), sight, camera);
}

/** The small map, on which the part that the stage shows has a frame. */
export class Overview implements Part {
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

  still(): TemplateResult {
    return html`<canvas class="map-overview" aria-hidden="true"></canvas>`;
  }

  paint(sight: Sight, { x, y, span }: Camera): void {
    const { layout } = sight;
    if (this.#scene === null || this.#of !== layout)
      this.#scene = { ...sceneOf(layout, wholeMap, overviewSize, null), labels: [] };
    this.#of = layout;
    const half = span / 2;
    const frame = { x0: x - half, y0: y - half, x1: x + half, y1: y + half };
    const marks = { ...sight, at: frame, keyboard: false };
    paintSight(this.element, this.#scene, marks, wholeMap);
  }
}
