/** What 004 says and we do not test, each with its reason; so that the ledger is complete. */
import type { Untested } from '../claim.ts';

const place = 'How to avoid non-unique puzzles';
const home = 'papers/nonograms-blog/#how-hard-is-it-to-know';

export const untestedOfBlog: readonly Untested[] = [
  {
    id: '004-three-states',
    place: 'Fun and Games',
    title: 'The player marks cells in one of three states: filled, empty, and unknown',
    says: 'three states',
    untested:
      'A rule of the game, which nothing could contradict. Batenburg and Kosters have the same three: 1, 0 and ?.',
    quote:
      'the player marks certain cells in the grid in one of three states: filled, empty, and unknown',
    home: 'papers/nonograms-blog/',
  },
  {
    id: '004-ex1',
    place: 'The Game, ex1.png',
    title: 'The picture ex1.png shows a solved nonogram with clues',
    says: 'a solved nonogram',
    untested:
      'The picture is lost: our copy of the post is a text, and has its file name and its caption only.',
    quote: 'A solved nonogram with clues',
    home: 'papers/nonograms-blog/#the-game',
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
    id: '004-switching-name',
    place: 'Patterns that lead to multiple solutions, first example',
    title: 'Valve (2022) explores this pattern and named it a switching component',
    says: '“he named it a ‘switching component’”',
    untested:
      'Valve’s thesis is not among our documents. The name is older: document 000, of 2012, has it in section 4.2.',
    quote:
      'This type of pattern is explored by Valve[^Valve], where he named it a "switching component".',
    home: 'inference/#what-lies-between-two-solutions',
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
    home: 'hunt/#how-many-guesses',
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
    home: 'papers/nonograms-blog/#moves-of-a-group',
  },
];
