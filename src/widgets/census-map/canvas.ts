/** Draws the map on a canvas: the same scene that `picture.ts` draws as an SVG picture. */
import { classOrder } from '../../charts/classScale.ts';
import type { Box, Picture, Scene } from './scene.ts';

/** The colours of the page, as a canvas wants them. */
export type Inks = {
  readonly paper: string;
  readonly ink: string;
  readonly ground: string; // of a cell
  readonly filled: string;
  readonly chosen: string;
  readonly focus: string;
  readonly kinds: readonly string[]; // the four classes
  readonly font: string;
};

/** What is drawn over the scene. */
export type Overlay = {
  /** The field that the pointer or the keyboard is at. */
  readonly at: Box | null;
  /** Whether the keyboard is there. */
  readonly keyboard: boolean;
  /** The patch of the chosen image. */
  readonly chosen: Box | null;
  /** The middles of images that one cell turned over makes of the chosen one, and their classes. */
  readonly near: readonly { readonly x: number; readonly y: number; readonly kind: number }[];
  /** The way that the chosen image has come by turning cells over, to its present place. */
  readonly trail: readonly { readonly x: number; readonly y: number }[];
};

/** Elements with these classes wear the colours; see styles.css. */
export const inkNames = ['paper', 'ink', 'ground', 'filled', 'chosen', 'focus', ...classOrder];

/** The colours of the figure around a canvas, as the page has them now. */
export function inksOf(canvas: Element): Inks {
  const host = canvas.closest('census-map') ?? canvas;
  const colour = (name: string): string => {
    const place = host.querySelector(`.map-ink-${name}`);
    return place === null ? 'gray' : getComputedStyle(place).color;
  };
  return {
    paper: colour('paper'),
    ink: colour('ink'),
    ground: colour('ground'),
    filled: colour('filled'),
    chosen: colour('chosen'),
    focus: colour('focus'),
    kinds: classOrder.map(colour),
    font: getComputedStyle(host).fontFamily,
  };
}

/** A smaller patch is marked by a dot, in pixels. */
export const leastPatch = 9;

/** How wide the frame of a field is, by its depth. */
export const frameWidths = [0, 5, 2, 0.5] as const;
const gridOpacity = 0.55;

/** Draws everything. @param ratio - pixels of the canvas for one of the scene */
export function paint(
  context: CanvasRenderingContext2D,
  scene: Scene,
  overlay: Overlay,
  inks: Inks,
  ratio: number,
): void {
  const { size } = scene;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.globalAlpha = 1;
  context.fillStyle = inks.paper;
  context.fillRect(0, 0, size, size);
  for (const { x, y, width, height, kind, tone } of scene.fields) {
    context.fillStyle = inks.kinds[kind] ?? inks.ink;
    context.globalAlpha = tone;
    context.fillRect(x, y, width, height);
  }
  context.globalAlpha = gridOpacity;
  context.strokeStyle = inks.paper;
  context.lineWidth = 0.7;
  context.beginPath();
  for (const { x, y, width, height, across, down } of scene.grids) {
    for (let at = x; at <= x + width + 0.1; at += across) lineTo(context, at, y, at, y + height);
    for (let at = y; at <= y + height + 0.1; at += down) lineTo(context, x, at, x + width, at);
  }
  context.stroke();
  context.globalAlpha = 1;
  for (const { x, y, width, height, depth } of scene.frames) {
    context.lineWidth = frameWidths[depth] ?? 1;
    context.strokeRect(x, y, width, height);
  }
  paintPictures(context, scene, inks);
  paintNear(context, overlay, inks);
  paintLabels(context, scene, inks);
  paintMarks(context, overlay, inks);
}

function lineTo(context: CanvasRenderingContext2D, ...at: [number, number, number, number]): void {
  context.moveTo(at[0], at[1]);
  context.lineTo(at[2], at[3]);
}

function paintPictures(
  context: CanvasRenderingContext2D,
  { pictures, cells }: Scene,
  inks: Inks,
): void {
  context.fillStyle = inks.ground;
  for (const { x, y, side, image } of pictures) {
    if (image === null) continue;
    context.fillRect(x, y, side, side);
  }
  context.fillStyle = inks.filled;
  for (const picture of pictures)
    for (const { x, y, width, height } of runsOf(picture, cells))
      context.fillRect(x, y, width, height);
}

/** The filled cells of an image, those beside one another in one. */
export function runsOf({ x, y, side, image }: Picture, cells: number): readonly Box[] {
  if (image === null) return [];
  const rim = side * 0.06;
  const unit = (side - 2 * rim) / cells;
  const runs: Box[] = [];
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      if (((image >>> (row * cells + column)) & 1) === 0) continue;
      const from = column;
      while (column + 1 < cells && ((image >>> (row * cells + column + 1)) & 1) === 1) column++;
      const width = (column + 1 - from) * unit;
      runs.push({ x: x + rim + from * unit, y: y + rim + row * unit, width, height: unit });
    }
  return runs;
}

const nameSize = 13;

function paintLabels(context: CanvasRenderingContext2D, { labels }: Scene, inks: Inks): void {
  context.textBaseline = 'top';
  for (const { x, y, text, under } of labels) {
    context.font = `600 ${nameSize}px ${inks.font}`;
    const width = context.measureText(text).width;
    context.font = `400 ${nameSize - 1}px ${inks.font}`;
    const below = under === '' ? 0 : context.measureText(under).width;
    context.globalAlpha = 0.82;
    context.fillStyle = inks.paper;
    context.fillRect(x - 2, y - 1, Math.max(width, below) + 5, under === '' ? 17 : 33);
    context.globalAlpha = 1;
    context.fillStyle = inks.ink;
    if (under !== '') context.fillText(under, x, y + 17);
    context.font = `600 ${nameSize}px ${inks.font}`;
    context.fillText(text, x, y + 1);
  }
}

/** The lines to what one cell turned over makes of the chosen image. */
function paintNear(context: CanvasRenderingContext2D, { near, chosen }: Overlay, inks: Inks): void {
  if (chosen === null || near.length === 0) return;
  const x = chosen.x + chosen.width / 2;
  const y = chosen.y + chosen.height / 2;
  context.strokeStyle = inks.ink;
  context.lineWidth = 0.8;
  context.globalAlpha = 0.45;
  context.beginPath();
  for (const to of near) lineTo(context, x, y, to.x, to.y);
  context.stroke();
  context.globalAlpha = 1;
  for (const to of near) dot(context, to.x, to.y, 3.2, inks.kinds[to.kind] ?? inks.ink, inks.paper);
}

function paintMarks(context: CanvasRenderingContext2D, overlay: Overlay, inks: Inks): void {
  const { at, chosen, trail, keyboard } = overlay;
  if (at !== null) {
    context.strokeStyle = keyboard ? inks.focus : inks.ink;
    context.lineWidth = keyboard ? 3 : 2;
    context.strokeRect(at.x, at.y, at.width, at.height);
  }
  if (trail.length > 1) {
    context.strokeStyle = inks.chosen;
    context.lineWidth = 2;
    context.beginPath();
    for (const [step, { x, y }] of trail.entries())
      if (step === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    context.stroke();
  }
  if (chosen === null) return;
  if (chosen.width < leastPatch) {
    const x = chosen.x + chosen.width / 2;
    dot(context, x, chosen.y + chosen.height / 2, 6, inks.chosen, inks.paper);
    return;
  }
  context.strokeStyle = inks.chosen;
  context.lineWidth = 3;
  context.strokeRect(chosen.x, chosen.y, chosen.width, chosen.height);
}

function dot(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  ink: string,
  rim: string,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = ink;
  context.fill();
  context.strokeStyle = rim;
  context.lineWidth = 1.5;
  context.stroke();
}
