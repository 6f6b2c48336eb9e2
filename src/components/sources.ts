/** How a statement's place is named beside it. */
import type { Told } from '../claims/verdict.ts';
import { authorsOf } from '../claims/words.ts';

/** "Figure 4, column 2", with the authors where a table has several documents: "Wensveen, section 3.2". */
export function placeName(
  { source, place }: Pick<Told, 'source' | 'place'>,
  named: boolean,
): string {
  return named
    ? `${authorsOf[source]}, ${place}`
    : place.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
