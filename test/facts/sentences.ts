/** The sentences of a text of content/, as a reader meets them: paragraphs and points of lists, without tables, captions and side notes. */
import { readFileSync } from 'node:fs';
import { mdxToMdast } from 'satteri';
import type { MdastNode } from 'satteri';

/** What is computed counts as one word, and so does a reference without words of its own. */
const oneWord = '7';

/** Components that hold paragraphs; others are pictures and tables. */
const holders: ReadonlySet<string> = new Set(['Walk', 'Step', 'details', 'div']);

function textOf(node: MdastNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'mdxTextExpression') return /^\s*' '\s*$/.test(node.value) ? ' ' : oneWord;
  if (node.type === 'inlineMath') return oneWord;
  if (node.type === 'break') return ' ';
  if (node.type === 'mdxJsxTextElement' && node.name === 'SideNote') return '';
  const within = 'children' in node ? node.children.map(textOf).join('') : '';
  return node.type === 'mdxJsxTextElement' && within === '' ? oneWord : within;
}

/** A paragraph without the bold words that head it. */
const bodyOf = (paragraph: readonly MdastNode[]): string =>
  paragraph
    .slice(paragraph[0]?.type === 'strong' ? 1 : 0)
    .map(textOf)
    .join('')
    .replace(/^[\s,.:]+/, '');

function* paragraphsIn(node: MdastNode): Generator<string> {
  if (node.type === 'paragraph') yield bodyOf(node.children);
  else if (node.type !== 'mdxJsxFlowElement' || holders.has(node.name ?? ''))
    for (const child of 'children' in node ? node.children : []) yield* paragraphsIn(child);
}

/** The words of a sentence: a sign alone is none. */
export const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** The sentences of a text, paragraph by paragraph. */
export const sentencesOf = (file: string): readonly (readonly string[])[] =>
  [...paragraphsIn(mdxToMdast(readFileSync(file, 'utf8'), { features: { math: true } }))].map(
    (text) =>
      text
        .replaceAll(/\[\[[^\]]*\]\]/g, oneWord)
        .replaceAll(/\s+/g, ' ')
        .split(/(?<=[.!?][”)]*) (?=[\p{Lu}“(\d])/u)
        .filter((sentence) => wordsIn(sentence) > 0),
  );
