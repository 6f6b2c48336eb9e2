/** The map as an SVG picture: for first frames, and for files. */
import { classMarks, classOrder } from '../../charts/classScale.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { frameWidths, leastPatch, runsOf } from './canvas.ts';
import type { Overlay } from './canvas.ts';
import { wholeMap } from './camera.ts';
import type { Path } from './layout.ts';
import { sceneOf } from './scene.ts';
import type { Box, Frame, Scene } from './scene.ts';
import { overlayOf } from './overlay.ts';
import type { Sight } from './overlay.ts';
import { mapLabel } from './words.ts';

const short = (value: number): string => String(rounded(value, 1));

const rectangle = ({ x, y, width, height }: Box): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;

/** Tones are told apart so far; fewer paths make a small picture. */
const tones = 24;

/** The fields of each class and tone in one path. */
function fieldPaths({ fields }: Scene): readonly SvgNode[] {
  const paths = new Map<string, string>();
  for (const field of fields) {
    const key = `${field.kind} ${Math.round(field.tone * tones) / tones}`;
    paths.set(key, (paths.get(key) ?? '') + rectangle(field));
  }
  return [...paths].map(([key, d]) => {
    const [kind = 0, tone = 1] = key.split(' ').map(Number);
    const fill = classMarks[classOrder[kind] ?? 'simple'].colour;
    return svgNode('path', { fill, 'fill-opacity': rounded(tone, 3), d });
  });
}

const framePath = (frames: readonly Frame[], depth: number): SvgNode =>
  svgNode('path', {
    class: 'map-frame',
    'stroke-width': frameWidths[depth] ?? 1,
    d: frames
      .filter((frame) => frame.depth === depth)
      .map(rectangle)
      .join(''),
  });

/** About the size that the picture has in the page. */
const wholeSize = 540;

/** The whole map. */
export const wholePicture = (sight: Sight, place: Path): SvgNode =>
  mapPicture(
    sceneOf(sight.layout, wholeMap, wholeSize, null),
    mapLabel(sight.layout, place),
    overlayOf(sight, wholeMap, wholeSize),
  );

const circle = ({ x, y }: { x: number; y: number }, r: number, fill: string): SvgNode =>
  svgNode('circle', { class: 'map-dot', cx: short(x), cy: short(y), r, fill });

/** The lines to what one cell turned over makes of the chosen image. */
function nearNodes({ near, chosen }: Overlay): readonly SvgNode[] {
  if (chosen === null || near.length === 0) return [];
  const from = `M${short(chosen.x + chosen.width / 2)} ${short(chosen.y + chosen.height / 2)}`;
  const d = near.map(({ x, y }) => `${from}L${short(x)} ${short(y)}`).join('');
  return [
    svgNode('path', { class: 'map-near', d }),
    ...near.map((to) => circle(to, 3.2, classMarks[classOrder[to.kind] ?? 'simple'].colour)),
  ];
}

/** The chosen image: its patch, or a dot where that is too small to be seen. */
function chosenNode(chosen: Box): SvgNode {
  if (chosen.width >= leastPatch)
    return svgNode('path', { class: 'map-chosen', d: rectangle(chosen) });
  const middle = { x: chosen.x + chosen.width / 2, y: chosen.y + chosen.height / 2 };
  return circle(middle, 6, 'var(--accent)');
}

/**
 * The picture of a scene.
 *
 * @param label - what it shows, for readers who do not see it
 * @param overlay - what is marked over it; null for nothing
 */
export function mapPicture(scene: Scene, label: string, overlay: Overlay | null): SvgNode {
  const { size, frames, labels, pictures, cells } = scene;
  const known = pictures.filter(({ image }) => image !== null);
  const names = labels.flatMap(({ x, y, text, under }) => [
    svgNode('text', { class: 'map-name', x: short(x), y: short(y + 13) }, text),
    ...(under === ''
      ? []
      : [svgNode('text', { class: 'map-count', x: short(x), y: short(y + 28) }, under)]),
  ]);
  return svgNode(
    'svg',
    {
      class: 'map-picture',
      viewBox: `0 0 ${size} ${size}`,
      role: 'img',
      'aria-label': label,
    },
    ...fieldPaths(scene),
    ...[3, 2, 1].map((depth) => framePath(frames, depth)),
    ...(known.length === 0
      ? []
      : [
          svgNode('path', {
            class: 'map-ground',
            d: known
              .map(({ x, y, side }) => rectangle({ x, y, width: side, height: side }))
              .join(''),
          }),
          svgNode('path', {
            class: 'map-filled',
            d: known.flatMap((picture) => runsOf(picture, cells).map(rectangle)).join(''),
          }),
        ]),
    ...(overlay === null ? [] : nearNodes(overlay)),
    ...names,
    ...(overlay?.chosen == null ? [] : [chosenNode(overlay.chosen)]),
  );
}
