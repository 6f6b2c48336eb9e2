/** What the build finds out: the most of all pictures of small sizes, from stored counts, and the records beyond them. */
import { hardRecords } from '../../facts/hardSimple.ts';
import { smallSizes } from '../../facts/strips.ts';
import type { Known } from './model.ts';

export const prebuilt = (): Known => ({
  counted: smallSizes(),
  records: hardRecords().map(({ height, width, difficulty }) => ({ height, width, difficulty })),
});
