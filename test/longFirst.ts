/**
 * The order of the test files: long ones first, so that no core waits for one at the end. Vitest knows how long files took
 * from its last run; in a fresh clone it goes by their size, which is wrong for the few that are short to read and long to run.
 */
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

export const longFiles = [
  'test/site/pages.test.ts',
  'test/site/kitPages.test.ts',
  'test/claims/figures.test.ts',
  'test/scripts/remake/results.test.ts',
  'test/workers/slices.test.ts',
];

const isLong = ({ moduleId }: TestSpecification): boolean =>
  longFiles.some((file) => moduleId.endsWith(file));

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not that of arrays
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
