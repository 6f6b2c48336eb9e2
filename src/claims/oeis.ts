/**
 * A242876 of the On-Line Encyclopedia of Integer Sequences: uniquely solvable images of n x n, n = 0 to 6. The last one was
 * corrected by B. Felgenhauer in June 2025.
 *
 * @source https://oeis.org/A242876
 */
export const uniqueSquares: readonly number[] = [1, 2, 14, 384, 52_362, 25_309_575, 49_745_060_669];
