/** From the parts of the corpus to its files: a line of JSON for each puzzle, and the same puzzles as `.non`, both packed. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { decodeImage } from '../../../src/formats/imageCode.ts';
import { writeNon } from '../../../src/formats/nonFormat.ts';
import { encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import type { CorpusPuzzle } from './make.ts';
import type { CorpusFile, IndexedStratum } from './metadata.ts';
import type { Stratum } from './stratum.ts';

/** A file with what it holds. */
type Packed = { readonly file: CorpusFile; readonly bytes: Uint8Array };

/** A text packed, the same bytes for the same text: without the day, and by the strongest packing. */
export function packed(name: string, text: string): Packed {
  const bytes = gzipSync(text, { level: 9 });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { file: { name, bytes: bytes.length, sha256 }, bytes };
}

const sizeOf = ({ rows, columns }: CorpusPuzzle): string => `${rows.length}x${columns.length}`;

/** The lines of a stratum, as they stand in its file. */
export const linesOf = (puzzles: readonly CorpusPuzzle[]): string =>
  puzzles.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join('');

/** A puzzle with its texts, for the format of puzzle collections. */
const nonOf = ({ id, name, rows, columns, picture }: CorpusPuzzle): string =>
  writeNon({
    puzzle: { rows, columns },
    name: name === undefined ? id : `${id}: ${name}`,
    licence: 'CC0-1.0',
    goal: decodeImage(picture).cells,
  });

/** Packs the puzzles of a stratum, of which there is one at least. */
export function packStratum(
  { id, title, what, wanted }: Stratum,
  puzzles: readonly CorpusPuzzle[],
): { readonly indexed: IndexedStratum; readonly files: readonly Packed[] } {
  const jsonl = packed(`${id}.jsonl.gz`, linesOf(puzzles));
  const non = packed(`${id}.non.gz`, puzzles.map((puzzle) => `${nonOf(puzzle)}\n`).join(''));
  const bySize = puzzles.toSorted(
    (a, b) => a.rows.length * a.columns.length - b.rows.length * b.columns.length,
  );
  const example = puzzles[Math.floor(puzzles.length / 2)];
  const [least, most] = [bySize[0], bySize.at(-1)];
  if (example === undefined || least === undefined || most === undefined)
    throw new RangeError(`the stratum ${id} has no puzzle`);
  return {
    indexed: {
      id,
      title,
      what,
      wanted,
      puzzles: puzzles.length,
      one: puzzles.filter(({ measures }) => measures.solutions === 'one').length,
      least: sizeOf(least),
      most: sizeOf(most),
      example: example.id,
      exampleCode: encodePuzzle({ rows: example.rows, columns: example.columns }),
      files: { jsonl: jsonl.file, non: non.file },
    },
    files: [jsonl, non],
  };
}
