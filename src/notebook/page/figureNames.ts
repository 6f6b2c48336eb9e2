/** The figures and chapters that a text names: what becomes a link while the site is built. Pure. */

/** A stretch of text, with the address of what it names. */
export type Stretch = { readonly text: string; readonly to: string | null };

/** A figure or a chapter as a text needs it. */
type Named = { readonly name: string; readonly to: string };

const token =
  /\[\[(?:(?<alone>#?)(?<figure>fig-[a-z0-9-]+)|(?<word>[Cc]hapter) (?<slug>[a-z-]+)(?<at>#[a-z0-9-]+)?)\]\]/g;

/**
 * Cuts a text at what it names: `[[fig-sweeps]]` becomes "Figure 2.1", `[[#fig-sweeps]]` its number alone, for "Figures 2.1 and
 * 2.4"; `[[chapter sweeps]]` becomes "chapter 2", `[[Chapter sweeps#how-many-sweeps]]` leads to a section of it.
 *
 * @param named - what the figure of that id is called, or the chapter of that page ("sweeps/"), and its address
 */
export function figuresIn(text: string, named: (id: string) => Named): readonly Stretch[] {
  const found: Stretch[] = [];
  let done = 0;
  for (const { index, 0: whole, groups = {} } of text.matchAll(token)) {
    const before = text.slice(done, index);
    if (before !== '') found.push({ text: before, to: null });
    const { alone, figure, word, slug, at = '' } = groups;
    const { name, to } = named(figure ?? `${slug}/${at}`);
    const short = alone === '#' ? name.replace(/^Figure\s/, '') : name;
    found.push({ text: word === undefined ? short : `${word}\u00a0${name}`, to });
    done = index + whole.length;
  }
  return done < text.length ? [...found, { text: text.slice(done), to: null }] : found;
}
