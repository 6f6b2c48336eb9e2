/** What `npm run analyse` answers to a whole text, and to a stream of which nobody knows how long it is. */
import type { MoreOptions } from './analyseMore.ts';
import { analyse, analyseText } from './analysePuzzle.ts';
import { messageOf } from '../../../src/command/program.ts';
import { puzzlesIn } from '../../../src/command/puzzleFiles.ts';
import { textOfBytes } from '../../../src/formats/bytes.ts';
import { isJsonObject, streamedTexts } from '../../../src/command/streamedTexts.ts';

/** The answers to a text: to each line of JSON lines, or to each puzzle of any other format. */
export function* answersOf(given: string | Uint8Array, more: MoreOptions): Generator<object> {
  const taken = typeof given === 'string' ? { text: given } : textOfBytes(given);
  const lines = ('text' in taken ? taken.text : '').replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (isJsonObject(lines.find((line) => line.trim() !== '') ?? '')) {
    for (const [at, line] of lines.entries())
      if (line.trim() !== '') yield answer(line, at + 1, more);
    return;
  }
  for (const reading of puzzlesIn(given))
    yield 'puzzle' in reading
      ? analyse(reading.puzzle, reading.name ?? null, more)
      : { error: reading.problems[0]?.message, line: reading.problems[0]?.line };
}

/** The answers to a stream: JSON lines are answered as they come. Nothing is the answer to nothing. */
export async function* answersOfStream(
  stream: AsyncIterable<Buffer>,
  more: MoreOptions,
): AsyncGenerator<object> {
  for await (const { content, line } of streamedTexts(stream)) {
    if (line === null || typeof content !== 'string') yield* answersOf(content, more);
    else yield answer(content, line, more);
  }
}

function answer(text: string, line: number, more: MoreOptions): object {
  try {
    return analyseText(text, more);
  } catch (error) {
    return { error: messageOf(error), line };
  }
}
