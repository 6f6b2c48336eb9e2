/** The table of an example: what the build finds in six small files. */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { puzzleSymmetries } from '../../engine/board/puzzleSymmetry.ts';
import { allPieces } from '../../engine/pieces.ts';
import { formatClueText } from '../../formats/clueText.ts';
import { lookInPieces } from '../../methods/fileLook.ts';
import { galleryDescriptions, galleryPicture } from '../../puzzles/gallery.ts';
import type { FolderRow } from './model.ts';

/** Files that show what the table tells of. */
function exampleFiles(): Readonly<Record<string, string>> {
  const anchor = galleryDescriptions('drawn-anchor');
  const [, turned] = puzzleSymmetries(anchor);
  const hedgehog = puzzleOf(galleryPicture('drawn-hedgehog'));
  const row = hedgehog.rows.findIndex((runs) => runs.length > 1);
  const misprinted = hedgehog.rows.with(
    row,
    hedgehog.rows[row]!.with(0, hedgehog.rows[row]![0]! + 1),
  );
  return {
    'anchor.txt': formatClueText(anchor),
    'anchor-again.txt': formatClueText(turned!),
    'hedgehog.txt': formatClueText({ ...hedgehog, rows: misprinted }),
    'letter.txt': 'Dear friend, here is a puzzle.',
    'two-ways.txt': formatClueText({ rows: [[1], [1]], columns: [[1], [1]] }),
  };
}

/** */
export const prebuilt = (): readonly FolderRow[] =>
  Object.entries(exampleFiles()).flatMap(([file, text], place) =>
    allPieces(lookInPieces(new TextEncoder().encode(text))).map((looked) => ({
      ...looked,
      file,
      place,
    })),
  );
