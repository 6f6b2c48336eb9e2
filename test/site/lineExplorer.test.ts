/** The line explorer in a real browser: keys, pointer, touch, and what scrolls. */
import { describe, expect, test } from 'vitest';
import { formatLine } from '../../src/engine/board/cell.ts';
import { expectQuiet, readyCell, until, useBrowser } from './support.ts';
import type { Opened, OpenOptions } from './support.ts';

const { open } = useBrowser();
const cell = '#fig-line';

async function openLine(search = '', options: OpenOptions = {}): Promise<Opened> {
  const opened = await open(`one-line/${search}`, options);
  await readyCell(opened.page, 'fig-line');
  return opened;
}

/** The "all agree" row as text over 0, 1 and ?. */
async function settledText({ page }: Opened): Promise<string> {
  const cells = page.locator(`${cell} [data-row="settled"] [data-cell-at]`);
  const values = await cells.evaluateAll((buttons) =>
    buttons.map((button) => (button as HTMLElement).dataset['value']),
  );
  return formatLine(Uint8Array.from(values.map(Number)));
}

describe('the line explorer', () => {
  test('changes cells by keyboard alone', async () => {
    const opened = await openLine('?fig-line=1;d=1;l=%3F%3F%3F;z');
    const { page } = opened;
    await page.locator(`${cell} [data-row="line"] [data-cell-at][tabindex="0"]`).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('1');
    await until(page, `document.querySelector('${cell} input[id$="-line"]').value === '?1?'`);
    expect(await settledText(opened)).toBe('010');
    expectQuiet(opened);
    await opened.close();
  });

  test('draws few fits with square cells, and none that is higher than wide', async () => {
    for (const width of [1440, 360])
      for (const [clues, line] of [
        ['2 3 1', '%3F%3F%3F%3F%3F%3F%3F%3F'], // one fit
        ['4', '%3F%3F%3F%3F%3F'],
        ['1', '%3F%3F%3F%3F%3F%3F%3F%3F'],
      ] as const) {
        const opened = await openLine(`?fig-line=1;d=${clues};l=${line};z`, { width });
        const rows = opened.page.locator(`${cell} .line-fit-rows .line-row`);
        const cells = line.length / 3;
        const sides = await rows.evaluateAll((list) =>
          list.map((one) => one.getBoundingClientRect()).map(({ width: w, height }) => [w, height]),
        );
        expect(sides.length).toBeGreaterThan(0);
        for (const [across = 0, high = 0] of sides) {
          expect(high).toBeLessThan(across / cells + 1);
          if (sides.length < 3) expect(high).toBeGreaterThan(across / cells - 1);
        }
        await opened.close();
      }
  });

  test('walks the Fix table by keyboard, one sentence an entry', async () => {
    const opened = await openLine('?fig-line=1;v=table;z');
    const { page } = opened;
    const entry = page.locator(`${cell} [data-entry][tabindex="0"]`).first();
    await entry.focus();
    const read = (): Promise<string> => page.locator(`${cell} [id$="-why"]`).first().innerText();
    await page.keyboard.press('ArrowRight');
    const first = await read();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => read()).not.toBe(first);
    expectQuiet(opened);
    await opened.close();
  });

  test('changes a cell by pointer and by touch', async () => {
    for (const options of [{}, { touch: true, width: 360 }] as const satisfies OpenOptions[]) {
      const opened = await openLine('?fig-line=1;d=1;l=%3F%3F%3F;z', options);
      const middle = opened.page.locator(`${cell} [data-row="line"] [data-cell-at="1"]`);
      await (options.touch === true ? middle.tap() : middle.click());
      await until(
        opened.page,
        `document.querySelector('${cell} input[id$="-line"]').value !== '???'`,
      );
      expectQuiet(opened);
      await opened.close();
    }
  });
});
