/** Sentences of a stepper cut into pieces by what they name: "filled" wears the square of a filled cell. */

/** A piece of a sentence: words, and the mark that they wear. */
type Word = { readonly text: string; readonly mark?: 'filled' | 'empty' | 'unknown' };

/** A piece that stays on one line, or words that may be parted. */
type SentencePart = { readonly words: readonly Word[]; readonly together: boolean };

/**
 * A value of a cell, or two; a noun with its number; a size, a percentage. A lone number before its noun may end a line.
 */
const named =
  /(\b(?:(?:filled|empty)\u2011(?:filled|empty)|filled|empty|unknown|(?:row|column|sweep|cell|step|intersection)s? \d[\d,]*|\d[\d,.]*\s[x×]\s\d+)\b|\b\d[\d,.]*\s%)/gi;

const value = /\b(filled|empty|unknown)\b/i;

/**
 * Cuts a sentence into pieces.
 *
 * @returns pieces whose texts, one after the other, are the sentence
 */
export function sentenceParts(sentence: string): readonly SentencePart[] {
  return sentence
    .split(named)
    .map((text, at) => ({
      together: at % 2 === 1,
      words: at % 2 === 1 ? wordsOf(text) : [{ text }],
    }))
    .filter(({ words }) => words.some(({ text }) => text !== ''));
}

function wordsOf(text: string): readonly Word[] {
  return text
    .split(value)
    .map((word): Word => {
      const mark = word.toLowerCase();
      return mark === 'filled' || mark === 'empty' || mark === 'unknown'
        ? { text: word, mark }
        : { text: word };
    })
    .filter(({ text }) => text !== '');
}
