/** What the build finds out of the owl: which method finds which cell, and in which steps. */
import { heroMethods } from '../../kit/hero/methods.ts';
import { heroRungs, heroStepper, heroSteps } from '../../kit/hero/rungs.ts';
import type { HeroRun, HeroRunProps } from './model.ts';

export function prebuilt({ method = 'sweeps' }: HeroRunProps): HeroRun {
  const rungs = heroRungs();
  const by = rungs.at(-1)!.grid.cells.slice();
  for (const [at, { added }] of rungs.entries()) for (const cell of added) by[cell] = at;
  return {
    cells: rungs.at(-1)!.grid.cells.join(''),
    by: by.join(''),
    ends: heroMethods.map((_, at) => rungs[at]!.known),
    steps: heroSteps(method),
    stepper: heroStepper(method),
  };
}
