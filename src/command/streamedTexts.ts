/** Puzzles of a stream of which nobody knows how long it is. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

/** A line of JSON lines, or all that there is. */
export type StreamedText = {
  readonly content: string | Uint8Array;
  readonly line: number | null; // counted from 1; null: all
};

/**
 * The texts of a stream: JSON lines one by one as they come, so that it may be endless; anything else whole. Nothing gives
 * no text.
 */
export async function* streamedTexts(stream: AsyncIterable<Buffer>): AsyncGenerator<StreamedText> {
  const chunks = stream[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  let first: string | undefined;
  for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
    head = Buffer.concat([head, next.value]);
    // an end of line must follow: there may be more of the last one
    first = /^[\uFEFF\s]*(\S[^\r\n]*)[\r\n]/.exec(head.toString())?.[1];
    if (first !== undefined) break;
  }
  const rest = { [Symbol.asyncIterator]: () => chunks };
  if (first === undefined || !isJsonObject(first)) {
    const all = [head];
    if (first !== undefined) for await (const chunk of rest) all.push(chunk);
    const content = Buffer.concat(all);
    if (content.toString().trim() !== '') yield { content, line: null };
    return;
  }
  const whole = Readable.from(
    (async function* () {
      yield head;
      yield* rest;
    })(),
  );
  let line = 0;
  for await (const text of createInterface({ input: whole, crlfDelay: Infinity })) {
    line++;
    const json = text.replace(/^\uFEFF/, '');
    if (json.trim() !== '') yield { content: json, line };
  }
}

/** Whether a text is a JSON object by itself. */
export function isJsonObject(text: string): boolean {
  try {
    return /^\s*\{/.test(text) && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
