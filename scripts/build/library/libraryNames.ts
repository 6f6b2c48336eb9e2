/** The list of what is public, as text: it stands in the repository, so that a change of it is seen as one. */
import { createHash } from 'node:crypto';
import { libraryName } from '../../../src/reference/libraryName.ts';
import { libraryVersion } from '../../../src/reference/libraryFile.ts';
import { rooms } from '../../../src/reference/reference.ts';

/** Where the list stands. */
export const namesFile = 'docs/library/names.txt';

/** A declaration without its comments. */
const bare = (signature: string): string =>
  signature
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();

/** All public names with their declarations, by the entry of the package that has them. */
export function libraryNames(): string {
  const list = rooms
    .map(({ entry, title, entries }) => {
      const name = entry === 'index' ? libraryName : `${libraryName}/${entry}`;
      return [`## ${name}: ${title}`, ...entries.map(({ signature }) => bare(signature))].join(
        '\n\n',
      );
    })
    .join('\n\n');
  return `# ${libraryName} ${libraryVersion}\n\n${list}\n`;
}

/**
 * What stands behind a version in the changelog, so that what is public cannot change under the same version unseen.
 */
export function namesDigest(): string {
  const [, list = ''] = /^.*\n([\s\S]*)$/.exec(libraryNames()) ?? [];
  return createHash('sha256').update(list).digest('hex').slice(0, 8);
}
