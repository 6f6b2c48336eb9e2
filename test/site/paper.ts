/**
 * Pages on paper: how far down the sheets are used, read from where a PDF of Chromium draws. Enough of the format for that:
 * streams that are deflated or plain, the matrix, texts, rectangles, paths, and what is drawn as an object of its own.
 */
import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Matrix = readonly [number, number, number, number, number, number];

const unit: Matrix = [1, 0, 0, 1, 0, 0];

/** First `a`, then `b`. */
const after = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

const heightAt = ([, b, , d, , f]: Matrix, x: number, y: number): number => b * x + d * y + f;

type Objects = ReadonlyMap<number, { readonly head: string; readonly stream: Buffer | null }>;

function objectsOf(pdf: Buffer): Objects {
  const text = pdf.toString('latin1');
  const objects = new Map<number, { head: string; stream: Buffer | null }>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\s*([\s\S]*?)(?:endobj|stream\r?\n)/g)) {
    const [whole, id = '', head = ''] = match;
    const from = match.index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const stream = whole.endsWith('endobj') ? null : pdf.subarray(from, from + length);
    const isPacked = head.includes('/FlateDecode') && !head.includes('/Subtype /Image');
    objects.set(Number(id), {
      head,
      stream: stream !== null && isPacked ? inflateSync(stream) : stream,
    });
  }
  return objects;
}

const numberIn = (head: string, key: string): number =>
  Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? NaN);

/** Where a stream draws, from the bottom of the page. */
function* heightsIn(
  objects: Objects,
  stream: Buffer,
  named: ReadonlyMap<string, number>,
  start: Matrix,
): Generator<number> {
  const kept: Matrix[] = [];
  let [matrix, text] = [start, unit];
  let path: number[] = [];
  let operands: string[] = [];
  // texts and lists of texts stand for themselves
  const tokens = stream
    .toString('latin1')
    .matchAll(/\[[^\]]*\]|\((?:\\.|[^\\)])*\)|<<[\s\S]*?>>|<[^>]*>|[^\s[\]()<>]+/g);
  for (const [token] of tokens) {
    if (/^[-+.\d[(<]/.test(token) || token.startsWith('/')) {
      operands.push(token);
      continue;
    }
    const numbers = operands.map(Number);
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    const asMatrix = numbers as unknown as Matrix;
    if (token === 'q') kept.push(matrix);
    if (token === 'Q') matrix = kept.pop() ?? start;
    if (token === 'cm') matrix = after(asMatrix, matrix);
    if (token === 'Tm') text = asMatrix;
    if (token === 'Tj' || token === 'TJ') yield heightAt(after(text, matrix), 0, 0);
    if (token === 're') path.push(heightAt(matrix, a, b), heightAt(matrix, a + c, b + d));
    if (token === 'm' || token === 'l') path.push(heightAt(matrix, a, b));
    if (token === 'c') path.push(heightAt(matrix, numbers[4] ?? 0, numbers[5] ?? 0));
    if (/^(?:f|f\*|F|S|s|B|b|B\*|b\*)$/.test(token)) yield* path;
    if (/^(?:f|f\*|F|S|s|B|b|B\*|b\*|n)$/.test(token)) path = [];
    if (token === 'Do') {
      const drawn = objects.get(named.get(operands.at(-1) ?? '') ?? NaN);
      if (drawn?.head.includes('/Subtype /Image')) {
        yield heightAt(matrix, 0, 0);
        yield heightAt(matrix, 1, 1);
      } else if (drawn?.stream) yield* heightsIn(objects, drawn.stream, named, matrix);
    }
    operands = [];
  }
}

/** At the top and at the bottom, in points: nothing is drawn there. As in print.css, the greater of both. */
const margin = 56;

/** The share of each sheet, 0 to 1, that lies above the lowest thing drawn on it. */
function usedHeights(pdf: Buffer): number[] {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const [, , , height = NaN] =
      /\/MediaBox \[([^\]]*)\]/.exec(head)?.[1]?.split(/\s+/).map(Number) ?? [];
    const resources = objects.get(numberIn(head, 'Resources'))?.head ?? head;
    const named = new Map(
      [...(resources + head).matchAll(/(\/X\d+) (\d+) 0 R/g)].map(
        ([, name = '', id]) => [name, Number(id)] as const,
      ),
    );
    const content = objects.get(numberIn(head, 'Contents'))?.stream;
    if (!content) throw new Error('a page without content');
    let least = height - margin;
    for (const at of heightsIn(objects, content, named, unit))
      if (at >= margin - 2 && at < least) least = at;
    return (height - margin - least) / (height - 2 * margin);
  });
}

const sizeOfA4 = /\/MediaBox\s*\[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/g;

const toPdf = (page: Page): Promise<Buffer> => page.pdf({ format: 'A4', preferCSSPageSize: true });

/** Fails when a sheet of the page on paper, but for the last, has less than a fifth of its height used. */
export async function expectFullPaper(page: Page): Promise<void> {
  const pdf = await toPdf(page);
  const used = usedHeights(pdf);
  expect(used.length).toBeGreaterThan(0);
  expect(pdf.toString('latin1').match(sizeOfA4)).toHaveLength(used.length);
  const nearlyEmpty = used.slice(0, -1).flatMap((share, at) => (share < 0.2 ? [at + 1] : []));
  expect(nearlyEmpty, 'sheets that are nearly empty').toEqual([]);
}

/** How many sheets of A4 the page prints on. */
export const sheetsOf = async (page: Page): Promise<number> =>
  (await toPdf(page)).toString('latin1').match(sizeOfA4)?.length ?? 0;

const notPrinted = `[...document.querySelectorAll('.cell .is-told')]
  .filter((button) => button.parentElement.checkVisibility() && !button.checkVisibility())
  .map((button) => button.textContent.trim() || button.className)`;

/** Fails when a button that is also a part of what a figure tells is missing on paper, beside what is there. */
export async function expectToldOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(notPrinted), 'told on the screen only').toEqual([]);
  await page.emulateMedia({ media: null });
}

/**
 * Fails when a worksheet and its answers, or each page of a booklet, are not a sheet of paper each: without the answers there are
 * as many sheets less as they have pages, and without both as many as there are.
 *
 * @returns whether there is a worksheet on the page
 */
export async function expectWorksheet(page: Page): Promise<boolean> {
  const parts = page.locator('.sheet-page');
  if ((await parts.count()) === 0) return false;
  const kinds = await parts.evaluateAll((all) => all.map((one) => one.dataset['sheet']));
  expect(kinds.join(' ')).toMatch(/^tasks( tasks)* answers( answers)*$/);
  const answers = kinds.filter((kind) => kind === 'answers').length;
  const sheets = async (): Promise<number> => usedHeights(await toPdf(page)).length;
  const all = await sheets();
  const isAlone = (await page.locator('.prints-sheets').count()) > 0;
  if (isAlone) expect(all).toBe(kinds.length);
  else expect(all).toBeGreaterThan(kinds.length);
  for (const [left, part] of [
    [answers, 'answers'],
    [kinds.length, 'tasks'],
  ] as const) {
    await page.evaluate((name) => {
      // by a rule: what is for paper only is drawn anew for each printing
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`[data-sheet="${name}"] { display: none !important; }`);
      document.adoptedStyleSheets.push(sheet);
    }, part);
    // a page that prints nothing else still gives one empty sheet
    expect(await sheets()).toBe(Math.max(1, all - left));
  }
  return true;
}
