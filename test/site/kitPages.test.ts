/** What holds for every page, for the authors' pages, which show each widget in the states that matter. */
import { expect, test } from 'vitest';
import { testPages } from './everyPage.ts';
import { isAuthorsPage, readersPages } from './support.ts';

const seen = testPages(import.meta.filename, readersPages().filter(isAuthorsPage));

test('there were files to be looked at', () => {
  if (seen.all) expect(seen.files).toBeGreaterThan(120);
});
