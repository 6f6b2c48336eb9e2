/** Making puzzles in a real browser: a picture by file, paste, hand and keys, its repair; the fewest changes of another. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { isUnique } from '../../src/engine/solve/solve.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { kitFigure } from './kitFigure.ts';
import { expectAccessible } from './accessible.ts';
import { copyLink, expectQuiet, readyCell, savedFile, until, useBrowser } from './support.ts';

const { open } = useBrowser();
const picture = kitFigure(open, 'picture-puzzle', 'kit-picture-dots');
const mend = kitFigure(open, 'solution-repair', 'kit-mend');

const notice = (page: Page): Promise<string> => picture.textOf(page, '[data-notice]');
const file = (page: Page, name: string, content: string | Buffer): Promise<void> =>
  page.locator(`${picture.cell} input[type="file"]`).setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });

/** A black left half. */
const half =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="48"><rect width="30" height="48"/></svg>';
const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000a0000000a0802000000', 'hex');

/** Black and white. */
const colours = [0x80, 0, 0, 0, 0, 0, 255, 255, 255];
/** Two frames of two points: black and white, then white and black, packed in codes of three bits (clear, both points, end). */
const head = [0x21, 0xf9, 4, 0, 50, 0, 0, 0, 0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2];
const frames = [0b101_001_000_100, 0b101_000_001_100].flatMap((codes) =>
  head.concat(codes % 256, codes >> 8, 0),
);
const moving = Buffer.from([...Buffer.from('GIF89a'), 2, 0, 1, 0, ...colours, ...frames, 0x3b]);
/** The same, cut off in the head of its first frame. */
const cutOff = moving.subarray(0, 34);

describe('from a picture', () => {
  test('the sample is repaired, walked through, saved, and its link comes back', async () => {
    const opened = await picture.openFigure();
    const { page } = opened;
    await page.locator(`${picture.cell} [data-repair]`).click();
    await page.locator(`${picture.cell} [data-step]`).waitFor();
    await expect
      .poll(() => picture.textOf(page, '[data-results]'))
      .toMatch(/that sweeps solve \(.*more cells filled than in yours/);
    const saved = JSON.parse(String(await savedFile(page, 'kit-picture-dots', 'json'))) as {
      results: readonly { steps: readonly unknown[]; image: string }[];
    };
    expect(saved.results[0]?.steps.length).toBeGreaterThan(0);
    const rings = page.locator(
      `${picture.cell} .picture-place .board-fresh, ${picture.cell} .picture-place [class*="fresh"]`,
    );
    await expect.poll(() => rings.count()).toBeGreaterThan(0);
    const href = await page
      .locator(`${picture.cell} [data-fold="settings"] a`, { hasText: 'Open in the stepper' })
      .getAttribute('href');
    const code = decodeURIComponent(/p=([^;#&]+)/.exec(href ?? '')?.[1] ?? '');
    expect(solveSimple(decodePuzzle(code)).status).toBe('solved');
    await page.locator(`${picture.cell} .picture-walk button`, { hasText: 'Back' }).click();
    await expect
      .poll(() => picture.textOf(page, '[data-step]'))
      .toMatch(/Step \d+ of|before the repair/);
    await expectAccessible(page, 'kit-picture-dots');
    const link = await copyLink(page, 'kit-picture-dots');
    const step = await picture.textOf(page, '[data-step]');
    await page.goto('about:blank');
    await page.goto(link.href);
    await page.locator(`${picture.cell} [data-step]`).waitFor();
    await expect.poll(() => picture.textOf(page, '[data-step]')).toBe(step);
    expectQuiet(opened);
    await opened.close();
  });

  test('a file becomes a picture, bad ones are refused with what to do, and nothing is sent', async () => {
    const opened = await picture.openFigure();
    const { page } = opened;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('blob:') && request.method() !== 'GET')
        asked.push(request.url());
    });
    await file(page, 'half.svg', half);
    await until(
      page,
      `document.querySelector('${picture.cell} [data-notice]').textContent.includes('half.svg')`,
    );
    expect(await notice(page)).toBe('“half.svg” is the picture now (SVG).');
    expect(await picture.textOf(page, '[data-picture]')).toMatch(
      /^16 × 20, 1[56]\d filled cells\./, // in its own shape
    );
    await file(page, 'moving.gif', moving);
    await until(
      page,
      `document.querySelector('${picture.cell} [data-notice]').textContent.includes('moving.gif')`,
    );
    expect(await notice(page)).toBe(
      '“moving.gif” is the picture now (GIF). It moves; its first frame is used.',
    );
    // black on the left, as in the first frame
    expect(
      await page.locator(`${picture.cell} [role="gridcell"]`).first().getAttribute('aria-label'),
    ).toContain('filled');
    for (const [name, content, says] of [
      ['cut.gif', cutOff, /begins as a GIF picture but cannot be read to its end/],
      ['notes.txt', 'not a picture', /“notes.txt” is no picture that can be read here/],
      ['cut.png', png, /begins as a PNG picture but cannot be read to its end/],
      ['none.gif', '', /“none.gif” is empty/],
    ] as const) {
      await file(page, name, content);
      await until(
        page,
        `document.querySelector('${picture.cell} [data-notice]').textContent.includes('${name}')`,
      );
      expect(await notice(page)).toMatch(says);
      expect(await notice(page)).toContain('unchanged');
    }
    expect(asked).toEqual([]);
    expectQuiet(opened);
    await opened.close();
  });
});

describe('the fewest changes', () => {
  test('are proposed, walked through, opened, kept in the link; and cells to give instead', async () => {
    const opened = await mend.openFigure();
    const { page } = opened;
    const outcome = page.locator(`${mend.cell} [data-outcome]`);
    await outcome.waitFor();
    expect(await mend.textOf(page, '[data-outcome]')).toMatch(/^Turning over one cell is enough/);
    const proposal = (): Promise<string> => mend.textOf(page, '[data-proposal]');
    expect(await proposal()).toMatch(/^Proposal 1 of/);
    await page.locator(mend.cell).getByRole('button', { name: 'Next proposal' }).click();
    await expect.poll(() => proposal()).toMatch(/^Proposal 2 of/);
    const href = await page
      .locator(`${mend.cell} .stage-told a`, { hasText: 'Open in the stepper' })
      .getAttribute('href');
    const code = decodeURIComponent(/p=([^;#&]+)/.exec(href ?? '')?.[1] ?? '');
    expect(isUnique(decodePuzzle(code))).toBe(true);
    await expectAccessible(page, 'kit-mend');
    const link = await copyLink(page, 'kit-mend');
    await page.goto(link.href);
    await readyCell(page, 'kit-mend');
    await page.locator(`${mend.cell} [data-proposal]`).waitFor();
    await expect.poll(() => proposal()).toMatch(/^Proposal 2 of/);
    await page.locator(`${mend.cell} [id$="-aim"]`).selectOption('given');
    await until(
      page,
      `document.querySelector('${mend.cell} [data-outcome]')?.textContent.includes('Giving away')`,
    );
    const { picture: large } = galleryPuzzle('random-10x10');
    await page.locator(`${mend.cell} [id$="-preset"]`).selectOption(large!);
    await page.locator(`${mend.cell} [id$="-aim"]`).selectOption('unique');
    await page.locator(`${mend.cell} [data-search]`).click();
    await outcome.waitFor();
    await expect
      .poll(() => mend.textOf(page, '[data-outcome]'))
      .toMatch(/enough|ends without an answer/);
    expectQuiet(opened);
    await opened.close();
  });
});
