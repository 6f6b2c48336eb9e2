/** What 001 says and we do not test, each with its reason; so that the ledger is complete. */
import type { Untested } from '../claim.ts';

export const untestedOfThesis: readonly Untested[] = [
  {
    id: '001-section-1-history',
    title:
      'Nonograms were invented in the 1980s, became popular by Nintendo’s toys, and should be solvable by humans',
    says: 'history',
    untested: 'About history and about other programs, not about puzzles.',
    quote:
      'The popularity of the Nonogram rose due to Nintendo’s implementation for electronic toys',
  },
  {
    id: '001-figure-1-hidden-image',
    place: 'section 1; Figure 1',
    title: 'Solving Figure 1 results in a hidden image',
    says: '“a hidden image”',
    untested: 'A matter of taste. The picture can be seen in the chapter on sweeps.',
    quote: 'Solving Figure 1 results in such a hidden image',
    home: 'fig-sweeps',
  },
  {
    id: '001-section-2-wiggers',
    title:
      'Wiggers (2004): depth-first search is slow; the genetic algorithm is faster, but does not guarantee a correct solution',
    says: '“slow”; “does not guarantee”',
    untested: 'About other programs, cited from another paper.',
    quote:
      'The GA can get stuck in local optima and its population size does not work well for small Nonograms',
  },
  {
    id: '001-section-2-yu',
    title: 'Yu et al. (2011) solve Nonograms by logic rules and chronological backtracking',
    says: '“efficiently”',
    untested: 'About another program, cited from another paper.',
    quote: 'it is proposed to use chronological backtracking (CB) to efficiently solve Nonograms',
  },
  {
    id: '001-section-2-framework',
    title:
      'The framework of Batenburg and Kosters uses dynamic programming and discrete tomography, joined by 2-SAT, and “does not have these issues”',
    says: '“serves as a solid basis”',
    untested:
      'About another program. Its dynamic programming is the formula of section 3.1, which is tested.',
    quote:
      'The dynamic programming approach used by Batenburg and Kosters does not have these issues and serves as a solid basis',
  },
  {
    id: '001-section-3.5.2-no-pattern',
    place: 'sections 3.5.2, 4.1 and 5',
    title: 'No clear patterns arise in the categories, but for 10, 11, 14 and 15',
    says: '“no clear pattern”',
    untested:
      'No run can show that there is no pattern. The categories that occur in each class are compared one by one.',
    quote:
      'Apart from the earlier mentioned categories, no clear patterns occur when trying to determine the number of possible solutions with respect to a provided description',
    home: 'papers/wensveen/#what-a-sequence-says',
  },
  {
    id: '001-section-3.6-mostly',
    title: 'Nonograms can mostly be classified as simple or difficult',
    says: '“mostly”',
    untested:
      'Two words that the document does not set against each other by a rule; every puzzle is simple or not.',
    quote: 'The difficulty of the Nonograms can mostly be classified as Simple or Difficult',
    home: 'papers/wensveen/#one-two-or-three-stars',
  },
  {
    id: '001-section-3.6-once-is-enough',
    title:
      'Probing once is enough to determine the difficulty where it leads to one, two or several solutions',
    says: '“enough”',
    untested:
      'A definition: the number of unknown cells and the usefulness of their probes are taken after the first round.',
    quote:
      'When Probing leads to one of those cases, Probing once is enough to determine its difficulty',
    home: 'papers/wensveen/#one-two-or-three-stars',
  },
];
