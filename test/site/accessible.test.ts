/** Whether the look at accessibility sees what it should: of long lists it looks at a part. */
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { useBrowser } from './support.ts';

const { open } = useBrowser();

test('an entry that is made otherwise is looked at, however late it comes, and all are in view again', async () => {
  const { page, close } = await open('words/');
  const heights = (): Promise<unknown> => page.evaluate('document.documentElement.scrollHeight');
  const before = await heights();
  await expectAccessible(page);
  expect(await heights()).toBe(before);
  await page.evaluate(`document.querySelector('dl > :last-child, ul > :last-child')
    .append(document.createElement('button'))`);
  await expect(expectAccessible(page)).rejects.toThrow('button-name');
  await page.evaluate(`(() => {
    const last = document.querySelector('dl > :last-child, ul > :last-child');
    last.querySelector('button').remove();
    const pale = document.createElement('span');
    pale.className = 'pale';
    pale.textContent = 'pale';
    pale.style.setProperty('color', '#ccc');
    last.append(pale);
  })()`);
  await expect(expectAccessible(page, undefined, { colours: true })).rejects.toThrow(
    'color-contrast',
  );
  await close();
});
