/**
 * `npm run rooms`: measures how high every figure of the built pages stands when it is at work, and writes the room that
 * its first frame keeps, so that the text below stays where it is when the figure wakes. Run `npm run build` first,
 * and again after it.
 */
import { readdirSync } from 'node:fs';
import { launchBrowser } from './lib/browser.ts';
import { serveFolder } from './lib/staticServer.ts';
import { wakeFigures } from './lib/wakeFigures.ts';
import { writeWhole } from '../src/command/wholeFile.ts';

const target = 'src/styles/rooms.css';
const rem = 16; // CSS pixels

/** Widths of the page, and where the rooms measured there hold. */
const widths = [
  { width: 1440, where: 'screen and (scripting: enabled) and (min-width: 45.01rem)' },
  { width: 360, where: 'screen and (scripting: enabled) and (max-width: 45rem)' },
] as const;

const noRoom = '[data-cell] .cell-body { min-height: 0 !important }';
const heights =
  "[...document.querySelectorAll('[data-cell] .cell-body')].map((body) => [body.parentElement.id, body.getBoundingClientRect().height])";

type Height = readonly [id: string, height: number];

const server = await serveFolder('dist');
const browser = await launchBrowser();

/** The heights of the figures of a page, before they wake and at work. */
async function measure(path: string, width: number): Promise<readonly [Height[], Height[]]> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(new URL(path, server.url).href);
  await page.addStyleTag({ content: noRoom });
  const first = await page.evaluate<Height[]>(heights);
  await page.evaluate(wakeFigures);
  const live = await page.evaluate<Height[]>(heights);
  await context.close();
  return [first, live];
}

const chapters = readdirSync('content/chapters').map((file) => file.replace(/\.mdx$/, '/'));
const pages = ['', ...chapters, 'ledger/', 'puzzle/', 'race/'];
const blocks: string[] = [];
for (const { width, where } of widths) {
  const rules: string[] = [];
  for (const path of pages) {
    const [first, live] = await measure(path, width);
    live.forEach(([id, height], at) => {
      if (height <= (first[at]?.[1] ?? 0)) return;
      // rounded down: a room that is too large would leave a gap for good
      rules.push(
        `  #${id} .cell-body {\n    min-height: ${Math.floor((10 * height) / rem) / 10}rem;\n  }`,
      );
    });
  }
  blocks.push(`@media ${where} {\n${rules.join('\n\n')}\n}`);
}
writeWhole(
  target,
  `/* Room for what the program of a figure adds to its first frame, as measured by \`npm run rooms\`. */\n${blocks.join('\n\n')}\n`,
);
console.log(`${target}: ${blocks.join('').split('min-height').length - 1} rooms`);
await browser.close();
await server.close();
