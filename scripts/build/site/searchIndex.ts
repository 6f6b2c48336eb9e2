/**
 * The search index, /search.json: a document for each section, figure and entry of the pages that readers read, made from
 * the built pages themselves. `astro dev` makes it from the pages that it serves.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { codeFiles } from '../../../src/components/code/codeFiles.ts';
import { asked, searchedPages } from '../../../src/components/searchedPages.ts';
import type { SearchDocument } from '../../../src/notebook/page/finder.ts';
import { piecesOf } from '../../../src/notebook/page/pageText.ts';

/** The modules by their names, each with what it says of itself. */
const modules = (): readonly (Omit<SearchDocument, 'id' | 'address'> & {
  readonly place: string;
})[] =>
  codeFiles
    .filter((path) => path.startsWith('src/'))
    .map((path) => {
      const [, says = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(path, 'utf8')) ?? [];
      const text = says.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
      const title = path.slice('src/'.length);
      return { place: `code/#${path}`, kind: 'module', chapter: 'Source', title, text };
    });

/** The whole index. @param htmlOf - the page at a path below the base */
async function documents(
  base: string,
  htmlOf: (path: string) => string | Promise<string>,
): Promise<readonly SearchDocument[]> {
  const found = await Promise.all(
    (await searchedPages()).map(async ({ path, kind, name, title }) =>
      piecesOf(await htmlOf(path), title).map((piece) => {
        const place = `${path}${piece.id === '' ? '' : `#${piece.id}`}`;
        const { title, text } = piece;
        const words = asked[place];
        // of the library the first page alone is a place to go to
        const isCode = path === 'reference/' && piece.id !== '';
        return {
          place,
          kind: isCode ? 'code' : kind,
          chapter: name,
          title,
          text,
          ...(words && { asked: words }),
        };
      }),
    ),
  );
  const all = [...found.flat(), ...modules()];
  const nowhere = Object.keys(asked).find((place) => !all.some((one) => one.place === place));
  if (nowhere !== undefined) throw new Error(`the search finds no /${nowhere}`);
  return all.map(({ place, ...document }, id) => ({ id, address: `${base}${place}`, ...document }));
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
