/**
 * Hard simple puzzles by annealing, and the file of the records (src/claims/hardSimple.ts): what is harder than what stands there takes its
 * place. A picture that is named is taken as one that was sent in.
 */
import type { AnnealedBy, HardRecord } from '../../../src/claims/hardSimple.ts';
import {
  difficultyOf,
  hardSimpleFile,
  hardSimpleHead,
  storedRecord,
} from '../../../src/claims/hardSimple.ts';
import { hunt } from '../../../src/experiments/hunt.ts';
import { decodeImage } from '../../../src/formats/imageCode.ts';
import { readStored } from '../../../src/stored/fromFile.ts';
import type { Search } from './search.ts';

/** The hardest picture of some starts. */
function annealed(
  [height = 0, width = 0]: readonly number[],
  { seed, start, steps }: AnnealedBy,
  starts: number,
): HardRecord | null {
  const spec = {
    height,
    width,
    method: 'anneal',
    percentage: 50,
    restarts: start + starts,
    steps,
    seed,
  } as const;
  hunt.check(spec);
  const tally = hunt.emptyTally(spec);
  hunt.begin(spec)(start, start + starts, tally);
  if (tally.best === null) return null;
  const { difficulty, image: picture, restart } = tally.best;
  return { height, width, difficulty, picture, by: { seed, start: restart, steps } };
}

/** A picture as a record; null where it is not simple. */
function sentIn(picture: string): HardRecord | null {
  const difficulty = difficultyOf(picture);
  const { height, width } = decodeImage(picture);
  return difficulty === null ? null : { height, width, difficulty, picture, by: null };
}

const sidesOf = (size: string): readonly number[] => size.split('x').map(Number);
const isSize = (word: string): boolean => /^\d{1,2}x\d{1,2}$/.test(word);
const isPicture = (word: string): boolean => /^\d{1,2}x\d{1,2}b[\w-]+$/.test(word);
const nameOf = ({ height, width }: HardRecord): string => `${height}x${width}`;

/** The records with one more, where it is harder than what stands there. */
function withRecord(records: readonly HardRecord[], one: HardRecord): readonly HardRecord[] {
  const before = records.find((other) => nameOf(other) === nameOf(one));
  if (before !== undefined && before.difficulty >= one.difficulty) return records;
  return [...records.filter((other) => other !== before), one].toSorted(
    (a, b) => a.height * a.width - b.height * b.width || a.height - b.height,
  );
}

/** Whether the start that a record names finds its picture again. */
function isFoundAgain(record: HardRecord): boolean {
  const { height, width, difficulty, picture, by } = record;
  if (by === null) return true;
  const again = annealed([height, width], by, 1);
  return again?.picture === picture && again.difficulty === difficulty;
}

export const hardest: Search = {
  name: 'hardest',
  does: 'records: the hardest simple puzzles that annealing finds of a size',
  more: 'What is harder than the record of its size takes its place in public/results/hardest-simple.json. A picture by its code, as the file of the hunt has it, is taken like a find.',
  parts: {
    name: 'size or picture',
    all: Array.from({ length: 8 }, (_, at) => `${at + 7}x${at + 7}`),
    named: (word) => (isSize(word) || isPicture(word) ? [word] : []),
  },
  numbers: {
    seed: { what: 'seed', usual: 1, least: 0 },
    starts: { what: 'starts for each size', usual: 20, least: 1 },
    steps: { what: 'steps of a start', usual: 240_000, least: 1, most: 1_000_000 },
  },
  checks: 'solves the pictures of the records again, and finds each by the start that it names',
  *make({ parts, number, check }) {
    let records = readStored(hardSimpleFile);
    if (check) {
      for (const record of records.filter((one) => parts.includes(nameOf(one)))) {
        const isSame = isFoundAgain(record);
        yield {
          lines: [`${nameOf(record)}  ${record.difficulty}  ${isSame ? 'equal' : 'differs'}`],
          differs: !isSame,
        };
      }
      return;
    }
    for (const part of parts) {
      const by = { seed: number('seed'), start: 0, steps: number('steps') };
      const found = isSize(part) ? annealed(sidesOf(part), by, number('starts')) : sentIn(part);
      if (found === null) {
        yield { lines: [`${part}: not simple`] };
        continue;
      }
      const before = records;
      records = withRecord(records, found);
      const said = records === before ? 'no record' : 'a record';
      yield {
        lines: [`${nameOf(found)}: ${found.difficulty} sweeps, ${said}`, found.picture],
        stored: {
          name: hardSimpleFile.name,
          head: hardSimpleHead,
          found: { records: records.map(storedRecord) },
          lists: ['records'],
        },
      };
    }
  },
};
