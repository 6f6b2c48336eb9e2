/** 000, section 4.2: what can be said about 6x6 images with none, one or two filled cells. Every image is tried. */
import { SOLVED } from '../../engine/sweep/fastSolver.ts';
import { FILLED } from '../../engine/board/cell.ts';
import { createFastSimple } from '../../engine/sweep/fastSimple.ts';
import { createSwitchingFinder } from '../../engine/sweep/switchingComponents.ts';
import { boardClassifier } from '../../experiments/density.ts';
import type { Claim } from '../claim.ts';

const side = 6;
const cellCount = side * side;

type Count = { readonly images: number; readonly simple: number };

/** What is found about the 630 images with two filled cells. */
export type TwoFilled = {
  readonly inOneLine: Count; // both cells in one row or one column
  readonly apart: Count;
  readonly percentInOneLine: number;
};

/** Tries all 6x6 images with exactly two filled cells. @source 000_8dc3042ab81c971c.txt §4.2 */
export function countTwoFilled(): TwoFilled {
  const isSimple = tester();
  const counts = { inOneLine: { images: 0, simple: 0 }, apart: { images: 0, simple: 0 } };
  for (let one = 0; one < cellCount; one++)
    for (let two = one + 1; two < cellCount; two++) {
      const sameRow = Math.floor(one / side) === Math.floor(two / side);
      const count = sameRow || one % side === two % side ? counts.inOneLine : counts.apart;
      count.images++;
      if (isSimple([one, two])) count.simple++;
    }
  const all = counts.inOneLine.images + counts.apart.images;
  return { ...counts, percentInOneLine: (100 * counts.inOneLine.images) / all };
}

/** Makes a test of a 6x6 image given by its filled cells. */
function tester(): (filled: readonly number[]) => boolean {
  const solver = createFastSimple(side, side);
  const cells = new Uint8Array(cellCount);
  return (filled) => {
    cells.fill(0);
    for (const cell of filled) cells[cell] = FILLED;
    solver.setImage(cells);
    return solver.run('H') === SOLVED;
  };
}

export const twoFilled: Claim<{ readonly percentInOneLine: number }, TwoFilled> = {
  id: '000-section-4.2-two-filled',
  source: '000',
  place: 'section 4.2',
  title:
    'Two filled cells of 6x6 lie in one line "with probability approximately 28%", and then, and only then, the puzzle is simple',
  published: { percentInOneLine: 28 },
  effort: 'moment',
  read: () => ({
    ours: countTwoFilled(),
    note: 'Exactly 180 of 630, which is 2/7 = 28.57 %: the document cuts off where rounding gives 29.',
  }),
  agrees: ({ inOneLine, apart, percentInOneLine }, published) =>
    inOneLine.simple === inOneLine.images &&
    apart.simple === 0 &&
    Math.floor(percentInOneLine) === published.percentInOneLine,
};

type Apart = {
  readonly images: number; // two filled cells in different rows and columns
  readonly switching: number; // of them, with an elementary switching component
  readonly noProgress: number; // of them, neither SimpleSolver nor FourSolver gets to the end or further
};

export const twoApart: Claim<string, Apart> = {
  id: '000-section-4.2-two-apart',
  source: '000',
  place: 'section 4.2; Figure 7',
  title:
    'Two filled cells of 6x6 in different rows and columns are a switching component, and FourSolver "can also not make any progress"',
  published: 'all of them',
  effort: 'moment',
  read() {
    const classify = boardClassifier({ height: side, width: side, four: true });
    const finder = createSwitchingFinder(side, side);
    const ours = { images: 0, switching: 0, noProgress: 0 };
    for (let one = 0; one < cellCount; one++)
      for (let two = one + 1; two < cellCount; two++) {
        const sameRow = Math.floor(one / side) === Math.floor(two / side);
        if (sameRow || one % side === two % side) continue;
        const cells = new Uint8Array(cellCount);
        cells[one] = FILLED;
        cells[two] = FILLED;
        ours.images++;
        if (finder.has(cells)) ours.switching++;
        if (classify(cells) === 'none') ours.noProgress++;
      }
    return { ours };
  },
  agrees: ({ images, switching, noProgress }) => switching === images && noProgress === images,
};

export const oneOrNone: Claim<readonly Count[], readonly Count[]> = {
  id: '000-section-4.2-one-or-none',
  source: '000',
  place: 'section 4.2',
  title: 'With no or one filled cell every 6x6 puzzle is simple',
  published: [
    { images: 1, simple: 1 },
    { images: 36, simple: 36 },
  ],
  effort: 'moment',
  read() {
    const isSimple = tester();
    const none = { images: 1, simple: isSimple([]) ? 1 : 0 };
    const one = { images: 0, simple: 0 };
    for (let cell = 0; cell < cellCount; cell++) {
      one.images++;
      if (isSimple([cell])) one.simple++;
    }
    return { ours: [none, one] };
  },
  agrees: (ours, published) =>
    ours.every(({ images, simple }) => images === simple) && ours.length === published.length,
};
