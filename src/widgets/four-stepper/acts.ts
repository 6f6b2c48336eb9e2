/** What the reader can do with the intersections of a run. */
import type { LineChoice } from '../../engine/intersect/pqRecord.ts';
import type { StepperAt } from '../../kit/records/stepperRecord.ts';
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import type { Intersections } from './intersections.ts';
import type { IntersectionActs } from './intersectionsView.ts';
import { choose } from './model.ts';
import type { FourSettings, FourStepperProps } from './model.ts';
import type { ShortestWay } from './shortestWay.ts';

/** What the figure keeps beside its state. */
export type FourKept = { readonly shortest: ShortestWay; readonly intersections: Intersections };

export type FourAt = StepperAt<FourStepperProps, FourSettings, FourRun, FourKept>;

/** The same puzzle with other choices; the run is the same up to `position`, by itself the first standstill. */
function rerun(
  at: FourAt,
  choices: readonly LineChoice[],
  position = at.run.standstills[0]?.position ?? 0,
  then?: () => void,
): void {
  at.rerun({ choices, position, looked: null }, then);
}

/** The first successful intersection each time. */
export function takeFirst(at: FourAt): void {
  if (at.state.choices.length === 0) return;
  rerun(at, []);
  at.announce('The first successful intersection each time.');
}

/** Lets a worker look for the shortest way, and takes it. */
export const takeShortest = (at: FourAt): void =>
  void at.kept.shortest.search(at.run, (path) => rerun(at, path));

/** On the map, in the list and by numbers. */
export const actsOf = (at: FourAt): IntersectionActs => {
  const { run, state, kept } = at;
  return {
    go: (position) => at.act({ kind: 'go', position }),
    look: (looked) =>
      at.change({ looked }, kept.intersections.sentence(run, { ...state, looked }) ?? ''),
    take() {
      const look = kept.intersections.look(run, state);
      const here = kept.intersections.at(run, state);
      if (here === null || look === null || look.fixed.length === 0) return;
      const { rows, columns } = look;
      // on to the end of this intersection
      rerun(at, choose(run, here, { rows, columns }), here.position, () =>
        at.act({ kind: 'forward by', level: 'phase' }),
      );
    },
  };
};
