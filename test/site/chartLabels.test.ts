/** The check of words in pictures, which every page goes through, finds what it is to find. */
import { expect, test } from 'vitest';
import { wakeFigures } from '../../scripts/test/browser/wakeFigures.ts';
import { lookAtWords } from './pictureWords.ts';
import { useBrowser } from './support.ts';

const { open } = useBrowser();

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
