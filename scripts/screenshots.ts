/**
 * `npm run screenshots [path ...]`: pictures of the built site's pages, both widths, both themes, into .screenshots/.
 * Run `npm run build` first. Every live figure is woken before the picture is taken.
 */
import { mkdirSync } from 'node:fs';
import { builtPages } from './lib/builtPages.ts';
import { launchBrowser } from './lib/browser.ts';
import { serveFolder } from './lib/staticServer.ts';
import { wakeFigures } from './lib/wakeFigures.ts';

const folder = process.env['OUT_DIR'] ?? 'dist';
const wanted = process.argv.slice(2);
const pages = builtPages(folder).filter((path) =>
  wanted.length > 0 ? wanted.includes(path) : !path.startsWith('code/'),
);
const looks = [1440, 360].flatMap((width) => [
  { width, scheme: 'light' as const },
  { width, scheme: 'dark' as const },
]);

mkdirSync('.screenshots', { recursive: true });
const server = await serveFolder(folder);
const browser = await launchBrowser();
for (const path of pages) {
  for (const { width, scheme } of looks) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
    await page.goto(new URL(path, server.url).href);
    await page.evaluate(wakeFigures);
    const name = `${path.replace(/\/$/, '').replaceAll('/', '-') || 'home'}-${width}-${scheme}.png`;
    await page.screenshot({ path: `.screenshots/${name}`, fullPage: true });
    await page.close();
    console.log(name);
  }
}
await browser.close();
await server.close();
