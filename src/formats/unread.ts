/** Texts of puzzles that are known here and not read: a refusal can say what they are. */

const unread: readonly (readonly [RegExp, string])[] = [
  [
    /^\s*number_of_rows\s*:/i,
    'This is a file for the linear program of R. Bosch (LP), which is not read here.',
  ],
  [
    /^SAVEFILE:\d+:/,
    'This is a saved game of Simon Tatham’s Portable Puzzle Collection, which is not read here: give its game ID ("Specific…" in its menu).',
  ],
  [
    /^[ \t]*param[ \t]+[a-z]\w*[ \t]*:=/im,
    'These are data for a MathProg model (GLPK), which are not read here.',
  ],
  [/\bvar\s+d\s*=\s*\[\[/, 'This is a page of nonograms.org, whose puzzles are not read here.'],
];

/** What a text is that is not read; null: that is not known either. @source none */
export const unreadText = (text: string): string | null =>
  unread.find(([sign]) => sign.test(text))?.[1] ?? null;
