/** What the build finds out: the sizes of the stored runs, and the cloud of the author's settings. */
import { decidedBoards, storedSizes } from '../../facts/crossing.ts';
import { kept } from '../../stored/kept.ts';
import { cloudOf, collapseSettings, curvesOf } from './model.ts';
import type { CollapseGiven, CollapseProps } from './model.ts';

/** @throws RangeError for settings of an author that cannot be */
export function prebuilt(asked: Partial<CollapseProps>): CollapseGiven {
  const props = collapseSettings.of(asked, 'data-collapse');
  return kept(
    'src/widgets/data-collapse/prebuilt.ts',
    `data-collapse ${JSON.stringify(props)}`,
    () => {
      const sizes = storedSizes();
      return { sizes, cloud: cloudOf(decidedBoards(), curvesOf(sizes, props), props) };
    },
  );
}
