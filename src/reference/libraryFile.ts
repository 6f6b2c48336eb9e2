/** The packed library, as the site offers it. */
import manifest from '../../package.json' with { type: 'json' };
import { libraryName } from './libraryName.ts';

/** Its version, which is that of the site. */
export const libraryVersion: string = manifest.version;

/** The file under `/library/`, named as npm names it. */
export const libraryFile = `${libraryName}-${libraryVersion}.tgz`;
