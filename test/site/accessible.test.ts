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

test('targets that are too small are told of, and a rule that breaks; what is not looked at still names another part', async () => {
  const { page, close } = await open('words/');
  // the last entry is one of many that are made alike
  await page.evaluate(`(() => {
    const named = document.createElement('button');
    const last = [...document.querySelectorAll('main dt')].at(-1);
    last.id ||= 'last-word';
    named.id = 'named';
    named.setAttribute('aria-labelledby', last.id);
    document.querySelector('main').append(named);
  })()`);
  await expectAccessible(page);
  await page.evaluate(`(() => {
    for (const label of ['a', 'b']) {
      const small = document.createElement('button');
      small.className = 'small';
      small.setAttribute('aria-label', label);
      for (const side of ['width', 'height', 'min-width', 'min-height']) small.style.setProperty(side, '9px');
      small.style.setProperty('padding', '0');
      document.querySelector('#named').after(small);
    }
  })()`);
  await expect(expectAccessible(page)).rejects.toThrow('target-size');
  await page.evaluate(`(() => {
    document.querySelectorAll('.small').forEach((small) => small.remove());
    axe._audit.rules.find(({ id }) => id === 'button-name').matches = () => { throw new Error('broken'); };
  })()`);
  await expect(expectAccessible(page)).rejects.toThrow('button-name');
  await close();
});
