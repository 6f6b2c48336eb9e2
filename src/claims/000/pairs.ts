/** 000, section 3.2: what is said about two cells of a line, and about two rows and two columns. */
import { EMPTY, FILLED, UNKNOWN, formatLine, parseLine } from '../../engine/board/cell.ts';
import { descriptionsOf } from '../../engine/board/description.ts';
import type { Description } from '../../engine/board/description.ts';
import { gridRelations, situationAt } from '../../engine/intersect/fourSolver.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { outcomeOf, tableFacts } from '../../engine/intersect/lookupTable.ts';
import type { Situation } from '../../engine/intersect/lookupTable.ts';
import {
  NO_RELATION,
  PAIR_RELATIONS,
  pairRelations,
  relationOfMask,
} from '../../engine/line/pairRelations.ts';
import { intersect } from '../../engine/intersect/pqIntersection.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { settle } from '../../engine/line/settle.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { exact } from '../agree.ts';
import { grouped, inWords } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

type Seven = {
  readonly open: number; // of the 16 sets of allowed combinations, those that leave both cells open
  readonly occurring: number; // different ones that occur in lines of up to `length` cells
  readonly length: number;
};

const tried = 6;

/** The relations that occur in settled lines of `length` cells, whatever is known. */
function relationsOfLength(length: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const description of descriptionsOf(length))
    for (let state = 0; state < 3 ** length; state++) {
      const line = Uint8Array.from({ length }, (_, at) => Math.floor(state / 3 ** at) % 3);
      const settled = settle(line, description);
      if (settled === null || formatLine(settled) !== formatLine(line)) continue;
      for (const relation of pairRelations(line, description)) found.add(relation);
    }
  found.delete(NO_RELATION);
  return found;
}

export const sevenRelations: Claim<number, Seven> = {
  id: '000-section-3.2-seven-relations',
  title: 'For two unknown cells of a settled line "seven possibilities can arise"',
  published: 7,
  read() {
    const occurring = new Set<number>();
    for (let length = 2; length <= tried; length++)
      for (const relation of relationsOfLength(length)) occurring.add(relation);
    const sets = Array.from({ length: 16 }, (_, allowed) => relationOfMask(allowed));
    const open = sets.filter((relation) => relation !== NO_RELATION).length;
    return { ours: { open, occurring: occurring.size, length: tried } };
  },
  agrees: ({ open, occurring }, published) => open === published && occurring === published,
  quote: 'the following seven possibilities can arise',
  ground: ({ length }) => ({ kind: 'count', of: `all lines of up to ${length} cells` }),
  home: 'fig-two-cells',
  what: 'possibilities for two unknown cells of a settled line',
  says: inWords,
  finds: ({ open, length }) => `${inWords(open)}, all in lines of up to ${length} cells`,
};

export const relationExamples: Claim<readonly string[], readonly string[]> = {
  id: '000-section-3.2-examples',
  place: 'section 3.2, the list of seven',
  title: 'The seven examples show the seven relations',
  published: PAIR_RELATIONS.map(({ name }) => name),
  read: () => ({
    ours: PAIR_RELATIONS.map(({ example: { line, description, cells } }) => {
      const cellsOfLine = parseLine(line);
      const [a, b] = cells;
      const all = pairRelations(cellsOfLine, description);
      return PAIR_RELATIONS[all[a * cellsOfLine.length + b] ?? NO_RELATION]?.name ?? 'none';
    }),
  }),
  agrees: exact,
  quote: 'e.g., consider the two outmost pixels in a string ????? with description 1 1',
  ground: { kind: 'example' },
  home: 'fig-two-cells',
  what: 'the examples of the seven',
  says: (names) => `${inWords(names.length)} lines`,
  finds: (names) =>
    `${inWords(names.filter((name, at) => name === PAIR_RELATIONS[at]?.name).length)} as the text says`,
};

type AllAllowed = { readonly situations: number; readonly successful: number };

export const allAllowed: Claim<{ readonly successful: number }, AllAllowed> = {
  id: '000-section-3.2-all-allowed',
  title:
    'If on one or more of the lines all combinations are allowed, "we cannot draw any conclusion"',
  published: { successful: 0 },
  read() {
    const [whole, forbidding] = [tableFacts(0), tableFacts(1)];
    return {
      ours: {
        situations: whole.situations - forbidding.situations,
        successful: whole.successful - forbidding.successful,
      },
    };
  },
  agrees: ({ successful }, published) => successful === published.successful,
  quote:
    'if for one or more of the lines all combinations are allowed, we cannot draw any conclusion',
  ground: ({ situations }) => ({ kind: 'count', of: `all ${grouped(situations)} such situations` }),
  home: 'two-rows-two-columns/#the-table-of-all-situations',
  what: 'a line on which all is allowed',
  says: 'no conclusion',
  finds: ({ situations, successful }) =>
    `${successful === 0 ? 'none' : grouped(successful)} in ${grouped(situations)} situations`,
};

const SAME = 6;
const DIFFERENT = 5;

export const threeSame: Claim<number, number> = {
  id: '000-section-3.2-three-same',
  title: 'Three lines "same" and the fourth "different": "no solution would be possible"',
  published: 0,
  read: () => ({
    // of the four places of the odd one out, those where a configuration is left
    ours: [0, 1, 2, 3]
      .map((odd) => [0, 1, 2, 3].map((line) => (line === odd ? DIFFERENT : SAME)))
      .map(([a = 0, b = 0, c = 0, d = 0]): Situation => [a, b, c, d])
      .filter((situation) => outcomeOf(situation).survivors !== 0).length,
  }),
  agrees: exact,
  quote:
    'if for three of the four lines involved the two pixels at the line must be the same, but the fourth line requires them to be different, no solution would be possible',
  ground: { kind: 'count', of: 'all four places of the odd one' },
  home: 'papers/batenburg-kosters/#eight-impossible-situations-not-32',
  what: 'three lines “same”, the fourth “different”',
  says: 'no solution',
  finds: (places) =>
    places === 0
      ? 'no configuration is left'
      : `configurations are left in ${inWords(places)} of four places`,
};

type Settles = {
  readonly perCrossing: number;
  readonly crossings: number; // of a 30 x 30 board
  readonly separately: number; // settles for all of them, one by one
  readonly shared: number; // two for each cell of each line, at most
};

/** Two rows and two columns of which single lines tell nothing, and that leave two pictures. */
const open: readonly Description[] = [[1], [1], [1], [1]];

/** The SETTLE operations for two rows and two columns, made one by one: they must do for the lookup. */
function settlesMade(): number {
  let settles = 0;
  const [a = 0, b = 0, c = 0, d = 0] = open.map((description) => {
    let allowed = 0;
    for (const first of [EMPTY, FILLED])
      for (const second of [EMPTY, FILLED]) {
        settles++;
        const fits = settle(Uint8Array.of(first, second), description) !== null;
        if (fits) allowed |= 1 << (2 * first + second);
      }
    return relationOfMask(allowed);
  });
  return outcomeOf([a, b, c, d]).impossible ? NaN : settles;
}

/** Ways to choose two of `lines`. */
const pairsOf = (lines: number): number => (lines * (lines - 1)) / 2;

/**
 * How many settles it takes to look through all choices of two rows and two columns of a board of which nothing is known.
 *
 * @source 000_8dc3042ab81c971c.txt §3.2 ("16 SETTLE operations and a single lookup"; "binom(m, p) x binom(n, q)")
 */
export function settlesOf(height: number, width: number): Settles {
  const perCrossing = settlesMade();
  const crossings = pairsOf(height) * pairsOf(width);
  const shared = 2 * 2 * height * width; // every cell is on a row and a column, and has two values
  return { perCrossing, crossings, separately: perCrossing * crossings, shared };
}

export const settlesPerCrossing: Claim<number, Settles> = {
  id: '000-section-3.2-16-settles',
  proof:
    'Each of the four lines has two of the four crossings, with four pairs of values. One SETTLE tells of a pair whether the line has a fit with it: four on each of four lines. One lookup then joins what the four lines say.',
  title: 'Two rows and two columns take "16 SETTLE operations and a single lookup"',
  published: 16,
  read: () => ({
    ours: settlesOf(30, 30),
    note: 'Four combinations on each of four lines. Done for every choice of lines that is far too much: two settles for each unknown cell of a line give the relations of all its pairs at once.',
  }),
  agrees: ({ perCrossing }, published) => perCrossing === published,
  quote: 'requires 16 SETTLE operations and a single lookup',
  ground: { kind: 'proof' },
  home: 'papers/batenburg-kosters/#what-looking-costs',
  what: 'settles for two rows and two columns',
  says: String,
  finds: ({ perCrossing }) => String(perCrossing),
  remark:
    'Right for one choice of lines. Over all choices far fewer do: two settles for each unknown cell of a line tell the relations of all its pairs.',
};

type Compared = { readonly crossings: number; readonly differing: number };

export const pairsSuffice: Claim<{ readonly differing: number }, Compared> = {
  id: '000-section-3.2-two-sat',
  title:
    'Restricting the 2-SAT clauses to the intersection points "is equivalent" to determining what can occur there',
  published: { differing: 0 },
  effort: 'seconds',
  read: () => ({ ours: comparePairs(4, 4) }),
  agrees: ({ differing }, published) => differing === published.differing,
  quote:
    'is equivalent to restricting the collection of 2-SAT clauses … to the intersection points of two rows and two columns',
  ground: { kind: 'proof' },
  proof:
    'Each of the four lines crosses the others in two of the four cells. What it allows there is told in full by the pairs of values that it forbids, and each forbidden pair is a clause. A configuration of the four cells is possible exactly when it breaks none of them.',
  home: 'two-rows-two-columns/#sixteen-configurations',
  what: 'the pairs forbidden on the four lines tell all that can occur there',
  says: 'equivalent',
  finds: ({ crossings, differing }) =>
    `${differing === 0 ? 'the same' : `${grouped(differing)} differ`} at ${grouped(crossings)} crossings`,
  remark: 'by pairs, and by fitting whole lines, at standstills of 4x4',
};

/** Both ways for all crossings of four unknown cells, in all standstills of a size: by pairs, and by whole lines. */
function comparePairs(height: number, width: number): Compared {
  const counts = { crossings: 0, differing: 0 };
  for (let image = 0; image < 2 ** (height * width); image += 5) {
    const puzzle = puzzleOf(imageFromIndex(height, width, image));
    const { grid } = solveSimple(puzzle);
    if (!grid.cells.includes(UNKNOWN)) continue;
    const relations = gridRelations(grid, puzzle);
    for (const rows of pairs(height))
      for (const columns of pairs(width)) {
        const situation = situationAt(relations, rows, columns);
        if (situation === null) continue;
        counts.crossings++;
        const { survivors } = intersect(grid, puzzle, rows, columns);
        const mask = survivors.reduce((sum, configuration) => sum | (1 << configuration), 0);
        if (mask !== outcomeOf(situation).survivors) counts.differing++;
      }
  }
  return counts;
}

function pairs(lines: number): readonly (readonly [number, number])[] {
  return Array.from({ length: lines }, (_, a) =>
    Array.from({ length: lines - a - 1 }, (__, k): [number, number] => [a, a + 1 + k]),
  ).flat();
}
