import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { figureLinks } from '../../../scripts/build/site/figureLinks.ts';
import { figurePlace, figurePlaces } from '../../../src/facts/figurePlaces.ts';
import { figuresIn } from '../../../src/notebook/page/figureNames.ts';

const names: Readonly<Record<string, string>> = {
  'fig-sweeps': 'Figure\u00a02.1',
  'fig-chain': 'Figure\u00a03.2',
  'sweeps/': '2',
  'sweeps/#rows-then-columns': '2',
};

const linked = (text: string): string =>
  figuresIn(text, (id) => ({ name: names[id] ?? '“All of them”', to: `#${id}` }))
    .map(({ text, to }) => (to === null ? text : `[${text}](${to})`))
    .join('');

test.each([
  ['as in [[fig-sweeps]], or', 'as in [Figure\u00a02.1](#fig-sweeps), or'],
  [
    'Figures [[#fig-sweeps]] and [[#fig-chain]]',
    'Figures [2.1](#fig-sweeps) and [3.2](#fig-chain)',
  ],
  ['see [[fig-all]]', 'see [“All of them”](#fig-all)'],
  ['[[fig-chain]].', '[Figure\u00a03.2](#fig-chain).'],
  ['[[Chapter sweeps]] ends', '[Chapter\u00a02](#sweeps/) ends'],
  ['of [[chapter sweeps#rows-then-columns]].', 'of [chapter\u00a02](#sweeps/#rows-then-columns).'],
  ['Figure 7 of the thesis', 'Figure 7 of the thesis'],
  ['Figure 2.1 by hand', 'Figure 2.1 by hand'],
  ['section 3.2', 'section 3.2'],
])('"%s"', (text, expected) => expect(linked(text)).toBe(expected));

test('in a chapter its own figures are links within the page, those of others lead there', () => {
  const replaced: unknown[] = [];
  const { text } = figureLinks();
  const context = (parents: readonly string[]): Parameters<typeof text>[1] => ({
    fileURL: new URL('file:///content/chapters/sweeps.mdx'),
    parent: (node) => {
      const at = parents.indexOf(node.type) + 1;
      return parents[at] === undefined ? undefined : { type: parents[at] };
    },
    replaceNode: (_, others) => replaced.push(...others),
  });
  const node = { type: 'text', value: '[[fig-sweeps]] and [[fig-standstill]]' };
  for (const parents of [
    ['paragraph', 'link', 'root'],
    ['heading', 'root'],
  ])
    text(node, context(parents));
  expect(replaced).toEqual([]);
  text(node, context(['paragraph', 'root']));
  expect(replaced).toMatchObject([
    { type: 'link', url: '#fig-sweeps' },
    { type: 'text', value: ' and ' },
    { type: 'link', url: '../two-rows-two-columns/#fig-standstill' },
  ]);
  replaced.length = 0;
  text(
    { type: 'text', value: '[[Chapter one-line#all-the-fits]]' },
    context(['paragraph', 'root']),
  );
  expect(replaced).toMatchObject([{ type: 'link', url: '../one-line/#all-the-fits', data: {} }]);
  for (const value of ['[[fig-nowhere]]', '[[chapter nowhere]]'])
    expect(() => text({ type: 'text', value }, context(['paragraph', 'root']))).toThrow(RangeError);
});

test('a figure that stands in no text yet may have words and links in its caption', () => {
  const replaced: unknown[] = [];
  figureLinks().text(
    { type: 'text', value: 'See [[fig-sweeps]].' },
    {
      fileURL: new URL('file:///content/figures/fig-begun.mdx'),
      parent: () => undefined,
      replaceNode: (_, others) => replaced.push(...others),
    },
  );
  expect(replaced[1]).toMatchObject({ type: 'link', url: 'sweeps/#fig-sweeps' });
});

test('figures are counted in the order in which a chapter has them, and no two have one name', () => {
  expect(figurePlace('fig-sweeps')).toMatchObject({ page: 'sweeps/', was: 'fig-2-1' });
  const places = [...figurePlaces().values()];
  for (const { id, number, page } of places) {
    expect(id).toMatch(/^fig-(?!\d+-\d+$)[a-z\d-]+$/);
    const before = places.filter((one) => one.page === page);
    if (number !== null)
      expect(number.split('.')[1]).toBe(String(before.findIndex((one) => one.id === id) + 1));
  }
  const files = readdirSync('content/figures').map((file) => basename(file, '.mdx'));
  expect(places.map(({ id }) => id).toSorted()).toEqual(files.toSorted()); // none stands nowhere
  const old = places.flatMap(({ was }) => (was === null ? [] : [was]));
  expect(new Set(old).size).toBe(old.length);
});
