/**
 * What holds for every figure of the list, by its being there: it opens without a page as it does in one, its link comes
 * back, what it cannot read is refused in a sentence, its files parse, and its first frame is whole.
 */
import { describe, expect, test } from 'vitest';
import { kitCells } from '../../src/components/kit/cells.ts';
import type { Figure } from '../../src/figure/figure.ts';
import { firstFrame, openStill } from '../../src/figure/still.ts';
import { LinkError } from '../../src/kit/cell/linkState.ts';
import { toMarkup } from '../../src/svg/svgTree.ts';
import type { SvgNode } from '../../src/svg/svgTree.ts';
import { figures } from '../../src/widgets/figures.ts';
import list from './addresses.json' with { type: 'json' };
import { given } from './given.ts';

const tags = Object.keys(figures).filter(
  (tag) => tag !== 'ledger-list',
) as (keyof typeof figures)[];

const figureOf = async (tag: keyof typeof figures): Promise<Figure> =>
  (await figures[tag]()).figure;

/** The states that the authors' pages show of a figure. */
const cellsOf = (tag: string): typeof kitCells => kitCells.filter(({ widget }) => widget === tag);

const optionsOf = async (
  tag: string,
  props: object,
): Promise<{ props: object; given: unknown }> => ({
  props,
  given: await given(tag, props),
});

/** Links of a figure that the pages or tests have. */
const linksOf = (tag: string): readonly Readonly<Record<string, string>>[] => {
  const known = list.figures as Readonly<Record<string, { readonly widget: string }>>;
  return list.addresses.flatMap(({ address, opens }) => {
    const cell = /[?#]([a-z\d-]+)/.exec(address)?.[1] ?? '';
    return known[cell]?.widget === tag && typeof opens === 'object' && opens.link !== undefined
      ? [opens.link]
      : [];
  });
};

/** What nobody means. */
const nonsense = ['', '<b>', '-1', '1e9', '99999999999', '\u0000', '5x5_9_9', 'z'.repeat(300)];

test('every figure of the list is on an authors\u2019 page', () => {
  expect(tags.filter((tag) => cellsOf(tag).length === 0)).toEqual([]);
  expect(tags.length).toBeGreaterThan(50);
});

describe.each(tags)('%s', (tag) => {
  test('has a first frame in each of its states, whole and with ids of its own', async () => {
    const figure = await figureOf(tag);
    expect(figure.tag).toBe(tag);
    for (const { id, props } of cellsOf(tag)) {
      expect(JSON.parse(JSON.stringify(props))).toEqual(props); // as the page hands them on
      const { markup } = await firstFrame(figure, { ...(await optionsOf(tag, props)), id });
      expect(markup).toMatch(/cell-picture|board-place|map-stage/); // figures with an order of their own
      const words = markup.replaceAll(/<[^>]*>/g, ' ');
      expect(words).not.toMatch(/undefined|\[object|NaN|function/);
      const ids = [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, one]) => one ?? '');
      expect(ids.filter((one) => !one.startsWith(id))).toEqual([]);
      expect(ids.length).toBe(new Set(ids).size);
      const named = [...markup.matchAll(/<label[^>]*\sfor="([^"]*)"/g)].map(([, one]) => one);
      expect(named.filter((one) => !ids.includes(one ?? ''))).toEqual([]);
    }
  });

  test('has a link that opens what it was taken from', async () => {
    const figure = await figureOf(tag);
    for (const { id, props } of cellsOf(tag)) {
      const options = { ...(await optionsOf(tag, props)), id };
      const { live } = await openStill(figure, options);
      expect(live.linkValues()).toEqual({});
    }
    const options = await optionsOf(tag, cellsOf(tag)[0]?.props ?? {});
    for (const values of linksOf(tag)) {
      const first = await opened(figure, options, values);
      if (first === null) continue;
      expect(await opened(figure, options, first)).toEqual(first);
    }
  });

  test('refuses what it cannot read in a sentence', async () => {
    const figure = await figureOf(tag);
    const options = await optionsOf(tag, cellsOf(tag)[0]?.props ?? {});
    const keys = new Set(linksOf(tag).flatMap((values) => Object.keys(values)));
    for (const key of keys)
      for (const text of nonsense) await opened(figure, options, { [key]: text });
  });

  test('offers files that parse, a cell for each head', async () => {
    const figure = await figureOf(tag);
    let files = 0;
    for (const { id, props } of cellsOf(tag)) {
      const { live } = await openStill(figure, { ...(await optionsOf(tag, props)), id });
      const { name, about, csv, json, svg } = live.exports();
      expect(name).toMatch(/^[\w.,=+-]+$/);
      expect(about ?? 'none').not.toMatch(/undefined|NaN/);
      const rows = made(csv)?.trimEnd().split('\n').map(cellsIn) ?? [];
      for (const row of rows) expect(row).toBe(rows[0]);
      const fields = made(json);
      if (fields !== null) expect(JSON.parse(JSON.stringify(fields))).toBeDefined();
      const picture = made(svg);
      if (picture !== null) expect(toMarkup(picture as SvgNode)).toMatch(/^<svg.*<\/svg>$/su);
      files += Number(rows.length > 1) + Number(fields !== null) + Number(picture !== null);
    }
    expect(files).toBeGreaterThan(0);
  });
});

/** The link back of a figure that was opened with these values; null where it refuses them, in a sentence. */
async function opened(
  figure: Figure,
  options: { props: object; given: unknown },
  values: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>> | null> {
  try {
    return (await openStill(figure, options, values)).live.linkValues();
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    expect(error.message).toMatch(/^[A-Z\d].*[.!?]$/su);
    return null;
  }
}

/** A file; null without one, and where the figure says that there is nothing to put into it yet. */
function made<File>(make: (() => File) | undefined): File | null {
  try {
    return make?.() ?? null;
  } catch (error) {
    expect(String(error)).toMatch(/ yet$/);
    return null;
  }
}

/** The cells of a line of CSV; a quoted one may hold commas. */
const cellsIn = (line: string): number => line.replaceAll(/"(?:[^"]|"")*"/g, '').split(',').length;
