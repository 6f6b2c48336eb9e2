/** 001, sections 3.5.1 and 3.5.2: what the text says of Figures 16 and 17 beside their sequences. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { repeatedProbing } from '../../engine/probe/probeRepeated.ts';
import { solve } from '../../engine/solve/solve.ts';
import { hSweep } from '../../engine/sweep/sweep.ts';
import { grouped, inWords } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { fourByFour } from './fourByFour.ts';
import { descriptionsOf, lostPuzzle } from './puzzles.ts';

/** The 4x4 pictures whose sequence has nothing but 5 and 8. */
const fiveEight = () =>
  fourByFour().filter(({ categories }) => categories.every((one) => one === 5 || one === 8));

type LastRow = { readonly pictures: number; readonly fitting: number };

/** "only the last row description has given some progression, as the second and third cell can be filled". */
const lastRow: Claim<string, LastRow> = {
  id: '001-figure-16-last-row',
  place: 'section 3.5.1, Figure 16',
  title:
    'Of the puzzle of Figure 16 the rows give only the second and the third cell of the last one',
  quote:
    'After applying Simple, only the last row description has given some progression, as the second and third cell can be filled',
  published: 'there is such a puzzle',
  ground: { kind: 'count', of: 'all 65,536 pictures of 4x4' },
  home: 'papers/wensveen/#the-lost-pictures',
  what: 'pictures of 4x4 with categories 5 and 8 only, and of which the rows give just these two cells',
  finds: ({ pictures, fitting }) => `${grouped(fitting)} of ${grouped(pictures)}`,
  remark:
    'The columns then give two empty cells above, and twelve are unknown; thirteen numbers are printed.',
  read() {
    const all = fiveEight();
    const fitting = all.filter(({ index }) => {
      const puzzle = puzzleOf(imageFromIndex(4, 4, index));
      const blank = { height: 4, width: 4, cells: new Uint8Array(16).fill(UNKNOWN) };
      const { cells } = hSweep(blank, puzzle).grid;
      return [...cells.keys()].every((at) =>
        at === 13 || at === 14 ? cells[at] === 1 : cells[at] === UNKNOWN,
      );
    });
    return { ours: { pictures: all.length, fitting: fitting.length } };
  },
  agrees: ({ fitting }) => fitting > 0,
};

type Unsolved = { readonly pictures: number; readonly solved: number };

/** "When only categories 5 and 8 occur, Simple and Probing will not solve the Nonogram": nor if one probes again. */
const fiveEightUnsolved: Claim<{ readonly solved: number }, Unsolved> = {
  id: '001-section-3.5.1-five-eight-unsolved',
  place: 'section 3.5.1',
  title: '4x4: puzzles with categories 5 and 8 only are not solved by Simple and Probing',
  quote: 'When only categories 5 and 8 occur, Simple and Probing will not solve the Nonogram',
  published: { solved: 0 },
  ground: { kind: 'count', of: 'all 65,536 pictures of 4x4' },
  home: 'papers/wensveen/#probing-again',
  what: '4x4: pictures with categories 5 and 8 only that probing solves, round after round',
  says: 'none',
  finds: ({ pictures, solved }) => `${solved === 0 ? 'none' : solved} of ${grouped(pictures)}`,
  remark: 'In one round it is so by definition: neither category has a probe that solves.',
  read() {
    const all = fiveEight();
    const solved = all.filter(
      ({ index }) => repeatedProbing(puzzleOf(imageFromIndex(4, 4, index))).status === 'solved',
    );
    return { ours: { pictures: all.length, solved: solved.length } };
  },
  agrees: ({ pictures, solved }, published) => pictures > 0 && solved === published.solved,
};

type Seventeen = { readonly unknown: number; readonly left: number; readonly solutions: number };

/** "Nonograms such as seen in Figure 17, cannot be solved by using Simple and Probing". */
const figure17Unsolved: Claim<string, Seventeen> = {
  id: '001-figure-17-unsolved',
  place: 'section 3.5.2, Figure 17',
  title: 'The puzzle of Figure 17 cannot be solved by Simple and Probing',
  quote:
    'Since all double probes lead to some progression at best, Nonograms such as seen in Figure 17, cannot be solved by using Simple and Probing',
  published: 'cannot be solved',
  ground: { kind: 'example' },
  home: 'fig-thesis-puzzles',
  what: 'the puzzle of Figure 17, probed round after round',
  finds: ({ unknown, left, solutions }) =>
    `${inWords(left)} of its ${inWords(unknown)} unknown cells stay unknown; it has ${inWords(solutions)} solutions`,
  read() {
    const puzzle = descriptionsOf(lostPuzzle('17'));
    const { grid } = repeatedProbing(puzzle);
    return {
      ours: {
        unknown: lostPuzzle('17').sequence.length,
        left: grid.cells.filter((cell) => cell === UNKNOWN).length,
        solutions: solve(puzzle, { most: 100 }).solutions.length,
      },
    };
  },
  agrees: ({ left }) => left > 0,
};

export const figureTexts: readonly Claim[] = [lastRow, fiveEightUnsolved, figure17Unsolved];
