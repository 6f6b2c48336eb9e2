/** What 004 says and we do not test, each with its reason; so that the ledger is complete. */
import type { Untested } from '../claim.ts';
import { untestedIn } from '../untested.ts';

const statement = untestedIn('004');

const place = 'How to avoid non-unique puzzles';
const home = 'solutions/#how-hard-is-it-to-know';

export const untestedOfBlog: readonly Untested[] = [
  statement(
    'np-complete',
    place,
    'To determine whether clues have a unique solution is NP-complete',
    'cited from Ueda and Nagao (1996)',
    'Cited from another paper, a proof that no run can replace; the paper is not among our documents. As it is put it needs care: that there is another solution is shown by showing it, that there is none is not. NP-complete is the question for another solution.',
    {
      quote:
        'The much harder problem is determining if that set of clues has a unique solution. Turns out this is NP-Complete',
      home,
    },
  ),
  statement(
    'asp-direction',
    place,
    'ASP for nonograms is reducible to 3D Matching',
    '“reducible to the 3D Matching problem”',
    'Cited from another paper that is not among our documents. In this direction the sentence would say that nonograms are no harder than 3D matching. To show that nonograms are hard, matchings have to be turned into nonograms: 3D matching is reduced to them.',
    {
      quote:
        'Ueda shows that *Another Solution Problem (ASP)* for nonograms is reducible to the *3D Matching* problem.',
      home,
    },
  ),
];
