/** The first frame of the check of Figure 5, drawn while the site is built. Runs in Node only. */
import { standsFor } from '../../claims/000/figure5Slice.ts';
import { censusChart } from '../../charts/censusChart.ts';
import type { CensusGrid } from '../../kit/census/censusGrid.ts';
import { staticMarkup } from '../../kit/chart/staticChart.ts';
import { storedRun } from '../../stored/fromFile.ts';
import { chartOf } from './model.ts';
import type { Slice } from '../../claims/000/figure5Slice.ts';
import { describe, gridOf, keyOf, storedText, verdictOn } from './words.ts';
import type { SliceVerdict } from './words.ts';

export type SliceFirstFrame = {
  readonly grid: CensusGrid;
  readonly key: string;
  readonly source: string;
  readonly verdict: SliceVerdict;
  readonly chart: string; // markup
};

/** Draws the frame. @throws StoredError when the stored run cannot be used @source none */
export function sliceFirstFrame(): SliceFirstFrame {
  const stored = storedRun('four-census 6x6');
  const slice: Slice = {
    spec: stored.spec,
    tally: stored.tally,
    complete: true,
    stands: standsFor(stored.spec, stored.whole),
  };
  return {
    grid: gridOf(slice, null),
    key: keyOf(slice),
    source: storedText(stored),
    verdict: verdictOn(slice),
    chart: staticMarkup((size) =>
      censusChart({ ...chartOf(slice), unit: 'percent', description: describe(slice) }, size),
    ),
  };
}
