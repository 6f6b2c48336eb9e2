/** 001, sections 1.1, 3.1, 3.2 and 3.6: its first puzzle, switching components, and what it says about sweeps. */
import { unknownGrid } from '../../engine/board/cell.ts';
import { lineOf } from '../../engine/board/image.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { settle } from '../../engine/line/settle.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { isUnique, solve } from '../../engine/solve/solve.ts';
import { hSweep, vSweep } from '../../engine/sweep/sweep.ts';
import { switchingComponents } from '../../engine/sweep/switchingComponents.ts';
import { parseDescription } from '../../engine/board/description.ts';
import { grouped, inWords } from '../../notebook/plain/numbers.ts';
import { firstSweep, firstSweepProof } from '../000/firstSweep.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';
import { puzzles } from '../smallPuzzles.ts';

type Solved = { readonly solutions: number; readonly sweeps: number };

const lines = (text: string): Puzzle['rows'] => text.split('/').map(parseDescription);

/** Its descriptions as section 3.1 prints them. */
const firstPuzzle: Puzzle = {
  rows: lines('1 1/3/5/5/3 1/1 1/2 2/3 1/5'),
  columns: lines('2/5/8/5 3/2 2/1/3/3'),
};

const figure1: Claim<Pick<Solved, 'solutions'>, Solved> = {
  id: '001-figure-1',
  place: 'Figure 1; section 3.1',
  title: '“A Nonogram with its solution”: the descriptions of Figure 1 have one',
  quote: 'A Nonogram with its solution',
  published: { solutions: 1 },
  ground: { kind: 'example' },
  home: 'fig-sweeps',
  what: 'solutions of the puzzle of Figure 1',
  says: ({ solutions }) => inWords(solutions),
  finds: ({ solutions, sweeps }) => `${inWords(solutions)}, found by ${inWords(sweeps)} sweeps`,
  remark: 'the picture is lost in our copy; the descriptions are printed in section 3.1',
  read: () => ({
    ours: {
      solutions: solve(firstPuzzle, { most: 100 }).solutions.length,
      sweeps: solveSimple(firstPuzzle).sweeps,
    },
  }),
  agrees: ({ solutions }, published) => solutions === published.solutions,
};

type Smallest = { readonly smaller: number; readonly several: number; readonly ofTwo: number };

const smallestSwitch: Claim<Pick<Smallest, 'several'>, Smallest> = {
  id: '001-figure-6',
  place: 'Figure 6; section 1.1',
  title: 'The smallest puzzle that cannot be solved fully is the switching component of 2x2',
  quote:
    'The smallest example of this occurrence, referred to as switching component, can be seen in Figure 6',
  published: { several: 0 },
  ground: ({ smaller }) => ({
    kind: 'count',
    of: `all ${grouped(smaller)} other pictures of up to four cells`,
  }),
  home: 'density/#switching-components',
  what: 'pictures of up to four cells with a second solution',
  says: 'only the switching component of 2\u00a0×\u00a02',
  finds: ({ several, ofTwo }) =>
    `${inWords(ofTwo)} of 2\u00a0×\u00a02, ${several === 0 ? 'none' : inWords(several)} of other sizes`,
  read() {
    const ours = { smaller: 0, several: 0, ofTwo: 0 };
    for (let height = 1; height <= 4; height++)
      for (let width = 1; width <= 4 / height; width++)
        for (const { puzzle } of puzzles(height, width)) {
          const single = isUnique(puzzle);
          if (height === 2 && width === 2) ours.ofTwo += single ? 0 : 1;
          else {
            ours.smaller++;
            ours.several += single ? 0 : 1;
          }
        }
    return { ours };
  },
  agrees: ({ several, ofTwo }, published) => several === published.several && ofTwo === 2,
};

const switchIsSeveral = law(
  {
    id: '001-section-1.1-switching-several',
    title: 'A puzzle that contains a switching component has several solutions',
    quote: 'When a Nonogram contains a switching component, there are multiple solutions',
    home: 'density/#switching-components',
    what: 'a picture with a switching component',
    says: 'has other solutions',
    unit: 'such 3x3 pictures',
    proof:
      'Filling its two empty corners and emptying its two filled ones changes no description: that is what a switching component is. The picture so made is another solution.',
  },
  () =>
    triedOn(
      puzzles(3, 3).map(({ image, puzzle }) =>
        switchingComponents(image, 1).length === 0 ? null : !isUnique(puzzle),
      ),
    ),
);

const onlyAltered = law(
  {
    id: '001-section-3.2-altered-lines',
    title: 'Leaving out lines without recently altered cells loses no progress',
    quote:
      'By only considering lines with recently altered cells, lines that will not lead to progress of solving the Nonogram are left out',
    home: 'sweeps/#rows-then-columns',
    what: 'lines without a cell that has changed since they were settled',
    says: 'lead to no progress',
    unit: 'such lines, in the sweeps of all 3x3 pictures',
    proof:
      'SETTLE fixes all cells that all fits of a line agree on, and each fit stays one. So the fits of the line are the same afterwards, they agree on no other cell, and settling it again gives nothing until a crossing line changes it.',
  },
  () => {
    const outcomes: boolean[] = [];
    for (const { puzzle } of puzzles(3, 3)) {
      const settled = new Map<string, string>(); // what a line was after it was last settled
      let grid = unknownGrid(3, 3);
      for (let sweep = 0; sweep < 6; sweep++) {
        const [direction, descriptions] =
          sweep % 2 === 0 ? (['H', puzzle.rows] as const) : (['V', puzzle.columns] as const);
        for (const [index, description] of descriptions.entries()) {
          const line = lineOf(grid, direction, index);
          const after = settle(line, description)?.join() ?? '';
          if (settled.get(`${direction}${index}`) === line.join())
            outcomes.push(after === line.join());
          settled.set(`${direction}${index}`, after);
        }
        grid = (direction === 'H' ? hSweep : vSweep)(grid, puzzle).grid;
      }
    }
    return triedOn(outcomes);
  },
);

const endless: Claim<number, number> = {
  id: '001-figure-7',
  place: 'Figure 7; section 3.2',
  title:
    'The sweeps “until a fully solved Nonogram has been found or no more progress is made” are those of Figure 7',
  quote:
    'will be repeated until a fully solved Nonogram has been found or no more progress is made, and is described in Figure 7',
  published: 0,
  from: ['difficulty-count 4x4'],
  ground: { kind: 'count', of: 'all 65,536 pictures of 4x4' },
  home: 'papers/batenburg-kosters/#who-begins',
  what: '4x4: pictures for which the loop of Figure 7 has no end',
  says: 'none',
  finds: grouped,
  picture: ['#.', '.#'],
  erratum: {
    printed: 'while ¬solved do',
    as: 'formula',
    read: 'while ¬solved and one of the last two sweeps has made progress do',
    check:
      'A puzzle that is not Simple, such as the switching component of Figure 6, is never solved by sweeps; the loop as printed goes on for ever.',
  },
  read: (measured) => ({
    ours: measured.tally('difficulty-count 4x4').notSimple,
    note: 'The loop of the figure asks only whether the puzzle is solved. The text beside it says to stop when nothing moves any more, which is what is meant.',
  }),
  agrees: (ours, published) => ours === published,
};

const atMostOne: Claim<number, { readonly most: number; readonly simple: number }> = {
  id: '001-section-3.2-at-most-one',
  title: 'The difficulty between starting with an H-sweep and a V-sweep differs by at most one',
  quote: 'the difficulty between starting with a H-sweep and V-sweep differs by at most one',
  published: 1,
  effort: 'seconds',
  ground: { kind: 'proof' },
  home: 'papers/batenburg-kosters/#who-begins',
  what: 'rows first and columns first differ by at most',
  says: String,
  finds: ({ most, simple }) => `${most}, in ${grouped(simple)} pictures`,
  remark: 'the same as in section 3.1 of Batenburg & Kosters',
  proof: firstSweepProof,
  read: (measured) => ({ ours: firstSweep.read(measured).ours }),
  agrees: ({ most }, published) => most <= published,
};

type Switches = { readonly puzzles: number; readonly equal: number };

export const tableTwoSwitches: Claim<string, Switches> = {
  id: '001-table-2-switches',
  place: 'Table 2; section 3.6',
  title:
    'The difficulty of simple puzzles is the “number of switches between performing H- and V-sweeps”',
  quote:
    'The difficulty of simple Nonograms is based on the number of switches between performing H- and V-Sweeps',
  published: 'number of switches',
  ground: ({ puzzles: all }) => ({
    kind: 'count',
    of: `all ${grouped(all)} simple pictures of 3x4`,
  }),
  home: 'papers/wensveen/#one-two-or-three-stars',
  what: 'simple pictures whose switches are as many as their sweeps',
  says: 'one measure under two names',
  finds: ({ puzzles: all, equal }) =>
    `${equal === 0 ? 'none' : grouped(equal)} of ${grouped(all)} for 3\u00a0×\u00a04`,
  remark: 'section 3.2 counts sweeps; there is one switch fewer',
  erratum:
    'Section 3.2 defines the difficulty by the number of sweeps, Table 2 by that of switches between them, which is always one less. Both rank puzzles alike, so nothing else depends on it.',
  read() {
    const ours = { puzzles: 0, equal: 0 };
    for (const { puzzle } of puzzles(3, 4)) {
      const { status, sweeps } = solveSimple(puzzle);
      if (status !== 'solved') continue;
      const directions = Array.from({ length: sweeps }, (_, sweep) => 'HV'[sweep % 2]);
      const turned = directions.filter((one, at) => at > 0 && one !== directions[at - 1]).length;
      ours.puzzles++;
      if (turned === sweeps) ours.equal++;
    }
    return { ours };
  },
  agrees: ({ puzzles: all, equal }) => all === equal,
};

/** In the order of the text. */
export const sweepTexts: readonly Claim[] = [
  smallestSwitch,
  switchIsSeveral,
  figure1,
  onlyAltered,
  endless,
  atMostOne,
];
