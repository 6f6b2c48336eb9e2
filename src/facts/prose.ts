/** The texts of content/, parsed: what heads them, and which components stand in them. */
import { readFileSync } from 'node:fs';
import { mdxToMdast } from 'satteri';
import type { MdastNode } from 'satteri';
import { parse } from 'yaml';

/** A component in a text, with those of its attributes that are written out. */
type Component = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
};

/** A text, read. */
export type Prose = {
  readonly front: Readonly<Record<string, unknown>>;
  readonly components: readonly Component[]; // in their order
};

function* componentsIn(node: MdastNode): Generator<Component> {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const attributes = node.attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
        ? [[one.name, one.value] as const]
        : [],
    );
    yield { name: node.name ?? '', attributes: Object.fromEntries(attributes) };
  }
  if ('children' in node) for (const child of node.children) yield* componentsIn(child);
}

const known = new Map<string, Prose>();

/** A text of content/, by its file. */
export function proseIn(file: string): Prose {
  const before = known.get(file);
  if (before !== undefined) return before;
  const tree = mdxToMdast(readFileSync(file, 'utf8'), { features: { math: true } });
  const [head] = 'children' in tree ? tree.children : [];
  const front = (head?.type === 'yaml' ? parse(head.value) : {}) as Prose['front'];
  const prose = { front, components: [...componentsIn(tree)] };
  known.set(file, prose);
  return prose;
}
