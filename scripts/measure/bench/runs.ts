/** Whole runs of experiments, as a reader would start them: in Node on one core, and in a browser on two. */
import { now } from '../../../src/notebook/clock.ts';
import { density } from '../../../src/experiments/density.ts';
import type { DensitySpec } from '../../../src/experiments/density.ts';
import { difficultyCount } from '../../../src/experiments/difficultyCount.ts';
import type { Experiment } from '../../../src/notebook/plain/experiment.ts';
import { fourCensus } from '../../../src/experiments/fourCensus.ts';
import { probingCensus } from '../../../src/experiments/probingCensus.ts';
import type { BrowserBench } from './inBrowser.ts';
import { ratio, seconds, table } from './report.ts';

const census = { height: 5, width: 5, first: 'H' } as const;
const fourCount = { height: 5, width: 5, unique: true, oneClue: true, folded: true } as const;
const paperRun: DensitySpec = {
  height: 6,
  width: 6,
  model: 'exact',
  percentages: Array.from({ length: 101 }, (_, percentage) => percentage),
  boards: 1000,
  seed: 2012,
};

/** The pictures of 000 with all classes. */
const pictures = [
  { side: 6, from: 0, to: 100, wanted: 'about 1 s' },
  { side: 10, from: 20, to: 70, wanted: 'a few seconds' },
  { side: 30, from: 45, to: 75, wanted: '120 s' },
];

/** Milliseconds of a whole run on this core. */
function alone<Spec, Tally>(experiment: Experiment<Spec, Tally>, spec: Spec): number {
  const tally = experiment.emptyTally(spec);
  const start = now();
  experiment.begin(spec)(0, experiment.units(spec), tally);
  return now() - start;
}

/** @param quick - without the counts of all 5x5 images */
export async function runs(browser: BrowserBench | null, quick: boolean): Promise<void> {
  const rows: string[][] = [];
  // the shorter of two: the first one also compiles
  const paper = Math.min(alone(density, paperRun), alone(density, paperRun));
  const inBrowser: number[] = [];
  if (browser)
    for (let turn = 0; turn < 3; turn++) inBrowser.push(await browser.run('density', paperRun, 2));
  const best = browser ? Math.min(...inBrowser) : undefined;
  rows.push(['6x6 density, 101 x 1,000 boards', seconds(paper), seconds(best), '1 s']);
  if (!quick) {
    const whole = await browser?.run('difficulty-count', census, 2);
    const own = alone(difficultyCount, census);
    rows.push(['5x5 difficulty, 33,554,432 images', seconds(own), seconds(whole), '10 s']);
    const columns = await browser?.run('four-census', fourCount, 2);
    const ownColumns = alone(fourCensus, fourCount);
    rows.push([
      '5x5, all columns, uniqueness, one clue',
      seconds(ownColumns),
      seconds(columns),
      '30 s',
    ]);
    const ownBeyond = alone(fourCensus, { ...fourCount, twoSat: true });
    const beyond = await browser?.run('four-census', { ...fourCount, twoSat: true }, 2);
    rows.push([
      `the same with 2-SAT: ${ratio(ownBeyond, ownColumns)}`,
      seconds(ownBeyond),
      seconds(beyond),
      'at most 2x',
    ]);
    const size = { height: 5, width: 5 };
    const sequences = await browser?.run('probing-census', size, 2);
    const ownSequences = alone(probingCensus, size);
    rows.push(['5x5, probing sequences', seconds(ownSequences), seconds(sequences), '45 s']);
  }
  for (const { side, from, to, wanted } of pictures) {
    const spec: DensitySpec = {
      ...paperRun,
      height: side,
      width: side,
      percentages: Array.from({ length: to - from + 1 }, (_, i) => from + i),
      four: true,
    };
    const own = alone(density, spec);
    const both = await browser?.run('density', spec, 2);
    const name = `${side}x${side}, all classes, ${to - from + 1} x 1,000 boards`;
    rows.push([name, seconds(own), seconds(both), wanted]);
  }
  table(
    'Whole runs',
    ['run', 'Node, one core', 'browser, two workers, with their start', 'wanted in the browser'],
    rows,
  );
}
