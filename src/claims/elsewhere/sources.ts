/** Public sources beside the five documents, and how we have their words. */

/** A source of public statements on nonograms. */
export type PublicSource = {
  readonly id: 'every-5x5' | 'oeis' | 'local-nonogram' | 'survey' | 'dominoes' | 'minizinc';
  readonly name: string;
  readonly about: string;
  readonly address?: string;
  readonly wording: string; // how its words came to us
};

export const publicSources: readonly PublicSource[] = [
  {
    id: 'every-5x5',
    name: '“Every 5x5 nonogram”',
    about: 'A thread on Hacker News, May 2025, on a game that has all of them.',
    address: 'https://news.ycombinator.com/item?id=44140918',
    wording:
      'Quoted from the comments of 31 May 2025 and the days after, as copies of the thread have them.',
  },
  {
    id: 'oeis',
    name: 'On-Line Encyclopedia of Integer Sequences',
    about:
      'Its five entries on nonograms: A242876, A383345, A384764, A385862 and A391619, by C. R. Greathouse IV, B. Felgenhauer, K. W. Heuer and A. Zabolotskii.',
    address: 'https://oeis.org/A242876',
    wording:
      'The terms that the entries print, as its public archive of November 2026 has them; of A242876 also those of October 2022.',
  },
  {
    id: 'local-nonogram',
    name: 'LocalNonogram',
    about: 'A table of how many pictures single lines solve: 64 entries with up to six columns.',
    address: 'https://github.com/olligobber/LocalNonogram',
    wording: 'The table and the example of its README, as they stood on 3 May 2026.',
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
    id: 'dominoes',
    name: 'n-Dom puzzles',
    about: 'Jan Wolter’s page on a family of puzzles that Josh Greifer thought of.',
    address: 'https://webpbn.com/survey/dom.html',
    wording: 'Quoted from the page. The puzzles are the five of the MiniZinc benchmarks.',
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
