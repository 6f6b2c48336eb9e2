/** What the build finds out: a short hunt, which the figure opens with. */
import { hunt } from '../../experiments/hunt.ts';
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
  };
}
