/** 000, section 3.2: what is said about the lookup table of FourSolver. */
import type { TableFacts } from '../../engine/intersect/lookupTable.ts';
import { tableFacts } from '../../engine/intersect/lookupTable.ts';
import { exact } from '../agree.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

type Successful = Pick<TableFacts, 'situations' | 'successful'>;

export const successfulSituations: Claim<Successful, Successful & Pick<TableFacts, 'byFixed'>> = {
  id: '000-section-3.2-lookup-512',
  title: 'Of the 1,296 situations "exactly 512" lead to one, two, three or even four pixels fixed',
  published: { situations: 1296, successful: 512 },
  read() {
    const { situations, successful, byFixed } = tableFacts();
    return { ours: { situations, successful, byFixed } };
  },
  agrees: ({ situations, successful, byFixed }, published) =>
    exact({ situations, successful }, published) && byFixed.slice(1).every((number) => number > 0),
  quote:
    'a lookup table for the 6⁴ = 1,296 possible situations, exactly 512 of them leading to one, two, three or even four pixels fixed',
  ground: { kind: 'count', of: 'all 1,296 situations' },
  home: 'fig-situations',
  what: 'situations of the lookup table that fix a cell',
  says: ({ successful, situations }) => `${grouped(successful)} of ${grouped(situations)}`,
  finds: ({ successful, situations, byFixed }) =>
    `${grouped(successful)} of ${grouped(situations)}: ${byFixed.slice(1).join(' + ')}`,
  remark: 'one, two, three and four cells fixed',
};

type Forbidden = { readonly leastForbidden: number; readonly configurations: number };

const atLeast = (one: Forbidden): string =>
  `at least ${one.leastForbidden} of ${one.configurations}`;

export const leastForbidden: Claim<Forbidden, Forbidden> = {
  id: '000-section-3.2-lookup-12-of-16',
  title: 'Where a pixel is fixed, "at least 12 from the 16 configurations are forbidden"',
  published: { leastForbidden: 12, configurations: 16 },
  read: () => ({
    ours: { leastForbidden: tableFacts().leastForbidden, configurations: 2 ** 4 },
  }),
  agrees: exact,
  quote: 'in any of these situations at least 12 from the 2²˙² = 16 configurations are forbidden',
  ground: { kind: 'count', of: 'all 1,296 situations' },
  home: 'fig-situations',
  what: 'configurations forbidden wherever a cell is fixed',
  says: atLeast,
  finds: atLeast,
};

export const impossibleSituations: Claim<number, number> = {
  id: '000-section-3.2-lookup-32-impossible',
  title: '"32 of the situations cannot occur in practice" in puzzles that have a solution',
  published: 32,
  read() {
    const { impossible } = tableFacts();
    return {
      ours: impossible,
      note: `Only ${impossible} situations leave no configuration: each of the four lines wants its two pixels the same or different, and the number of "different" is odd. The example in the text, three times the same and once different, is one of them. Every other situation leaves at least one configuration, so the table gives no reason why it could not occur. We do not know what the 32 counts.`,
    };
  },
  agrees: exact,
  quote:
    'in Nonograms that have one or more solutions 32 of the situations cannot occur in practice',
  ground: { kind: 'count', of: 'all 1,296 situations' },
  home: 'fig-situations',
  what: 'situations that cannot occur in a puzzle with a solution',
  says: String,
  finds: String,
  remark:
    'all others occur: a stored search has a puzzle for each. What the 32 counts we do not know',
  erratum: (impossible) => ({
    printed: '32 of the situations cannot occur in practice',
    read: `${impossible} of the situations cannot occur in practice`,
    check: `Only an odd number of “different” among four lines that say “same” or “different” is impossible: four with one, four with three. The table of all situations shows a puzzle for each of the others.`,
  }),
};
