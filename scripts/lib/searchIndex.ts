/**
 * The search index, /search.json: a document for each section, figure and entry of the pages that readers read, made from
 * the built pages themselves. `astro dev` makes it from the pages that it serves.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { SearchDocument } from '../../src/kit/text/searchBox.ts';
import { figurePages, frontMatter } from '../../src/facts/figurePlaces.ts';
import { piecesOf } from '../../src/kit/text/pageText.ts';
import { rooms } from '../../src/reference/reference.ts';

/** A page that is searched. */
type Searched = { readonly path: string; readonly name: string; readonly title: string };

/** "Companion to Wensveen 2022: Probing Sequences for Nonograms", of the text of a companion. */
function companionTitle(text: string): string {
  const source = readFileSync(`content/sources/${frontMatter(text, 'source')}.yaml`, 'utf8');
  return `Companion to ${frontMatter(source, 'short')}: ${frontMatter(text, 'title')}`;
}

/** The chapters in their order and the companions, then what else there is to find. */
function searchedPages(): readonly Searched[] {
  const texts = figurePages().flatMap(({ page, file, chapter }) => {
    const text = readFileSync(file, 'utf8');
    const title = frontMatter(text, 'title');
    if (title === '') return []; // the home page, and the parts of companions
    return chapter === null
      ? { path: page, name: 'Papers', title: companionTitle(text) }
      : { path: page, name: `${chapter} ${title}`, title };
  });
  return [
    ...texts,
    { path: 'papers/', name: 'Papers', title: 'The papers, and a companion to each' },
    { path: 'short-way/', name: 'Short way', title: 'The short way' },
    { path: 'play/', name: 'Play', title: 'Play' },
    { path: 'train/', name: 'Train', title: 'Train ten techniques' },
    { path: 'make/', name: 'Make', title: 'Make' },
    { path: 'teach/', name: 'Teach', title: 'Teach' },
    { path: 'teach/certainty/', name: 'Lesson 1', title: 'Constraints and certainty' },
    { path: 'teach/proof/', name: 'Lesson 2', title: 'What a computer can prove' },
    { path: 'teach/threshold/', name: 'Lesson 3', title: 'Phase transitions and hardness' },
    { path: 'teach/sheet/', name: 'Teach', title: 'A worksheet' },
    { path: 'puzzle/', name: 'One puzzle', title: 'One puzzle, every method' },
    { path: 'every-5x5/', name: 'Every 5 × 5', title: 'Every 5 × 5 nonogram' },
    { path: 'new/', name: 'New', title: 'What is new here' },
    { path: 'ledger/elsewhere/', name: 'Ledger', title: 'The ledger beyond the five' },
    { path: 'race/', name: 'Times', title: 'Times of solvers' },
    { path: 'corpus/', name: 'Corpus', title: 'An open corpus' },
    { path: 'accessibility/', name: 'Accessibility', title: 'Accessibility' },
    { path: 'words/', name: 'Words', title: 'Words' },
    { path: 'ledger/', name: 'Ledger', title: 'The ledger' },
    { path: '', name: 'Home', title: 'How hard can a nonogram be?' },
    { path: 'reference/', name: 'Library', title: 'Use it in your own work' },
    { path: 'reference/tasks/', name: 'Library', title: 'I want to …' },
    ...rooms.map(({ id, title }) => ({ path: `reference/${id}/`, name: 'Library', title })),
  ];
}

/** The whole index. @param htmlOf - the page at a path below the base */
async function documents(
  base: string,
  htmlOf: (path: string) => string | Promise<string>,
): Promise<readonly SearchDocument[]> {
  const found = await Promise.all(
    searchedPages().map(async ({ path, name, title }) =>
      piecesOf(await htmlOf(path), title).map((piece) => ({
        address: `${base}${path}${piece.id === '' ? '' : `#${piece.id}`}`,
        chapter: name,
        title: piece.title,
        text: piece.text,
      })),
    ),
  );
  return found.flat().map((document, id) => ({ id, ...document }));
}

/** To be listed among the integrations of the site. */
export function searchIndex(): AstroIntegration {
  let base = '/';
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base.replace(/\/$/, '')}/`;
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const htmlOf = (path: string): string =>
          readFileSync(join(folder, path, 'index.html'), 'utf8');
        writeFileSync(join(folder, 'search.json'), JSON.stringify(await documents(base, htmlOf)));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(`${base}search.json`, (request, response) => {
          const site = `http://${request.headers.host ?? ''}${base}`;
          const htmlOf = async (path: string): Promise<string> =>
            (await fetch(`${site}${path}`)).text();
          documents(base, htmlOf).then(
            (all) =>
              response.setHeader('Content-Type', 'application/json').end(JSON.stringify(all)),
            () => response.writeHead(500).end(),
          );
        });
      },
    },
  };
}
