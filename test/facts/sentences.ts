/**
 * The sentences of a text of content/, as a reader meets them: paragraphs and points of lists, without tables, captions and
 * side notes; and those of a page of src/pages.
 */
import { readFileSync } from 'node:fs';
import { mdxToMdast } from 'satteri';
import type { MdastNode } from 'satteri';

/** What is computed counts as one word, and so does a reference without words of its own. */
const oneWord = '7';

/** Components that hold paragraphs; others are pictures and tables. */
const holders: ReadonlySet<string> = new Set(['Walk', 'Step', 'LessonStep', 'details', 'div']);

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

const inSentences = (text: string): readonly string[] =>
  text
    .replaceAll(/\[\[[^\]]*\]\]/g, oneWord)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?][”)]*) (?=[\p{Lu}“(\d])/u)
    .filter((sentence) => wordsIn(sentence) > 0);

const textsIn = (file: string): readonly string[] => [
  ...paragraphsIn(mdxToMdast(readFileSync(file, 'utf8'), { features: { math: true } })),
];

/** The sentences of a text, paragraph by paragraph. */
export const sentencesOf = (file: string): readonly (readonly string[])[] =>
  textsIn(file).map(inSentences);

/** The words of the caption of a figure, by its file: a reader meets all of them together. */
export const captionOf = (file: string): string =>
  textsIn(file)
    .join(' ')
    .replaceAll(/\[\[[^\]]*\]\]/g, oneWord);

/** What a page of src/pages says in an element of its own, without tags. What is computed is put in its place. */
export const blocksOn = (file: string, computed: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .replace(/^---\n[^]*?\n---\n/, '')
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/\{' '\}/g, ' ')
    .split(/<\/?(?:p|h\d|li|div|section|figure|button)\b[^>]*>/)
    .map((said) => said.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\{[^{}]*\}/g, computed));

/** The running text of a page: its blocks of more than one sentence, without those that are put together by a program. */
export const paragraphsOn = (file: string): readonly (readonly string[])[] =>
  blocksOn(file, oneWord)
    .filter((text) => !/[{}]/.test(text))
    .map(inSentences)
    .filter((sentences) => sentences.length > 1);
