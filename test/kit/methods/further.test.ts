import { describe, expect, test } from 'vitest';
import { countKnown } from '../../../src/engine/board/image.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import type { PuzzleId } from '../../../src/puzzles/gallery.ts';
import { galleryDescriptions, gallery } from '../../../src/puzzles/gallery.ts';
import { offersAt } from '../../../src/kit/methods/further.ts';
import { settles } from '../../../src/methods/method.ts';
import { methods, runMethods } from '../../../src/methods/methods.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';

/** What is offered where a method ends, by the ids of the methods. */
function offered(id: PuzzleId, from: string): string[] {
  const puzzle = galleryDescriptions(id);
  const ends = allPieces(runMethods(puzzle));
  const { grid } = ends[from]!;
  return offersAt({ code: encodePuzzle(puzzle), grid }, ends).map(({ method }) => method.id);
}

describe('where a method stands still', () => {
  test.each<[PuzzleId, string, string[]]>([
    // an intersection is enough, and so is one probe
    ['fourteen-sweeps', 'sweeps', ['four', 'probe', 'inference']],
    // intersections of two and two fix nothing here, and a longer chain does
    ['no-progress', 'sweeps', ['two-sat', 'probe', 'inference']],
    ['no-progress', 'four', ['two-sat', 'probe', 'inference']],
    ['lambda', 'sweeps', ['pq', 'probe', 'repeated', 'inference']],
    // two solutions that differ everywhere: only who finds both says more
    ['switch', 'sweeps', ['probe', 'inference']],
  ])('%s after %s: %j is offered', (id, from, expected) => {
    expect(offered(id, from)).toEqual(expected);
  });

  test('nothing is offered that knows no more, and each link carries the puzzle', () => {
    let offers = 0;
    const small = gallery.filter(({ code }) => /^[2-5]x[2-5]_/.test(code));
    for (const { id, code } of small) {
      const puzzle = galleryDescriptions(id);
      const ends = allPieces(runMethods(puzzle));
      for (const { id: from } of methods) {
        const { grid } = ends[from]!;
        if (settles(ends[from]!)) continue;
        for (const { method, end, href } of offersAt({ code, grid }, ends)) {
          expect(method.id).not.toBe(from);
          expect(settles(end) || countKnown(end.grid) > countKnown(grid)).toBe(true);
          expect(decodeURIComponent(href)).toContain(code);
          offers++;
        }
      }
    }
    expect(offers).toBeGreaterThan(30);
  });

  test('what is not known yet is not offered', () => {
    const puzzle = galleryDescriptions('fourteen-sweeps');
    const sweeps = allPieces(methods[0]!.run(puzzle, {}));
    expect(offersAt({ code: '', grid: sweeps.grid }, { sweeps })).toEqual([]);
  });
});
