/**
 * Of pages that are made alike in great numbers, the first ones, in a build that is asked for a sample by the variable SAMPLE;
 * the tests of a site below another path need no more. All of them otherwise.
 */
export const sampled = <Page>(pages: readonly Page[]): readonly Page[] =>
  (process.env['SAMPLE'] ?? '') === '' ? pages : pages.slice(0, 3);
