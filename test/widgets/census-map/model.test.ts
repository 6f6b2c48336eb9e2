// Cameras, walking, the images that are known, what is drawn, and links.
import { describe, expect, test } from 'vitest';
import { classMarks } from '../../../src/charts/classScale.ts';
import { besideTheHardest } from '../../../src/facts/census.ts';
import { firstFrame } from '../../../src/book/still.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import {
  cameraAt,
  cameraOn,
  clamped,
  leastSpan,
  pathSeen,
  sees,
  wholeMap,
  zoomed,
} from '../../../src/widgets/census-map/camera.ts';
import { figure } from '../../../src/widgets/census-map/figure.ts';
import { flipped, patchAt, withFlips } from '../../../src/widgets/census-map/flips.ts';
import { prebuilt as given } from '../../../src/widgets/census-map/prebuilt.ts';
import { patchOf, regionAt } from '../../../src/widgets/census-map/layout.ts';
import { linksFor, mapSettings } from '../../../src/widgets/census-map/model.ts';
import { mapPicture } from '../../../src/widgets/census-map/picture.ts';
import { binsSeen, Pictures, pictureSize } from '../../../src/widgets/census-map/pictures.ts';
import { Pointer } from '../../../src/widgets/census-map/pointer.ts';
import { sceneOf, toneOf } from '../../../src/widgets/census-map/scene.ts';
import {
  fieldBeside,
  fieldInto,
  fieldsIn,
  hardestField,
  outOf,
} from '../../../src/widgets/census-map/walking.ts';
import {
  flipText,
  hardestText,
  imageText,
  pathText,
  placeSentences,
  shareText,
} from '../../../src/widgets/census-map/words.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';
import { findTask } from '../../../src/workers/tasks.ts';
import type { FoundImages, WalkPlace } from '../../../src/workers/censusTasks.ts';
import type { TaskTally } from '../../../src/notebook/pool/taskTable.ts';
import { leavesOf, mapOf } from './maps.ts';

const five = mapOf('5x5');
const four = mapOf('4x4');

/** What a task answers. */
function answer(name: string, question: unknown): unknown {
  const task = findTask(name);
  const tally = task.emptyTally(question) as TaskTally;
  task.begin(question)(0, 1, tally);
  return tally.answer;
}

describe('a camera', () => {
  test('stays on the map and comes no nearer than a few patches', () => {
    expect(clamped(five, { x: 0, y: 1, span: 4 })).toEqual(wholeMap);
    const near = clamped(five, { x: 1, y: 0, span: 0 });
    expect(near.span).toBe(leastSpan(five));
    expect(near.x + near.span / 2).toBeCloseTo(1, 12);
    expect(zoomed(five, wholeMap, 2)).toEqual({ x: 0.5, y: 0.5, span: 0.5 });
  });

  test('on a field sees it, and the field is where the reader is', () => {
    let told = 0;
    for (const leaf of leavesOf(five.all)) {
      const camera = cameraOn(five, leaf);
      expect(sees(camera, leaf)).toBe(true);
      // not moved in from an edge, and not kept away
      const apart = Math.hypot(
        camera.x - (leaf.x0 + leaf.x1) / 2,
        camera.y - (leaf.y0 + leaf.y1) / 2,
      );
      if (camera.span > leastSpan(five) && apart < 1e-12) {
        expect(pathSeen(five, camera)).toEqual(leaf.path);
        told++;
      }
    }
    expect(told).toBeGreaterThan(400);
    expect(pathSeen(five, wholeMap)).toEqual([]);
    expect(cameraAt(five, [])).toEqual(wholeMap);
  });
});

describe('walking', () => {
  test('goes into a field by a click, level by level, and out again', () => {
    const { x0, y0 } = regionAt(five, [0, 3, 12])!;
    const into = (path: Parameters<typeof fieldInto>[1]) =>
      fieldInto(five, path, cameraAt(five, path), 500, x0 + 1e-4, y0 + 1e-4)?.path;
    expect(into([])).toEqual([0, 3]);
    expect(into([0, 3])).toEqual([0, 3, 12]);
    expect(into([0, 3, 12])).toEqual([0, 3, 12]);
    expect(into([0, 3, 13])).toEqual([0, 3, 12]); // beside it, as large
    expect(outOf([0, 3, 12])).toEqual([0, 3]);
    expect(fieldInto(five, [], wholeMap, 500, 2, 2)).toBeNull();
  });

  test('does not go into what is too small to be hit', () => {
    const tiny = regionAt(five, [0, 17])!;
    const hit = fieldInto(five, [], wholeMap, 500, tiny.x0 + 1e-9, tiny.y0 + 1e-9);
    expect(hit?.path).toEqual([0]);
  });

  test('by arrow keys comes to fields in that direction, and to every one', () => {
    for (const place of [[], [0, 3], [3, 5]] as const) {
      const fields = fieldsIn(five, place);
      const seen = new Set([fields[0]!]);
      for (const field of seen)
        for (const way of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const next = fieldBeside(fields, field, way);
          seen.add(next);
          if (next === field) continue;
          const ahead = way[0] * (next.x0 - field.x0) + way[1] * (next.y0 - field.y0);
          expect(ahead).toBeGreaterThan(-1e-9);
        }
      expect(seen.size).toBe(fields.length);
    }
  });

  test('a click on a strip goes into it, and from within it never back', () => {
    const size = 600;
    const strips = five.all.children
      .flatMap(({ children }) => children)
      .filter(
        (one) =>
          Math.max(one.x1 - one.x0, one.y1 - one.y0) >
          3 * Math.min(one.x1 - one.x0, one.y1 - one.y0),
      );
    expect(strips.length).toBeGreaterThan(0);
    for (const strip of strips) {
      const [x, y] = [(strip.x0 + strip.x1) / 2, (strip.y0 + strip.y1) / 2];
      const camera = cameraAt(five, strip.path);
      expect(fieldInto(five, strip.path, camera, size, x, y)?.path.length).toBeGreaterThan(1);
      // as a strip of 120 pixels on the screen
      const wide = {
        ...camera,
        span: Math.min(1, (Math.max(strip.x1 - strip.x0, strip.y1 - strip.y0) * size) / 120),
      };
      const found = fieldInto(five, [], wide, size, x, y);
      const side = Math.min(strip.x1 - strip.x0, strip.y1 - strip.y0) / wide.span;
      if (side * size >= 5) expect([strip.path, found?.path]).toEqual([strip.path, strip.path]);
    }
  });

  test('knows the way to the hardest', () => {
    expect(hardestField(five)?.path).toEqual([0, 17]);
    expect(hardestText(hardestField(five)!)).toBe('Fly to the four that take 17 sweeps');
  });
});

const shown = (path: Parameters<typeof cameraAt>[1]) => ({
  camera: cameraAt(five, path),
  size: 500,
});

describe('the keys', () => {
  test('walk over fields, go in, go out, come nearer', () => {
    const pointer = new Pointer();
    pointer.begin(five);
    const first = pointer.key('ArrowRight', [], shown([]));
    expect(first).toMatchObject({
      kind: 'walk',
      text: expect.stringMatching(/^Simple, 3 sweeps: 9,367,027 pictures/),
    });
    expect(pointer.key('ArrowRight', [], shown([]))).toMatchObject({ kind: 'walk' });
    expect(pointer.key('Enter', [], shown([]))).toMatchObject({ kind: 'go', path: [0, 2] });
    expect(pointer.key('Escape', [0, 5], shown([0, 5]))).toEqual({ kind: 'go', path: [0] });
    expect(pointer.key('Escape', [], shown([]))).toBeNull();
    expect(pointer.key('+', [], shown([]))).toMatchObject({ kind: 'look', camera: { span: 0.5 } });
    expect(pointer.key('Home', [0, 5], shown([0, 5]))).toEqual({ kind: 'go', path: [] });
    expect(pointer.key('Tab', [], shown([]))).toBeNull();
  });

  test('come down to images, and walk from one to the next', () => {
    const pointer = new Pointer();
    pointer.begin(five);
    const place = [0, 3, 12] as const;
    const down = pointer.key('Enter', place, shown(place));
    expect(down?.kind).toBe('look');
    if (down?.kind !== 'look') return;
    const near = { camera: down.camera, size: 500 };
    const walk = pointer.key('ArrowRight', place, near);
    expect(walk).toMatchObject({ kind: 'walk' });
    const chosen = pointer.key('Enter', place, near);
    const again = pointer.key('ArrowDown', place, near);
    expect(again).toMatchObject({ kind: 'walk' });
    const below = pointer.key('Enter', place, near);
    if (chosen?.kind !== 'image' || below?.kind !== 'image') throw new Error('no images');
    const [a, b] = [patchOf(chosen.region, chosen.order), patchOf(below.region, below.order)];
    expect(b.y0).toBeCloseTo(a.y1, 12);
    expect(b.x0).toBeCloseTo(a.x0, 12);
  });
});

describe('the images in view', () => {
  const camera = { x: 0.26, y: 0.33, span: 0.004 };

  test('are asked for block by block, and are then where the walk has them', () => {
    const pictures = new Pictures(five);
    const seen = binsSeen(five, camera, 500, pictureSize);
    const wanted = pictures.wanted(seen);
    expect(wanted.length).toBeGreaterThan(0);
    expect(sceneOf(five, camera, 500, pictures).pictures.every(({ image }) => image === null)).toBe(
      true,
    );
    const question = { height: 5, width: 5, blocks: wanted };
    pictures.add(answer('census-blocks', question) as FoundImages[]);
    expect(pictures.wanted(seen)).toEqual([]);
    const scene = sceneOf(five, camera, 500, pictures);
    expect(scene.pictures.length).toBeGreaterThan(300);
    const images = scene.pictures.flatMap(({ image }) => image ?? []).slice(0, 4);
    expect(images.length).toBe(4);
    const places = answer('census-places', { height: 5, width: 5, images }) as WalkPlace[];
    for (const [at, place] of places.entries()) {
      const patch = patchAt(five, place)!;
      const { x, y, side } = scene.pictures[at]!;
      const scale = 500 / camera.span;
      const middle = ((patch.x0 + patch.x1) / 2 - camera.x + camera.span / 2) * scale;
      expect(x + side / 2).toBeCloseTo(middle, 3);
      expect(y + side / 2).toBeCloseTo(
        ((patch.y0 + patch.y1) / 2 - camera.y + camera.span / 2) * scale,
        3,
      );
    }
  });

  test('are the other one when a cell is turned over', () => {
    expect(withFlips(5, 3)).toEqual([5, 4, 7, 1]);
    expect(flipped(flipped(99, 4), 4)).toBe(99);
  });
});

describe('the scene', () => {
  test('of the whole map has names of sweeps and of the classes, and no images', () => {
    const { labels, pictures, fields, grids } = sceneOf(five, wholeMap, 540, new Pictures(five));
    const texts = labels.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['simple', 'pairs', '5 sweeps', 'no progress']));
    expect(pictures).toEqual([]);
    expect(grids).toEqual([]);
    expect(fields.length).toBeGreaterThan(150);
  });

  test('of a number of sweeps has names of filled cells', () => {
    const { labels } = sceneOf(five, cameraAt(five, [0, 3]), 540, null);
    expect(labels.map(({ text }) => text)).toContain('13 filled');
  });

  test('makes a picture with every field in it, of valid numbers', () => {
    const scene = sceneOf(four, wholeMap, 540, null);
    const markup = toMarkup(mapPicture(scene, 'map', null));
    expect(markup).toContain('>simple<');
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
    expect(markup.match(/M[\d.-]+ [\d.-]+h/g)?.length).toBe(
      scene.fields.length + scene.frames.length,
    );
  });

  test('has lines to the 25 pictures that are one cell away, by their classes', async () => {
    const props = { image: 6_677_894 };
    const { markup } = await firstFrame(figure, { props, prebuilt: given(props) });
    const lines = /class="map-near" d="([^"]*)"/.exec(markup)?.[1] ?? '';
    expect(lines.match(/M/g)?.length).toBe(25);
    const ends = [...markup.matchAll(/class="map-dot"[^>]* r="3.2" fill="([^"]+)"/g)];
    const simple = ends.filter(([, fill]) => fill === classMarks.simple.colour);
    const { simple: counted, others } = besideTheHardest();
    expect([simple.length, ends.length]).toEqual([counted, counted + others]);
    expect(markup).toContain('Picture no. 6,677,894: simple, 17 sweeps, 12 filled.');
    // a map that opens with no picture has no star
    const plain = await firstFrame(figure, { props: {}, prebuilt: given({}) ?? null });
    expect(plain.markup).not.toMatch(/map-(?:near|dot)/);
  });

  test('is the deeper in colour the more cells are filled', () => {
    const tones = Array.from({ length: 26 }, (_, filled) => toneOf(filled, 25));
    expect(tones).toEqual(tones.toSorted((a, b) => a - b));
    expect(Math.min(...tones)).toBeGreaterThan(0.1);
    expect(Math.max(...tones)).toBe(1);
  });
});

describe('a link', () => {
  const usual = mapSettings.defaults;

  test('of before the map opened with a picture means none; without one the map opens with it', () => {
    const opens = { ...usual, image: 6_677_894 };
    const links = linksFor(opens);
    expect(links.read({}, opens)).toEqual(opens);
    expect(links.read({ a: '1.3' }, opens)).toEqual({ ...usual, place: [0, 3] });
    expect(links.write(opens, opens)).toEqual({});
    for (const state of [usual, { ...usual, image: 5 }, { ...opens, place: [1] as const }])
      expect(links.read(links.write(state, opens), opens)).toEqual(state);
  });

  test.each([
    { a: '5' },
    { a: '1.x' },
    { z: '1,2' },
    { z: '2,0,1' },
    { z: '0,0,0' },
    { i: '-1' },
    { i: '33554432' },
    { n: '4', i: '65536' },
    { n: '6' },
  ])('to %o is refused', (link) =>
    expect(() => linksFor(usual).read(link, usual)).toThrow(LinkError),
  );
});

describe('words', () => {
  test('tell places and shares', () => {
    expect(pathText([0, 1, 25])).toBe('simple, 1 sweep, 25 filled');
    expect(shareText(4, 2 ** 25)).toBe('1 in 8,388,608');
    expect(shareText(2 ** 24, 2 ** 25)).toBe('50.0\u00a0%');
    expect(placeSentences(five, [])[0]).toMatch(/^All 33,554,432 pictures of 5\u00a0×\u00a05/);
    expect(placeSentences(five, [0, 17]).join(' ')).toMatch(/^4 pictures, .* in sweep 17\.$/);
    expect(imageText(7, [3, 2, 3])).toBe('Picture no. 7: no progress, 2 sweeps, 3 filled.');
    expect(flipText(0, 1, [0, 17, 12], [3, 8, 13])).toBe(
      'Row 1, column 2 turned over: from simple, 17 sweeps to no progress, 8 sweeps.',
    );
    expect(flipText(0, 1, [0, 3, 12], [0, 3, 13])).toMatch(/: still simple, 3 sweeps\.$/);
  });
});
