/** What `npm run analyse` answers to a whole text, and to a stream of which nobody knows how long it is. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { MoreOptions } from './analyseMore.ts';
import { analyse, analyseText } from './analysePuzzle.ts';
import { messageOf } from '../../src/command/program.ts';
import { decoded, puzzlesIn } from '../../src/command/puzzleFiles.ts';

/** The answers to a text: to each line of JSON lines, or to each puzzle of any other format. */
export function* answersOf(given: string, more: MoreOptions): Generator<object> {
  const lines = given.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (isObject(lines.find((line) => line.trim() !== '') ?? '')) {
    for (const [at, line] of lines.entries())
      if (line.trim() !== '') yield answer(line, at + 1, more);
    return;
  }
  for (const reading of puzzlesIn(given))
    yield 'puzzle' in reading
      ? analyse(reading.puzzle, reading.name ?? null, more)
      : { error: reading.problems[0]?.message, line: reading.problems[0]?.line };
}

/**
 * The answers to a stream: JSON lines are answered as they come, so it may be endless; anything else is read whole. Nothing
 * is the answer to nothing.
 */
export async function* answersOfStream(
  stream: AsyncIterable<Buffer>,
  more: MoreOptions,
): AsyncGenerator<object> {
  const chunks = stream[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  let first: string | undefined;
  let next = await chunks.next();
  for (; next.done !== true; next = await chunks.next()) {
    head = Buffer.concat([head, next.value]);
    // an end of line must follow: there may be more of the last one
    first = /^[\uFEFF\s]*(\S[^\r\n]*)[\r\n]/.exec(head.toString())?.[1];
    if (first !== undefined) break;
  }
  const rest = { [Symbol.asyncIterator]: () => chunks };
  if (first === undefined || !isObject(first)) {
    const all = [head];
    if (first !== undefined) for await (const chunk of rest) all.push(chunk);
    const text = decoded(Buffer.concat(all));
    if (text.trim() !== '') yield* answersOf(text, more);
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
    if (json.trim() !== '') yield answer(json, line, more);
  }
}

function isObject(json: string): boolean {
  try {
    return /^\s*\{/.test(json) && typeof JSON.parse(json) === 'object';
  } catch {
    return false;
  }
}

function answer(text: string, line: number, more: MoreOptions): object {
  try {
    return analyseText(text, more);
  } catch (error) {
    return { error: messageOf(error), line };
  }
}
