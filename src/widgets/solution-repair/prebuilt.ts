/** What the build finds for the picture that the figure opens with: the page would need too long. */
import { fewestChanges } from '../../engine/make/fewestChanges.ts';
import { fewestGiven } from '../../engine/make/fewestGiven.ts';
import { defaultState, imageOf, isSmall } from './model.ts';
import type { Mended, SolutionRepairProps } from './model.ts';

/** @returns null for a picture that is too large */
export function prebuilt(props: SolutionRepairProps): Mended | null {
  const state = defaultState(props);
  const image = imageOf(state);
  const { aim } = state;
  if (!isSmall(image)) return null;
  return aim === 'given'
    ? { kind: 'given', found: fewestGiven(image) }
    : { kind: 'changes', wanted: aim, found: fewestChanges(image, aim) };
}
