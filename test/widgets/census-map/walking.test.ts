// The way into the map: every field opens, whatever its shape, by presses and by keys.
import { describe, expect, test } from 'vitest';
import { cameraAt } from '../../../src/widgets/census-map/camera.ts';
import type { Camera } from '../../../src/widgets/census-map/camera.ts';
import type { MapLayout, Path, Region } from '../../../src/widgets/census-map/layout.ts';
import { Pointer } from '../../../src/widgets/census-map/pointer.ts';
import type { KeyAct, Target } from '../../../src/widgets/census-map/pointer.ts';
import { fieldBeside, fieldsIn, wayOf } from '../../../src/widgets/census-map/walking.ts';
import { leavesOf, mapOf } from './maps.ts';

const most = 6; // presses, from the whole map to an image

type Place = { readonly path: Path; readonly camera: Camera };

/** Where a press or a key leads, as in the figure: the image that it chooses, or the next place. */
function after(layout: MapLayout, act: Target | KeyAct | null): Region | Place | null {
  if (act?.kind === 'image') return act.region;
  if (act?.kind === 'near') return { path: act.region.path, camera: act.camera };
  if (act?.kind === 'look') return { path: act.path ?? [], camera: act.camera };
  const path = act?.kind === 'field' ? act.region.path : act?.kind === 'go' ? act.path : null;
  return path === null ? null : { path, camera: cameraAt(layout, path) };
}

/** The field of the image that one comes to. */
function opened(
  layout: MapLayout,
  from: Path,
  act: (pointer: Pointer, place: Place) => Target | KeyAct | null,
): Region | null {
  const pointer = new Pointer();
  pointer.begin(layout);
  let place: Place = { path: from, camera: cameraAt(layout, from) };
  for (let press = 0; press < most; press++) {
    const next = after(layout, act(pointer, place));
    if (next === null || 'images' in next) return next;
    place = next;
  }
  return null;
}

const sees = ({ x, y, span }: Camera, across: number, down: number): boolean =>
  Math.abs(across - x) <= span / 2 && Math.abs(down - y) <= span / 2;

describe.each(['4x4', '5x5'] as const)('every field of the map of %s', (images) => {
  const layout = mapOf(images);
  const leaves = leavesOf(layout.all);

  test.each([280, 544])('opens by presses on its middle and its corners, %i px wide', (size) => {
    const closed: string[] = [];
    for (const leaf of leaves)
      for (const from of [[], leaf.path.slice(0, 2), leaf.path] as Path[])
        for (const part of [0.01, 0.5, 0.99]) {
          const x = leaf.x0 + part * (leaf.x1 - leaf.x0);
          const y = leaf.y0 + part * (leaf.y1 - leaf.y0);
          let out = false; // what is pressed has gone out of sight, and another press is another one
          const region = opened(layout, from, (pointer, { path, camera }) => {
            out ||= !sees(camera, x, y);
            return out ? null : pointer.targetAt(path, { camera, size }, x, y);
          });
          if (region !== leaf && !out) closed.push(`${leaf.path.join('.')} from ${from.join('.')}`);
        }
    expect(closed).toEqual([]);
  });

  test.each([280, 544])('opens by Enter, %i px wide', (size) => {
    const closed = leaves.filter(
      (leaf) =>
        opened(layout, leaf.path, (pointer, { path, camera }) =>
          pointer.key('Enter', path, { camera, size }),
        ) !== leaf,
    );
    expect(closed.map(({ path }) => path.join('.'))).toEqual([]);
  });

  test('is come to by the arrow keys', () => {
    const kinds = layout.all.children;
    const places = [layout.all, ...kinds.flatMap(({ children }) => children)];
    const missed: string[] = [];
    for (const { path } of places) {
      const fields = fieldsIn(layout, path);
      const come = new Set(fields.toSorted((a, b) => b.images - a.images).slice(0, 1));
      // a set that grows is walked to its end
      for (const field of come)
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
          come.add(fieldBeside(fields, field, wayOf(key)!));
      missed.push(...fields.filter((one) => !come.has(one)).map((one) => one.path.join('.')));
    }
    expect(missed).toEqual([]);
  });
});
