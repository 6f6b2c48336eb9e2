/** What the build finds out: the sizes of the stored runs, and the best pairs of boards drawn again. */
import { decidedBoards, storedSizes } from '../../facts/crossing.ts';
import { cloudOf, collapseSettings } from './model.ts';
import type { CollapseGiven, CollapseProps } from './model.ts';

/** @throws RangeError for settings of an author that cannot be */
export function prebuilt(props: Partial<CollapseProps>): CollapseGiven {
  const asked = collapseSettings.of(props, 'data-collapse');
  const sizes = storedSizes();
  return { sizes, asked, cloud: cloudOf(decidedBoards(), sizes, asked) };
}
