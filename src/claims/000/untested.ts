/** What 000 says and we do not test, each with its reason; so that the ledger is complete. */
import type { Untested } from '../claim.ts';

const statement = (
  id: string,
  place: string,
  title: string,
  says: string,
  untested: string,
  more: { readonly quote?: string; readonly home?: string } = {},
): Untested => ({ id: `000-${id}`, source: '000', place, title, says, untested, ...more });

export const untestedOfText: readonly Untested[] = [
  statement(
    'section-3.2-two-sat-capable',
    'section 3.2',
    'The 2-SAT solver of Batenburg & Kosters 2009 solves all (2,2)-hard puzzles',
    '“would prove to be at least (2, 2)-capable”',
    'We have no copy of that solver. That the pairs forbidden on four lines tell all that can occur at their crossings is tested, and from it the statement follows: that solver gathers the forbidden pairs of all lines, and so has those of any four.',
    { home: 'two-rows-two-columns/' },
  ),
  statement(
    'section-4.1-finding-clues',
    'section 4.1',
    '“it seems hard to devise a method to find such clues without trying”',
    '“seems hard”',
    'An impression, not a claim that a run could decide; our clues are found by trying, too.',
    { home: 'all-small-nonograms/' },
  ),
  statement(
    'section-4.2-tournament',
    'section 4.2',
    'The 25x25 puzzles of the TAAI 2011 tournament are harder than (2,2)-hard',
    '“without exception”',
    'The puzzles are not printed in the document.',
    { home: 'density/' },
  ),
];
