/** The chosen image and those one cell away: what is known of their places, and the way that it has come. */
import { Work } from '../../kit/work/work.ts';
import type { WorkOptions } from '../../kit/work/work.ts';
import type { WalkPlace } from '../../workers/censusTasks.ts';
import { binAt, flipped, patchAt, withFlips } from './flips.ts';
import type { MapLayout, Path, Rect } from './layout.ts';
import { pathOf } from './layout.ts';

/** So many steps of the way are kept. */
const longestTrail = 24;

/** The images of one size that the reader has looked at. */
export class Chosen {
  readonly layout: MapLayout;
  readonly work: Work;
  #image: number | null = null;
  #trail: readonly number[] = [];
  readonly #places = new Map<number, WalkPlace>();

  /** @param places - of images that need not be looked for */
  constructor(layout: MapLayout, options: WorkOptions, places: readonly WalkPlace[]) {
    this.layout = layout;
    this.work = new Work(options);
    for (const place of places) this.#places.set(place.image, place);
  }

  get image(): number | null {
    return this.#image;
  }

  /** The images that it has been, itself the last. */
  get trail(): readonly number[] {
    return this.#trail;
  }

  /** Chooses an image; a way begins at it, unless it is one cell from the last one. */
  choose(image: number | null, further = false): void {
    this.#trail =
      image === null ? [] : further ? [...this.#trail, image].slice(-longestTrail) : [image];
    this.#image = image;
  }

  /** Finds out where it is, and all that are one cell away. Resolves with false when the reader stops that. */
  async find(image: number): Promise<boolean> {
    if (this.#finding?.image !== image) {
      const finding = { image, found: this.#look(image) };
      this.#finding = finding;
      void finding.found.finally(() => {
        if (this.#finding === finding) this.#finding = null;
      });
    }
    return this.#finding.found;
  }

  #finding: { readonly image: number; readonly found: Promise<boolean> } | null = null;

  async #look(image: number): Promise<boolean> {
    const { height, width } = this.layout.index;
    const images = withFlips(image, height * width).filter((one) => !this.#places.has(one));
    if (images.length === 0) return true;
    const places = await this.work.ask('Looking up where the picture lies …', 'census-places', {
      height,
      width,
      images,
    });
    for (const place of places ?? []) this.#places.set(place.image, place);
    return places !== null;
  }

  /** The path of an image whose place is known. */
  pathOf(image: number): Path | null {
    const place = this.#places.get(image);
    return place === undefined ? null : pathOf(binAt(this.layout, place));
  }

  /** Its patch. */
  patchOf(image: number): Rect | null {
    const place = this.#places.get(image);
    return place === undefined ? null : patchAt(this.layout, place);
  }

  /** The patches of the images one cell away from the chosen one, and their classes. */
  near(): readonly { readonly cell: number; readonly patch: Rect; readonly kind: number }[] {
    const image = this.#image;
    if (image === null) return [];
    const { height, width } = this.layout.index;
    return Array.from({ length: height * width }, (_, cell) => cell).flatMap((cell) => {
      const one = flipped(image, cell);
      const patch = this.patchOf(one);
      return patch === null ? [] : [{ cell, patch, kind: this.pathOf(one)?.[0] ?? 0 }];
    });
  }
}
