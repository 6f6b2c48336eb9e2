/** What goes wrong with workers, and what the reader is told: they die, or cannot be had, or are asked late in a run. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../src/engine/board/random.ts';
import { sampleExact } from '../../src/engine/board/sample.ts';
import { density } from '../../src/experiments/density.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { kitFigure } from './kitFigure.ts';
import { expectQuiet, pressShare, readyCell, until, useBrowser } from './support.ts';
import type { Opened } from './support.ts';
import { hasDone, leashing, leashOf, leashWorkers } from './workerLeash.ts';
import type { Answer, Leash } from './workerLeash.ts';

const { open } = useBrowser();

/** What is in the browser's cache cannot be kept from the page. */
const fresh = true;

/** A puzzle of n x n with one filled cell a line: nothing is known of it, and all its cells are probed. */
function ones(n: number): string {
  const lines = Array.from({ length: n }, () => [1]);
  return encodePuzzle({ rows: lines, columns: lines });
}

function picture(side: number, percentage: number, seed: number): string {
  const cells = new Uint8Array(side * side);
  const filled = Math.round((cells.length * percentage) / 100);
  sampleExact(boardRandom(seed, side, side, percentage, 0), cells, filled);
  return encodePuzzle(puzzleOf({ height: side, width: side, cells }));
}

const probe = kitFigure(open, 'probe-explorer', 'kit-probe');
const work = `${probe.cell} .work`;
const probed = `Number(/Probing: (\\d+)/.exec(document.querySelector('${work}')?.textContent)?.[1] ?? 0)`;
const workText = (page: Page): Promise<string> => page.locator(work).innerText();
/** Some cells are probed. How many one answer tells of depends on the machine. */
const probes = (answer: Answer): boolean =>
  ((answer?.news as { cells?: unknown[] } | undefined)?.cells?.length ?? 0) > 0;
const press = (page: Page, cell: string, name: string): Promise<void> =>
  page.locator(cell).getByRole('button', { name, exact: true }).click();

describe('a task', () => {
  test('whose worker dies is begun again once; then it says so, keeps the puzzle and can be tried again', async () => {
    const code = ones(100);
    const address = `kit/probe-explorer/${probe.link({ p: code })}`;
    const opened = await open(address, { before: leashing(probes) });
    const { page } = opened;
    const workers = leashOf(page);
    await readyCell(page, 'kit-probe');
    await until(page, `${probed} > 0`);
    await workers.kill(0);
    await page.locator(`${work} .work-notice`).waitFor();
    expect(await workText(page)).toMatch(
      /The worker stopped \(no sign of life\)\. Another one has begun again\./,
    );
    await until(page, `${probed} > 0`);
    await workers.kill(1);
    await page.locator(`${probe.cell} [data-work="failed"]`).waitFor();
    expect(await workText(page)).toMatch(
      /There is no result\. .*so did the one that began again.* What you entered is kept\./,
    );
    expect(await workers.started()).toBe(2);
    expect(decodeURIComponent(page.url())).toContain(code);
    await press(page, probe.cell, 'Try again');
    await until(page, `${probed} > 0`);
    expect(await workers.started()).toBe(3);
    await press(page, probe.cell, 'Stop');
    await page
      .locator(`${probe.cell} [data-summary]`)
      .getByText(/^\s*Stopped: [\d,]+\scells? probed/)
      .waitFor();
    expectQuiet(opened);
    await opened.close();
  });

  test('whose worker cannot be had is done by the page in slices, with Stop, and goes over to a worker', async () => {
    const opened = await open(`kit/probe-explorer/${probe.link({ p: ones(100) })}`, {
      before: leashing(probes),
    });
    const { page } = opened;
    let refused = 0;
    await page.route(/task\.worker/, (route) => (refused++, route.abort()));
    const workers = leashOf(page);
    await readyCell(page, 'kit-probe');
    await until(page, `${probed} > 0`);
    expect(await workText(page)).toMatch(
      /A worker could not be started \(it could not be loaded\)\. The page does it itself/,
    );
    // the page lives between the slices
    const asked = refused;
    await press(page, probe.cell, 'Try a worker again');
    await until(page, `${probed} > 0`);
    // what was probed before still stands: had this worker not asked yet, it would be let through below, and there would
    // be nothing to press
    await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(asked);
    await page.locator(work).getByText('could not be started').waitFor();
    await page.unroute(/task\.worker/);
    const before = await workers.started();
    await press(page, probe.cell, 'Try a worker again');
    await page.locator(`${work} .work-notice`).waitFor({ state: 'detached' });
    await until(page, `${probed} > 0`);
    expect(await workers.started()).toBe(before + 1);
    await press(page, probe.cell, 'Stop');
    await page
      .locator(`${probe.cell} [data-summary]`)
      .getByText(/^\s*Stopped: /)
      .waitFor();
    await opened.close();
  });
});

describe('a run', () => {
  const cell = '#fig-classes-6x6';
  const tens = [20, 30, 40, 50, 60];
  /** What Node computes. */
  function expected(boards: number): number[] {
    const board = { height: 6, width: 6, model: 'exact', seed: 7 } as const;
    const spec = { ...board, percentages: tens, boards };
    const tally = density.emptyTally(spec);
    density.begin(spec)(0, density.units(spec), tally);
    return [...tally.simple];
  }

  async function successes({ page }: Opened, boards: number): Promise<number[]> {
    await page.locator(`${cell} .run-bar[data-phase="complete"]`).waitFor({ timeout: 60_000 });
    const download = page.waitForEvent('download');
    await pressShare(page, cell, 'json');
    const { points } = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
      points: { trials: number; successes: number }[];
    };
    expect(points.map(({ trials }) => trials)).toEqual(tens.map(() => boards));
    return points.map((point) => point.successes);
  }

  async function started(
    boards: number,
    before: (page: Page) => Promise<unknown>,
  ): Promise<Opened> {
    const address = `density/?fig-classes-6x6=1;a=20;b=60;s=10;n=${boards};r=7;z`;
    const opened = await open(address, { fresh });
    await before(opened.page);
    await readyCell(opened.page, 'fig-classes-6x6');
    await opened.page.locator(`${cell} [data-run="start"]`).click();
    await until(opened.page, `document.querySelector('${cell} progress')?.value > 0`);
    return opened;
  }

  test('one of whose workers dies says so, and nothing is lost or counted twice', async () => {
    let workers: Leash | undefined;
    const opened = await started(
      2000,
      async (page) => (workers = await leashWorkers(page, hasDone)),
    );
    await workers?.kill(0);
    await workers?.release();
    expect(await successes(opened, 2000)).toEqual(expected(2000));
    expect(await opened.page.locator(`${cell} .run-notices`).innerText()).toMatch(
      /A worker stopped \(no sign of life\)\. .* nothing is lost or counted twice/,
    );
    expectQuiet(opened);
    await opened.close();
  });

  test('that the page does itself goes over to workers when asked to try again', async () => {
    const boards = 100_000; // long for a page
    const opened = await started(boards, (page) =>
      page.route(/experiment\.worker/, (route) => route.abort()),
    );
    const { page } = opened;
    expect(await page.locator(`${cell} .run-notices`).innerText()).toMatch(
      /A worker could not be started .* in small steps on the page itself/,
    );
    await page.unroute(/experiment\.worker/);
    await press(page, cell, 'Try workers again');
    await page.locator(`${cell} .run-notices`).waitFor({ state: 'detached' });
    expect(await successes(opened, boards)).toEqual(expected(boards));
    await opened.close();
  });
});

test('a lattice that is stopped late goes on at once, and nobody is taken for dead', async () => {
  const { cell, link } = kitFigure(open, 'pq-lattice', 'kit-lattice');
  // held when 13 solvers are done, and later when one more is
  const before13 = leashing(
    (answer) => answer !== undefined && answer.to >= 13 && answer.to > answer.from,
  );
  const opened = await open(`kit/pq-lattice/${link({ p: picture(12, 30, 5) })}`, {
    before: before13,
  });
  const { page } = opened;
  const workers = leashOf(page);
  await readyCell(page, 'kit-lattice');
  const solvers = `(document.querySelector('${cell} progress')?.value ?? 0)`;
  await until(page, `${solvers} >= 13`);
  await press(page, cell, 'Stop');
  await page.locator(`${cell} .run-bar[data-phase="partial"]`).waitFor();
  const before = Number(await page.evaluate(solvers));
  expect(before).toBeLessThan(17);
  await press(page, cell, 'Go on');
  await until(page, `${solvers} > ${before}`);
  // a worker for each part of the run, none in the place of another, and the page has done nothing
  expect(await workers.started()).toBe(2);
  await expect.poll(() => page.locator(`${cell} .run-notices`).count()).toBe(0);
  expectQuiet(opened);
  await opened.close();
});
