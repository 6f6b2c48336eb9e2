/** What `npm run analyse` is asked by a whole text, and by a stream of which nobody knows how long it is. */
import type { MoreOptions } from './analyseMore.ts';
import { analyse, analyseText } from './analysePuzzle.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { messageOf } from '../../../src/command/program.ts';
import { puzzlesIn } from '../../../src/command/puzzleFiles.ts';
import { textOfBytes } from '../../../src/formats/bytes.ts';
import { isJsonObject, streamedTexts } from '../../../src/command/streamedTexts.ts';

/** One puzzle, read or not: plain data, fit for another thread. */
export type Question =
  | { readonly text: string; readonly line: number } // a line of JSON lines
  | { readonly puzzle: Puzzle; readonly name: string | null }
  | { readonly refused: object };

/** The puzzles of a text: each line of JSON lines, or each puzzle of any other format. */
export function* questionsIn(given: string | Uint8Array): Generator<Question> {
  const taken = typeof given === 'string' ? { text: given } : textOfBytes(given);
  const lines = ('text' in taken ? taken.text : '').replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (isJsonObject(lines.find((line) => line.trim() !== '') ?? '')) {
    for (const [at, line] of lines.entries())
      if (line.trim() !== '') yield { text: line, line: at + 1 };
    return;
  }
  for (const reading of puzzlesIn(given)) {
    const [problem] = 'problems' in reading ? reading.problems : [];
    yield 'puzzle' in reading
      ? { puzzle: reading.puzzle, name: reading.name ?? null }
      : { refused: { error: problem?.message, line: problem?.line } };
  }
}

/** The puzzles of a stream, JSON lines as they come. Nothing holds none. */
export async function* questionsOfStream(stream: AsyncIterable<Buffer>): AsyncGenerator<Question> {
  for await (const { content, line } of streamedTexts(stream)) {
    if (line === null || typeof content !== 'string') yield* questionsIn(content);
    else yield { text: content, line };
  }
}

/** The answer to one puzzle; one with `error` where it could not be read. */
export function answerTo(question: Question, more: MoreOptions): object {
  if ('refused' in question) return question.refused;
  if ('puzzle' in question) return analyse(question.puzzle, question.name, more);
  try {
    return analyseText(question.text, more);
  } catch (error) {
    return { error: messageOf(error), line: question.line };
  }
}
