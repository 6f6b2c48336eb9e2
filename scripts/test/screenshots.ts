/** `node scripts/test/screenshots.ts`: pictures of the built site's pages, with every live figure awake. */
import { mkdirSync } from 'node:fs';
import { program } from '../../src/command/commandLine.ts';
import { Misuse, print } from '../../src/command/program.ts';
import { launchBrowser } from './browser/browser.ts';
import { builtPages } from '../build/site/builtPages.ts';
import { serveFolder } from '../build/serve/staticServer.ts';
import { wakeFigures } from './browser/wakeFigures.ts';

const help = {
  does: "takes pictures of the built site's pages, at two widths and in two themes, with every figure awake, into .screenshots",
  examples: ['node scripts/test/screenshots.ts', 'node scripts/test/screenshots.ts sweeps/'],
  more: 'OUT_DIR=folder is where the site is built (default: dist); npm run build builds it.',
  ends: 'with 0',
};

const looks = [1440, 360].flatMap((width) => [
  { width, scheme: 'light' as const },
  { width, scheme: 'dark' as const },
]);

async function main(wanted: readonly string[]): Promise<void> {
  const folder = process.env['OUT_DIR'] ?? 'dist';
  const built = builtPages(folder);
  const strange = wanted.find((path) => !built.includes(path));
  if (strange !== undefined) throw new Misuse(`no page is called ${strange}`);
  const pages = wanted.length > 0 ? wanted : built.filter((path) => !path.startsWith('code/'));
  mkdirSync('.screenshots', { recursive: true });
  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  for (const path of pages) {
    for (const { width, scheme } of looks) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
      await page.goto(new URL(path, server.url).href);
      await page.evaluate(wakeFigures);
      // a picture of the whole page has what is far off too, which is laid out when it comes near
      await page.evaluate(
        "document.querySelectorAll('.chapter > *').forEach((part) => part.classList.add('laid-out'))",
      );
      const name = `${path.replace(/\/$/, '').replaceAll('/', '-') || 'home'}-${width}-${scheme}.png`;
      await page.screenshot({ path: `.screenshots/${name}`, fullPage: true });
      await page.close();
      await print([name]);
    }
  }
  await browser.close();
  await server.close();
}

await program('node scripts/test/screenshots.ts', help, (command, end) =>
  command
    .argument('[page...]', 'all but those of the code without one')
    .action(async (wanted: readonly string[]) => {
      await main(wanted);
      end(0);
    }),
);
