/** The figures that a text names: what becomes a link while the site is built. Pure. */

/** A stretch of text, with the address of the figure that it names. */
type Stretch = { readonly text: string; readonly to: string | null };

const figureName = /(\bFigures?\s+)?(\d+)\.(\d+)\b/g;

/**
 * Cuts a text at the figures that it names: "Figure 3.2", and each of "Figures 3.5 and 3.7".
 *
 * @param address - of figure `figure` of chapter `chapter`; null where there is no such chapter
 */
export function figuresIn(
  text: string,
  address: (chapter: string, figure: string) => string | null,
): readonly Stretch[] {
  const found: Stretch[] = [];
  let done = 0;
  for (const match of text.matchAll(figureName)) {
    const [whole, word, chapter = '', figure = ''] = match;
    const before = text.slice(done, match.index);
    // a number without the word belongs to the figures named just before it
    if (word === undefined && !(/^(,| and| to| or)\s+$/.test(before) && found.at(-1)?.to != null))
      continue;
    const to = address(chapter, figure);
    if (to === null) continue;
    if (before !== '') found.push({ text: before, to: null });
    found.push({ text: whole, to });
    done = match.index + whole.length;
  }
  return done < text.length ? [...found, { text: text.slice(done), to: null }] : found;
}
