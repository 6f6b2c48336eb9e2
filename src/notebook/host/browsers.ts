/**
 * The browsers that the site is made for. What is newest in use are helpers of iterators and colours by `light-dark()`. The
 * build writes no syntax that these do not read (`astro.config.mjs`), and the `lib` of `tsconfig.json` lets nothing newer in.
 */

/** Each with the oldest version, as Vite names its targets. */
const oldest = { chrome: '123', edge: '123', firefox: '131', safari: '18.4' } as const;

/** For Vite. */
export const buildTargets: readonly string[] = Object.entries(oldest).map((pair) => pair.join(''));

/** For readers. */
export const browsersInWords = `Chrome or Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari} or newer`;

/** Whether the browser lacks what the figures need. */
export const isOlder = (): boolean =>
  typeof Promise.withResolvers !== 'function' ||
  typeof globalThis.Iterator?.prototype.take !== 'function' ||
  !CSS.supports('color', 'light-dark(#000, #fff)');

/** For readers whose browser runs no programs. */
export const withoutScript =
  'JavaScript is off, so each figure stays as its first picture. All text and all tables are here; steps, runs, settings, your own puzzles, playing and searching need JavaScript.';
