/** What would refute a sentence of a document: each says why a picture does not, where it does not. */
import { FILLED, UNKNOWN } from '../engine/board/cell.ts';
import { puzzleOf } from '../engine/board/puzzle.ts';
import { solveFour } from '../engine/intersect/fourSolver.ts';
import { framed } from '../engine/solutions/framed.ts';
import { solve } from '../engine/solve/solve.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { counted } from '../notebook/plain/numbers.ts';
import type { Condition } from './challenge.ts';
import { openCells } from './looked.ts';
import type { Looked } from './looked.ts';

type Kind =
  | 'starts-differ'
  | 'dead-end-tells'
  | 'unique-otherwise'
  | 'sweeps-ahead'
  | 'not-doubled'
  | 'probing-fails'
  | 'in-two-lines'
  | 'one-or-progress';

type Against = {
  readonly says: string;
  readonly shows: {
    readonly title: string;
    readonly grid: Looked['image'];
    readonly puzzle: Looked['puzzle'];
    readonly marked: readonly number[];
  } | null;
};

const against = (says: string, shows: Against['shows'] = null): Against => ({ says, shows });

/** Categories of 001 in which one value leads no further and the other one is impossible. */
const deadEnds: readonly number[] = [2, 8];

export const refuting: {
  readonly [K in Kind]: (
    picture: Looked,
    condition: Extract<Condition, { readonly kind: K }>,
  ) => Against | null;
} = {
  'starts-differ'(picture) {
    const { status, sweeps, grid } = picture.sweeps;
    if (status !== 'solved')
      return against('Sweeps do not solve this one, so it has no difficulty.', {
        title: 'Where sweeps stand still',
        grid,
        puzzle: picture.puzzle,
        marked: [],
      });
    const { sweeps: columnsFirst } = solveSimple(picture.puzzle, 'V');
    return Math.abs(sweeps - columnsFirst) > 1
      ? null
      : against(`Rows first: ${sweeps}. Columns first: ${columnsFirst}. The sentence holds here.`);
  },
  'dead-end-tells'({ probed, puzzle }) {
    const { cells, state, status } = probed;
    if (status === 'solved') return against('Sweeps solve this one: nothing is left to be probed.');
    if (cells.some(({ category }) => deadEnds.includes(category))) return null;
    return against(
      'Here no cell has one value that leads no further and another that is impossible. The sentence holds.',
      { title: 'The cells that are probed are open', grid: state, puzzle, marked: [] },
    );
  },
  'unique-otherwise'(picture) {
    const one = picture.solutions.length === 1;
    const { inferable } = picture.inference;
    const open = openCells(inferable).length;
    if (one !== (open === 0)) return null;
    return against(
      one
        ? 'One solution, and every cell must be so. The sentence holds here.'
        : `More than one solution, and ${counted(open, 'cell')} that need not be so. The sentence holds here.`,
    );
  },
  'sweeps-ahead'({ sweeps, puzzle }) {
    const pairs = solveFour(puzzle).grid;
    const known = [...pairs.cells.keys()].filter((at) => sweeps.grid.cells[at] !== UNKNOWN);
    if (known.some((at) => pairs.cells[at] === UNKNOWN)) return null;
    const found = pairs.cells.length - openCells(pairs).length;
    return against(
      `Sweeps find ${counted(known.length, 'cell')}, pairs of lines ${found}: these among them. The sentence holds here.`,
      { title: 'What pairs of lines find', grid: pairs, puzzle, marked: [] },
    );
  },
  'not-doubled'({ image }) {
    const puzzle = puzzleOf(image);
    const within = solve(puzzle, { most: most }).solutions.length;
    const ring = framed(puzzle);
    const { solutions } = solve(ring, { most: 2 * within + 1 });
    if (solutions.length !== 2 * within) return null;
    return against(
      `Within the pattern it has ${solutions.length}, and alone ${counted(within, 'solution')}: just twice as many. The sentence holds here.`,
      { title: 'Your picture within the pattern', grid: solutions[0]!, puzzle: ring, marked: [] },
    );
  },
  'probing-fails'({ solutions, probed, image, puzzle }) {
    const other = solutions[1];
    if (other !== undefined)
      return against('It has more than one solution, and the sentence is about those with one.', {
        title: 'Another solution; rings mark what differs',
        grid: other,
        puzzle,
        marked: [...image.cells.keys()].filter((at) => image.cells[at] !== other.cells[at]),
      });
    if (probed.class === 'simple') return against('Sweeps solve it. The sentence holds here.');
    return probed.class === 'unique'
      ? against('Probing one cell solves it. The sentence holds here.')
      : null;
  },
  'in-two-lines'({ image }) {
    const { cells, width } = image;
    const filled = [...cells.keys()].filter((at) => cells[at] === FILLED);
    const rows = new Set(filled.map((at) => Math.floor(at / width)));
    const columns = new Set(filled.map((at) => at % width));
    return rows.size === filled.length && columns.size === filled.length
      ? null
      : against(
          'The filled cells share a line: the sentence is about two in different rows and columns.',
        );
  },
  'one-or-progress'({ puzzle, solutions, sweeps, image }) {
    const other = solutions[1];
    const pairs = solveFour(puzzle).grid;
    if (other === undefined || openCells(pairs).length < openCells(sweeps.grid).length) return null;
    return against(
      'There is another solution, and pairs of lines find no cell that sweeps do not know. The sentence holds here.',
      {
        title: 'Another solution; rings mark what differs',
        grid: other,
        puzzle,
        marked: [...image.cells.keys()].filter((at) => image.cells[at] !== other.cells[at]),
      },
    );
  },
};

/** More solutions than a puzzle of 3 x 3 has. */
const most = 100;
