/**
 * A242876 of the On-Line Encyclopedia of Integer Sequences: uniquely solvable images of n x n, n = 0 to 6. The last one was
 * corrected by B. Felgenhauer in June 2025.
 *
 * @source https://oeis.org/A242876
 */
import encyclopedia from '../../content/claims/encyclopedia.json' with { type: 'json' };

export const uniqueSquares: readonly number[] = encyclopedia.A242876;
