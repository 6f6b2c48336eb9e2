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

/** The tags of the live figures that a script defines. */
export const figuresDefined = (text: string): readonly string[] =>
  all(text, /customElements\.define\(["'`]([^"'`]+)["'`]/g);
