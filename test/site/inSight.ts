/** What stands open on the first screen of a page. */
import type { Page } from 'playwright-core';

/** What can be pressed, typed into or followed on the screen, header included; the cells of a board are its picture. */
export const controlsInSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    `[...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((one) => {
        const { top, bottom, left, right, width } = one.getBoundingClientRect();
        return one.checkVisibility({ visibilityProperty: true }) && !one.disabled && width > 1 &&
          bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent.replaceAll(/\\s+/g, ' ').trim())`,
  );
