/**
 * Every figure with a number in a page of its own, /figure/<id>/, to be linked and framed elsewhere. Such a page is the page
 * of its chapter with everything left out but this figure: the same markup, the same policy, the same programs, so that a
 * link with a state opens in both. Of the styles it has what it needs, and one typeface; `public/figure.js` has the theme
 * that the framing page asks for, and tells it the height. `astro dev` cuts it from the page that it serves.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  figurePages as pagesWithFigures,
  figurePlace,
  figurePlaces,
} from '../../../src/facts/figurePlaces.ts';
import { withoutScript } from '../../../src/notebook/host/browsers.ts';
import { FigureStyles } from './figureStyles.ts';

/** A chapter whose page is cut. */
type Cut = {
  readonly html: string;
  readonly path: string; // of the chapter, with the base of the site: "/sweeps/"
  readonly home: string; // the base of the site: "/"
  readonly name: string; // "Chapter 2, Sweeps"
};

/** Where a figure of a chapter begins. */
const beginning = /<figure class="cell" id="(fig-[^"]+)"/g;

/** The markup from the tag of a figure at `from` to its last; small pictures within it may be figures too. */
function wholeFigure(html: string, from: number): string {
  let depth = 0;
  for (const tag of html.slice(from).matchAll(/<(\/?)figure\b/g)) {
    depth += tag[1] === '' ? 1 : -1;
    if (depth === 0) return html.slice(from, html.indexOf('>', from + tag.index) + 1);
  }
  throw new RangeError('a figure has no end');
}

/** The programs of a page, and those that a figure needs: its frame and what is folded under it. */
const scripts = /<script type="module" src="[^"]*"><\/script>/g;
const needed = /\/(?:NotebookCell|CellCode|CellShare)\./;

/** A figure has one typeface, which these are not. */
const otherFonts = /<link rel="preload" as="font"[^>]*\/source-serif[^>]*>/g;

/** The ids of the figures of a page, in their order. @source none */
export const figuresOf = (html: string): readonly string[] =>
  [...html.matchAll(beginning)].map(([, id = '']) => id);

/** A title that is not cut where it is listed: with the name of the site where there is room. */
function pageTitle(told: string): string {
  const whole = `${told} · Nonogram Explorer`;
  return whole.length <= 70 ? whole : told;
}

/** The figure with links that lead where they led in the chapter: what they name beside the figure is there only. */
function withLinks(figure: string, path: string): string {
  const within = new Set([...figure.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  return figure.replaceAll(/(<a\s[^>]*?href=")([^"]*)(")/g, (all, before, href: string, after) => {
    if (href.startsWith('#')) return within.has(href.slice(1)) ? all : before + path + href + after;
    if (/^([a-z]+:|\/)/.test(href)) return all;
    const { pathname, search, hash } = new URL(href.replaceAll('&amp;', '&'), `http://site${path}`);
    return before + (pathname + search + hash).replaceAll('&', '&amp;') + after;
  });
}

/**
 * The page of one figure.
 *
 * @throws RangeError when the chapter has no such figure
 * @source none
 */
export function figurePage({ html, path, home, name }: Cut, id: string): string {
  const place = [...html.matchAll(beginning)].find(([, found]) => found === id);
  if (place === undefined) throw new RangeError(`no figure ${id} in ${path}`);
  const figure = wholeFigure(html, place.index).replaceAll(scripts, (script) =>
    needed.test(script) ? script : '',
  );
  const number = /class="cell-number"[^>]*>\s*([^<]*?)\s*<\/a>/.exec(figure)?.[1] ?? '';
  const title = /class="cell-title"[\s\S]*?<span>([\s\S]*?)<\/span>/.exec(figure)?.[1] ?? '';
  const told = `${number} ${title.replaceAll(/<[^>]*>/g, '')}`.trim();
  const head = html
    .slice(0, html.indexOf('</head>'))
    .replace(/<title>[\s\S]*?<\/title>/, () => `<title>${pageTitle(told)}</title>`)
    .replace('<meta charset', '<meta name="robots" content="noindex"><meta charset')
    .replace(/(<script src="[^"]*\/)theme\.js"/, '$1figure.js"')
    .replaceAll(otherFonts, '');
  const programs = [...new Set([...html.matchAll(scripts)].map(([script]) => script))].filter(
    (script) => needed.test(script) && !figure.includes(script),
  );
  // framed, a link shall not open a chapter in the frame
  return `${head}<base target="_top"></head>
<body class="figure-alone">
<noscript><p class="page no-script">${withoutScript}</p></noscript>
<main class="page" id="main">
<h1 class="visually-hidden">${told}</h1>
${withLinks(figure, path)}
</main>
<footer class="page">From <a href="${path}#${id}">${name}</a> of <a href="${home}">Nonogram Explorer</a></footer>
${programs.join('\n')}
</body></html>
`;
}

/** To be listed among the integrations of the site, after those that change its pages. */
export function figurePages(): AstroIntegration {
  let home = '/';
  return {
    name: 'figure-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        home = `${config.base.replace(/\/$/, '')}/`;
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const styles = new FigureStyles(join(folder, '_astro'));
        for (const { page: slug, name } of pagesWithFigures()) {
          const html = readFileSync(join(folder, slug, 'index.html'), 'utf8');
          for (const id of figuresOf(html)) {
            const page = figurePage({ html, path: `${home}${slug}`, home, name }, id);
            const alone = styles.withOne(page, id);
            // frames elsewhere keep the address that they have
            const { was } = figurePlace(id);
            for (const address of was === null ? [id] : [id, was]) {
              const place = join(folder, 'figure', address);
              mkdirSync(place, { recursive: true });
              writeFileSync(join(place, 'index.html'), alone);
            }
          }
        }
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(`${home}figure/`, (request, response, next) => {
          const asked = /^\/(fig-[a-z0-9-]+)\//.exec(request.url ?? '')?.[1];
          const figure = [...figurePlaces().values()].find(
            ({ id, was }) => id === asked || was === asked,
          );
          const source = pagesWithFigures().find(({ page }) => page === figure?.page);
          if (figure === undefined || source === undefined) {
            next();
            return;
          }
          const { page: slug, name } = source;
          const path = `${home}${slug}`;
          fetch(`http://${request.headers.host ?? ''}${path}`)
            .then(async (answer) =>
              figurePage({ html: await answer.text(), path, home, name }, figure.id),
            )
            .then((page) => response.setHeader('Content-Type', 'text/html').end(page))
            .catch(() => response.writeHead(404).end('No such figure.'));
        });
      },
    },
  };
}
