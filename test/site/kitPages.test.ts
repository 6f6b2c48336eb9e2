/** What holds for every page, for the authors' pages, which show each widget in the states that matter. */
import { testPages } from './everyPage.ts';
import { isAuthorsPage, readersPages } from './support.ts';

testPages(import.meta.filename, readersPages().filter(isAuthorsPage));
