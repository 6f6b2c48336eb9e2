/**
 * The sections of a chapter as plain text, for the search index. Pure: MDX source in, text out.
 * It knows only as much Markdown as the chapters use; what it does not know it leaves standing.
 */

/** A heading as Astro reports it. */
export type Heading = { readonly depth: number; readonly slug: string; readonly text: string };

/** One searchable piece: the text under one heading, or above the first one (`slug` is then `''`). */
export type Section = { readonly slug: string; readonly title: string; readonly text: string };

const named: Readonly<Record<string, string>> = { '\\times': '×', '\\cdot': '·', '\\ldots': '…' };

const plainTex = (tex: string): string =>
  tex
    .replace(/\\[a-zA-Z]+/g, (command) => named[command] ?? ' ')
    .replace(/[{}\\$]/g, '')
    .replace(/_|\^/g, '');

/** Text that a reader sees, out of Markdown with components, expressions and TeX. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^(import|export)\s[\s\S]*?;$/gm, '') // up to the line that ends the statement
    .replace(/\{'\s*'\}/g, ' ')
    .replace(/<(?:Line|Ref)\s[^<>]*?\/>/g, '…') // a picture, a source: something stands here
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/<[A-Za-z/][^<>]*?\{[\s\S]*?\}\s*\/?>/g, ' ')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\$\$?([^$]+)\$\$?/g, (_, tex: string) => plainTex(tex))
    .replace(/\{[^{}]*\}/g, '…') // a number that is computed
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^#+\s+/gm, '')
    .replace(/[*_`]{1,3}(\S(?:.*?\S)?)[*_`]{1,3}/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim();
}

/**
 * Cuts a chapter at its headings of the second level.
 * @param headings - of the rendered chapter, in order: they carry the slugs
 */
export function sectionsOf(
  markdown: string,
  headings: readonly Heading[],
  title: string,
): readonly Section[] {
  const [opening = '', ...rest] = markdown.split(/^## /m);
  const slugs = headings.filter(({ depth }) => depth === 2);
  const sections = rest.map((part, index): Section => {
    const end = part.indexOf('\n');
    const heading = slugs[index];
    return {
      slug: heading?.slug ?? '',
      title: heading?.text ?? plainText(end < 0 ? part : part.slice(0, end)),
      text: plainText(end < 0 ? '' : part.slice(end + 1)),
    };
  });
  return [{ slug: '', title, text: plainText(opening) }, ...sections];
}
