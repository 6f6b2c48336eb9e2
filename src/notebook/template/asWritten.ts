/** What no translator may touch: listings, commands and keys, codes and formulas stay as they are written. */

/** Beginnings of such elements; the insides of some others are no markup. */
const written =
  /<(script|style|textarea)\b[\s\S]*?<\/\1>|<(?<tag>pre|code|kbd|samp|math)(?=[\s>])(?![^>]*\stranslate=)/gi;

/** Markup in which they say so. */
export const asWritten = (markup: string): string =>
  markup.replace(written, (...found) => {
    const { tag } = found.at(-1) as { readonly tag?: string };
    return tag === undefined ? found[0] : `<${tag} translate="no"`;
  });
