/** Photographs in the studio: as large as a camera makes them, turned as a phone writes them, without holding the page up. */
import { expect, test } from 'vitest';
import { leastOf, longestDuring } from '../../scripts/measure/pages/pageTasks.ts';
import { expectQuiet, readyCell, useBrowser } from './support.ts';

const { open } = useBrowser();
const cell = '#make';

/** Processor time of a task, ms: see docs/reports/performance.md. */
const longest = 50;

/** The segment of a JPEG that says how the camera was held: 6 is a quarter turn. @source Exif 2.3, tag 0x0112 */
const turned = Buffer.from(
  'ffe10022 457869660000 49492a00 08000000 0100 1201 0300 01000000 06000000 00000000'.replaceAll(
    ' ',
    '',
  ),
  'hex',
).toJSON().data;

/** Puts a photograph of noise, dark at its left, into the field for files; it is there before it is taken. */
const given = (segment: readonly number[]): string => `(async () => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [4000, 3000];
  const context = canvas.getContext('2d');
  const noise = context.createImageData(200, 200);
  noise.data.forEach((_, at) => (noise.data[at] = at % 4 === 3 ? 255 : 150 + 100 * Math.random()));
  for (let x = 0; x < 4000; x += 200) for (let y = 0; y < 3000; y += 200) context.putImageData(noise, x, y);
  context.fillStyle = '#222';
  context.fillRect(0, 0, 1000, 3000);
  const blob = await new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const file = [bytes.subarray(0, 2), new Uint8Array(${JSON.stringify(segment)}), bytes.subarray(2)];
  const files = new DataTransfer();
  files.items.add(new File(file, 'photo.jpg'));
  document.querySelector('${cell}-file').files = files.files;
})()`;

test.each([
  ['as it is', [], '15 × 20', [0, 280]],
  ['a quarter turn to the right', turned, '20 × 15', [0, 14]],
] as const)('a photograph of 12 million points is taken %s', async (_, segment, size, dark) => {
  const one = await open('make/', { fresh: true });
  const { page } = one;
  await readyCell(page, 'make');
  await page.locator(cell).getByRole('button', { name: 'New, size' }).click();
  await page.locator(`${cell}-file`).waitFor({ state: 'attached' });
  const { ms, work } = await leastOf(longest, async () => {
    await page.evaluate(given(segment));
    return longestDuring(page, async () => {
      await page.evaluate(
        `document.querySelector('${cell}-file').dispatchEvent(new Event('change', { bubbles: true }))`,
      );
      await expect
        .poll(() => page.locator(`${cell} [data-picture]`).innerText())
        .toContain(size.replaceAll(' ', '\u00a0'));
      await page
        .locator(`${cell} [data-head]`, { hasText: 'solution' })
        .waitFor({ state: 'attached' });
    });
  });
  expect([ms, work]).toEqual([Math.min(ms, longest), work]);
  const label = (at: number): Promise<string | null> =>
    page.locator(`${cell} [role="gridcell"]`).nth(at).getAttribute('aria-label');
  for (const at of dark) expect(await label(at)).toContain(': filled');
  expect(await label(299)).toContain(': empty');
  expectQuiet(one);
  await one.close();
});
