/** Experiments that go through sizes, one after the other: each has its part of the units. */

/** Sizes as `4x5`. */
export type SizesSpec = { readonly sizes: readonly string[] };

/** A size, and which units are its own. */
export type SizePart = {
  readonly size: string;
  readonly height: number;
  readonly width: number;
  readonly from: number; // the first unit
  readonly units: number;
};

/** Rows and columns of a size. @throws RangeError when it is none. */
export function sidesOf(size: string): { readonly height: number; readonly width: number } {
  const [, height, width] = /^(\d{1,2})x(\d{1,2})$/.exec(size) ?? [];
  if (height === undefined || width === undefined) throw new RangeError(`no size: ${size}`);
  return { height: Number(height), width: Number(width) };
}

/**
 * The parts of some sizes.
 *
 * @param unitsOf - how many units a size has; may throw a RangeError
 * @throws RangeError for what is no size
 */
export function sizeParts(
  { sizes }: SizesSpec,
  unitsOf: (height: number, width: number) => number,
): readonly SizePart[] {
  let from = 0;
  return sizes.map((size) => {
    const { height, width } = sidesOf(size);
    const units = unitsOf(height, width);
    const part = { size, height, width, from, units };
    from += units;
    return part;
  });
}

/** @throws RangeError when there are no sizes, or the same one twice */
export function checkSizes({ sizes }: SizesSpec): void {
  if (sizes.length === 0) throw new RangeError('no size is to be counted');
  if (new Set(sizes).size < sizes.length) throw new RangeError('a size stands there twice');
}

/** Those of units `from` to `to` that are of a part, counted from its first one; null: none. */
export function unitsWithin(
  part: SizePart,
  from: number,
  to: number,
): readonly [begin: number, end: number] | null {
  const begin = Math.max(0, from - part.from);
  const end = Math.min(to - part.from, part.units);
  return begin < end ? [begin, end] : null;
}
