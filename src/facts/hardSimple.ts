/** The hardest simple puzzles by size, told while the site is built: counted where all pictures were looked at, else a record. */
import type { HardRecord } from '../claims/hardSimple.ts';
import { hardSimpleFile } from '../claims/hardSimple.ts';
import { grouped, percent, sizeText } from '../notebook/plain/numbers.ts';
import { readStored } from '../stored/fromFile.ts';
import { hardestBySize } from './sweeps.ts';

/** The records of sizes that were not counted, small boards first. */
export const hardRecords = (): readonly HardRecord[] => readStored(hardSimpleFile);

/** The record of a square size. Throws a RangeError where there is none. */
export function hardRecord(side: number): HardRecord {
  const record = hardRecords().find(({ height, width }) => height === side && width === side);
  if (record === undefined) throw new RangeError(`no record of ${side}x${side}`);
  return record;
}

/** A record as a share of the cells of its board. */
export const shareOf = ({ height, width, difficulty }: HardRecord): number =>
  difficulty / (height * width);

/** The record with the greatest share. */
export const greatestShare = (): HardRecord =>
  hardRecords().reduce((best, one) => (shareOf(one) > shareOf(best) ? one : best));

const foundText = ({ by }: HardRecord): string =>
  by === null
    ? 'built, sent, or by an earlier search'
    : `seed ${by.seed}, start ${grouped(by.start + 1)}, ${grouped(by.steps)} steps`;

/** The table of squares: what is exact, and what is only the most that was found. */
export const hardestRows = (): readonly (readonly string[])[] => [
  ...hardestBySize()
    .filter(({ height, width }) => height === width)
    .map(({ size, height, width, difficulty }) => [
      size,
      String(difficulty),
      percent(difficulty / (height * width), 1),
      'exact',
      'all pictures counted',
    ]),
  ...hardRecords().map((record) => [
    sizeText(record.height, record.width),
    String(record.difficulty),
    percent(shareOf(record), 1),
    'record',
    foundText(record),
  ]),
];
