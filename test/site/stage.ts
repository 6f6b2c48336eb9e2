/**
 * The stage of every figure of the chapters, measured: how much of a figure its picture is, where it begins, what can be
 * pressed before a fold is opened, and on a phone how far down its act ends.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What is measured of a figure, in CSS pixels. */
type Measured = {
  readonly id: string;
  readonly height: number;
  readonly share: number; // of the figure that is its picture, 0 to 1; of two that are compared, both
  readonly begins: number; // of the picture, from the top of the figure
  readonly controls: number; // that stand open
  readonly acts: number; // black buttons
  readonly acted: number; // where the last of them ends, from the top of the figure; 0 without one
  readonly folded: boolean; // what is not on the stage is
};

const measure = `[...document.querySelectorAll('[data-cell]:has(.stage)')].map((figure) => {
  const box = figure.getBoundingClientRect();
  const shows = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden' &&
    one.closest('details:not([open]) > :not(summary)') === null;
  const area = ({ width, height }) => width * height;
  const apart = (a, b) => a.right <= b.left + 1 || a.left >= b.right - 1 || a.bottom <= b.top + 1 || a.top >= b.bottom - 1;
  const boxes = [...figure.querySelectorAll('svg, canvas, table')].filter(shows)
    .map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > 40 && height > 40)
    .sort((a, b) => area(b) - area(a));
  const large = boxes.filter((one) => area(one) >= 0.6 * area(boxes[0]))
    .reduce((kept, one) => kept.every((other) => apart(one, other)) ? [...kept, one] : kept, []).slice(0, 2);
  const controls = [...figure.querySelectorAll('button, select, input:not([type=hidden]), textarea, summary, [role=button], [role=slider]')]
    .filter((one) => shows(one) && !one.disabled);
  const acts = [...figure.querySelectorAll('.stage-acts .primary')].filter(shows);
  return {
    id: figure.id,
    height: Math.round(box.height),
    share: large.reduce((sum, one) => sum + area(one), 0) / area(box),
    begins: boxes[0] === undefined ? 0 : Math.round(boxes[0].top - box.top),
    controls: controls.length,
    acts: acts.length,
    acted: Math.max(0, ...acts.map((one) => Math.round(one.getBoundingClientRect().bottom - box.top))),
    folded: [...figure.querySelectorAll('[data-fold="settings"]')].every((fold) => !fold.open),
  };
})`;

/** Bounds that are not the same for all, with what the reason is. */
type Exception = Partial<Record<'height' | 'share' | 'begins' | 'controls' | 'acted', number>> & {
  readonly why: string;
};

const exceptions: Readonly<Record<string, Exception>> = {
  'fig-line': { controls: 25, why: 'its cells are buttons, and its picture' },
  'fig-two-cells': {
    controls: 13,
    share: 0,
    begins: 300,
    why: 'its cells are buttons, and its picture',
  },
  'fig-smallest-pairs': {
    begins: 290,
    why: 'sixteen fillings stand beside the board, on a phone above it',
  },
  'fig-two-futures': { begins: 150, why: 'the fork stands above both boards' },
  'fig-two-clusters': { begins: 170, why: 'the fork stands above both boards' },
  'fig-which-category': { controls: 10, why: 'it asks how two boards end, four ways each' },
  'fig-ladder-guess': { share: 0.18, why: 'it asks for a guess before it shows anything' },
  'fig-density-hand': { controls: 10, why: 'five of them are the handles of a guess' },
  'fig-ask-cell': { acted: 710, why: 'the question is asked above its act' },
  'fig-ladder': { acted: 790, why: 'two boards stand under the ladder' },
  ...Object.fromEntries(
    [
      'owl-sweeps',
      'owl-pairs',
      'owl-chains',
      'owl-probing',
      'owl-sat',
      'fig-owl',
      'fig-owl-whole',
    ].map((id) => [id, { begins: 120, why: 'the bar that grows stands above the board' }] as const),
  ),
  'fig-hunt': { acted: 850, why: 'what was found stands under the bars' },
};

const bounds = {
  desk: { height: 800, share: 0.2, begins: 60, controls: 8, acted: Infinity },
  phone: { height: Infinity, share: 0, begins: 150, controls: 8, acted: 700 },
};

/**
 * Fails unless every figure of a page, all at work, keeps to the stage.
 *
 * @returns the share of the picture of each
 */
export async function expectStage(
  page: Page,
  width: keyof typeof bounds,
): Promise<readonly number[]> {
  const found = await page.evaluate<readonly Measured[]>(measure);
  const most = bounds[width];
  const broken = found.flatMap(({ id, folded, acts, ...measured }) => {
    const { why: _, ...own } = { ...most, ...exceptions[id], why: '' };
    const faults = [
      ...(measured.height > own.height ? [`${measured.height} px high`] : []),
      // an exception asks for less, also where little is asked of all
      ...(measured.share < Math.min(own.share, most.share)
        ? [`picture ${Math.round(100 * measured.share)} %`]
        : []),
      ...(measured.begins > own.begins ? [`picture begins at ${measured.begins}`] : []),
      ...(measured.controls > own.controls ? [`${measured.controls} controls`] : []),
      ...(measured.acted > own.acted ? [`act ends at ${measured.acted}`] : []),
      ...(acts > 1 ? [`${acts} acts`] : []),
      ...(folded ? [] : ['not folded']),
    ];
    return faults.length === 0 ? [] : [`${id}: ${faults.join(', ')}`];
  });
  expect(broken).toEqual([]);
  return found.map(({ share }) => share);
}

/** The middle of some shares. */
export const medianOf = (shares: readonly number[]): number =>
  shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 0;
