/** Texts of statements, as pages set them. */

/** A piece of a text; `power` is an exponent, to be set above the line. */
export type TextPiece = { readonly text: string; readonly power: boolean };

/** Cuts a text at its powers, so that "about 10^67 images" can be set with a raised 67. */
export function piecesOf(text: string): readonly TextPiece[] {
  return text
    .split(/(\^\d+)/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('^') ? { text: piece.slice(1), power: true } : { text: piece, power: false },
    );
}
