/** Makes the puzzles of a part of a stratum, each with its measures, and its proof or two solutions. */
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { sameGrid } from '../../../src/engine/board/image.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { encodeImage } from '../../../src/formats/imageCode.ts';
import { rate } from '../../../src/library/rate.ts';
import type { Rating } from '../../../src/library/rate.ts';
import type { Candidate, Stratum } from './stratum.ts';
import { wantedOf } from './stratum.ts';

/** Work that is spent on a candidate, in propagations; one that takes more is left out. */
const limit = 20_000_000;

/** One puzzle of the corpus, as a line of its files. */
export type CorpusPuzzle = {
  readonly id: string; // stratum, part and place
  readonly name?: string;
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
  readonly picture: string; // as encodeImage writes it
  readonly other?: string; // a second solution, where there is one
  readonly measures: Omit<Rating, 'height' | 'width'>;
};

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Makes a part. @yields null for each candidate that is left out, so that a caller can tell how far it is */
export async function* makePart(
  stratum: Stratum,
  part: number,
): AsyncGenerator<CorpusPuzzle | null> {
  let made = 0;
  const wanted = wantedOf(stratum, part);
  for (const candidate of stratum.candidates(part)) {
    if (made === wanted) return;
    const id = `${stratum.id}-${String(part).padStart(2, '0')}-${String(made).padStart(2, '0')}`;
    const puzzle = await puzzleFor(stratum, candidate, id);
    if (puzzle !== null) made++;
    yield puzzle;
  }
}

async function puzzleFor(
  stratum: Stratum,
  { picture, name }: Candidate,
  id: string,
): Promise<CorpusPuzzle | null> {
  if (stratum.mayBe?.(picture) === false) return null;
  const { rows, columns } = puzzleOf(picture);
  const { height: _height, width: _width, ...rating } = await rate({ rows, columns }, { limit });
  const whole = { height: _height, width: _width, ...rating };
  if (rating.solutions === 'open' || !stratum.belongs(whole)) return null;
  const other =
    rating.solutions === 'several'
      ? solve({ rows, columns }, { most: 2 }).solutions.find((found) => !sameGrid(found, picture))
      : undefined;
  return {
    id,
    ...(name !== undefined && { name }),
    rows,
    columns,
    picture: encodeImage(picture),
    ...(other !== undefined && { other: encodeImage(other) }),
    measures: {
      ...rating,
      filled: rounded(rating.filled),
      leftBySweeps: rounded(rating.leftBySweeps),
      estimate: rounded(rating.estimate),
    },
  };
}
