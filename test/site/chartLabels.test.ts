/**
 * Words in pictures: on every page, at both widths, no two of a picture lie over each other, and none is cut off. (Themes
 * change colours alone.) The authors' pages add charts in their other forms and sizes.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtPages } from '../../scripts/lib/builtPages.ts';
import { wakeFigures } from '../../scripts/lib/wakeFigures.ts';
import { useBrowser } from './support.ts';

const { open } = useBrowser();

/** A fault: the figure, and what lies over what, or outside. */
type Found = { readonly pictures: number; readonly faults: readonly string[] };

/** Runs in the page. A line of letters is a little lower than its box. */
function lookAtWords(): Found {
  const faults: string[] = [];
  let pictures = 0;
  for (const svg of document.querySelectorAll('main svg')) {
    const texts = [...svg.querySelectorAll('text')].filter(
      (text) =>
        text.textContent.trim() !== '' &&
        getComputedStyle(text).visibility !== 'hidden' &&
        text.getBoundingClientRect().width > 0,
    );
    if (texts.length < 2) continue;
    pictures++;
    const where = svg.closest('[data-cell], figure')?.id ?? '';
    const frame = svg.getBoundingClientRect();
    const cut = getComputedStyle(svg).overflow !== 'visible';
    const boxes = texts.flatMap((text) => {
      const lines = [...text.querySelectorAll('tspan')];
      return (lines.length === 0 ? [text] : lines).map((line) => {
        const { x, right, y, bottom, height } = line.getBoundingClientRect();
        const less = 0.18 * height;
        return { words: line.textContent, x, right, y: y + less, bottom: bottom - less };
      });
    });
    for (const [at, one] of boxes.entries()) {
      const out = Math.max(
        frame.x - one.x,
        one.right - frame.right,
        frame.y - one.y,
        one.bottom - frame.bottom,
      );
      if (cut && out > 1)
        faults.push(`${where}: “${one.words}” is cut off by ${out.toFixed(1)} px`);
      for (const other of boxes.slice(at + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.x, other.x);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y);
        if (across > 0.5 && down > 0.5)
          faults.push(`${where}: “${one.words}” lies over “${other.words}”`);
      }
    }
  }
  return { pictures, faults };
}

const wordsOf = async (page: Page): Promise<Found> => {
  await page.evaluate(wakeFigures);
  return page.evaluate(lookAtWords);
};

const pages = builtPages().filter((path) => !/^(code|kit)\/|404|search|words|ledger/.test(path));
const figures = ['density-run', 'difficulty-count', 'census-table', 'pq-lattice', 'method-ranking'];

test.each([1440, 360])('no words of a picture lie over others, %i px wide', async (width) => {
  let pictures = 0;
  for (const path of [...pages, ...figures.map((figure) => `kit/${figure}/`)]) {
    const opened = await open(path, { width });
    const found = await wordsOf(opened.page);
    expect(found.faults, path).toEqual([]);
    pictures += found.pictures;
    await opened.close();
  }
  expect(pictures).toBeGreaterThan(50);
});

test('words that lie over others are found', async () => {
  const { page, close } = await open('density/');
  await page.evaluate(wakeFigures);
  const moved = await page.evaluate(() => {
    const svg = [...document.querySelectorAll('main svg')].find(
      (one) => one.querySelectorAll('text').length > 2,
    );
    const [one, other] = svg?.querySelectorAll('text') ?? [];
    if (svg === undefined || one === undefined || other === undefined) return false;
    const copy = one.cloneNode(true);
    one.parentNode?.append(copy);
    return true;
  });
  expect(moved).toBe(true);
  expect((await page.evaluate(lookAtWords)).faults.length).toBeGreaterThan(0);
  await close();
});
