// What a reader hears of a run that is kept, or is not: there is no database here, so it is kept while the page is open.
import { describe, expect, test } from 'vitest';
import { fourCensus } from '../../../src/experiments/fourCensus.ts';
import type { FourCensusSpec, FourCensusTally } from '../../../src/experiments/fourCensus.ts';
import { KeepingRuns } from '../../../src/notebook/run/keepingRuns.ts';
import type { RunState } from '../../../src/notebook/run/runModel.ts';
import type { RunOutcome } from '../../../src/notebook/pool/run.ts';

const spec: FourCensusSpec = { height: 3, width: 3, unique: true, byPuzzle: true };
const total = fourCensus.units(spec);

function outcome(done: number): RunOutcome<FourCensusTally> {
  const tally = fourCensus.emptyTally(spec);
  fourCensus.begin(spec)(0, done, tally);
  return {
    tally,
    done,
    total,
    elapsed: 2000,
    remaining: null,
    workers: 1,
    notices: [],
    state: 'done',
    hidden: false,
    canRetry: false,
    complete: false,
    left: [{ from: done, to: total }],
  };
}

const nothing = (): void => {};

const idle: RunState<FourCensusTally> = {
  phase: 'idle',
  progress: null,
  waited: false,
  problem: null,
  on: null,
};
const running = { ...idle, phase: 'running' };

/** A figure whose run has come some way, and what it says. */
function runningFigure() {
  const { promise: said, resolve } = Promise.withResolvers<string>();
  const run = { spec, active: true, soFar: outcome(20), outcome: null, state: running };
  const session = { ...run, stop: nothing, discard: nothing };
  const keeping = new KeepingRuns(fourCensus, session as never, {
    id: 'fig',
    unit: () => ({ one: 'picture', many: 'pictures' }),
    isGone: () => false,
    home: () => ({ page: 'p/', cell: 'fig', title: 'A census', state: '' }),
    spec: () => ({ ...spec, width: 2 }),
    announce: resolve,
    tell: resolve,
    onTaken: nothing,
    open: nothing,
    goOn: nothing,
    changed: nothing,
    requestDraw: nothing,
    focusBar: nothing,
  });
  keeping.onRun(idle); // it has begun
  return { keeping, session, said };
}

describe('a run', () => {
  test('whose settings are left is stopped, and kept', async () => {
    const { keeping, said } = runningFigure();
    keeping.follow();
    expect(await said).toMatch(
      /^The run is stopped\. What was found is kept only while this page is open: .+\.$/,
    );
  });

  test('that is stopped is kept', async () => {
    const { keeping, session, said } = runningFigure();
    const ended = { state: { ...idle, phase: 'partial', progress: outcome(20) } };
    Object.assign(session, ended, { outcome: outcome(20) });
    keeping.onRun({ ...idle, phase: 'running' });
    expect(await said).toMatch(
      /^Partial: stopped after 20 of \d+ pictures\. What was found is kept only while this page is open: .+\.$/,
    );
  });
});
