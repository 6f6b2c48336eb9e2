/** What content/figures/<id>.mdx says of a figure. */
import { getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import type { MDXInstance } from 'astro';

/** What such a text exports. Rendered, it is the caption of a live figure, or a picture that stands still. */
type Told = MDXInstance<Record<string, never>> & {
  readonly title?: string; // where it is computed
  readonly props?: object; // the settings of the author
};

/** A figure as it is told. */
export type FigureText = CollectionEntry<'figures'>['data'] & {
  readonly props: object;
  readonly Content: Told['Content'];
};

const files = import.meta.glob<Told>('../../content/figures/*.mdx');

/** The text of a figure. @throws RangeError for a name that no figure has */
export async function figureText(id: string): Promise<FigureText> {
  const entry = await getEntry('figures', id);
  const told = await files[`../../content/figures/${id}.mdx`]?.();
  if (entry === undefined || told === undefined) throw new RangeError(`no figure is called ${id}`);
  const { Content, props = {}, title = entry.data.title } = told;
  return { ...entry.data, title, props, Content };
}
