/** What the scripts of the built site import from each other, read off their texts. */

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/** What a script imports at once: `./name.js`. */
export const importedAtOnce = (text: string): readonly string[] =>
  all(text, /(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g);

/** What it may import later, or start as a worker. */
export const importedLater = (text: string): readonly string[] => [
  ...all(text, /import\(\s*["'`](\.\/[^"'`]+)["'`]/g),
  ...all(text, /new URL\(\s*["'`]([^"'`]+\.js)["'`]/g),
];

/** The scripts of the live figures that a script may load, by their tags: what became of src/widgets/figures.ts. */
export const figuresLoaded = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...text.matchAll(
        /["'`]([a-z]+(?:-[a-z]+)+)["'`]\s*:\s*\(\)\s*=>[^}]*?import\(\s*["'`](\.\/[^"'`]+)["'`]/g,
      ),
    ].map(([, tag = '', name = '']) => [tag, name]),
  );
