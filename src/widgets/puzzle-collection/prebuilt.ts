/** What the build finds out of the puzzles that the page opens with. */
import { puzzleOfCode } from '../../kit/collection/collection.ts';
import { allPieces } from '../../engine/pieces.ts';
import { gradeInPieces } from '../../methods/grade.ts';
import type { PuzzleGrade } from '../../methods/grade.ts';
import { collectionIn, exampleText } from './model.ts';

/** The grades of the example, by code. */
export const prebuilt = (): readonly (readonly [string, PuzzleGrade])[] =>
  collectionIn(exampleText).puzzles.map(({ code }) => {
    const { puzzle, goal } = puzzleOfCode(code);
    const { solutions, kind, sweeps, picture } = allPieces(
      gradeInPieces(puzzle, goal ?? undefined),
    );
    return [code, { solutions, kind, sweeps, picture }];
  });
