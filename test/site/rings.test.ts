/** The ring around what has the focus is whole: no box that it lies in cuts it off. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wakeFigures } from '../../scripts/test/browser/wakeFigures.ts';
import { useBrowser } from './support.ts';

const { open } = useBrowser();

/** What can have the focus and whose ring is cut, each with the box that cuts it. */
const cutRings = `(() => {
  const cut = new Set();
  for (const one of document.querySelectorAll('main :is(a[href], button, input, select, summary, [tabindex="0"])')) {
    if (!one.checkVisibility() || one.disabled) continue;
    one.focus({ preventScroll: true });
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
    const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    if (document.activeElement !== one || outlineStyle === 'none' || !(ring > 0)) continue;
    const box = one.getBoundingClientRect();
    for (let around = one.parentElement; around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(around);
      const room = around.getBoundingClientRect();
      const [x, y] = [overflowX, overflowY].map((kind) =>
        kind === 'visible' ? Infinity : kind === 'clip' ? parseFloat(overflowClipMargin) || 0 : 0);
      // what is scrolled away is not looked at
      if (box.left < room.left - 2 || box.right > room.right + 2 || box.top < room.top - 2 || box.bottom > room.bottom + 2) break;
      const beyond = [
        [room.left - box.left + ring, x], [box.right + ring - room.right, x],
        [room.top - box.top + ring, y], [box.bottom + ring - room.bottom, y],
      ];
      if (beyond.some(([by, most]) => by > most + 0.5))
        cut.add([one, around].map((part) => part.localName + '.' + part.getAttribute('class')).join(' in '));
    }
  }
  return [...cut];
})()`;

const chapters = readdirSync('content/chapters').map((file) => file.replace(/\.mdx$/, '/'));

test.each(['', 'play/', 'make/', ...chapters])('on /%s', async (path) => {
  const { page, close } = await open(path);
  await page.evaluate(wakeFigures);
  await page.keyboard.press('Tab'); // from here on rings are shown
  expect(await page.evaluate(cutRings)).toEqual([]);
  await close();
});
