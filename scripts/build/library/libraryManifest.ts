/** What the package says of itself, to npm, to JSR and to readers. */
import manifest from '../../../package.json' with { type: 'json' };
import { libraryVersion } from '../../../src/reference/libraryFile.ts';
import { libraryName } from '../../../src/reference/libraryName.ts';
import { examples, firstProgram, rooms } from '../../../src/reference/reference.ts';
import { commandFile, manFile } from './libraryBundles.ts';

/** Where it is from, as far as that is known. */
type Origin = {
  readonly home: string; // an address, or empty
  readonly repository: string; // likewise, such as https://github.com/owner/name
  readonly commit: string | null;
};

/** A room as it is asked for: its declarations, and its module. */
const roomAt = (id: string): object => ({
  types: `./lib/library/${id}.d.ts`,
  default: `./lib/library/${id}.js`,
});

/** The rooms that are asked for by a name of their own. */
const ownRooms = [...new Set(rooms.flatMap(({ entry }) => (entry === 'index' ? [] : entry)))];

/** What `package.json` of the package says. */
export const libraryManifest = ({ home, repository, commit }: Origin): object => ({
  name: libraryName,
  version: libraryVersion,
  description:
    'Nonograms (picross, griddlers): solve and know whether the solution is the only one, hints with reasons, ratings, puzzles to order, nineteen file formats.',
  keywords: [
    'nonogram',
    'picross',
    'griddlers',
    'paint by numbers',
    'hanjie',
    'solver',
    'puzzle',
    'sat',
    'constraint satisfaction',
  ],
  author: 'The Nonogram Explorer team',
  license: manifest.license,
  ...(home === '' ? {} : { homepage: home }),
  ...(repository === ''
    ? {}
    : {
        ...(home === '' ? { homepage: `${repository}#readme` } : {}),
        repository: { type: 'git', url: `git+${repository}.git` },
        bugs: { url: `${repository}/issues` },
      }),
  ...(commit === null ? {} : { gitHead: commit }),
  type: 'module',
  engines: { node: '>=20.16' },
  bin: { [libraryName]: commandFile },
  man: `./${manFile}`,
  sideEffects: ['./lib/library/door/workerProgram.js', './browser/workerProgram.js'],
  exports: {
    '.': roomAt('index'),
    ...Object.fromEntries(ownRooms.map((id) => [`./${id}`, roomAt(id)])),
    './browser': {
      types: './lib/library/browser.d.ts',
      default: './browser/nonogram-engine.js',
    },
    // for bundlers that do not find the worker by themselves
    './workerProgram.js': {
      types: './lib/library/door/workerProgram.d.ts',
      default: './browser/workerProgram.js',
    },
    './package.json': './package.json',
  },
  types: './lib/library/index.d.ts',
  unpkg: './browser/nonogram-engine.js',
  jsdelivr: './browser/nonogram-engine.js',
  files: ['bin', 'browser', 'lib', 'man', 'src', 'CHANGELOG.md', 'jsr.json'],
});

/**
 * What JSR wants to know: the sources of the same modules, by the name of the owner of the repository. JSR makes programs and
 * declarations of them itself; of those made here it would cut the declarations (`deno publish` 2.9 says so). The program of the worker
 * goes along as the file, and as the address, that it is for npm.
 *
 * @returns null where there is no owner
 */
export function jsrManifest(repository: string): object | null {
  const [, owner] = /^https:\/\/[^/]+\/([^/]+)\/[^/]+$/.exec(repository) ?? [];
  if (owner === undefined) return null;
  return {
    name: `@${owner.toLowerCase()}/${libraryName}`,
    version: libraryVersion,
    license: manifest.license,
    exports: {
      '.': './src/library/index.ts',
      ...Object.fromEntries(ownRooms.map((id) => [`./${id}`, `./src/library/${id}.ts`])),
      './workerUrl': './lib/library/workerUrl.js',
    },
    publish: {
      include: [
        'src',
        'lib/library/workerUrl.js',
        'lib/library/workerUrl.d.ts',
        'browser/workerProgram.js',
        'README.md',
        'LICENSE',
        'CHANGELOG.md',
      ],
    },
  };
}

const program = (): string => examples.find(({ name }) => name === firstProgram)?.text ?? '';

/** The page of the package in a registry. */
export const libraryReadme = (home: string): string => `# ${libraryName}

Nonograms (picross, griddlers) for programs: solve them and know whether the solution is the only one, give hints with their reason, rate how hard they are, make them to order or from pictures, read nineteen formats and write most of them. Plain JavaScript with types, without dependencies; Node 20 or newer, Bun, Deno, bundlers, browsers.

\`\`\`js
${program()}
\`\`\`

${rooms.map(({ title, about, entry, entries }) => `- **${title}**${entry === 'index' ? '' : ` (\`${libraryName}/${entry}\`)`}: ${about} ${entries.flatMap(({ name, kind }) => (kind === 'type' ? [] : `\`${name}\``)).join(', ')}.`).join('\n')}

Where it is installed, \`npx ${libraryName}\` solves, checks, rates, makes and converts the puzzles of files, in any of the formats, or of standard input; \`npx ${libraryName} --help\` says how.

What can take longer than some milliseconds gives a promise, gives way about every 10 ms (single steps take longer on boards of some thousand cells) and takes an \`AbortSignal\`. \`solve\` answers \`open\` when the signal comes; the others are rejected with a \`NonogramError\` of code \`aborted\`. \`createWorker()\` of \`${libraryName}/worker\` has the same functions on a worker; its streams work only while the next is asked for. Vite and webpack take its file along by themselves; for esbuild, Rollup and all others \`workerUrl\` of \`${libraryName}/workerUrl\` holds it, and \`createWorker({ url: workerUrl })\` takes it. In a page without a bundler, \`browser/nonogram-engine.js\` is everything in one file.

Cells are 0 empty, 1 filled, 2 unknown. Rows, columns and cells count from 0, in sentences from 1. Wrong arguments get a \`NonogramError\` with a sentence, a code and a place.

What these do not name is no part of the library.${home === '' ? '' : ` The reference, with an example for each function: ${home}`}
`;
