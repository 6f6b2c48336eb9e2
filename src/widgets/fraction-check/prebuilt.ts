/** What the build finds out: the test in small, a fraction of a second. */
import { density } from '../../experiments/density.ts';
import { exactFinding, filledOf, findingOf, propsOf, specOf, tryEvery } from './model.ts';
import type { CheckProps, Finding } from './model.ts';

const mostBoards = 2000;

/** @throws RangeError when a setting of the author is out of range */
export function prebuilt(asked: Partial<CheckProps>): Finding | null {
  const props = propsOf(asked);
  if (props.exhaustive === true) {
    let last = { simple: 0, boards: 1 };
    for (const step of tryEvery(props.height, props.width, filledOf(props))) last = step;
    return exactFinding(last.simple, last.boards);
  }
  const spec = specOf({ boards: Math.min(mostBoards, props.boards), seed: props.seed }, props);
  density.check(spec);
  const tally = density.emptyTally(spec);
  density.begin(spec)(0, density.units(spec), tally);
  return findingOf(tally);
}
