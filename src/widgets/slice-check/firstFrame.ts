/** The first frame of the check of Figure 5, drawn while the site is built. Runs in Node only. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { censusChart } from '../../charts/censusChart.ts';
import type { CensusGrid } from '../../kit/census/censusGrid.ts';
import { readStoredCensus, storedPartPath } from '../../kit/census/storedCensus.ts';
import type { StoredCensus } from '../../kit/census/storedCensus.ts';
import { staticMarkup } from '../../kit/chart/staticChart.ts';
import { chartOf, standsFor } from './model.ts';
import type { Slice } from './model.ts';
import { describe, gridOf, storedText, verdictOn } from './words.ts';
import type { SliceVerdict } from './words.ts';

export type SliceFirstFrame = {
  readonly grid: CensusGrid;
  readonly compared: boolean; // published shares stand beside ours
  readonly source: string;
  readonly verdict: SliceVerdict;
  readonly chart: string; // markup
};

async function storedPart(): Promise<StoredCensus | null> {
  try {
    const text = await readFile(join(process.cwd(), 'public', storedPartPath), 'utf8');
    return readStoredCensus(JSON.parse(text));
  } catch {
    return null; // the frame then shows the published table alone
  }
}

/** Draws the frame. @source none */
export async function sliceFirstFrame(): Promise<SliceFirstFrame> {
  const stored = await storedPart();
  const slice: Slice | null =
    stored === null
      ? null
      : {
          spec: stored.spec,
          tally: stored.tally,
          complete: true,
          stands: standsFor(stored.spec, stored.whole),
        };
  return {
    grid: gridOf(slice, null),
    compared: slice !== null,
    source: stored === null ? 'Batenburg & Kosters, Figure 5.' : storedText(stored),
    verdict: verdictOn(slice),
    chart: staticMarkup((size) =>
      censusChart({ ...chartOf(slice), unit: 'percent', description: describe(slice) }, size),
    ),
  };
}
