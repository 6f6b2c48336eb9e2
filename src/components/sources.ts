/** How a statement's place is named beside it. */
import type { ToldClaim } from '../claims/verdict.ts';
import { authorsOf } from '../claims/words.ts';

/** "Figure 4, column 2", with the authors where a table has several documents: "Wensveen, section 3.2". */
export function placeName(
  { source, place }: Pick<ToldClaim, 'source' | 'place'>,
  named: boolean,
): string {
  // "section 1" stays on one line
  const whole = place.replaceAll(/ (?=\d)/g, '\u00a0');
  return named
    ? `${authorsOf[source]}, ${whole}`
    : whole.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
