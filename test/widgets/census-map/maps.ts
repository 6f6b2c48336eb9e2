import { storedRun } from '../../../src/stored/fromFile.ts';
import { layoutOf } from '../../../src/widgets/census-map/layout.ts';
import type { MapLayout, Region } from '../../../src/widgets/census-map/layout.ts';
import { WalkIndex } from '../../../src/widgets/census-map/walkIndex.ts';

/** The map of the stored counts. */
export const mapOf = (size: '4x4' | '5x5'): MapLayout =>
  layoutOf(new WalkIndex(storedRun(`census-walk ${size}`).tally));

/** The smallest fields, in their order. */
export const leavesOf = (region: Region): readonly Region[] =>
  region.children.length === 0 ? [region] : region.children.flatMap(leavesOf);
