/** 004, “Patterns that lead to multiple solutions”: how much of a puzzle the first pattern leaves alone. */
import { exactlyTwoOf } from '../001/fourFifteens.ts';
import { grouped, percent } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

/** Pictures of exactly two solutions, as probing tells them. */
type OneSwitch = {
  readonly two: number;
  readonly bySwitch: number; // of these, such as change into the other solution by one switch
  readonly alone: number; // of these, such as sweeps solve but for its four cells
};

/** Of all pictures of 5x5. */
function countSwitches(): OneSwitch {
  const ours = { two: 0, bySwitch: 0, alone: 0 };
  exactlyTwoOf(5, ({ times, open, switches }) => {
    ours.two += times;
    if (switches.length === 0) return; // with two solutions there is one switch at most
    ours.bySwitch += times;
    if (open === 4) ours.alone += times;
  });
  return ours;
}

export const easyPattern: Claim<string, OneSwitch> = {
  id: '004-easy-in-practice',
  place: 'Patterns that lead to multiple solutions',
  title:
    'Where the first pattern arises in a larger puzzle, it often has little effect on the rest',
  quote:
    'From personal experience, the first example is incredibly easy to solve in practice. The implications are clear and often when it arises in a larger problem it is has little effect on the rest of the solution',
  published: 'often little effect',
  effort: 'minute',
  outcome: '004-easy-in-practice',
  ground: ({ bySwitch }) => ({
    kind: 'count',
    of: `all ${grouped(bySwitch)} pictures of 5x5 with exactly two solutions, told by a probe, that one switch changes into each other`,
  }),
  reading:
    'Little effect: sweeps find every cell but the four of the pattern. Often: in more than half of the cases. How easy a player finds it, we have not asked.',
  home: 'papers/nonograms-blog/#what-is-printed',
  what: 'puzzles with the square as their only ambiguity of which sweeps solve all the rest',
  finds: ({ two, bySwitch, alone }) =>
    `${grouped(alone)} of ${grouped(bySwitch)} pictures of 5\u00a0×\u00a05, ${percent(alone / bySwitch, 1)}; ${grouped(two)} have exactly two solutions`,
  read: () => ({ ours: countSwitches() }),
  agrees: ({ bySwitch, alone }) => alone > bySwitch / 2,
};
