/** How a statement's place is named beside it. */
import type { Told } from '../claims/verdict.ts';

/** Who wrote the documents, as the tables of statements call them. */
export const authorsOf = {
  '000': 'Batenburg & Kosters',
  '001': 'Wensveen',
  '002': 'Raven’s Point',
  '003': 'Foote & Krizanc',
  '004': '“Nonograms” 2025',
} as const satisfies Readonly<Record<Told['source'], string>>;

/** "Figure 4, column 2", with the authors where a table has several documents: "Wensveen, section 3.2". */
export function placeName(
  { source, place }: Pick<Told, 'source' | 'place'>,
  named: boolean,
): string {
  return named
    ? `${authorsOf[source]}, ${place}`
    : place.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
