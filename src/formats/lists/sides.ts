/** What the names of lists say: rows or columns, how many there are, or a picture. */

export type ListSide = 'rows' | 'columns';

/** What a name stands for. */
export type Meaning = ListSide | 'height' | 'width' | 'picture' | 'name' | 'author' | null;

const clues =
  '(?:s?(?:clues?|hints?|defs?|constraints?|runs?|nums?|numbers?|rules?|specs?|blocks?|data|values?|desc|descriptions?|infos?|lists?|keys?|labels?|headers?|lines?))?';

const rowWord = new RegExp(
  `^(?:rows?${clues}|zeilen?|lignes?|filas?|righe|linhas?|left|across|hor|hori|horiz|horizontals?|строки|строка)$`,
  'u',
);
const columnWord = new RegExp(
  `^(?:(?:col|column)s?${clues}|spalten?|colonnes?|columnas?|colonne|colunas?|top|up|down|ver|vert|verticals?|столбцы|столбец)$`,
  'u',
);
const countWord =
  /^(?:counts?|num|number|no|nr|n|max|min|size|sizes|len|length|total|index|idx|sum|sums)$/;
const pictureWord =
  /^(?:board|boards|grid|picture|pic|image|img|solution|goal|matrix|cells|pixels|bitmap|map|nonogram|puzzle|field|data)$/;

/** A name in its words: `rowClues`, `row_clues`, `ROW-CLUES`. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}]+/u)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');

/** What a name stands for; null: nothing that is known. */
export function meaningOf(name: string): Meaning {
  const words = wordsOf(name);
  if (words.length === 0 || words.length > 5) return null;
  const row = words.some((word) => rowWord.test(word));
  const column = words.some((word) => columnWord.test(word));
  if (row !== column) {
    const counts = words.some((word) => countWord.test(word)) && !words.includes('numbers');
    if (counts) return row ? 'height' : 'width';
    return row ? 'rows' : 'columns';
  }
  if (row) return null;
  const last = words.at(-1) ?? '';
  if (last === 'height' || last === 'width') return last;
  if (words.length === 1 && /^(?:title|name)$/.test(last)) return 'name';
  if (words.length === 1 && /^(?:author|by|designer)$/.test(last)) return 'author';
  return words.some((word) => pictureWord.test(word)) ? 'picture' : null;
}
