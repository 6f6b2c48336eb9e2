/** How much of a run its files hold: the steps up to the place that is on show, and at the start all of it. */

/** The steps that a file holds. */
export const stepsIn = (position: number, length: number): number =>
  position === 0 ? length : position;

/** What the name of a file says of that: "-after-450-steps", nothing of the whole run. */
export const afterSteps = (position: number): string =>
  position === 0 ? '' : `-after-${position}-${position === 1 ? 'step' : 'steps'}`;
