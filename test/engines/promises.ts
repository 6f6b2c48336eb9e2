/**
 * What the site promises in every browser, asked of one engine: each figure wakes, a run of each kind completes with the
 * numbers that Node gets, what is done by keys is answered, files and links are whole, and nothing is complained about or
 * asked of anybody else. In detail the tests of the site ask it of Chromium.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { positionsFile } from '../../src/claims/positions.ts';
import { givenBy } from '../../src/engine/play/positions.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { density } from '../../src/experiments/density.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { streamPlace } from '../../src/kit/train/stream.ts';
import { wholeOf } from '../../src/kit/train/whole.ts';
import { galleryDescriptions } from '../../src/puzzles/gallery.ts';
import { sevenOf } from '../../src/puzzles/seven.ts';
import type { SevenPuzzle } from '../../src/puzzles/seven.ts';
import { weekIn } from '../../src/puzzles/weeks.ts';
import { readStored } from '../../src/stored/fromFile.ts';
import { click, focus, savedFile, textOf, until, wake } from './driver.ts';
import type { Driver } from './driver.ts';
import { figurePlaces } from './places.ts';

/** Runs with settings that take seconds, one with a SAT solver in its workers and one by pictures: figure, page, settings. */
const runs = [
  ['fig-reach', 'papers/foote-krizanc/', 'h=6;w=6;n=15;r=3'],
  ['kit-probing', 'kit/probing-census/', ''],
] as const;

/** A key, pressed so many times. */
const pressed = (key: string, times: number): readonly string[] =>
  Array.from({ length: times }, () => key);

/** Defines the tests of an engine; all skipped where `start` is null. */
export function testEngine(name: string, start: (() => Promise<Driver>) | null): void {
  describe.skipIf(start === null)(name, () => {
    let driver: Driver;
    beforeAll(async () => {
      driver = await start!();
    });
    afterAll(async () => driver?.close());
    const go = (path: string): Promise<void> => driver.goto(new URL(path, inject('site')).href);

    /** Opens a figure, with settings as in a link. */
    const open = async (id: string, page: string, settings = ''): Promise<string> => {
      await go(`${page}${settings === '' ? '' : `?${id}=1;${settings};z`}`);
      await wake(driver, `#${id}`);
      return `#${id}`;
    };

    describe('quietly', () => {
      afterEach(() => {
        expect(driver.complaints()).toEqual([]);
        expect(driver.foreign()).toEqual([]);
      });

      test.each(figurePlaces())('wakes the figures of /$page: $tags', async ({ page, tags }) => {
        await go(page);
        for (const tag of tags) await wake(driver, `[data-cell="${tag}"]`);
      });

      test('counts in workers what Node counts for the same seed, and saves it', async () => {
        const cell = await open('fig-classes-6x6', 'density/', 'a=20;b=60;s=10;n=300;r=7');
        await click(driver, `${cell} [data-run="start"]`);
        await until(driver, `document.querySelector('${cell} [data-phase="complete"]')`);
        const percentages = [20, 30, 40, 50, 60];
        const spec = {
          height: 6,
          width: 6,
          model: 'exact' as const,
          percentages,
          boards: 300,
          seed: 7,
        };
        const tally = density.emptyTally(spec);
        density.begin(spec)(0, density.units(spec), tally);
        const json = (await savedFile(driver, cell, 'json')).toString();
        const { points } = JSON.parse(json) as { points: { successes: number }[] };
        expect(points.map(({ successes }) => successes)).toEqual([...tally.simple]);
        expect((await savedFile(driver, cell, 'csv')).toString()).toMatch(/^# .*\r\n/);
        const svg = (await savedFile(driver, cell, 'svg')).toString();
        expect(svg).toMatch(/^<svg[^>]+xmlns="http:\/\/www.w3.org\/2000\/svg"/);
        expect(svg).not.toContain('var(--');
        const png = await savedFile(driver, cell, 'png');
        expect(png.subarray(1, 4).toString()).toBe('PNG');
      });

      test('stops a run, and goes on with it', async () => {
        const cell = await open(
          'fig-classes-6x6',
          'density/',
          'h=30;w=30;a=50;b=70;s=1;n=20000;r=7',
        );
        const phase = (wanted: string): Promise<void> =>
          until(driver, `document.querySelector('${cell} [data-phase="${wanted}"]')`);
        const button = async (wanted: string): Promise<void> => {
          await until(driver, `document.activeElement?.textContent?.trim() === '${wanted}'`);
        };
        await focus(driver, `${cell} [data-run="start"]`);
        await driver.press('Enter');
        await until(driver, `document.querySelector('${cell} progress')?.value > 100`);
        await button('Pause');
        await driver.press('Enter');
        await phase('paused');
        await button('Go on');
        await driver.press('Enter');
        await phase('running');
        await driver.press('Tab');
        await button('Stop');
        await driver.press('Enter');
        await phase('partial');
        await button('Go on');
        expect(await textOf(driver, `${cell} .run-progress`)).toMatch(/Partial/);
      });

      test.each(runs)('completes a run of %s', async (id, page, settings) => {
        const cell = await open(id, page, settings);
        await until(driver, `document.querySelector('${cell} [data-run="start"]:enabled')`);
        await click(driver, `${cell} [data-run="start"]`);
        await until(driver, `document.querySelector('${cell} [data-phase="complete"]')`, 100_000);
      });

      test('solves a puzzle of the race in a task of its own', async () => {
        const cell = await open('race', 'race/');
        await focus(driver, `${cell} tr[data-puzzle="Edge"] button`);
        await driver.press('Enter');
        const announced = `document.querySelector('${cell} [data-announcer]').textContent`;
        await until(driver, `${announced}.includes('Edge: one solution, ')`);
      });

      test('steps by keys, and its link opens at the step', async () => {
        const cell = await open('fig-sweeps', 'sweeps/');
        const place = (): Promise<string> => textOf(driver, `${cell} .stepper-place`);
        const opening = await textOf(driver, `${cell} [data-sentence]`);
        await focus(driver, `${cell} .stepper`);
        await driver.press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft');
        await expect.poll(place).toMatch(/^step 3 of/);
        const sentence = await textOf(driver, `${cell} [data-sentence]`);
        expect(sentence).not.toBe(opening);
        await until(driver, `location.search.includes('fig-sweeps=')`);
        const link = String(await driver.evaluate('location.href'));
        await driver.press('End');
        await until(driver, `document.querySelector('${cell} [data-end]')?.checkVisibility()`);
        await driver.goto('about:blank');
        await driver.goto(link);
        await wake(driver, cell);
        await expect.poll(place).toMatch(/^step 3 of/);
        expect(await textOf(driver, `${cell} [data-sentence]`)).toBe(sentence);
      });

      test('plays a puzzle by keys to its end, and keeps it', async () => {
        const cell = await open('play', 'play/');
        const said = (): Promise<string> => textOf(driver, `${cell} [data-announcer]`);
        const { cells, width } = solve(galleryDescriptions('heart'), { most: 100 }).solutions[0]!;
        await focus(driver, `${cell} [role="gridcell"]`);
        await driver.press('x');
        await expect.poll(said).toMatch(/empty/);
        for (let row = 0; row * width < cells.length; row++) {
          const mark = (column: number): string => (cells[row * width + column] === 1 ? ' ' : 'x');
          const marks = Array.from({ length: width }, (_, column) => [mark(column), 'ArrowRight']);
          // the first one is empty already, and pressed once more it would be unknown
          const keys = marks.flat().slice(row === 0 && mark(0) === 'x' ? 1 : 0, -1);
          await driver.press(...keys, 'Home', 'ArrowDown');
        }
        await expect.poll(said).toContain('Solved: every number holds.');
        const kept = `Object.keys(localStorage).some((key) => key.startsWith('nonogram game '))`;
        await until(driver, kept);
        await driver.evaluate('localStorage.clear()');
      });

      test('plays one of the seven of a week by keys to its end, by its name', async () => {
        const [{ code, picture }] = sevenOf(weekIn('2027-W11')!) as [SevenPuzzle];
        const cell = await open('play', 'play/', `p=${code};w=2027-W11`);
        expect(await textOf(driver, `${cell} .cell-title`)).toMatch(/^Monday of week 11/);
        await focus(driver, `${cell} [role="gridcell"]`);
        for (let row = 0; row < picture.height; row++) {
          const cells = picture.cells.slice(row * picture.width, (row + 1) * picture.width);
          const marks = [...cells].map((value) => (value === 1 ? [' '] : []));
          await driver.press(...marks.flatMap((mark) => [...mark, 'ArrowRight']));
          await driver.press('Home', 'ArrowDown');
        }
        await expect
          .poll(() => textOf(driver, `${cell} [data-announcer]`))
          .toContain('Solved: every number holds.');
        expect(await textOf(driver, `${cell} [data-week]`)).toContain('Week 11: 1 of 7');
        await focus(driver, `${cell} [data-next]`);
        await driver.press('Enter');
        await expect
          .poll(() => textOf(driver, `${cell} .cell-title`))
          .toMatch(/^Tuesday of week 11/);
        await driver.evaluate('localStorage.clear()');
      });

      test('answers a question of the coach by keys, and is told why it is right', async () => {
        const cell = await open('coach', 'train/', 'q=5');
        const said = (): Promise<string> => textOf(driver, `${cell} [data-announcer]`);
        await until(driver, `document.querySelector('${cell} .train-place')`);
        const { technique, position } = streamPlace(5);
        const { puzzle, grid } = wholeOf(
          technique,
          readStored(positionsFile(technique))[position]!,
        );
        const [[at, value]] = [...givenBy(technique, puzzle, grid)] as [[number, 0 | 1]];
        await focus(driver, `${cell} [role="gridcell"]`);
        await driver.press(
          ...pressed('ArrowDown', Math.floor(at / grid.width)),
          ...pressed('ArrowRight', at % grid.width),
          'Enter',
        );
        await until(driver, `document.activeElement?.dataset.answer === 'Filled'`);
        await driver.press(...(value === 0 ? ['Tab', 'Enter'] : ['Enter']));
        await expect.poll(said).toMatch(/^Right: row .* Why does it follow/);
        await focus(driver, `${cell} [data-why="${technique}"]`);
        await driver.press('Enter');
        await expect.poll(said).toMatch(/^Right: .*Shown: /);
        await driver.evaluate('localStorage.clear()');
      });

      test('lists a run in the lab book', async () => {
        const cell = await open('fig-classes-6x6', 'density/', 'a=40;b=60;s=10;n=50;r=9');
        await click(driver, `${cell} [data-run="start"]`);
        await until(driver, `document.querySelector('${cell} .run-progress a[href$="lab/"]')`);
        await go('lab/');
        await until(
          driver,
          `document.querySelector('[data-runs]')?.textContent.includes('seed 9')`,
        );
        await driver.evaluate('localStorage.clear()');
      });

      test('reads files as a table, of which some become a collection, which is played', async () => {
        const cell = await open('folder', 'collection/');
        const files = [
          ['cross.txt', 'rows: 1, 3, 1 cols: 1, 3, 1'],
          ['domino.txt', 'rows: 2 cols: 1, 1'],
          ['wrong.txt', 'rows: 1, 3, 2 cols: 1, 3, 1'],
        ] as const;
        await driver.evaluate(`void (() => {
          const given = new DataTransfer();
          for (const [name, text] of ${JSON.stringify(files)}) given.items.add(new File([text], name));
          const field = document.querySelector('#folder-files');
          field.files = given.files;
          field.dispatchEvent(new Event('change', { bubbles: true }));
        })()`);
        await expect
          .poll(() => textOf(driver, `${cell} tbody tr:nth-child(3)`), { timeout: 60_000 })
          .toContain('row 3, number 1: 2, perhaps 1');
        await focus(driver, `${cell} [data-choose-all]`);
        await driver.press('Enter');
        await focus(driver, `${cell} .folder-collect button`);
        await driver.press('Enter');
        await until(driver, `document.querySelectorAll('#collection [data-card]').length === 2`);
        await expect
          .poll(() => textOf(driver, '#collection [data-summary]'))
          .toMatch(/one solution/);
        await focus(driver, '#collection [data-play]');
        await driver.press('Enter');
        await until(driver, `location.pathname.endsWith('/play/')`);
        await wake(driver, '#play');
        expect(await textOf(driver, '#play [data-collection]')).toContain('0 of 2 solved');
        await driver.evaluate('localStorage.clear()');
      });

      test('makes a puzzle from a picture', async () => {
        const cell = await open('kit-picture-dots', 'kit/picture-puzzle/');
        await click(driver, `${cell} [data-repair]`);
        await until(driver, `document.querySelector('${cell} [data-step]')`);
        const links = `[...document.querySelectorAll('${cell} [data-fold="settings"] a')]`;
        const opens = `${links}.find((one) => one.textContent.includes('Open in the stepper'))`;
        await until(driver, opens);
        const href = String(await driver.evaluate(`${opens}.href`));
        const code = decodeURIComponent(/p=([^;#&]+)/.exec(href)?.[1] ?? '');
        expect(solveSimple(decodePuzzle(code)).status).toBe('solved');
      });

      test('shows a message beside a bad input, and keeps what was typed', async () => {
        const cell = await open('fig-classes-6x6', 'density/');
        const input = `${cell} input[id$="-height"]`;
        await focus(driver, input);
        await driver.evaluate(`document.querySelector('${input}').select()`);
        await driver.press('1', '0', '0', '0');
        await until(driver, `document.querySelector('${cell} .field-message')?.checkVisibility()`);
        expect(await driver.evaluate(`document.querySelector('${input}').value`)).toBe('1000');
      });

      test('draws boards of cells that are square and lie side by side', async () => {
        const cell = await open('play', 'play/');
        const boxes = (await driver.evaluate(
          `[...document.querySelectorAll('${cell} [role="gridcell"]')].map((one) => one.getBoundingClientRect().toJSON())`,
        )) as { x: number; y: number; width: number; height: number; right: number }[];
        expect(boxes.length).toBe(25);
        for (const { width, height } of boxes) {
          expect(width).toBeGreaterThan(20);
          expect(Math.abs(width - height)).toBeLessThan(1);
        }
        // a rule lies between them, as broad as the board is large
        expect(Math.abs(boxes[1]!.x - boxes[0]!.right)).toBeLessThan(boxes[0]!.width / 10);
        expect((await driver.screenshot()).length).toBeGreaterThan(10_000);
      });
    });

    // what could not fail would hold nothing
    test('is heard when it complains, and seen when it asks somebody else', async () => {
      await go('');
      await driver.evaluate(`void setTimeout(() => { throw new Error('a fault'); })`);
      await driver.evaluate(`console.warn('a warning')`);
      await driver.evaluate(`console.error(new Error('what an error says'))`);
      await driver.evaluate(`void (location.href = 'http://elsewhere.test/page')`);
      const foreign: string[] = [];
      await expect.poll(() => foreign.push(...driver.foreign())).toBeGreaterThan(0);
      expect(foreign[0]).toMatch(/^http:\/\/elsewhere\.test\//);
      const heard = driver.complaints().join('\n');
      expect(heard).toContain('a fault');
      expect(heard).toContain('a warning');
      expect(heard).toContain('what an error says');
    });

    test('is an engine of another maker', () => {
      expect(driver.version).not.toMatch(/chrom/i);
    });
  });
}
