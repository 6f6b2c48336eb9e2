/** The first frame of the census, drawn while the site is built from the stored run. Runs in Node only. */
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { readStored } from '../../stored/fromFile.ts';
import { atOnce, censusFile, isStoredSize } from '../../stored/probing.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import * as model from './model.ts';
import type { CensusVerdict, ProbingProps } from './model.ts';
import { censusPicture } from './picture.ts';
import { categoryTable, classTable, describeCensus, printedTable } from './tables.ts';

export type CensusFrame = {
  readonly picture: string; // markup
  readonly text: string; // what it shows
  readonly verdict: CensusVerdict;
  readonly classes: DataTable;
  readonly folded: readonly DataTable[];
  readonly source: string;
};

/**
 * Draws the frame.
 *
 * @param given - the settings of the author
 * @returns null when no census of the size is stored
 * @throws StoredError when it is, and cannot be used
 * @source none
 */
export function censusFrame(given: Partial<ProbingProps>): CensusFrame | null {
  const { height, width } = model.probingSettings.of(given, 'probing-census');
  const size = `${height}x${width}`;
  if (!isStoredSize(size)) return null;
  const stored = atOnce(size, readStored(censusFile(size)));
  const { spec, images, groups, rows, command } = stored;
  const census = model.censusOf(spec, images, groups, rows);
  return {
    picture: toMarkup(censusPicture(census, `census-${size}`)),
    text: describeCensus(census),
    verdict: model.verdictOn(census),
    classes: classTable(census),
    folded: [categoryTable(census), printedTable()],
    source: `Stored census, made by ${command}.`,
  };
}
