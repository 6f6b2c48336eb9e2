/**
 * The hardest simple puzzles that were found of sizes too large to be counted: a picture a size, in one file that anybody can add
 * to (docs/extending.md). Whoever reads the file solves every picture again: a difficulty is computed, and not believed.
 */
import { puzzleOf } from '../engine/board/puzzle.ts';
import { solveSimple } from '../engine/sweep/simpleSolver.ts';
import { decodeImage } from '../formats/imageCode.ts';
import type { StoredFile } from '../notebook/plain/storedFile.ts';
import { checkSum, countIn, listIn, recordIn, textIn } from '../notebook/plain/storedTally.ts';
import { checkHead } from './storedFile.ts';

/** One start of annealing, which finds the picture again. */
export type AnnealedBy = { readonly seed: number; readonly start: number; readonly steps: number };

/** A record of its size. */
export type HardRecord = {
  readonly height: number;
  readonly width: number;
  readonly difficulty: number; // 000's, rows first
  readonly picture: string; // as encodeImage writes it
  readonly by: AnnealedBy | null; // null: a picture that was built, sent in, or found by an earlier search
};

/** What the file says of itself. */
export const hardSimpleHead = {
  experiment: 'hard-simple',
  version: 1,
  spec: {
    score: 'last sweep that makes a cell known, less 0.7 for each cell left unknown',
    from: 1.65,
    to: 0.15,
    cooling: 'in equal steps',
  },
} as const;

/** The difficulty of a picture, rows first; null where it is not simple. */
export function difficultyOf(picture: string): number | null {
  const { status, sweeps } = solveSimple(puzzleOf(decodeImage(picture)));
  return status === 'solved' ? sweeps : null;
}

/** The file of the records, small boards first. */
export const hardSimpleFile: StoredFile<readonly HardRecord[]> = {
  name: 'hardest-simple',
  command: 'npm run -s remake -- hardest',
  read(fields) {
    const { experiment, version, spec } = hardSimpleHead;
    checkHead(fields, experiment, version, spec);
    const records = listIn('records', fields['records']).map(readRecord);
    const sizes = new Set(records.map(({ height, width }) => `${height}x${width}`));
    checkSum('sizes with a record', sizes.size, records.length);
    return records;
  },
};

function readRecord(item: unknown): HardRecord {
  const { size, difficulty, picture, ...by } = recordIn('record', item);
  const code = textIn('picture', picture);
  const { height, width } = decodeImage(code);
  textIn('size', size, new RegExp(`^${height}x${width}$`));
  const found = difficultyOf(code);
  if (found === null) throw new RangeError(`the picture of ${height}x${width} is not simple`);
  checkSum(`the difficulty of ${height}x${width}`, countIn('difficulty', difficulty), found);
  return { height, width, difficulty: found, picture: code, by: readBy(by) };
}

function readBy(fields: Readonly<Record<string, unknown>>): AnnealedBy | null {
  if (Object.keys(fields).length === 0) return null;
  const { seed, start, steps } = recordIn('record', fields, ['seed', 'start', 'steps']);
  return {
    seed: countIn('seed', seed),
    start: countIn('start', start),
    steps: countIn('steps', steps),
  };
}

/** A record as it stands in the file. */
export const storedRecord = ({ height, width, difficulty, picture, by }: HardRecord): object => ({
  size: `${height}x${width}`,
  difficulty,
  picture,
  ...by,
});
