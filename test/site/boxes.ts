/**
 * Whether figures stand in the same boxes, and say the same, asleep and awake: first frame and live figure are one drawing. The
 * ledger is left out: its entries are the page's own, thousands of lines of which those out of sight are laid out by a guess.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stillPage } from '../../scripts/test/browser/wakeFigures.ts';

const [desk, between, phone] = [1440, 700, 360] as const;

/** Of one figure, with the sizes of its large pictures. */
type Seen = {
  readonly id: string;
  readonly height: number;
  readonly text: string;
  readonly pictures: readonly (readonly [width: number, height: number])[];
};

/**
 * Without what is drawn in another way: pictures, which are compared by their boxes, windows on long lists, what is folded; and
 * without what the day says, which no page that is built can know.
 */
const look = `[...document.querySelectorAll('[data-cell]:not([data-cell="ledger-list"])')].map((cell) => {
  const body = cell.querySelector('.cell-body');
  const copy = body.cloneNode(true);
  copy.querySelectorAll('svg, canvas, .stepper-log, .stepper-frames, .line-list, .line-listed, .board-loupe, .chart-readout, .play-week, .play-week-link, .visually-hidden, [data-paper], details:not([open]) > :not(summary)')
    .forEach((one) => one.remove());
  const pictures = [...body.querySelectorAll('svg, canvas')]
    .filter((one) => one.closest('details:not([open])') === null)
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 100 && height > 50)
    .map(({ width, height }) => [width, height]);
  return {
    id: cell.id,
    pictures,
    height: body.getBoundingClientRect().height,
    text: copy.textContent.replaceAll(/\\s+/g, ' ').trim(),
  };
})`;

/**
 * The figures of a page at each width.
 *
 * @param awake - charts are drawn anew at another width
 * @param isOfAuthors - whether they are looked at between a phone and a desk too: once for each figure
 */
export async function seenFigures(
  page: Page,
  awake: boolean,
  isOfAuthors: boolean,
): Promise<ReadonlyMap<number, readonly Seen[]>> {
  const before = page.viewportSize()!;
  const seen = new Map<number, readonly Seen[]>();
  if ((await page.locator('[data-cell]').count()) === 0) return seen;
  await page.evaluate('document.fonts.ready.then(() => true)'); // another font has other lines
  for (const width of isOfAuthors ? [desk, between, phone] : [desk, phone]) {
    await page.setViewportSize({ width, height: before.height });
    if (awake) await page.evaluate(stillPage);
    seen.set(width, await page.evaluate<readonly Seen[]>(look));
  }
  await page.setViewportSize(before);
  return seen;
}

/** Whether pictures have the same sizes, but for a pixel. */
const isAlike = (some: Seen['pictures'], others: Seen['pictures']): boolean =>
  some.length === others.length &&
  some.every((size, at) => size.every((px, k) => Math.abs(px - (others[at]?.[k] ?? 0)) <= 1));

/** Compares figures before and after they woke. */
export function expectSame(
  asleep: ReadonlyMap<number, readonly Seen[]>,
  awake: ReadonlyMap<number, readonly Seen[]>,
): void {
  const other: unknown[] = [];
  for (const [width, figures] of asleep)
    for (const [at, { id, height, text, pictures }] of figures.entries()) {
      const live = awake.get(width)?.[at];
      // between the two, a first frame stands in the room of a phone or of a desk
      if (width !== between && !isAlike(live?.pictures ?? [], pictures))
        other.push({ id, width, asleep: pictures, awake: live?.pictures });
      if (Math.abs((live?.height ?? 0) - height) >= 1)
        other.push({ id, width, asleep: height, awake: live?.height });
      if (width === phone && live?.text !== text)
        other.push({ id, asleep: text, awake: live?.text });
    }
  // whole, so that what failed once and passed at the second try can be told from its message
  expect(other, JSON.stringify(other)).toEqual([]);
}
