/**
 * Sources as they lie in the package, and as the compiler makes declarations of them there: what a comment says at the end of a
 * line is said before it, where declarations keep it, and documents have their names instead of those of our files.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { citations } from '../../../src/reference/declarations.ts';

/** What each document is called in short, by its number. */
const shortNames = new Map(
  ['000', '001', '002', '003', '004'].map((id) => {
    const text = readFileSync(`content/sources/${id}.yaml`, 'utf8');
    return [id, /^short: ['"]?(.*?)['"]?$/m.exec(text)?.[1] ?? id] as const;
  }),
);

type Change = { readonly from: number; readonly to: number; readonly text: string };

/** The fields of types whose comment stands behind them on the same line. */
function fieldComments(file: ts.SourceFile): readonly Change[] {
  const { text } = file;
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isPropertySignature(node) && !ts.isParameter(node)) return;
    // the comma of a parameter is not part of it
    const end = text[node.end] === ',' ? node.end + 1 : node.end;
    const [behind] = ts.getTrailingCommentRanges(text, end) ?? [];
    if (behind?.kind !== ts.SyntaxKind.SingleLineCommentTrivia) return;
    if (ts.getJSDocCommentsAndTags(node).length > 0) return;
    // a comment may go on over further lines
    const rest = /^(?:[ \t]*\n[ \t]*\/\/.*)*/.exec(text.slice(behind.end))?.[0] ?? '';
    const said = text
      .slice(behind.pos, behind.end + rest.length)
      .replaceAll(/^\s*\/\/ ?/gm, '')
      .replaceAll(/\s+/g, ' ');
    const start = node.getStart(file);
    changes.push({ from: start, to: start, text: `/** ${said.trim()} */ ` });
    changes.push({ from: end, to: behind.end + rest.length, text: '' });
  };
  visit(file);
  return changes;
}

/** The sources that a comment names, as its readers know them. */
function namedSources(comment: string): string {
  return comment
    .replaceAll(
      /(\n[ \t]*\*)?[ \t]*@source ((?:(?!\n[ \t]*\*[ \t]*@|\*\/)[\s\S])*)/g,
      (_, line: string | undefined, said: string) => {
        const whole = said.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
        const tags = citations(whole).flatMap(({ id, place }) => {
          const document = id === undefined ? [] : [shortNames.get(id) ?? id];
          const parts = [...document, ...(place === '' ? [] : [place])];
          return parts.length === 0 ? [] : [`@see ${parts.join(', ')}`];
        });
        const end = /\n[ \t]*$/.exec(said)?.[0] ?? (line === undefined ? ' ' : '');
        return `${tags.map((tag) => `${line ?? ''} ${tag}`).join('')}${end}`;
      },
    )
    .replaceAll(/(?:\n[ \t]*\*)+(?=\n[ \t]*\*\/)/g, '')
    .replaceAll(/(\d{3})_[0-9a-f]+\.txt/g, '$1')
    .replaceAll(/(?<![\w,.#])00[0-4](?![\d_])/g, (id) => shortNames.get(id) ?? id)
    .replaceAll('§', 'section ');
}

/** All comments of documents in a text. */
function citingComments(file: ts.SourceFile): readonly Change[] {
  return [...file.text.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap((found) => {
    const text = namedSources(found[0]);
    const from = found.index;
    return text === found[0] ? [] : [{ from, to: from + found[0].length, text }];
  });
}

/** A source as it is packed. */
export function packedSource(text: string): string {
  let changed = text;
  for (const changesOf of [fieldComments, citingComments]) {
    const file = ts.createSourceFile('source.ts', changed, ts.ScriptTarget.Latest, true);
    for (const { from, to, text: by } of changesOf(file).toSorted((a, b) => b.from - a.from))
      changed = changed.slice(0, from) + by + changed.slice(to);
  }
  return changed;
}
