/** What the build finds out: a short hunt, which the figure opens with, and what it is up against. */
import { hunt } from '../../experiments/hunt.ts';
import { hardRecords } from '../../facts/hardSimple.ts';
import { hardestBySize } from '../../facts/sweeps.ts';
import * as model from './model.ts';
import type { HuntProps, ShortHunt } from './model.ts';

/** Restarts that are run for the page: a second or two. */
const mostRestarts = { anneal: 4, climb: 10, random: 10 };

export function prebuilt(author: Partial<HuntProps>): ShortHunt {
  const props = model.huntSettings.of(author, 'puzzle-hunt');
  const restarts = Math.min(mostRestarts[props.method], props.restarts);
  const spec = model.specOf({ ...props, restarts });
  const tally = hunt.emptyTally(spec);
  hunt.begin(spec)(0, hunt.units(spec), tally);
  return {
    text: `A hunt of ${restarts} restarts: ${model.triedText(tally)}`,
    counts: model.countsOf(tally),
    record: tally.best?.image ?? null,
    known: [
      ...hardestBySize().map((one) => ({ ...one, isExact: true })),
      ...hardRecords().map((one) => ({ ...one, isExact: false })),
    ].map(({ height, width, difficulty, isExact }) => ({ height, width, difficulty, isExact })),
  };
}
