import { expect, test } from 'vitest';
import { allPieces } from '../../../src/engine/pieces.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { allKnown, endsOf, MethodRuns } from '../../../src/kit/methods/methodRuns.ts';
import { Work } from '../../../src/kit/work/work.ts';
import { methods, runMethods } from '../../../src/methods/methods.ts';
import type { MethodsProgress } from '../../../src/methods/methods.ts';
import { galleryDescriptions } from '../../../src/puzzles/gallery.ts';
import type { Tasks } from '../../../src/workers/tasks.ts';

/** A worker in this thread that does so many methods and then waits. */
function runs(most: number): { readonly runs: MethodRuns; readonly asked: () => number } {
  let asked = 0;
  const options = { onChange: () => {}, announce: () => {} };
  const start = (
    _: string,
    { puzzle, before }: Tasks['methods']['question'],
    { onNews }: { onNews?: (news: MethodsProgress) => void },
  ): { answer: Promise<unknown>; stop: () => void; retry: () => void } => {
    asked++;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const pieces = runMethods(puzzle, before);
    for (let piece = pieces.next(); ; piece = pieces.next()) {
      if (piece.done === true) {
        resolve(piece.value);
        break;
      }
      if (piece.value === undefined) continue;
      onNews?.(piece.value);
      if (Object.keys(piece.value.ends).length >= most) break;
    }
    return { answer: promise, stop: () => resolve(null), retry: () => {} };
  };
  const work = new Work(options, async () => ({ startTask: start as never }));
  return { runs: new MethodRuns(options, work), asked: () => asked };
}

test('what a stopped run has found is kept, and the next one goes on from there', async () => {
  const puzzle = galleryDescriptions('difficulty-8');
  const code = encodePuzzle(puzzle);
  const first = runs(3);
  const stopped = first.runs.run(code, puzzle);
  await expect.poll(() => Object.keys(endsOf(code)).length).toBe(3);
  first.runs.stop();
  expect(await stopped).toBe(false);
  expect(allKnown(code)).toBe(false);
  const second = runs(Infinity);
  expect(await second.runs.run(code, puzzle)).toBe(true);
  expect(endsOf(code)).toEqual(allPieces(runMethods(puzzle)));
  // all is known now: nobody is asked again
  expect(await second.runs.run(code, puzzle)).toBe(true);
  expect(second.asked()).toBe(1);
  expect(Object.keys(endsOf(code))).toEqual(methods.map(({ id }) => id));
});
