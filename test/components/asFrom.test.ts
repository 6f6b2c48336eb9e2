import { expect, test } from 'vitest';
import { asFrom } from '../../src/components/asFrom.ts';

test('a figure alone has links that lead where they led in its chapter', () => {
  const links = ['#fig-sweeps', '#within', '#sources', '../inference/?a=1&amp;b=2#c', '/code/x/'];
  const figure = `<figure id="fig-sweeps"><b id="within">small</b>${links
    .map((href) => `<a class="r" href="${href}">one</a>`)
    .join('')}</figure>`;
  const hrefs = [...asFrom('/base/sweeps/', figure).matchAll(/href="([^"]+)"/g)];
  expect(hrefs.map(([, href]) => href)).toEqual([
    '#fig-sweeps',
    '#within',
    '/base/sweeps/#sources',
    '/base/inference/?a=1&amp;b=2#c',
    '/code/x/',
  ]);
});
