/** Texts that come in chunks, of a file or from a server: JSON lines one by one as they come, anything else whole. */
import { kindOf, refuse } from './arguments.ts';

declare const TextDecoder: new (
  label?: string,
  options?: { readonly fatal?: boolean },
) => { decode(bytes?: Uint8Array, options?: { readonly stream: boolean }): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** What comes in chunks. */
export type Chunks = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** A line of JSON lines, or all that there is. */
type Part = { readonly content: string | Uint8Array; readonly line: number }; // counted from 1

/** The first line that is not empty, once its end is there: there may be more of it before. */
const firstLine = /^[\uFEFF\s]*(\S[^\r\n]*)[\r\n]/;

/** The parts of which each is read by itself; nothing at all is one empty part. */
export async function* partsOf(chunks: Chunks): AsyncGenerator<Part, void, undefined> {
  const kept: (string | Uint8Array)[] = [];
  const decoder = new TextDecoder();
  let [text, line] = ['', 1];
  let inLines: boolean | null = null; // null: not known yet
  for await (const chunk of chunks) {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array))
      refuse(`A chunk is a text or bytes, not ${kindOf(chunk)}.`);
    if (inLines !== true) kept.push(chunk);
    if (inLines === false) continue;
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const [, first] = inLines === null ? (firstLine.exec(text) ?? []) : [];
    if (first !== undefined) inLines = isJsonObject(first);
    if (inLines !== true) continue;
    kept.length = 0;
    const lines = text.split(/\r?\n/);
    text = lines.pop() ?? '';
    for (const content of lines) {
      if (content.trim() !== '') yield { content, line };
      line++;
    }
  }
  if (inLines !== true) yield { content: joined(kept), line: 1 };
  else if (text.trim() !== '') yield { content: text, line };
}

/** Whether a text is a JSON object by itself. */
function isJsonObject(text: string): boolean {
  try {
    return text.startsWith('{') && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Texts as one; bytes as one, for their letters may be of any kind. */
function joined(chunks: readonly (string | Uint8Array)[]): string | Uint8Array {
  if (chunks.every((chunk) => typeof chunk === 'string')) return chunks.join('');
  const encoder = new TextEncoder();
  const parts = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk));
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
