/** A stored file that cannot be used, in a real browser: the figure says so, and goes on without it. */
import { expect, test } from 'vitest';
import { readyCell, until, useBrowser } from './support.ts';

const { open } = useBrowser();

const text = (id: string): string => `document.querySelector('#${id}').textContent`;

test.each([
  ['density-run', 'kit-density', 'density-*', 'Stored run cannot be shown'],
  ['census-table', 'kit-census-small', 'four-census-*', ''],
])('%s says that its file is out of date', async (page, id, file, instead) => {
  const opened = await open('');
  await opened.page.route(`**/results/${file}.json`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"version": 1', '"version": 0');
    await route.fulfill({ response, body });
  });
  await opened.page.goto(new URL(`kit/${page}/`, opened.page.url()).href);
  await readyCell(opened.page, id);
  const why = 'The stored run cannot be shown: it is of version 0 of ';
  await until(opened.page, `${text(id)}.includes(${JSON.stringify(why)})`);
  const said = await opened.page.locator(`#${id}`).innerText();
  expect(said.replaceAll(/\s+/g, ' ')).toContain(instead);
  expect(await opened.page.locator(`#${id} [data-run="start"]`).isEnabled()).toBe(true);
  expect(opened.complaints.join('\n')).toContain('cannot be used: it is of version 0 of');
  await opened.close();
});

test('a file that cannot be loaded is said too', async () => {
  const opened = await open('');
  await opened.page.route('**/results/000-figure-5.json', (route) =>
    route.fulfill({ status: 404 }),
  );
  await opened.page.goto(new URL('papers/batenburg-kosters/', opened.page.url()).href);
  const id = 'fig-census-6x6';
  await opened.page.locator(`#${id}`).scrollIntoViewIfNeeded();
  await readyCell(opened.page, id);
  await until(
    opened.page,
    `${text(id)}.includes('The stored run cannot be shown: it could not be loaded (404).')`,
  );
  await opened.close();
});
