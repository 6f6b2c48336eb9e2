/** 000, section 2: what it says about puzzles that can be solved, and about clues, tried on all pictures of 3 x 3. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { descriptionsOf } from '../../engine/board/description.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { solve } from '../../engine/solve/solve.ts';
import { grouped, percent } from '../../notebook/plain/numbers.ts';
import type { Answered, Claim, Question } from '../claim.ts';
import { law, triedOn } from '../law.ts';
import { puzzles } from '../smallPuzzles.ts';

type Fixable = { readonly puzzles: number; readonly unsolvable: number };

const fixableLines: Claim<Pick<Fixable, 'unsolvable'>, Fixable> = {
  id: '000-section-2-fixable',
  title: 'If all lines are fixable, “the puzzle is solvable”',
  quote:
    'all lines in P are still fixable with respect to their corresponding Nonogram descriptions, which means that the puzzle is solvable',
  published: { unsolvable: 0 },
  ground: ({ puzzles: all }) => ({
    kind: 'count',
    of: `all ${grouped(all)} pairs of lists of descriptions of 3x3`,
  }),
  home: 'sweeps/#rows-then-columns',
  what: 'blank puzzles each of whose lines has a fit, but that have no solution',
  says: 'none',
  finds: ({ puzzles: all, unsolvable }) =>
    `${grouped(unsolvable)} of ${grouped(all)} for 3\u00a0×\u00a03`,
  remark:
    'lines can have fits that no picture joins; read as a definition, “solvable” would not mean having a solution',
  erratum: {
    printed:
      'all lines in P are still fixable with respect to their corresponding Nonogram descriptions, which means that the puzzle is solvable',
    read: 'all lines in P are still fixable with respect to their corresponding Nonogram descriptions, without which the puzzle is unsolvable',
    check:
      'Two rows and two columns with the descriptions 2 and 0 each: every line has a fit, and row 1 fills a cell of the empty column.',
  },
  read() {
    const all = descriptionsOf(3).length ** 6;
    const solvable = new Set(puzzles(3, 3).map(({ puzzle }) => JSON.stringify(puzzle)));
    return {
      ours: { puzzles: all, unsolvable: all - solvable.size },
      note: 'That every line has a fit by itself is necessary for a solution and not sufficient. The sentence may be meant as a definition; the section calls a puzzle solved only when one picture adheres to all lines.',
    };
  },
  agrees: ({ unsolvable }, published) => unsolvable === published.unsolvable,
};

const given = (image: Grid, at: number): Uint8Array =>
  new Uint8Array(image.cells.length).fill(UNKNOWN).with(at, image.cells[at] ?? UNKNOWN);

const easier = law(
  {
    id: '000-section-2-clues-easier',
    title: 'The more clues are given, the easier the puzzle',
    quote: 'The more clues are given, the easier the puzzle will be',
    home: 'papers/batenburg-kosters/#one-clue',
    what: 'one more clue: no cell less is found, and no sweep more is needed',
    says: 'easier',
    unit: 'clues for 3x3 pictures',
    proof:
      'With more known cells a line has no fit more than before, so what all its fits agreed on they still agree on. Each sweep therefore knows at least what the same sweep knew without the clue, and the last cell comes no later.',
    remark: 'easier, or as hard as before',
  },
  () =>
    triedOn(
      puzzles(3, 3).flatMap(({ image, puzzle }) => {
        const before = solveSimple(puzzle);
        return Array.from(image.cells.keys(), (at) => {
          const after = solveSimple({ ...puzzle, clues: given(image, at) });
          const found = before.grid.cells.every(
            (cell, k) => cell === UNKNOWN || cell === after.grid.cells[k],
          );
          return found && (before.status !== 'solved' || after.sweeps <= before.sweeps);
        });
      }),
    ),
);

const count = (puzzle: Puzzle): number => solve(puzzle, { most: 100 }).solutions.length;

type Clues = {
  readonly clues: number;
  readonly unique: number;
  readonly fewer: number;
  readonly as: number;
};

const fewerSolutions: Claim<string, Clues> = {
  id: '000-section-2-clues-unique',
  title: 'A clue can make a puzzle uniquely solvable, or decrease the number of its solutions',
  quote:
    'it can also be that adding one or more clues turns a nonuniquely solvable puzzle into a uniquely solvable one, or more generally decreases the number of solutions',
  published: 'can be',
  ground: { kind: 'count', of: 'all 512 pictures of 3x3' },
  home: 'papers/batenburg-kosters/#one-clue',
  what: 'a clue for a puzzle with several solutions',
  says: 'can leave a single one, or fewer',
  finds: ({ clues, unique, fewer: some, as }) =>
    `of ${grouped(clues)} clues for 3\u00a0×\u00a03 pictures ${grouped(unique)} leave one solution, ${grouped(some)} fewer, ${grouped(as)} as many`,
  read() {
    const ours = { clues: 0, unique: 0, fewer: 0, as: 0 };
    for (const { image, puzzle } of puzzles(3, 3)) {
      const before = count(puzzle);
      if (before === 1) continue;
      for (const at of image.cells.keys()) {
        const after = count({ ...puzzle, clues: given(image, at) });
        ours.clues++;
        ours[after === 1 ? 'unique' : after < before ? 'fewer' : 'as']++;
      }
    }
    return { ours };
  },
  agrees: ({ unique, fewer: some }) => unique > 0 && some > 0,
};

type Influence = { readonly clues: number; readonly changed: number };

const influence: Question<string, Influence> = {
  id: '000-section-2-clues-influence',
  title: '“And clues often influence the difficulty”',
  quote: 'And clues often influence the difficulty',
  published: 'often',
  ground: ({ clues }) => ({
    kind: 'count',
    of: `all ${grouped(clues)} clues for simple pictures of 3x3`,
  }),
  home: 'papers/batenburg-kosters/#one-clue',
  what: 'clues that change the number of sweeps of a simple puzzle',
  says: (word) => `“${word}”`,
  finds: ({ clues, changed }) =>
    `${percent(changed / clues, 1)} of the clues for 3\u00a0×\u00a03 pictures`,
  read() {
    const ours = { clues: 0, changed: 0 };
    for (const { image, puzzle } of puzzles(3, 3)) {
      const before = solveSimple(puzzle);
      if (before.status !== 'solved') continue;
      for (const at of image.cells.keys()) {
        ours.clues++;
        if (solveSimple({ ...puzzle, clues: given(image, at) }).sweeps !== before.sweeps)
          ours.changed++;
      }
    }
    return { ours };
  },
  agrees: null, // “often” is no number
};

/** In the order of the text. */
export const boardClaims: readonly Answered[] = [fixableLines, easier, fewerSolutions, influence];
