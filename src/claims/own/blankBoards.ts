/**
 * What we say ourselves of boards made of clauses, on which nothing is given: what sweeps find there, and that it is hard to say
 * whether anything is left to infer. Proved in `engine/circuit/blankBoard.ts`; here random sets of clauses are looked at.
 */
import type { BlankBoardsTally } from '../../experiments/blankBoards.ts';
import { setsWith } from '../../experiments/blankBoards.ts';
import { sumOf } from '../../notebook/plain/storedTally.ts';
import { noException } from '../agree.ts';
import type { Claim } from '../claim.ts';
import type { Exceptions, Tried } from '../law.ts';
import { exceptionText } from '../words.ts';

/** Cases of a stored tally: `holding` of all sets. */
const triedIn = (tally: BlankBoardsTally, holding: number): Tried => {
  const cases = sumOf(tally.ways);
  return { cases, exceptions: cases - holding };
};

/** Sets of which a finder knows so much beside what the tiles show: where the clauses can be met, and where they cannot. */
function setsOf(
  tally: BlankBoardsTally,
  finder: Parameters<typeof setsWith>[1],
  kit: Parameters<typeof setsWith>[2],
  { met, unmet }: Readonly<Record<'met' | 'unmet', Parameters<typeof setsWith>[4]>>,
): number {
  return setsWith(tally, finder, kit, true, met) + setsWith(tally, finder, kit, false, unmet);
}

type Told = Pick<Claim, 'title' | 'what' | 'proof' | 'remark'> & { readonly id: `own-${string}` };

const claimFor = (
  told: Told,
  holding: (tally: BlankBoardsTally) => number,
): Claim<Exceptions, Tried> => ({
  ...told,
  place: 'no document has it',
  home: 'circuits/#with-nothing-given',
  says: 'ours',
  published: { exceptions: 0 },
  from: ['blank-boards'],
  effort: 'minutes',
  ground: { kind: 'proof' },
  finds: (found) => exceptionText(found, 'random sets of clauses, each laid out and asked'),
  read: (measured) => {
    const tally = measured.tally('blank-boards');
    return { ours: triedIn(tally, holding(tally)) };
  },
  agrees: noException,
});

const solutions = claimFor(
  {
    id: 'own-blank-boards-solutions',
    title:
      'A formula becomes a board with nothing given that has one solution for each way in which the formula is true',
    what: 'solutions of the board are ways to meet all clauses',
    proof:
      'In every row and column the runs of the frame cover its blocks, one each in order, so the other runs stay in their tiles. A tile has one filling for each value of its signals, and the output has none for 0: the one filled cell of its core lies beside the cell that 0 would fill.',
    remark:
      'Ueda and Nagao had such a reduction in 1996, and with it the hardness of existence and of another solution; only the tiles are ours. Both kits were tried.',
  },
  ({ solutions }) => Math.min(...solutions),
);

const sweeps = claimFor(
  {
    id: 'own-blank-boards-sweeps',
    title: 'On boards of the second kit sweeps find just the cells that every tile shows by itself',
    what: 'sweeps find those cells, and no other',
    proof:
      'On each tile alone sweeps find all cells that are equal in its fillings; on the board they find no less. And no more: take an open cell and a value for it. Some word of its line within the tile has it, because sweeps stand still there. Where the line goes on into another tile, one ring cell is prescribed there at most, and that one is open too, so a word of that tile goes on. So no line of the board fixes the cell.',
    remark: 'Whether the clauses can be met or not. With the first kit sweeps always find less.',
  },
  (tally) => setsOf(tally, 'sweeps', 'second', { met: 'same', unmet: 'same' }),
);

const beyond = claimFor(
  {
    id: 'own-blank-boards-beyond-sweeps',
    title:
      'Whether any cell can be inferred beyond what sweeps find, on a board with nothing given and a solution at hand, is co-NP-complete',
    what: 'a further cell can be inferred just where the clauses cannot be met',
    proof:
      'Put x* before the clauses. If they cannot be met the output is always 0, and its two cells are beyond what sweeps find. If they can, every signal takes both values, every gate of a clause all four pairs, and every AND of the last row at least three, which leave no further cell of it equal. A “no” is shown by two solutions for each cell; a solution of the board is written down from any values.',
    remark:
      'So 003’s question stays as hard when its mapping f is just what sweeps find. We found no such statement in the papers that we could look at.',
  },
  (tally) => setsOf(tally, 'inferable', 'second', { met: 'same', unmet: 'more' }),
);

const pairs = claimFor(
  {
    id: 'own-blank-boards-beyond-pairs',
    title:
      'With the first kit the same holds beyond 2-SAT, and beyond every sound method of polynomial time that knows as much',
    what: 'where the clauses can be met, 2-SAT finds just what can be inferred, and where not, more can be inferred than the tiles show',
    proof:
      'On each tile alone 2-SAT finds all cells that are equal in its fillings. A method that knows these and is sound finds more only where the clauses cannot be met: then a board is given out on which it misses something. Else its board is.',
    remark: 'Where the clauses cannot be met, 2-SAT sees that on some boards itself.',
  },
  (tally) =>
    setsWith(tally, 'inferable', 'first', false, 'more') +
    setsWith(tally, 'pairs', 'first', true, 'same'),
);

/** In the order of list.ts. */
export const blankClaims = [solutions, sweeps, beyond, pairs] as const;
