/** Public sources beside the five documents, and how we have their words. */

/** A source of public statements on nonograms. */
export type PublicSource = {
  readonly id: 'every-5x5' | 'oeis' | 'local-nonogram' | 'survey' | 'minizinc';
  readonly name: string;
  readonly about: string;
  readonly address?: string;
  readonly wording: string; // how its words came to us
};

const told = 'We have what it says as a reader of this site told us, not its words.';

export const publicSources: readonly PublicSource[] = [
  {
    id: 'every-5x5',
    name: '“Every 5x5 nonogram”',
    about: 'A thread on Hacker News, May 2025.',
    wording: told,
  },
  {
    id: 'oeis',
    name: 'On-Line Encyclopedia of Integer Sequences',
    about: 'Its entry A242876 counts the pictures of n x n whose puzzle has one solution.',
    address: 'https://oeis.org/A242876',
    wording:
      'The terms of A242876 as they stand after the correction by B. Felgenhauer in June 2025. Of four more entries on nonograms we have the numbers and not the terms.',
  },
  {
    id: 'local-nonogram',
    name: 'LocalNonogram',
    about:
      'The repository olligobber/LocalNonogram has a table of how many pictures single lines solve: 64 entries, up to 6x6 and 5x7.',
    wording: told,
  },
  {
    id: 'survey',
    name: 'Survey of solvers',
    about:
      'Jan Wolter’s 31 puzzles. Whether each has one solution, nonosolve and Hugi found independently in 2026; Knotty, Meow and Faase nonosolve alone, or Hugi for the first and the last too.',
    address: 'https://github.com/hyouv/FastNonogramSolver',
    wording: 'From the published tables of results, as the page on times of solvers quotes them.',
  },
  {
    id: 'minizinc',
    name: 'Collection of hard instances',
    about:
      'The 26 nonograms of the MiniZinc benchmarks, in a collection that was made for this site.',
    address: 'https://github.com/MiniZinc/minizinc-benchmarks',
    wording: 'The entry “open”, by which the collection means that no program finished in 20 s.',
  },
];
