import { expect, test } from 'vitest';
import { figureLinks } from '../../scripts/lib/figureLinks.ts';
import { figuresIn } from '../../src/kit/text/figureNames.ts';

const address = (chapter: string, figure: string): string | null =>
  Number(chapter) <= 7 ? `#${chapter}-${figure}` : null;

const linked = (text: string): string =>
  figuresIn(text, address)
    .map(({ text, to }) => (to === null ? text : `[${text}](${to})`))
    .join('');

test.each([
  ['as in Figure 3.2, or', 'as in [Figure 3.2](#3-2), or'],
  ['Figures 3.5 and 3.7 show', '[Figures 3.5](#3-5) and [3.7](#3-7) show'],
  ['Figures 1.1, 1.2 and 1.3.', '[Figures 1.1](#1-1), [1.2](#1-2) and [1.3](#1-3).'],
  ['Figure\n6.1', '[Figure\n6.1](#6-1)'],
  ['Figure 7 of the thesis', 'Figure 7 of the thesis'],
  ['Figure 9.1 of a later chapter', 'Figure 9.1 of a later chapter'],
  ['Figure 2.1 takes 3.5 sweeps', '[Figure 2.1](#2-1) takes 3.5 sweeps'],
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
  const node = { type: 'text', value: 'Figure 2.1 and Figure 3.1' };
  for (const parents of [
    ['paragraph', 'link', 'root'],
    ['heading', 'root'],
  ])
    text(node, context(parents));
  expect(replaced).toEqual([]);
  text(node, context(['paragraph', 'root']));
  expect(replaced).toMatchObject([
    { type: 'link', url: '#fig-2-1' },
    { type: 'text', value: ' and ' },
    { type: 'link', url: '../two-rows-two-columns/#fig-3-1' },
  ]);
});
