/** The instances that a collection of hard nonograms calls open. */
import instances from '../../../content/puzzles/minizinc.json' with { type: 'json' };
import { solve } from '../../engine/solve/solve.ts';
import { enumerated, inWords } from '../../notebook/plain/numbers.ts';
import type { Question } from '../claim.ts';

/** Those that no program had finished in 20 s. */
const open = instances.filter((one) => 'settledBy' in one);

type Answers = Readonly<Record<string, string>>;

export const openInstances: Question<readonly string[], Answers> = {
  id: 'web-minizinc-open',
  place: 'its open puzzles',
  title: 'Instances whose number of solutions is open',
  published: open.map(({ name }) => name),
  effort: 'minutes',
  outcome: 'web-minizinc-open',
  read: () => ({
    ours: Object.fromEntries(
      open.map(({ name, rows, cols }) => [
        name,
        solve({ rows, columns: cols }, { most: 2 }).status,
      ]),
    ),
  }),
  agrees: null,
  ground: { kind: 'count', of: 'all pictures with these clues, by a search to its end' },
  home: 'race/#puzzles',
  what: 'instances whose number of solutions is open',
  says: (names) => `open: ${enumerated([...names])}`,
  finds: (ours) => {
    const unique = Object.values(ours).filter((status) => status === 'one').length;
    return `${inWords(unique)} of ${inWords(Object.keys(ours).length)} have one solution`;
  },
  remark: null,
};
