/** Text in lines of a width. */

/**
 * A text cut at its spaces, but those that do not break, into lines that are no wider than asked; a word that is wider is cut where the line ends.
 *
 * @param widthOf - of a piece of text, in the unit of `width`
 */
export function wrapped(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n\r\t]+/).filter((one) => one !== '')) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(...pieces(word, width, widthOf));
  }
  return lines;
}

/** A word in pieces that fit, each of a sign at least. */
function pieces(word: string, width: number, widthOf: (text: string) => number): string[] {
  const found = [''];
  for (const sign of word) {
    const piece = found.at(-1) ?? '';
    if (piece === '' || widthOf(piece + sign) <= width) found[found.length - 1] = piece + sign;
    else found.push(sign);
  }
  return found;
}
