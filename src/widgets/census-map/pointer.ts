/** Where pointer and keyboard are on the map, what is there, and what a click or a key does. Plain data but for the stage. */
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Camera } from './camera.ts';
import { clamped, longerSide, wholeMap, zoomed } from './camera.ts';
import type { MapLayout, Path, Rect, Region } from './layout.ts';
import { latticeOf, orderAt, patchOf, regionAt, regionsAround } from './layout.ts';
import { pictureSize } from './pictures.ts';
import type { Pictures } from './pictures.ts';
import { fieldBeside, fieldInto, fieldsIn, outOf, wayOf } from './walking.ts';
import { countText, imageText, pathText } from './words.ts';

/** What the stage shows. */
export type CensusMapShown = { readonly camera: Camera; readonly size: number };

/** What a click means. */
export type Target =
  | { readonly kind: 'field'; readonly region: Region }
  | { readonly kind: 'image'; readonly region: Region; readonly order: number }
  /** So near that images are seen. */
  | { readonly kind: 'near'; readonly region: Region; readonly camera: Camera };

/** What a key does. */
export type KeyAct =
  | { readonly kind: 'go'; readonly path: Path }
  /** Without a path, where the camera looks says where that is. */
  | { readonly kind: 'look'; readonly camera: Camera; readonly path?: Path }
  | { readonly kind: 'image'; readonly region: Region; readonly order: number }
  /** The keyboard is somewhere else; the camera follows where it must. */
  | { readonly kind: 'walk'; readonly text: string; readonly camera: Camera | null };

/** Patches become so large, in pixels, when the reader goes into a field of many. */
const comfortable = 40;

/** Both places of one map. */
export class Pointer {
  #layout: MapLayout | null = null;
  #point: readonly [x: number, y: number] | null = null;
  #field: Region | null = null; // of the keyboard
  #order: number | null = null; // its image in the field of the place
  /** Whether the keyboard was used last. */
  keyboard = false;

  /** Another map. */
  begin(layout: MapLayout): void {
    this.#layout = layout;
    this.#point = null;
    this.leave();
  }

  /** The keyboard begins anew. */
  leave(): void {
    this.#field = null;
    this.#order = null;
  }

  hover(point: readonly [x: number, y: number] | null): void {
    this.#point = point;
    if (point !== null) this.keyboard = false;
  }

  /** What a click at a point means; null beside the map. */
  targetAt(place: Path, shown: CensusMapShown, x: number, y: number): Target | null {
    const layout = this.#layout;
    if (layout === null) return null;
    const leaf = regionsAround(layout, x, y).find(({ path }) => path.length === 3);
    if (leaf !== undefined && patchSize(leaf, shown) >= pictureSize)
      return { kind: 'image', region: leaf, order: orderAt(leaf, x, y) };
    const region = fieldInto(layout, place, shown.camera, shown.size, x, y);
    if (region === null) return null;
    if (region !== regionAt(layout, place)) return { kind: 'field', region };
    return this.#into(layout, region, shown, x, y);
  }

  /** The outline of what is meant; null while nothing is. */
  markAt(place: Path, shown: CensusMapShown): Rect | null {
    if (this.keyboard) {
      const here = this.#layout === null ? null : regionAt(this.#layout, place);
      if (here !== null && this.#order !== null) return patchOf(here, this.#order);
      return this.#field;
    }
    const target = this.#point === null ? null : this.targetAt(place, shown, ...this.#point);
    if (target === null || target.kind === 'near') return null;
    return target.kind === 'image' ? patchOf(target.region, target.order) : target.region;
  }

  /** What is meant, in words; null while nothing is. */
  readout(place: Path, shown: CensusMapShown, pictures: Pictures): string | null {
    if (this.keyboard) return this.#field === null ? null : this.textOf(this.#field.path);
    const layout = this.#layout;
    if (layout === null || this.#point === null) return null;
    const target = this.targetAt(place, shown, ...this.#point);
    if (target === null) return null;
    const image = target.kind === 'image' ? pictures.imageIn(target.region, target.order) : null;
    return image === null ? this.textOf(target.region.path) : imageText(image, target.region.path);
  }

  /** A field in words. */
  textOf(path: Path): string {
    const layout = this.#layout;
    const images = layout === null ? 0 : (regionAt(layout, path)?.images ?? 0);
    if (layout === null) return '';
    const text = `${pathText(path)}: ${countText(layout, path, images)}.`;
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  }

  /** What a key means at a place; null for keys that are not for the map. */
  key(key: string, place: Path, shown: CensusMapShown): KeyAct | null {
    const layout = this.#layout;
    if (layout === null) return null;
    const { camera } = shown;
    if (key === '+' || key === '=') return { kind: 'look', camera: zoomed(layout, camera, 2) };
    if (key === '-') return { kind: 'look', camera: zoomed(layout, camera, 0.5) };
    if (key === 'Home') return { kind: 'go', path: [] };
    if (key === 'Escape' || key === 'Backspace')
      return camera.span >= wholeMap.span ? null : { kind: 'go', path: outOf(place) };
    const here = regionAt(layout, place);
    if (here === null) return null;
    const way = wayOf(key);
    if (way === undefined && key !== 'Enter' && key !== ' ') return null;
    this.keyboard = true;
    if (place.length === 3) return this.#keyInField(layout, here, way, shown);
    if (way === undefined)
      return this.#field === null ? null : { kind: 'go', path: this.#field.path };
    const fields = fieldsIn(layout, place);
    const first = fields.reduce<Region | null>(
      (best, one) => (best !== null && best.images >= one.images ? best : one),
      null,
    );
    this.#field = this.#field === null ? first : fieldBeside(fields, this.#field, way);
    const text = this.#field === null ? '' : this.textOf(this.#field.path);
    return { kind: 'walk', text, camera: null };
  }

  /** Within a smallest field the keys walk from image to image, once they can be seen. */
  #keyInField(
    layout: MapLayout,
    here: Region,
    way: readonly [x: number, y: number] | undefined,
    shown: CensusMapShown,
  ): KeyAct {
    const { x, y } = shown.camera;
    const { columns } = latticeOf(here);
    if (patchSize(here, shown) < pictureSize) {
      const near = this.#into(layout, here, shown, x, y);
      return { kind: 'look', camera: near.camera, path: here.path };
    }
    const middle = orderAt(here, x, y);
    if (way === undefined) return { kind: 'image', region: here, order: this.#order ?? middle };
    const step = way[0] + way[1] * columns;
    const next = this.#order === null ? middle : this.#order + step;
    const order = next < 0 || next >= here.images ? (this.#order ?? middle) : next;
    this.#order = order;
    this.#field = here;
    const text = `Picture ${grouped(order + 1)} of ${grouped(here.images)} in this field.`;
    return { kind: 'walk', text, camera: following(layout, shown.camera, patchOf(here, order)) };
  }

  /** The camera that shows the images of a field around a point. */
  #into(
    layout: MapLayout,
    region: Region,
    { size }: CensusMapShown,
    x: number,
    y: number,
  ): Target & { readonly kind: 'near' } {
    const { across, down } = latticeOf(region);
    const span = Math.min(longerSide(region) * 1.06, (Math.min(across, down) * size) / comfortable);
    const camera = clamped(layout, {
      x: inside(x, region.x0, region.x1),
      y: inside(y, region.y0, region.y1),
      span,
    });
    return { kind: 'near', region, camera };
  }
}

const inside = (at: number, from: number, to: number): number => Math.min(Math.max(at, from), to);

/** How large the patches of a smallest field are, in pixels. */
function patchSize(region: Region, { camera, size }: CensusMapShown): number {
  const { across, down } = latticeOf(region);
  return (Math.min(across, down) / camera.span) * size;
}

/** The camera moved so far that a patch is seen; null where it is. */
function following(layout: MapLayout, camera: Camera, { x0, y0, x1, y1 }: Rect): Camera | null {
  const half = camera.span / 2;
  const into = (middle: number, from: number, to: number): number =>
    from < middle - half ? from + half : to > middle + half ? to - half : middle;
  const [x, y] = [into(camera.x, x0, x1), into(camera.y, y0, y1)];
  return x === camera.x && y === camera.y ? null : clamped(layout, { ...camera, x, y });
}
