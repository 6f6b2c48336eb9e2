/**
 * The stage of every figure of the chapters, measured: how much of a figure its picture is, where it begins, what can be
 * pressed before a fold is opened, whether its act can be read when it is dimmed, and on a phone how far down it ends.
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
  readonly unread: readonly string[]; // black buttons that cannot be read once they are dimmed: axe passes over those
};

/** The contrast of the words of a button that has nothing to do, with what lies behind it. */
export const dimmed = `(button) => {
  const channels = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number);
  const over = ([r, g, b, a = 1], under) => [r, g, b].map((one, k) => one * a + under[k] * (1 - a));
  const light = (rgb) => rgb.map((one) => one / 255).map((one) => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
    .reduce((sum, one, k) => sum + one * [0.2126, 0.7152, 0.0722][k], 0);
  const before = button.getAttribute('aria-disabled');
  button.setAttribute('aria-disabled', 'true');
  const { color, opacity } = getComputedStyle(button);
  const grounds = [];
  for (let one = button; one !== null; one = one.parentElement) grounds.unshift(channels(getComputedStyle(one).backgroundColor));
  const behind = grounds.reduce((under, ground) => over(ground, under), [255, 255, 255]);
  const [r, g, b, a = 1] = channels(color);
  const words = over([r, g, b, a * Number(opacity)], behind);
  if (before === null) button.removeAttribute('aria-disabled');
  else button.setAttribute('aria-disabled', before);
  const [bright, dark] = [light(words), light(behind)].sort((x, y) => y - x);
  return (bright + 0.05) / (dark + 0.05);
}`;

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
    unread: [...figure.querySelectorAll('button.primary')].map((button) => [button.textContent.trim(), (${dimmed})(button)])
      .filter(([, contrast]) => !(contrast >= 4.5)).map(([words, contrast]) => words + ' ' + contrast.toFixed(1)),
  };
})`;

const bounds = {
  desk: { height: 800, share: 0.2, begins: 60, controls: 8, acted: Infinity },
  phone: { height: Infinity, share: 0, begins: 150, controls: 8, acted: 700 },
} as const;

type Width = keyof typeof bounds;
type Bounds = Readonly<Record<keyof (typeof bounds)[Width], number>>;

/** Bounds that are not the same for all, with what the reason is; each has to be needed. */
type Exception = Partial<Bounds> & { readonly why: string };

const asks = {
  'fig-density-hand': { controls: 10, why: 'five of them are the handles of a guess' },
  'fig-which-category': {
    controls: 10,
    why: 'it asks how two boards end, four ways each',
  },
};
const exceptions: Readonly<Record<Width, Readonly<Record<string, Exception>>>> = {
  desk: {
    ...asks,
    'fig-beyond-sweeps': {
      height: 960,
      why: 'a board of 55 x 66, of cells that can still be told apart',
    },
  },
  phone: asks,
};

/** In what a figure goes beyond bounds. */
function beyond(measured: Measured, most: Bounds): Partial<Record<keyof Bounds, string>> {
  const { height, share, begins, controls, acted } = measured;
  return {
    ...(height > most.height && { height: `${height} px high` }),
    ...(share < most.share && { share: `picture ${Math.round(100 * share)} %` }),
    ...(begins > most.begins && { begins: `picture begins at ${begins}` }),
    ...(controls > most.controls && { controls: `${controls} controls` }),
    ...(acted > most.acted && { acted: `act ends at ${acted}` }),
  };
}

/**
 * Fails unless every figure of a page, all at work, keeps to the stage, and each exception is needed.
 *
 * @returns the share of the picture of each
 */
export async function expectStage(page: Page, width: Width): Promise<readonly number[]> {
  const found = await page.evaluate<readonly Measured[]>(measure);
  const broken = found.flatMap((measured) => {
    const { why: _, ...own } = exceptions[width][measured.id] ?? { why: '' };
    const without = beyond(measured, bounds[width]);
    const faults = [
      ...Object.values(beyond(measured, { ...bounds[width], ...own })),
      ...(Object.keys(own) as (keyof Bounds)[])
        .filter((bound) => without[bound] === undefined)
        .map((bound) => `needs no exception for ${bound}`),
      ...(measured.acts > 1 ? [`${measured.acts} acts`] : []),
      ...(measured.folded ? [] : ['not folded']),
      ...measured.unread.map((one) => `dimmed, cannot be read: ${one}`),
    ];
    return faults.length === 0 ? [] : [`${measured.id}: ${faults.join(', ')}`];
  });
  expect(broken).toEqual([]);
  return found.map(({ share }) => share);
}

/** The middle of some shares. */
export const medianOf = (shares: readonly number[]): number =>
  shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 0;
