/** What 000 says and we do not test, each with its reason; so that the ledger is complete. */
import type { Untested } from '../claim.ts';

const sectionOne = [
  {
    id: '000-section-1-sudoku',
    title:
      'Sudoku is the most prominent logic puzzle, and its difficulty translates into transient chaotic behaviour',
    says: 'shown by Ercsey-Ravasz and Toroczkai (2012)',
    untested: 'About another puzzle, cited from another paper.',
    quote: 'By far the most prominent example is the Sudoku',
  },
  {
    id: '000-section-1-solvers',
    title:
      'Integer linear programming, evolutionary algorithms, heuristics and 2-SAT models solve Nonograms',
    says: 'several implementations exist',
    untested: 'About other programs, none of which we have; the papers are cited.',
    quote: 'Several implementations of Nonogram solvers can be found on the Internet',
  },
  {
    id: '000-section-1-no-such-model',
    title:
      'For Nonograms a difficulty model that may demonstrate chaotic behaviour “is not yet available”',
    says: '“not yet available”',
    untested: 'The state of research in 2012.',
    quote:
      'For Nonograms, a difficulty model that may demonstrate similar behaviour is not yet available',
  },
  {
    id: '000-section-2-polynomial-settle',
    title: 'Batenburg and Kosters (2009) describe a polynomial-time algorithm for SETTLE',
    says: '“efficient, polynomial-time”',
    untested:
      'Cited from another paper. The table of the formula, with its mirror image, is such an algorithm; its cost is checked with the next statement.',
    quote:
      'an efficient, polynomial-time algorithm is described for performing the SETTLE operation on a string, by using dynamic programming',
    home: 'papers/batenburg-kosters/#the-fix-table',
  },
] as const;

const sectionTwo = [
  {
    id: '000-section-2-blank',
    title: 'In most puzzles P fully consists of ?s',
    says: '“most”',
    untested:
      'About puzzles as they are printed. The collections that we have store descriptions only, so none of theirs could have a known cell.',
    quote: 'In most puzzles P fully consists of ?s',
    home: 'papers/batenburg-kosters/#general-descriptions',
  },
] as const;

const sectionThree = [
  {
    id: '000-section-3.2-infeasible',
    title:
      'If nothing is known, the (m,n)-SOLVER tries all 2^(mn) possibilities: it “could be considered infeasible”',
    says: '“infeasible”',
    untested:
      'A judgement of effort. That the number of configurations is 2 to the number of unknown crossings is checked for two rows and two columns.',
    quote: 'showing that the method in this case could be considered infeasible',
    home: 'papers/batenburg-kosters/#more-rows-more-columns',
  },
  {
    id: '000-section-3.2-backtracking',
    title:
      'Computing the (p,q)-difficulty requires much backtracking, and a definition like that of simple puzzles “seems impossible”',
    says: '“seems impossible”',
    untested: 'An impression. We do compute the (2,2)-difficulty of all 5x5 puzzles, by a search.',
    quote:
      'Notice that such a difficulty computation requires quite a lot of backtracking, but a definition analogous to the one for the difficulty of simple puzzles seems impossible',
    home: 'papers/batenburg-kosters/#how-many-intersections',
  },
] as const;

const sectionFive = [
  {
    id: '000-section-5-exhaustive',
    title: 'There are highly difficult Nonograms “that can only be solved by an exhaustive search”',
    says: '“only”',
    untested: 'No run can show that nothing shorter than a search would do.',
    quote:
      'highly difficult ones that can only be solved by an exhaustive search, handling the underlying NP-hard combinatorial problem',
  },
  {
    id: '000-section-5-intuition',
    title: 'The observed patterns “match well with intuitive explanations”',
    says: '“match well”',
    untested:
      'A matter of taste. The explanations themselves, where they can be checked, stand with section 4.2.',
    quote:
      'The observed patterns match well with intuitive explanations of Nonogram characteristics',
    home: 'papers/batenburg-kosters/#the-peak',
  },
] as const;

export const untestedOfText: readonly Untested[] = [
  ...sectionOne,
  ...sectionTwo,
  ...sectionThree,
  {
    id: '000-section-4.2-tournament',
    title: 'The 25x25 puzzles of the TAAI 2011 tournament are harder than (2,2)-hard',
    says: '“without exception”',
    untested: 'The puzzles are not printed in the document.',
    quote:
      'Without exception these Nonograms are harder than (2, 2)-hard, pushing the programs to their limits',
    home: 'papers/batenburg-kosters/',
  },
  ...sectionFive,
];
