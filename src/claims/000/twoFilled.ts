/** 000, section 4.2: what can be said about 6x6 images with none, one or two filled cells. Every image is tried. */
import { SOLVED } from '../../engine/sweep/fastSolver.ts';
import { FILLED } from '../../engine/board/cell.ts';
import { createFastSimple } from '../../engine/sweep/fastSimple.ts';
import { createSwitchingFinder } from '../../engine/sweep/switchingComponents.ts';
import { boardClassifier } from '../../experiments/density.ts';
import { grouped, percent, percentage } from '../../notebook/plain/numbers.ts';
import { exact, meets } from '../agree.ts';
import { sampledShare } from './curveClaim.ts';
import type { CurveClaim } from './curveClaim.ts';
import { countedIn, helpedOf, within } from './densityPoints.ts';

const side = 6;
const cellCount = side * side;

type Count = { readonly images: number; readonly simple: number };

/** What is found about the 630 images with two filled cells. */
type TwoFilled = {
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

/** Boards with two filled cells, drawn or all of them; of those, where the cells lie is not known. */
type Drawn = Count & { readonly drawn: true; readonly whole: boolean };

const isDrawn = (ours: object): ours is Drawn => 'drawn' in ours;

/** Shares that the document may mean by a percentage: it cuts off where it might have rounded. */
export const inOneLineRange = (
  percent: number,
): { readonly low: number; readonly high: number } => ({
  low: percent / 100,
  high: (percent + 1) / 100,
});

/** Of 36 cells, 5 and 6 % are two, and up to 4 % is one. */
const twoCells = { from: 5, to: 6 };
const upToOne = { from: 0, to: 4 };

export const twoFilled: CurveClaim<{ readonly percentInOneLine: number }, TwoFilled | Drawn> = {
  id: '000-section-4.2-two-filled',
  title:
    'Two filled cells of 6x6 lie in one line "with probability approximately 28%", and then, and only then, the puzzle is simple',
  quote:
    'Either the black pixels are in the same line horizontally or vertically (with probability approximately 28%), in which case the puzzle is always simple',
  published: { percentInOneLine: 28 },
  read: () => ({
    ours: countTwoFilled(),
    note: 'Exactly 180 of 630, which is 2/7 = 28.57 %: the document cuts off where rounding gives 29.',
  }),
  exactOnly: true,
  oursFrom(points) {
    const inside = within(points, twoCells.from, twoCells.to);
    const { count, n } = countedIn(inside, ({ simple }) => simple);
    const whole = inside.every((point) => point.whole === true);
    return n === 0 ? null : { images: n, simple: count, drawn: true, whole };
  },
  agrees(ours, { percentInOneLine: percent }) {
    if (isDrawn(ours)) {
      const { simple, images, whole } = ours;
      const { low, high } = inOneLineRange(percent);
      const share = simple / images;
      return whole
        ? low <= share && share < high
        : meets({ count: simple, n: images }, { low, high });
    }
    const { inOneLine, apart, percentInOneLine } = ours;
    return (
      inOneLine.simple === inOneLine.images &&
      apart.simple === 0 &&
      Math.floor(percentInOneLine) === percent
    );
  },
  ground: (ours) =>
    isDrawn(ours)
      ? ours.whole
        ? { kind: 'count', of: `all ${grouped(ours.images)} pictures` }
        : sampledShare({ count: ours.simple, n: ours.images })
      : { kind: 'count', of: `all ${grouped(ours.inOneLine.images + ours.apart.images)} pictures` },
  home: 'fig-two-filled',
  what: 'two filled cells of 6x6 lie in one line, and then, and only then, the puzzle is simple',
  says: ({ percentInOneLine }) => `approximately ${percentage(percentInOneLine)}`,
  finds: (ours) =>
    isDrawn(ours)
      ? `${percent(ours.simple / ours.images)} simple`
      : percentage(ours.percentInOneLine, 2),
};

type Apart = {
  readonly images: number; // two filled cells in different rows and columns, or boards of a sample with two anywhere
  readonly switching?: number; // of them, with an elementary switching component; not known of a sample
  readonly noProgress: number; // of them, those where FourSolver adds nothing to what SimpleSolver finds
};

export const twoApart: CurveClaim<string, Apart> = {
  id: '000-section-4.2-two-apart',
  place: 'section 4.2; Figure 7',
  title:
    'Two filled cells of 6x6 in different rows and columns are a switching component, and FourSolver "can also not make any progress"',
  quote: 'In this case, there is no unique solution and FOURSOLVER can also not make any progress',
  published: 'all of them',
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
  exactOnly: true,
  classes: true,
  oursFrom(points) {
    const { count, n } = countedIn(within(points, twoCells.from, twoCells.to), helpedOf);
    return n === 0 ? null : { images: n, noProgress: n - count };
  },
  agrees: ({ images, switching = images, noProgress }) =>
    switching === images && noProgress === images,
  ground: ({ images, switching }) =>
    switching === undefined
      ? { kind: 'cases', n: images, unit: 'boards' }
      : { kind: 'count', of: `all ${grouped(images)} pictures` },
  home: 'papers/batenburg-kosters/#two-filled-cells',
  what: 'in different rows and columns they are a switching component, and FourSolver makes no progress',
  says: String,
  finds: ({ images, switching, noProgress }) =>
    switching === undefined
      ? `FourSolver fixes something in ${grouped(images - noProgress)} of ${grouped(images)} boards with two filled cells`
      : `${grouped(images)} pictures: ${grouped(switching)} with a switching component, ${grouped(noProgress)} without progress`,
};

/** All images with no or one filled cell, or boards of a sample. */
type Few = Count & { readonly drawn?: true };

export const oneOrNone: CurveClaim<readonly Count[], readonly Few[]> = {
  id: '000-section-4.2-one-or-none',
  title: 'With no or one filled cell every 6x6 puzzle is simple',
  quote: 'If there are no black pixels, or just one, all puzzles are of the simple type',
  published: [
    { images: 1, simple: 1 },
    { images: 36, simple: 36 },
  ],
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
  exactOnly: true,
  oursFrom(points) {
    const { count, n } = countedIn(
      within(points, upToOne.from, upToOne.to),
      ({ simple }) => simple,
    );
    return n === 0 ? null : [{ images: n, simple: count, drawn: true }];
  },
  // of a run: all boards that it has; counted in full: the images that the document speaks of
  agrees: (ours, published) =>
    ours.every(({ images, simple }) => images === simple) &&
    (ours.some(({ drawn }) => drawn) || exact(ours, published)),
  ground(ours) {
    const all = ours.reduce((sum, { images }) => sum + images, 0);
    return ours.some(({ drawn }) => drawn)
      ? { kind: 'cases', n: all, unit: 'boards' }
      : { kind: 'count', of: `all ${grouped(all)} pictures` };
  },
  home: 'papers/batenburg-kosters/#two-filled-cells',
  what: '6x6 puzzles with no or one filled cell are simple',
  says: 'all',
  finds: (counts) =>
    counts.map(({ simple, images }) => `${grouped(simple)} of ${grouped(images)}`).join(', '),
};
