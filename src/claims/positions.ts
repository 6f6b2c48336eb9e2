/** The files of the positions that train a technique. */
import type { Technique } from '../engine/play/techniques.ts';
import { positionSpec, positionsVersion, readPositions } from '../experiments/positions.ts';
import type { StoredPosition } from '../experiments/positions.ts';
import { checkHead } from './storedFile.ts';
import type { StoredFile } from '../notebook/plain/storedFile.ts';

/** The file of the positions of a technique. */
export const positionsFile = (technique: Technique): StoredFile<readonly StoredPosition[]> => ({
  name: `positions-${technique}`,
  command: 'npm run -s remake -- positions',
  read(fields) {
    const spec = positionSpec(technique);
    checkHead(fields, 'positions', positionsVersion, spec);
    return readPositions(fields['positions'], spec);
  },
});
