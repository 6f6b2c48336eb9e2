/** What 004 says and we do not test, each with its reason; so that the ledger is complete. */
import type { Untested } from '../claim.ts';

const place = 'How to avoid non-unique puzzles';
const home = 'solutions/#how-hard-is-it-to-know';

export const untestedOfBlog: readonly Untested[] = [
  {
    id: '004-np-complete',
    place,
    title: 'To determine whether clues have a unique solution is NP-complete',
    says: 'cited from Ueda and Nagao (1996)',
    untested:
      'Cited from another paper, a proof that no run can replace; the paper is not among our documents. As it is put it needs care: that there is another solution is shown by showing it, that there is none is not. NP-complete is the question for another solution.',
    quote:
      'The much harder problem is determining if that set of clues has a unique solution. Turns out this is NP-Complete',
    home,
  },
  {
    id: '004-asp-direction',
    place,
    title: 'ASP for nonograms is reducible to 3D Matching',
    says: '“reducible to the 3D Matching problem”',
    untested:
      'Cited from another paper that is not among our documents. In this direction the sentence would say that nonograms are no harder than 3D matching. To show that nonograms are hard, matchings have to be turned into nonograms: 3D matching is reduced to them.',
    quote:
      'Ueda shows that *Another Solution Problem (ASP)* for nonograms is reducible to the *3D Matching* problem.',
    home,
  },
  {
    id: '004-pq-solvable',
    place: 'The Game',
    title: 'What (2,2)-solvable means: fixed cells in the intersection of two rows and two columns',
    says: 'a definition after Batenburg and Kosters (2012)',
    untested:
      'A definition, in other words than in document 000, which our chapter on pairs of lines follows: there a cell is fixed as well when it is empty in every configuration, and the text here names filled cells only.',
    quote:
      'finding where the intersection of such have cells that guaranteed to be filled in any configuration',
    home: 'two-rows-two-columns/',
  },
  {
    id: '004-switching-name',
    place: 'Patterns that lead to multiple solutions, first example',
    title: 'Valve (2022) explores this pattern and named it a switching component',
    says: '“he named it a ‘switching component’”',
    untested:
      'Valve’s thesis is not among our documents. The name is older: document 000, of 2012, has it in section 4.2.',
    quote:
      'This type of pattern is explored by Valve[^Valve], where he named it a "switching component".',
    home: 'solutions/#what-lies-between-two-solutions',
  },
  {
    id: '004-easy-in-practice',
    place: 'Patterns that lead to multiple solutions',
    title:
      'The first pattern is easy in practice, and has little effect on the rest of a larger puzzle',
    says: '“From personal experience”',
    untested: 'What one player has experienced; to test it would take players.',
    quote:
      'From personal experience, the first example is incredibly easy to solve in practice. The implications are clear and often when it arises in a larger problem it is has little effect on the rest of the solution',
    home: 'papers/nonograms-blog/#what-is-printed',
  },
  {
    id: '004-classifying',
    place: 'Patterns that lead to multiple solutions',
    title: 'Classifying patterns is useful only if more can be learnt from them',
    says: '“only useful if we can get additional information out of them”',
    untested:
      'What is useful is for its author to say. What close or far, number and parity tell of the patterns is computed in the chapter.',
    quote:
      'Ultimately classifying these types of patterns is really only useful if we can get additional information out of them.',
    home: 'papers/nonograms-blog/#what-is-printed',
  },
  {
    id: '004-easy-to-determine',
    place: 'opening',
    title:
      'Of random puzzles of a size that one likes to play it is generally easy to tell whether one can solve them',
    says: '“generally easy enough to determine”',
    untested:
      'What one player has found in practice; the size is not said, and to test it would take players.',
    quote:
      "I've found in practice that randomly generated ones at the board size I like to play with are generally easy enough to determine if I'll be able to solve it or not.",
    home: 'solutions/#how-many-guesses',
  },
  {
    id: '004-several-harder',
    place: 'The Question of Uniqueness',
    title: 'Several solutions can make a puzzle significantly more difficult to solve',
    says: '“can make it significantly more difficult”',
    untested:
      'It speaks of players, and gives no case. What no method can know is counted; how hard a person finds it is not.',
    quote: 'having multiple solutions can make it significantly more difficult to solve',
    home: 'papers/nonograms-blog/#what-is-printed',
  },
  {
    id: '004-group-representation',
    place: 'Future Topics',
    title: 'A group for the boards and one for the clues may aid in analysis',
    says: '“may aid in analysis”',
    untested:
      'A hope, and no statement that a run could decide; the chapter says where switching components fall short of a group.',
    quote: 'Finding a better representation for these problems may aid in analysis.',
    home: 'solutions/#what-the-papers-leave-open',
  },
];
