/** The reference of the library: every public name by room, with its declaration, its comment and its examples. */
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { declarationsOf, handedOn } from './declarations.ts';
import type { Declaration } from './declarations.ts';
import { libraryName } from './libraryName.ts';

/** Where the library is told what is public, and where its examples are; from the root of the project. */
const libraryFolder = 'src/library';
const exampleFolder = 'examples/library';

/** A small program that prints what its comments say. */
export type ReferenceExample = {
  readonly name: string; // of its file, and of the function that it is for
  readonly text: string; // as a program outside this project has it
};

/** A public name. */
export type PublicEntry = Declaration & {
  readonly room: string;
  readonly path: string; // of the module that declares it
  readonly example: ReferenceExample | null; // its own
  readonly seenIn: string | null; // without one of its own: the function whose example calls it
};

/** A part of the library. */
export type Room = {
  readonly id: string;
  readonly title: string;
  readonly entry: string; // of the package: `index` is asked for by the name alone
  readonly about: string; // one sentence
  readonly entries: readonly PublicEntry[]; // functions, classes, constants, types
};

/** The rooms in their order, with the entry of the package that has them. */
const plan = {
  formats: ['Read and write', 'index'],
  puzzles: ['Puzzles and pictures', 'index'],
  solve: ['Solve', 'index'],
  methods: ['Methods', 'index'],
  hint: ['Hints', 'index'],
  rate: ['Ratings', 'index'],
  make: ['Make puzzles', 'index'],
  errors: ['Errors', 'index'],
  worker: ['A worker', 'worker'],
  workerUrl: ['The worker in an address', 'workerUrl'],
  pictures: ['From pictures', 'pictures'],
  formula: ['Formulas and proofs', 'formula'],
  sample: ['Samples', 'sample'],
  lines: ['Lines', 'lines'],
  sat: ['The SAT solver', 'sat'],
} as const;

/** Rooms that there were before 1.0, and those that took their place. */
export const formerRooms: Readonly<Record<string, string>> = {
  solvers: 'methods',
  probing: 'methods',
  inference: 'formula',
  random: 'make',
};

/** The comment that a file opens with, on one line. */
const opening = (text: string): string =>
  (/^\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? '').replaceAll(/\s*\n\s*\* ?/g, ' ').trim();

/** A program of this project as others write it: they import the package. */
const fromOutside = (text: string): string =>
  text.replaceAll(/'(?:\.\.\/)+src\/library\/(\w+)\.ts'/g, (_, room: string) =>
    room === 'index' ? `'${libraryName}'` : `'${libraryName}/${room}'`,
  );

/** All example programs, by name. */
export const examples: readonly ReferenceExample[] = readdirSync(exampleFolder)
  .filter((file) => file.endsWith('.ts'))
  .toSorted()
  .map((file) => ({
    name: file.replace(/\.ts$/, ''),
    text: fromOutside(readFileSync(posix.join(exampleFolder, file), 'utf8')).trim(),
  }));

/** The example that a reader sees first, whole: ten lines that read a puzzle and solve it. */
export const firstProgram = 'first-program';

/** Examples of no one function. */
export const otherPrograms: readonly string[] = [firstProgram, 'daily-puzzle'];

const order = ['function', 'class', 'constant', 'type'] as const;

/** What a file declares, and what it hands on from others, with the module that declares it. */
function declaredBy(file: string): readonly (Declaration & { readonly path: string })[] {
  const others = handedOn(file).map(({ name, from }) => {
    const path = posix.join(libraryFolder, from);
    const declaration = declarationsOf(path).find((one) => one.name === name);
    if (declaration === undefined) throw new RangeError(`${path} does not declare ${name}`);
    return { ...declaration, path };
  });
  return [...declarationsOf(file).map((one) => ({ ...one, path: file })), ...others];
}

function roomOf(id: keyof typeof plan): Room {
  const file = posix.join(libraryFolder, `${id}.ts`);
  const entries = declaredBy(file).map((declaration): PublicEntry => {
    const { name } = declaration;
    const example = examples.find((one) => one.name === name) ?? null;
    const calls = new RegExp(`\\b${name}\\(`);
    const other = examples.find((one) => !otherPrograms.includes(one.name) && calls.test(one.text));
    const seenIn =
      example === null && declaration.kind === 'function' ? (other?.name ?? null) : null;
    return { ...declaration, room: id, example, seenIn };
  });
  return {
    id,
    title: plan[id][0],
    entry: plan[id][1],
    about: opening(readFileSync(file, 'utf8')),
    entries: order.flatMap((kind) => entries.filter((one) => one.kind === kind)),
  };
}

/** The rooms in the order in which they build on one another. */
export const rooms: readonly Room[] = (Object.keys(plan) as (keyof typeof plan)[]).map(roomOf);

const byName = new Map(rooms.flatMap(({ entries }) => entries).map((entry) => [entry.name, entry]));

/** The entry of a public name. */
export const entryOf = (name: string): PublicEntry | undefined => byName.get(name);

/** Where the reference tells of a public name, below the base of the site. */
export const referenceOf = ({ room, name }: Pick<PublicEntry, 'room' | 'name'>): string =>
  `reference/${room}/#${name}`;

/** A text in pieces, some of which name an entry. */
export type Piece = { readonly text: string; readonly entry?: PublicEntry };

/** A declaration with the public names in it, itself left out. */
export const linkedNames = (text: string, self: string): readonly Piece[] =>
  text.split(/(\b[A-Za-z_$][\w$]*\b)/).map((part) => {
    const entry = part === self ? undefined : byName.get(part);
    return entry === undefined || entry.kind === 'function'
      ? { text: part }
      : { text: part, entry };
  });

/** A piece of a comment: words, or code, which may name an entry. */
export type Phrase = Piece & { readonly code: boolean };

/** A text of a comment, with its `code` and {@link links} as such. */
export const phrases = (text: string, self: string): readonly Phrase[] =>
  text
    .split(/(`[^`]*`|\{@link [^}]*\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, name] = /^(?:`|\{@link )([^`}]*)[`}]$/.exec(part) ?? [];
      if (name === undefined) return { text: part, code: false };
      const entry = name === self ? undefined : byName.get(name.split('.')[0] ?? '');
      return { text: name, code: true, ...(entry === undefined ? {} : { entry }) };
    });
