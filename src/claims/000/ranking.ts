/** 000, section 3.2: ranking algorithms by the puzzles that they solve, done for 5x5; and what it says of 2-SAT there. */
import { RANKED } from '../../engine/census/ranking.ts';
import { hardLeftBy, rankOrder } from '../../experiments/rankingOrder.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { fourDifficultiesOf } from '../fourCounts.ts';
import { noException } from '../agree.ts';
import type { Claim, Question } from '../claim.ts';
import type { Exceptions, Tried } from '../law.ts';
import { exceptionText } from '../words.ts';

const size = '5x5';
const unit = '(2,2)-hard pictures of 5x5';

/** The 2-SAT solver of 2009, as far as 000 tells of it. */
export const twoSatCapable: Claim<Exceptions, Tried> = {
  id: '000-section-3.2-two-sat-capable',
  title: 'The 2-SAT solver of Batenburg & Kosters 2009 solves all (2,2)-hard puzzles',
  quote:
    'the algorithm from (Batenburg and Kosters, 2009) would prove to be at least (2, 2)-capable, meaning that all (2, 2)-hard instances can be solved',
  published: { exceptions: 0 },
  effort: 'minute',
  from: ['ranking 5x5'],
  reading:
    'The text of 2009 is not at hand. Our solver is made after what is said of it here: the forbidden pairs of all lines as clauses, chains of implications through them, and sweeps between.',
  read(measured) {
    const hard = hardLeftBy(measured.tally('ranking 5x5'), size, 'two-sat');
    const { images = 0, left = 0 } = hard.find(({ pair }) => pair === '2,2') ?? {};
    return { ours: { cases: images, exceptions: left } };
  },
  agrees: noException,
  ground: { kind: 'proof' },
  home: 'fig-method-order',
  what: '2-SAT solves all (2,2)-hard puzzles',
  says: '“(2, 2)-capable”',
  finds: (found) => exceptionText(found, unit),
  proof:
    'The clauses of all lines hold those of any two rows and two columns. What follows from these follows from all, so 2-SAT fixes whatever an intersection of two rows and two columns fixes, and the sweeps between go as far. With each step it knows as much at least.',
};

type Row = readonly [method: string, leaves: number, capable: readonly string[]];

type Ours = { readonly pictures: number; readonly methods: readonly Row[] };

/** The ranking that 000 proposes. */
export const ranked: Question<string, Ours> = {
  id: '000-section-3.2-ranking',
  title: '"This concept can be used to rank algorithms": the ranking, for all methods of this book',
  quote:
    'This concept can be used to rank algorithms by the highest difficulty for which all benchmark instances can be solved successfully',
  published: 'rank algorithms by the highest difficulty',
  effort: 'minute',
  from: ['ranking 5x5'],
  read(measured) {
    const tally = measured.tally('ranking 5x5');
    const { unique, groups } = rankOrder(tally, size);
    const methods = RANKED.map((method): Row => {
      const group = groups.find((one) => one.methods.includes(method));
      const capable = hardLeftBy(tally, size, method).flatMap(({ pair, left }) =>
        left === 0 ? [pair] : [],
      );
      return [method, unique - (group?.solved ?? NaN), capable];
    });
    return { ours: { pictures: unique, methods } };
  },
  agrees: null,
  ground: { kind: 'count', of: 'all uniquely solvable pictures of 5x5' },
  home: 'fig-method-order',
  what: 'ranking algorithms by the hardest class of which they solve all',
  says: (text) => `“${text}”: proposed`,
  finds: ({ pictures, methods }) =>
    `of ${grouped(pictures)} pictures of 5x5 with one solution are left: ${methods.map(([method, left]) => `${method} ${grouped(left)}`).join(', ')}`,
  remark: 'as the order is partial, the figure draws it as a picture',
};

type Benchmark = { readonly hard: number; readonly known: number };

/** Whether the measure “can be computed effectively”: of every (2,2)-hard picture of 5x5 it is known. */
export const benchmark: Claim<string, Benchmark> = {
  id: '000-section-3.2-benchmark',
  title:
    'The measure can be computed effectively for small Nonograms and is well suited for benchmarks',
  quote:
    'it is well suited for creating a series of benchmark Nonograms that can be used for algorithm evaluation',
  published: 'effectively, for small Nonograms',
  effort: 'minute',
  read(measured) {
    const stored = measured.outcome('000-section-4.1-224751') as
      | { readonly byDifficulty: readonly number[] }
      | undefined;
    const { byDifficulty } = stored ?? fourDifficultiesOf(5, 5);
    const { counts } = measured.tally('four-census 5x5');
    let hard = 0;
    for (let at = 1; at < counts.length; at += 4) hard += counts[at] ?? 0; // the second of four classes
    return { ours: { hard, known: byDifficulty.reduce((sum, images) => sum + images, 0) } };
  },
  from: ['four-census 5x5'],
  agrees: ({ hard, known }) => hard > 0 && known === hard,
  ground: {
    kind: 'part',
    which:
      'all (2,2)-hard pictures of 5x5, in minutes on one core; whether that suits a benchmark no count says',
  },
  home: 'papers/batenburg-kosters/#how-many-intersections',
  what: 'the (2,2)-difficulty can be computed for small puzzles',
  finds: ({ hard, known }) =>
    `known for ${grouped(known)} of ${grouped(hard)} pictures of 5\u00a0×\u00a05`,
  remark: 'that of larger pairs, and of larger boards, takes a search that we do not make',
};
