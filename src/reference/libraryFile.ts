/** The packed library, as the site offers it. */
import { libraryName } from './libraryName.ts';

/** Its version. Whoever changes what is public raises it, and says so in docs/library/CHANGELOG.md; a test asks for both. */
export const libraryVersion = '1.2.0';

/** The file under `/library/`, named as npm names it. */
export const libraryFile = `${libraryName}-${libraryVersion}.tgz`;
