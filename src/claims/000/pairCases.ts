/** 000, section 3.2: what two cells of a line can be together, beside the list of seven. */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { boardRandom } from '../../engine/board/random.ts';
import { filledFor, sampleExact } from '../../engine/board/sample.ts';
import { gridRelations, situationAt } from '../../engine/intersect/fourSolver.ts';
import { NO_RELATION, PAIR_RELATIONS, relationOfMask } from '../../engine/line/pairRelations.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { grouped, inWords } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { crossingsOf } from './solvers.ts';

type Groups = { readonly others: number; readonly fixing: number; readonly empty: number };

/** Whether a set of allowed pairs, bit 2a + b, leaves one of the two cells no choice. */
const fixesOne = (allowed: number): boolean =>
  [0b0011, 0b1100, 0b0101, 0b1010].some((half) => (allowed & half) === allowed);

export const otherGroups: Claim<Pick<Groups, 'others'>, Groups> = {
  id: '000-section-3.2-other-groups',
  title: 'Forbidding any other group of combinations “would have allowed SETTLE to fix a pixel”',
  quote: 'forbidding any other group of combinations would have allowed SETTLE to fix a pixel',
  published: { others: 9 },
  ground: { kind: 'count', of: 'all sixteen groups' },
  home: 'fig-two-cells',
  what: 'the other groups of forbidden combinations of two cells',
  says: 'let SETTLE fix a cell',
  finds: ({ fixing, empty }) => `${inWords(fixing)} do; in ${inWords(empty)} nothing is left`,
  remark: 'all four combinations forbidden: the line has no fit',
  read() {
    const others = Array.from({ length: 16 }, (_, allowed) => allowed).filter(
      (allowed) => relationOfMask(allowed) === NO_RELATION,
    );
    const fixing = others.filter((allowed) => allowed !== 0 && fixesOne(allowed)).length;
    return {
      ours: { others: others.length, fixing, empty: others.filter((one) => one === 0).length },
    };
  },
  agrees: ({ others, fixing, empty }, published) =>
    others === published.others && fixing + empty === others,
};

type Seen = { readonly names: readonly string[]; readonly boards: number };

const seed = 32;

export const encountered: Claim<number, Seen> = {
  id: '000-section-3.2-all-seven',
  title: 'All seven cases can be encountered along the four lines of two rows and two columns',
  quote: 'We can encounter all the seven cases mentioned above along the four lines',
  published: PAIR_RELATIONS.length,
  ground: { kind: 'example' },
  home: 'fig-two-cells',
  what: 'the seven, along two rows and two columns',
  says: 'all can be encountered',
  finds: ({ names, boards }) =>
    `${inWords(names.length)} are, in ${grouped(boards)} random boards of 8\u00a0×\u00a08`,
  read() {
    const found = new Set<number>();
    let boards = 0;
    while (found.size < PAIR_RELATIONS.length && boards < 1000) {
      const cells = new Uint8Array(64);
      sampleExact(boardRandom(seed, 8, 8, 50, boards++), cells, filledFor(50, 8, 8));
      const puzzle = puzzleOf({ height: 8, width: 8, cells });
      const relations = gridRelations(solveSimple(puzzle).grid, puzzle);
      for (const [rows, columns] of crossingsOf(8, 8))
        for (const relation of situationAt(relations, rows, columns) ?? []) found.add(relation);
    }
    const names = PAIR_RELATIONS.filter(({ number }) => found.has(number)).map(({ name }) => name);
    return { ours: { names, boards }, seed };
  },
  agrees: ({ names }, published) => names.length === published,
};
