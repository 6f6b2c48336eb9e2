/** What the build finds out: the stored runs with their points, whose boards take long to draw again. */
import { namedRun } from '../../claims/measurement.ts';
import type { ThresholdName } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import { threshold } from '../../experiments/threshold.ts';
import { pointsOf } from '../../experiments/thresholdPoints.ts';
import { exchangeShares } from '../../experiments/upperEdge.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { readStored, storedRun } from '../../stored/fromFile.ts';
import { limitText } from './series.ts';
import type { StoredSeries } from './series.ts';
import { boardFiles } from './storedRuns.ts';

/** The runs in which every cell was asked, of fewer boards. */
const efforts: Readonly<Record<number, ThresholdName>> = {
  15: 'threshold-effort 15x15',
  20: 'threshold-effort 20x20',
  25: 'threshold-effort 25x25',
};

/** "15 × 15, 1,000 boards for each of 33 densities, …" */
function storedText({ spec, version, command }: StoredRun<'threshold'>): string {
  const what = spec.procedure === true ? 'effort of ' : '';
  return `${what}${sizeText(spec.side, spec.side)}, ${grouped(spec.boards)} boards for each of ${spec.percentages.length} percentages${limitText(spec)}, seed ${spec.seed}, version ${version}, made by ${command}`;
}

/** The stored runs, and the shares of exchangeable cells that the upper edge is made of. */
export type ThresholdGiven = {
  readonly series: readonly StoredSeries[];
  readonly exchanges: readonly (readonly [percentage: number, shares: readonly number[]])[];
};

let made: ThresholdGiven | null = null;

export const prebuilt = (): ThresholdGiven =>
  (made ??= { series: storedSeries(), exchanges: exchangesGiven() });

function exchangesGiven(): ThresholdGiven['exchanges'] {
  const { spec, tally } = storedRun('exchanges');
  return [...exchangeShares(spec, tally)];
}

const storedSeries = (): readonly StoredSeries[] =>
  [...boardFiles].map(([side, file]) => {
    const shares = readStored(file);
    const name = efforts[side];
    const effort = name === undefined ? null : readStored(runFile(namedRun(name), threshold));
    const runs = [shares, effort].filter((run) => run !== null);
    return {
      whose: 'stored run',
      spec: shares.spec,
      points: pointsOf(shares.spec, shares.tally),
      efforts: effort === null ? [] : pointsOf(effort.spec, effort.tally),
      texts: runs.map(storedText),
      commands: runs.map(({ command }) => command),
    };
  });
