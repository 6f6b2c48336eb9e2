/** The contrast of a dimmed button is measured as it is seen: one that cannot be read is found. */
import { expect, test } from 'vitest';
import { dimmed } from './stage.ts';
import { useBrowser } from './support.ts';

const { open } = useBrowser();

test('a dimmed button that cannot be read has less than 4.5', async () => {
  const { page, close } = await open('accessibility/');
  const contrast = (color: string, opacity: string): Promise<number> =>
    page.evaluate(`{
      const button = document.createElement('button');
      Object.assign(button.style, { all: 'unset', color: '${color}', opacity: '${opacity}', background: 'rgb(255, 255, 255)' });
      document.body.append(button);
      (${dimmed})(button);
    }`);
  expect(await contrast('rgb(0, 0, 0)', '1')).toBeCloseTo(21, 1);
  expect(await contrast('rgb(118, 118, 118)', '1')).toBeCloseTo(4.54, 2);
  expect(await contrast('rgb(0, 0, 0)', '0.4')).toBeLessThan(4.5);
  await close();
});
