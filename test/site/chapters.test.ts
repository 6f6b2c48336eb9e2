/** What holds for every chapter, in the two looks that pages.test.ts leaves out, and of the numbers of its figures. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wakeFigures } from '../../scripts/lib/wakeFigures.ts';
import { describePart } from './parts.ts';
import { expectQuiet, sideways, useBrowser } from './support.ts';

const { open } = useBrowser();

const chapters = readdirSync('content/chapters').map((file) => {
  const text = readFileSync(`content/chapters/${file}`, 'utf8');
  return {
    path: file.replace(/\.mdx$/, '/'),
    number: Number(/^number: (\d+)$/m.exec(text)?.[1]),
    figures: text.match(/^<NotebookCell(?: |$)/gm)?.length ?? 0,
  };
});

for (const chapter of chapters)
  describePart(import.meta.filename, `chapter ${chapter.number}`, () => {
    testChapter(chapter);
  });

function testChapter({ path, number, figures }: (typeof chapters)[number]): void {
  test.each([
    { width: 1440, dark: true },
    { width: 360, dark: false },
  ])(
    'wakes every figure without a complaint, and fits, at $width px, dark: $dark',
    async (look) => {
      const opened = await open(path, look);
      const { page } = opened;
      await page.evaluate(wakeFigures);
      const states = await page
        .locator('[data-cell]')
        .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['state']));
      expect(states).toEqual(Array.from({ length: figures }, () => 'ready'));
      expect(figures).toBeGreaterThan(0);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expectQuiet(opened);
      await opened.close();
    },
  );

  test('has figures whose numbers follow each other, and names no others of its own', async () => {
    const { page, close } = await open(path, { script: false });
    const numbers = await page.locator('.cell-number').allInnerTexts();
    // a picture that opens a chapter of old is number 0: no other figure changed its number for it
    const first = numbers[0] === `Figure ${number}.0` ? 0 : 1;
    expect(numbers).toEqual(numbers.map((_, at) => `Figure ${number}.${at + first}`));
    const prose = await page.locator('main').innerText();
    for (const [named] of prose.matchAll(new RegExp(`Figure ${number}\\.\\d+`, 'g')))
      expect(numbers).toContain(named);
    await close();
  });
}
