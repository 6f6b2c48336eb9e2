/** The line explorer of the chapter on one line in a real browser. */
import { describe, expect, test } from 'vitest';
import { countFits } from '../../src/engine/line/fits.ts';
import { formatLine, parseLine } from '../../src/engine/board/cell.ts';
import { settle } from '../../src/engine/line/settle.ts';
import { presets } from '../../src/widgets/line-explorer/presets.ts';
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
  test('opens on the example of 000 and settles it as printed there', async () => {
    const opened = await openLine();
    expect(await settledText(opened)).toBe('011100?1???');
    expectQuiet(opened);
    await opened.close();
  });

  test('follows what is typed, with the exact number of fits', async () => {
    const opened = await openLine();
    const { page } = opened;
    const line = '?'.repeat(40);
    await page.locator(`${cell} input[id$="-line"]`).fill(line);
    await page.locator(`${cell} input[id$="-description"]`).fill('2 1 3 1');
    const count = countFits(parseLine(line), [2, 1, 3, 1]).toString();
    await page.waitForFunction(
      ([where, digits]) =>
        document
          .querySelector(`${where} .cell-body`)
          ?.textContent.replaceAll(/\D/g, '')
          .includes(digits),
      [cell, count] as const,
    );
    expect(await settledText(opened)).toBe(
      formatLine(settle(parseLine(line), [2, 1, 3, 1]) ?? new Uint8Array()),
    );
    expectQuiet(opened);
    await opened.close();
  });

  test('is titled by the line that it shows', async () => {
    const opened = await openLine();
    const { page } = opened;
    const title = (): Promise<string> => page.locator(`${cell} .cell-title > span`).innerText();
    const usual = await title();
    const example = presets[3];
    await page
      .locator(`${cell} select`)
      .first()
      .selectOption(example?.id ?? '');
    await expect.poll(() => title()).toBe(example?.name);
    await page.locator(`${cell} input[id$="-description"]`).fill('2 2');
    await expect.poll(() => title()).toBe('2 2 on 5 cells');
    await page.locator(`${cell} [data-output="reset"]`).click();
    await expect.poll(() => title()).toBe(usual);
    expectQuiet(opened);
    await opened.close();
  });

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

  test('says beside the input what is wrong, and keeps it', async () => {
    const opened = await openLine();
    const words = opened.page
      .locator(`${cell} .field-message:visible, ${cell} .line-none:visible`)
      .first();
    for (const [field, text, message] of [
      ['-description', '3 x', /x/],
      ['-description', '-2', /-2|whole|positive/i],
      ['-description', '99999999999999999999', /9|cells/],
      ['-line', '01a', /a/],
    ] as const) {
      const input = opened.page.locator(`${cell} input[id$="${field}"]`);
      const before = await input.inputValue();
      await input.fill(text);
      await words.waitFor();
      await expect.poll(() => words.innerText()).toMatch(message);
      await expect.poll(() => input.inputValue()).toBe(text);
      await input.fill(before);
      await words.waitFor({ state: 'detached' });
    }
    expectQuiet(opened);
    await opened.close();
  });

  test('shows why a line has no fit', async () => {
    const opened = await openLine('?fig-line=1;d=5%204;l=%3F%3F%3F%3F%3F%3F%3F%3F%3F;z');
    expect(await opened.page.locator(`${cell} .line-none`).innerText()).toMatch(/10/);
    expectQuiet(opened);
    await opened.close();
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

test('on a phone the line, what its fits agree on and the fits scroll sideways as one', async () => {
  const search = `?fig-line=1;d=7%203;l=${'%3F'.repeat(30)};z`;
  const opened = await openLine(search, { width: 360, touch: true });
  const { page } = opened;
  const at = (box: string): Promise<number> =>
    page.locator(`${cell} ${box}`).evaluate((one) => one.scrollLeft);
  for (const [moved, follows] of [
    ['.line-fits', '.line-sheet'],
    ['.line-sheet', '.line-fits'],
  ] as const) {
    const to = moved === '.line-fits' ? 90 : 30;
    await page.locator(`${cell} ${moved}`).evaluate((box, left) => {
      box.scrollLeft = left;
    }, to);
    await expect.poll(() => at(follows)).toBe(to);
    expect(await at(moved)).toBe(to);
  }
  expectQuiet(opened);
  await opened.close();
});
