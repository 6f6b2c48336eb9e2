/** Where the values of a template stand: between tags, or within one. */

/** What `html` puts after a value that a text follows. */
export const endMark = '<!---->';

/** The tag that is still open at the end of a text, from its `<` on; '' when none is. */
export function openTagAt(text: string): string {
  let from = -1;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (from < 0) {
      if (sign === '<') from = at;
    } else if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') from = -1;
  }
  return from < 0 ? '' : text.slice(from);
}

/**
 * Of each value of a template, whether it stands between tags.
 *
 * @param strings - what stands around the values
 */
export function holesOf(strings: readonly string[]): readonly boolean[] {
  let tag = '';
  return strings.slice(0, -1).map((piece) => {
    tag = openTagAt(tag + piece);
    return tag === '';
  });
}
