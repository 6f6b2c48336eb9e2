/** The map as an SVG picture: for first frames, and for files. */
import { classMarks, classOrder } from '../../charts/classScale.ts';
import { rounded } from '../../formats/numbers.ts';
import { svgNode } from '../../svg/svgTree.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import { frameWidths, runsOf } from './canvas.ts';
import { wholeMap } from './camera.ts';
import type { MapLayout, Path } from './layout.ts';
import { sceneOf } from './scene.ts';
import type { Box, Frame, Scene } from './scene.ts';
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

/** The whole map. @source none */
export const wholePicture = (layout: MapLayout, place: Path): SvgNode =>
  mapPicture(sceneOf(layout, wholeMap, wholeSize, null), mapLabel(layout, place), null);

/**
 * The picture of a scene.
 *
 * @param label - what it shows, for readers who do not see it
 * @param chosen - the patch of the chosen image
 * @source none
 */
export function mapPicture(scene: Scene, label: string, chosen: Box | null): SvgNode {
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
    ...names,
    ...(chosen === null ? [] : [svgNode('path', { class: 'map-chosen', d: rectangle(chosen) })]),
  );
}
