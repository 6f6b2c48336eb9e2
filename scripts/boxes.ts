/** Prints figures whose box changes when they wake: `node scripts/boxes.ts kit/must-be/ …` after a build. */
import { launchBrowser } from './lib/browser.ts';
import { serveFolder } from './lib/staticServer.ts';
import { wakeFigures } from './lib/wakeFigures.ts';

const server = await serveFolder('dist');
const browser = await launchBrowser();
const heights =
  "[...document.querySelectorAll('[data-cell] .cell-body')].map((body) => [body.parentElement.id, body.getBoundingClientRect().height, body.parentElement.dataset.state])";
for (const path of process.argv.slice(2))
  for (const width of [360, 700, 1440]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true });
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log(path, m.text()));
    page.on('pageerror', (e) => console.log(path, String(e)));
    await page.goto(new URL(path, server.url).href);
    await page.addStyleTag({ content: '[data-cell] .cell-body { min-height: 0 !important }' });
    type Height = readonly [string, number, string];
    const first = await page.evaluate<Height[]>(heights);
    await page.evaluate(wakeFigures);
    await page.waitForTimeout(300);
    const live = await page.evaluate<Height[]>(heights);
    live.forEach(([id, height, state], at) => {
      const before = first[at]?.[1] ?? 0;
      const same = Math.abs(height - before) < 1;
      if (!same || state !== 'ready')
        console.log(`${path} ${width} ${id}: ${before} -> ${height} ${state}`);
    });
    if (process.env['SHOT'] !== undefined)
      await page.screenshot({ path: `${process.env['SHOT']}-${width}.png`, fullPage: true });
    await context.close();
  }
await browser.close();
await server.close();
