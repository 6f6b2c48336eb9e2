/** The choices of some lines by their numbers, without a list of them: there may be millions. */

/** All choices of k out of n lines, in the order of `choices` in pqIntersection.ts. */
export type LineChoices = {
  readonly count: number;
  /**
   * The lines of a choice, ascending; good until the next call. Going on to the next choice, or to the first, takes the
   * least time.
   */
  at(number: number): readonly number[];
};

/**
 * Makes the choices.
 *
 * @param n - lines there are
 * @param k - lines of a choice, 1 to n
 * @throws RangeError for another k
 * @source 000_8dc3042ab81c971c.txt §3.2 ("there are (m choose p) x (n choose q) sets of lines to consider")
 */
export function createLineChoices(n: number, k: number): LineChoices {
  if (!(k >= 1 && k <= n)) throw new RangeError(`choose 1 to ${n} lines: ${k}`);
  const count = choicesOf(n, k);
  const lines = Array.from({ length: k }, (_, i) => i);
  let present = 0;
  const first = (): void => {
    for (let i = 0; i < k; i++) lines[i] = i;
    present = 0;
  };
  /** The last line that can still go further does, and those after it follow close behind. */
  const next = (): void => {
    let i = k - 1;
    while (lines[i] === n - k + i) i--;
    lines[i]!++;
    for (let j = i + 1; j < k; j++) lines[j] = lines[j - 1]! + 1;
    present++;
  };
  return {
    count,
    at(number) {
      if (!(number >= 0 && number < count)) throw new RangeError(`no such choice: ${number}`);
      if (number < present) first();
      for (let missing = number - present; missing > 0; missing--) next();
      return lines;
    },
  };
}

/**
 * How many choices of k out of n lines there are, 0 when there are fewer lines.
 *
 * @source 000_8dc3042ab81c971c.txt §3.2
 */
export function choicesOf(n: number, k: number): number {
  let count = 1;
  for (let i = 1; i <= k; i++) count = (count * (n - k + i)) / i;
  return Math.round(count);
}
