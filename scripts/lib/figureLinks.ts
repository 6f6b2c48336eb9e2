/**
 * "Figure 3.2" in the prose of a chapter becomes a link to that figure, while the site is built: a plain link without
 * script, and one with a preview where there is script (`src/kit/text/references.ts`).
 */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

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

/** A stretch of text, with the address of the figure that it names. */
type Stretch = { readonly text: string; readonly to: string | null };

const figureName = /(\bFigures?\s+)?(\d+)\.(\d+)\b/g;

/**
 * Cuts a text at the figures that it names: "Figure 3.2", and each of "Figures 3.5 and 3.7".
 *
 * @param address - of figure `figure` of chapter `chapter`; null where there is no such chapter
 */
export function figuresIn(
  text: string,
  address: (chapter: string, figure: string) => string | null,
): readonly Stretch[] {
  const found: Stretch[] = [];
  let done = 0;
  for (const match of text.matchAll(figureName)) {
    const [whole, word, chapter = '', figure = ''] = match;
    const before = text.slice(done, match.index);
    // a number without the word belongs to the figures named just before it
    if (word === undefined && !(/^(,| and| to| or)\s+$/.test(before) && found.at(-1)?.to != null))
      continue;
    const to = address(chapter, figure);
    if (to === null) continue;
    if (before !== '') found.push({ text: before, to: null });
    found.push({ text: whole, to });
    done = match.index + whole.length;
  }
  return done < text.length ? [...found, { text: text.slice(done), to: null }] : found;
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
