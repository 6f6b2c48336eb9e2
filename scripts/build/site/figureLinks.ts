/**
 * `[[fig-sweeps]]` in the prose of a page becomes "Figure 2.1", a link to that figure, and `[[chapter sweeps]]` "chapter 2", a
 * link to that chapter, while the site is built. Figures have a preview where there is script (`src/notebook/page/references.ts`).
 */
import {
  chapterNumber,
  figurePages,
  figurePlace,
  figurePlaces,
} from '../../../src/facts/figurePlaces.ts';
import { figuresIn } from '../../../src/notebook/page/figureNames.ts';

/** The page of a file of content: "sweeps/" for a chapter and its figures, "papers/wensveen/" for a part of it, "teach/proof/". */
function pageOf(path: string): string {
  const [, folder, name = ''] = /\/content\/(lessons|figures)\/([^/]+)\.mdx$/.exec(path) ?? [];
  if (folder === 'lessons') return `teach/${name}/`;
  if (folder === 'figures') return figurePlaces().get(name)?.page ?? ''; // begun, it stands nowhere
  return (
    figurePages().find(({ files }) => files.some((file) => path.endsWith(`/${file}`)))?.page ?? ''
  );
}

type Node = { readonly type: string; readonly name?: string | null };
type TextNode = Node & { readonly value: string };

/** What is used of the context of a visitor of satteri. */
type Context = {
  readonly fileURL: URL | undefined;
  parent(node: Node): Node | undefined;
  replaceNode(node: Node, others: readonly object[]): void;
};

/** Whether a text is part of a link already, or of a heading, which contents lists repeat. */
function isInLink(node: Node, context: Context): boolean {
  for (let at = context.parent(node); at !== undefined; at = context.parent(at))
    if (at.type === 'link' || at.type === 'heading' || at.name === 'a') return true;
  return false;
}

/** The plugin for the Markdown of chapters. */
export function figureLinks(): {
  readonly name: string;
  readonly text: (node: TextNode, context: Context) => void;
} {
  return {
    name: 'figure-links',
    text(node, context) {
      if (isInLink(node, context)) return;
      const here = pageOf(context.fileURL?.pathname ?? '');
      const stretches = figuresIn(node.value, (id) => {
        const up = '../'.repeat(here.split('/').length - 1);
        if (id.includes('/')) return { name: chapterNumber(id.split('#')[0] ?? ''), to: up + id };
        const { page, number, title } = figurePlace(id);
        const name = number === null ? title && `“${title}”` : `Figure\u00a0${number}`;
        if (name === null)
          throw new RangeError(`${here} names ${id}, which has no name of its own`);
        return { name, to: page === here ? `#${id}` : `${up}${page}#${id}` };
      });
      if (stretches.every(({ to }) => to === null)) return;
      context.replaceNode(
        node,
        stretches.map(({ text, to }) =>
          to === null
            ? { type: 'text', value: text }
            : {
                type: 'link',
                url: to,
                children: [{ type: 'text', value: text }],
                data: to.includes('#fig-') ? { hProperties: { class: 'figure-ref' } } : {},
              },
        ),
      );
    },
  };
}
