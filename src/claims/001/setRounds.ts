/** 001, section 5: one round of Set-Probing, just as it is proposed, on the pictures that one round of single probes leaves. */
import type { SetRoundTally } from '../../experiments/setRound.ts';
import { MANY_SOLUTIONS, MOST_PROBED } from '../../experiments/setRound.ts';
import { sumOf } from '../../notebook/plain/storedTally.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

const sizes = MOST_PROBED + 1;

/** Pictures of the rest by solutions and by the cells of the least set that decides, 0 for none. */
export const imagesBySet = ({ images }: SetRoundTally, solutions: number): readonly number[] =>
  Array.from(images.subarray(sizes * solutions, sizes * (solutions + 1)));

/** Pictures of the rest with one solution. */
type OneRound = {
  readonly left: number;
  /** By cells of the least set that decides: single cells, pairs, triples. */
  readonly decided: readonly number[];
  /** Solved by what one round proves, all of it written down: of single cells, of pairs, of triples. */
  readonly written: readonly number[];
};

export const oneRound: Claim<{ readonly left: number }, OneRound> = {
  id: '001-section-5-one-round',
  title:
    '5x5: the uniquely solvable pictures of the rest “might be found” by multiple double probes at the same time',
  quote:
    'By applying an alternative Probing approach using multiple double probes at the same time, known as a Set-Probing approach, these uniquely solvable Nonograms might be found',
  published: { left: 2462 },
  effort: 'minute',
  from: ['set-round 5x5'],
  ground: { kind: 'count', of: 'all 33,554,432 pictures' },
  home: 'papers/wensveen/#one-round-of-set-probing',
  what: 'one round of pairs and triples, from where sweeps stop',
  says: ({ left }) => `might find ${grouped(left)}`,
  finds: ({ left, decided: [, pairs = 0, triples = 0] }) =>
    `pairs find ${grouped(pairs)} of ${grouped(left)}, triples ${grouped(triples)} more`,
  remark: 'a set finds a solution when one of its assignments solves and all others contradict',
  read(measured) {
    const tally = measured.tally('set-round 5x5');
    const [none = 0, ...decided] = imagesBySet(tally, 1);
    return {
      ours: { left: none + sumOf(decided), decided, written: Array.from(tally.written.slice(1)) },
    };
  },
  // all that it speaks of are found
  agrees: ({ left, decided }, published) =>
    left === published.left && sumOf(decided) === published.left,
};

/** Pictures by how many cells have to be probed at once. */
export type BySet = {
  readonly simple: number; // no cell
  /** One, two, three cells. */
  readonly decided: readonly number[];
  readonly undecided: number;
};

/** Counts pictures by the cells of the least set that decides. */
export function bySetOf(tally: SetRoundTally): BySet {
  const { classes } = tally;
  const all = Array.from({ length: MANY_SOLUTIONS }, (_, at) => imagesBySet(tally, at + 1));
  const [undecided = 0, ...decided] = Array.from({ length: sizes }, (_, size) =>
    sumOf(all.map((images) => images[size] ?? 0)),
  );
  const [simple = 0, unique = 0, two = 0] = classes;
  return {
    simple,
    decided: [unique + two + (decided[0] ?? 0), ...decided.slice(1)],
    undecided,
  };
}
