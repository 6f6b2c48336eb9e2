/** The encyclopedia of integer sequences: A242876, term by term. */
import { clueSetNumbers } from '../../experiments/clueSets.ts';
import { grouped } from '../../formats/numbers.ts';
import type { Claim, Untested } from '../claim.ts';
import { uniqueSquares } from '../oeis.ts';

/** Of no cells there is one picture, and of one cell both are the only solution. */
const trivial = [1, 2];

function term(published: number, side: number): Claim<number, number> {
  const size = `${side}x${side}`;
  const isTrivial = side < trivial.length;
  return {
    id: `web-oeis-a242876-${side}`,
    place: `A242876(${side})`,
    title: `Pictures of ${size} with one solution`,
    published,
    ...(isTrivial ? {} : { effort: 'hours', from: ['clue-sets'] }),
    read: (measured) => ({
      ours:
        trivial[side] ??
        clueSetNumbers(measured.tally('clue-sets')[size] ?? { bySolutions: {}, most: null }).unique,
    }),
    agrees: (ours, said) => ours === said,
    ground: isTrivial
      ? { kind: 'proof' }
      : { kind: 'count', of: `all ${grouped(2 ** (side * side))} pictures` },
    home: 'every-5x5/#sizes',
    what: `pictures of ${size} with one solution`,
    says: grouped,
    finds: grouped,
    remark: null,
    ...(isTrivial && {
      proof:
        'There is one picture without cells. With one cell the clue says whether it is filled, so both pictures have a puzzle of their own.',
    }),
  };
}

export const uniqueTerms: readonly Claim[] = uniqueSquares.map(term);

const others = ['A384764', 'A383345', 'A385862', 'A391619'] as const;

export const otherEntries: readonly Untested[] = others.map((name) => ({
  id: `web-oeis-${name.toLowerCase()}`,
  place: name,
  title: `The terms of ${name}`,
  says: 'a sequence on nonograms',
  untested:
    'We know that the entry exists and do not have its terms. The table of small sizes has what they could be held against.',
  home: 'every-5x5/#sizes',
}));
