/** The figures that a text names: what becomes a link while the site is built. Pure. */

/** A stretch of text, with the address of the figure that it names. */
export type Stretch = { readonly text: string; readonly to: string | null };

/** A figure as a text needs it. */
type Named = { readonly number: string; readonly to: string };

const token = /\[\[(#?)(fig-[a-z0-9-]+)\]\]/g;

/**
 * Cuts a text at the figures that it names: `[[fig-sweeps]]` becomes "Figure 2.1", and `[[#fig-sweeps]]` its number alone, for
 * "Figures 2.1 and 2.4".
 *
 * @param named - the figure of that name
 */
export function figuresIn(text: string, named: (id: string) => Named): readonly Stretch[] {
  const found: Stretch[] = [];
  let done = 0;
  for (const { index, 0: whole, 1: alone, 2: id = '' } of text.matchAll(token)) {
    const before = text.slice(done, index);
    if (before !== '') found.push({ text: before, to: null });
    const { number, to } = named(id);
    found.push({ text: alone === '#' ? number : `Figure\u00a0${number}`, to });
    done = index + whole.length;
  }
  return done < text.length ? [...found, { text: text.slice(done), to: null }] : found;
}
