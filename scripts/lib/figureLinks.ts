/**
 * "Figure 3.2" in the prose of a chapter becomes a link to that figure, while the site is built: a plain link without
 * script, and one with a preview where there is script (`src/kit/text/references.ts`).
 */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { figuresIn } from '../../src/kit/text/figureNames.ts';

const folder = 'content/chapters';

/** Slugs of the chapters by their numbers. */
function slugsByNumber(): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  return new Map(
    files.map((file) => {
      const number = /^number: (\d+)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
      if (number === undefined) throw new Error(`${file} has no number`);
      return [number, basename(file, '.mdx')];
    }),
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
  const slugs = slugsByNumber();
  return {
    name: 'figure-links',
    text(node, context) {
      const here = basename(context.fileURL?.pathname ?? '', '.mdx');
      if (isInLink(node, context)) return;
      const stretches = figuresIn(node.value, (chapter, figure) => {
        const slug = slugs.get(chapter);
        if (slug === undefined) return null;
        return `${slug === here ? '' : `../${slug}/`}#fig-${chapter}-${figure}`;
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
                data: { hProperties: { class: 'figure-ref' } },
              },
        ),
      );
    },
  };
}
