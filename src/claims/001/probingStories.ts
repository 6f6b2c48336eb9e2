/** 001, sections 3.3, 3.5.1 and 3.6: what the text tells of its lost puzzles beside their sequences, and the counts of stars. */
import { recordProbing, unknownCells } from '../../engine/probe/probe.ts';
import { probeSet } from '../../engine/probe/probeSets.ts';
import { solve } from '../../engine/solve/solve.ts';
import { grouped, inWords } from '../../notebook/plain/numbers.ts';
import type { Claim, Question } from '../claim.ts';
import { followsFigure11 } from './probingTexts.ts';
import { clusters, descriptionsOf, lostPuzzle } from './puzzles.ts';

type Story = { readonly clusters: number; readonly follows: boolean };

/** Two clusters; one value solves, the other meets a contradiction in the third sweep, at the last row. */
export const twoClusters: Claim<Story, Story> = {
  id: '001-section-3.3-two-clusters',
  place: 'section 3.3, Figures 9 to 11',
  title: 'Two clusters of unknown cells; filled solves, empty meets a contradiction',
  published: { clusters: 2, follows: true },
  ground: { kind: 'part', which: 'a puzzle that fits the story; the picture is lost' },
  home: 'fig-two-clusters',
  what: 'two clusters; filled solves, empty meets a contradiction',
  says: 'in sweep 3 counted from the probe, at the last row',
  finds: ({ follows }) =>
    follows ? 'a puzzle where it goes exactly so' : 'the puzzle found goes otherwise',
  remark: 'the printed picture is lost in our copy; a puzzle of ours fits the story',
  read() {
    const recording = recordProbing(descriptionsOf(lostPuzzle('9')));
    return {
      ours: {
        clusters: clusters(recording.state),
        follows: followsFigure11(recording) !== null,
      },
    };
  },
  agrees: (ours, said) => ours.clusters === said.clusters && ours.follows === said.follows,
};

type Deciding = { readonly unknown: number; readonly deciding: number };

export const anyCell: Claim<null, Deciding> = {
  id: '001-section-3.3-any-cell',
  place: 'section 3.3, Figure 9',
  title: 'Probing any unknown cell of that puzzle proves the solution',
  published: null,
  ground: {
    kind: 'part',
    which: 'all unknown cells of a puzzle of ours that was chosen to be so; the picture is lost',
  },
  home: 'fig-two-clusters',
  what: 'probing any unknown cell of that puzzle',
  says: 'proves the solution',
  finds: ({ deciding, unknown }) =>
    `${inWords(deciding)} of its ${inWords(unknown)} unknown cells do`,
  read() {
    const { sequence } = recordProbing(descriptionsOf(lostPuzzle('9')));
    const deciding = sequence.filter((category) => category === 11 || category === 14).length;
    return { ours: { unknown: sequence.length, deciding } };
  },
  agrees: ({ deciding, unknown }) => deciding === unknown,
};

type Pairs = { readonly pairs: number; readonly telling: number; readonly solutions: number };

export const setsOfFigure16: Claim<string, Pairs> = {
  id: '001-section-3.5.1-set-probing',
  place: 'section 3.5.1, Figure 16',
  title: 'Set-probing could solve the puzzle of Figure 16',
  published: 'yes',
  ground: { kind: 'count', of: 'all pairs of its unknown cells' },
  home: 'probing/#several-cells-together',
  what: 'set-probing could solve the puzzle of Figure 16',
  finds: ({ pairs, telling, solutions }) =>
    `${grouped(telling)} of ${grouped(pairs)} pairs of cells find all its ${inWords(solutions)} solutions`,
  remark: 'it has no single solution to be found',
  read() {
    const puzzle = descriptionsOf(lostPuzzle('16'));
    const { state } = recordProbing(puzzle);
    const open = unknownCells(state);
    const all = open.flatMap((a, k) =>
      open.slice(k + 1).map((b) => probeSet(puzzle, state, [a, b])),
    );
    const telling = all.filter(({ futures }) =>
      futures.every(({ status }) => status !== 'standstill'),
    );
    const solutions = solve(puzzle, { most: 100 }).solutions.length;
    return { ours: { pairs: all.length, telling: telling.length, solutions } };
  },
  agrees: ({ telling }) => telling > 0,
};

type Stars = { readonly four: number; readonly five: number };

/** How many pictures get so many stars: the thesis gives no numbers. */
const starCount = (
  stars: 1 | 2 | 3,
  classes: readonly number[], // of simple, unique, exactly two, rest
): Question<null, Stars> => ({
  id: `001-table-2-${['one', 'two', 'three'][stars - 1]}-star${stars === 1 ? '' : 's'}`,
  place: 'Table 2; section 3.6',
  title: `Pictures of ${stars} ${stars === 1 ? 'star' : 'stars'}, 4x4 and 5x5`,
  published: null,
  effort: 'minute',
  from: ['probing 4x4', 'probing 5x5'],
  ground: { kind: 'count', of: 'all pictures of 4x4 and 5x5' },
  home: 'papers/wensveen/#one-two-or-three-stars',
  what: `pictures of ${'★'.repeat(stars)}`,
  says: 'none given',
  finds: ({ four, five }) =>
    `${grouped(four)} of 4\u00a0×\u00a04, ${grouped(five)} of 5\u00a0×\u00a05`,
  read(measured) {
    const [four = 0, five = 0] = (['probing 4x4', 'probing 5x5'] as const).map((name) => {
      const { images } = measured.tally(name);
      return classes.reduce((sum, kind) => sum + (images[kind] ?? 0), 0);
    });
    return { ours: { four, five } };
  },
  agrees: null,
});

export const starCounts: readonly Question<null, Stars>[] = [
  starCount(1, [0]),
  starCount(2, [1, 2]),
  starCount(3, [3]),
];
