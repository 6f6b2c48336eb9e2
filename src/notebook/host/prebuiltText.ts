/** What the build finds out for a figure, on its way into the page: JSON in which boards and lists of numbers stay what they are. */

/** A board in the text: a digit a cell. */
type Cells = { readonly cellsOf: string };
/** Numbers in the text. */
type Numbers = { readonly numbersOf: readonly number[] };

/** As it stands in the page. @throws RangeError for bytes that are no cells */
export const prebuiltText = (given: unknown): string =>
  JSON.stringify(given, (_, value: unknown): unknown => {
    if (value instanceof Float64Array) return { numbersOf: [...value] } satisfies Numbers;
    if (!(value instanceof Uint8Array)) return value;
    if (value.some((byte) => byte > 9)) throw new RangeError('only cells are given as bytes');
    return { cellsOf: value.join('') } satisfies Cells;
  });

/** As the figure reads it. */
export const prebuiltIn = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if ('cellsOf' in value) return Uint8Array.from((value as Cells).cellsOf, Number);
    return 'numbersOf' in value ? Float64Array.from((value as Numbers).numbersOf) : value;
  });
