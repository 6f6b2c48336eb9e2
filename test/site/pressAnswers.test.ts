/** Every press that copies or saves is answered where it is seen: on a phone, with all that is folded open. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawn, expectQuiet, readyCell, useBrowser } from './support.ts';

const { open } = useBrowser();

const puts = /\b(?:saveFile|saveAndTell|exportPuzzle)\(|clipboard\.writeText/;

/** Figures whose own programs copy or save, and one with the box for a puzzle of the reader's own. */
const widgets = [
  ...new Set(
    globSync('src/widgets/*/*.ts')
      .filter((file) => puts.test(readFileSync(file, 'utf8')))
      .map((file) => file.split('/')[2]!),
  ),
  'sweep-stepper',
].toSorted();

/** What is shown at present: texts on the screen, and whether they are whole on it. */
const shown = `[...document.querySelectorAll('p, button, textarea')]
  .filter((one) => one.checkVisibility() && one.textContent.trim() !== '')
  .filter((one) => {
    const { top, bottom, width } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && width > 2;
  })
  .map((one) => one.textContent.replaceAll(/\\s+/g, ' ').trim())`;

let presses = 0;

describe.each(widgets)('%s', (widget) => {
  test('answers each press that copies or saves where it is seen', async () => {
    const one = await open(`kit/${widget}/`, { width: 360, height: 740, reducedMotion: true });
    const { page } = one;
    const id = (await page.locator('[data-cell]').first().getAttribute('id'))!;
    await readyCell(page, id);
    const body = page.locator(`#${id} .cell-body`);
    // folds in folds come with those around them
    for (const _ of [1, 2, 3]) {
      await body.evaluate((all) => {
        for (const fold of all.querySelectorAll('details')) fold.open = true;
      });
      await drawn(page);
    }
    const buttons = body.getByRole('button', { name: /^(?:Save|Copy|SVG$)/ });
    for (let at = 0; at < (await buttons.count()); at++) {
      const button = buttons.nth(at);
      if (await button.isDisabled()) continue;
      await button.evaluate((pressed) => pressed.scrollIntoView({ block: 'center' }));
      await drawn(page);
      const before = await page.evaluate<string[]>(shown);
      await button.click();
      presses++;
      await expect
        .poll(
          async () => {
            const now = await page.evaluate<string[]>(shown);
            return now.filter((text) => !before.includes(text)).join(' ');
          },
          { message: `${widget}: ${await button.innerText()}` },
        )
        .toMatch(/saved|copied/i);
      await page.keyboard.press('Shift'); // what lies at the edge goes
    }
    expectQuiet(one);
    await one.close();
  });
});

test('there were presses to be looked at', () => {
  expect(presses).toBeGreaterThan(20);
});
