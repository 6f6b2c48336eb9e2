/** Texts of puzzles that are known here and not read: a refusal can say what they are. */

const unread: readonly (readonly [RegExp, string])[] = [
  [
    /^\s*number_of_rows\s*:/i,
    'This is a file for the linear program of R. Bosch (LP), which is not read here.',
  ],
  [
    /^[ \t]*param[ \t]+[a-z]\w*[ \t]*:=/im,
    'These are data for a MathProg model (GLPK), which are not read here.',
  ],
  [
    /^\s*%PDF-/,
    'This is a PDF file, not a text: open it, and copy the numbers of rows and columns.',
  ],
  [/^\s*\{\\rtf/, 'This is a document in RTF: save it as plain text.'],
  [
    /^\s*(?:<!--[^]{0,2000}?-->\s*)?<(?:!doctype\s+html|html|head|body|table)\b/i,
    'This is a web page (HTML), not a puzzle: copy the numbers of its rows and columns.',
  ],
  [
    /^\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!doctype svg[^>]{0,300}>\s*)?<svg\b/i,
    'This is an SVG picture, not a puzzle. The page Make of Nonogram Explorer (/make/) makes puzzles of pictures.',
  ],
  [
    /^\s*(?:[\d.]{9}\s+){8}[\d.]{9}\s*$|^\s*[\d.]{81}\s*$/,
    'This looks like a sudoku, not like a nonogram.',
  ],
  [
    /^(?=[^]*[🟥🟧🟨🟩🟦🟪🟫◢◣◤◥])[\s⬜⬛◻◼🟥🟧🟨🟩🟦🟪🟫◢◣◤◥]+$/u,
    'This is a picture with colours or triangles: only one in black and white can be read.',
  ],
  [
    /^(?:#.*\s+)?name,rules\b/,
    'These are puzzles in the code of the program Nonogram of davidje13, which is not read here.',
  ],
  [/\bvar\s+d\s*=\s*\[\[/, 'This is a page of nonograms.org, whose puzzles are not read here.'],
];

/** What a text is that is not read; null: that is not known either. */
export const unreadText = (text: string): string | null =>
  unread.find(([sign]) => sign.test(text))?.[1] ?? null;
