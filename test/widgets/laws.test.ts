/**
 * What holds for every figure of the list, by its being there: it opens without a page as it does in one, its link comes
 * back, what it cannot read is refused in a sentence, its files parse, and its first frame is whole.
 *
 * `addresses.json` has what addresses open: those that the pages link to, those of the tests, and some that a reader may have
 * written or spoilt by hand. The list stays as it is, but for figures that come new. Where one of the spoilt ones is read
 * otherwise since the list was made, `before` keeps what it opened: a fraction was rounded here and refused there, and one
 * figure opened with a form that no run could be made of. Now all of them tell the fault of the link.
 */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { kitCells } from '../../src/components/kit/cells.ts';
import type { Figure, LiveFigure } from '../../src/notebook/host/figure.ts';
import { watch } from '../../src/notebook/host/opening.ts';
import { firstFrame, openStill } from '../../src/book/still.ts';
import { LinkError, readLink } from '../../src/notebook/cell/linkState.ts';
import type { LinkValues } from '../../src/notebook/cell/linkState.ts';
import { toMarkup } from '../../src/notebook/svg/svgTree.ts';
import type { SvgNode } from '../../src/notebook/svg/svgTree.ts';
import { figures } from '../../src/widgets/figures.ts';
import list from './addresses.json' with { type: 'json' };
import { prebuilt } from './prebuilt.ts';

const tags = Object.keys(figures).filter(
  (tag) => tag !== 'ledger-list',
) as (keyof typeof figures)[];

const figureOf = async (tag: keyof typeof figures): Promise<Figure> =>
  (await figures[tag]()).figure;

/** The states that the authors' pages show of a figure. */
const cellsOf = (tag: string): typeof kitCells => kitCells.filter(({ widget }) => widget === tag);

const optionsOf = async (tag: string, props: object): Promise<Options> => ({
  props,
  prebuilt: await prebuilt(tag, props),
});

type Options = { readonly props: object; readonly prebuilt: unknown };

type Cell = {
  readonly id: string;
  readonly props: object;
  readonly live: LiveFigure;
  readonly markup: string; // of the first frame
};

const opens = new Map<string, Promise<readonly Cell[]>>();

/** The cells of a figure, which are opened once for all laws. */
function cells(tag: keyof typeof figures): Promise<readonly Cell[]> {
  const all = opens.get(tag) ?? openAll(tag);
  opens.set(tag, all);
  return all;
}

async function openAll(tag: keyof typeof figures): Promise<readonly Cell[]> {
  const figure = await figureOf(tag);
  const all: Cell[] = [];
  for (const { id, props } of cellsOf(tag)) {
    const options = { ...(await optionsOf(tag, props)), id };
    const { markup } = await firstFrame(figure, options);
    all.push({ id, props, markup, live: (await openStill(figure, options)).live });
  }
  return all;
}

/** What a list of addresses says: the link back, only what differs from the text; or why the figure opens as in the text. */
type Opened = LinkValues | 'damaged' | 'newer' | 'refused';

type Address = { readonly address: string; readonly opens: Opened };

type Place = { readonly widget: string; readonly props: object };

/** Cells of the pages when the list was made, and those of the authors' pages now. */
const places: Readonly<Record<string, Place>> = {
  ...Object.fromEntries(kitCells.map((cell) => [cell.id, cell])),
  ...list.figures,
};

const cellIn = (address: string): string => /[?#]([a-z\d-]+)/.exec(address)?.[1] ?? '';

/** The addresses of a figure. */
const addressesOf = (tag: string): readonly Address[] =>
  (list.addresses as readonly Address[]).filter(
    ({ address }) => places[cellIn(address)]?.widget === tag,
  );

/** Links of a figure that open. */
const linksOf = (tag: string): readonly LinkValues[] =>
  addressesOf(tag).flatMap(({ opens }) => (typeof opens === 'string' ? [] : [opens]));

/** What nobody means. */
const nonsense = ['', '<b>', '-1', '1e9', '99999999999', '\u0000', '5x5_9_9', 'z'.repeat(500)];

/** The boards of a first frame with more than one row: what each is called, how wide it is, how many clues it has. */
const boardsIn = (
  markup: string,
): readonly { readonly label: string; readonly width: number; readonly clues: number }[] =>
  [...markup.matchAll(/<svg class="board-picture"[^>]*>.*?<\/svg>/gsu)].flatMap(([board]) => {
    const label = /aria-label="([^"]*)"/.exec(board)?.[1] ?? '';
    const width = Number(/ width="([^"]*)"/.exec(board)?.[1]);
    const clues = board.match(/class="board-description[" ]/g)?.length ?? 0;
    return / 1 rows,/.test(label) ? [] : [{ label, width, clues }];
  });

/** Where the picture of a stage ends: words, a smaller picture, acts, another method beside it, what is for paper. */
const afterPicture = /class="(?:stage-(?:says|second|acts)|two-sat-four)"|\sdata-paper/u;

const namesOfBoards = (markup: string): readonly string[] =>
  [...markup.matchAll(/<svg[^>]*class="board-picture[" ][^>]*aria-label="([^"]*)"/gu)].map(
    ([, name = '']) => name,
  );

/** What they save is drawn for paper: another sheet of the same. */
const savesOther: ReadonlySet<string> = new Set([
  'work-sheet',
  'pair-relation',
  'ask-every',
  'symmetry-classes',
  'reach-boards',
]);

const withoutClues: ReadonlySet<string> = new Set(['symmetry-classes']); // it turns pictures

// the choice of cores is that of the machine
beforeAll(() => void vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(4));

test('every figure of the list is on an authors\u2019 page', () => {
  expect(tags.filter((tag) => cellsOf(tag).length === 0)).toEqual([]);
  expect(tags.length).toBeGreaterThan(50);
});

test('every address of the list is one of a figure', () => {
  const own = new Set(tags.flatMap((tag) => addressesOf(tag).map(({ address }) => address)));
  expect(list.addresses.filter(({ address }) => !own.has(address))).toEqual([]);
  expect(own.size).toBe(list.addresses.length);
  expect(own.size).toBeGreaterThan(450);
});

describe.each(tags)('%s', (tag) => {
  /** What changes them shows in review: after a look, `npx vitest run test/widgets/laws.test.ts -u` stores them anew. */
  test('says in words above the button of a run what it runs', async () => {
    for (const { id, markup } of await cells(tag)) {
      const text = markup.replaceAll(/<!--.*?-->/gs, '');
      for (const [, bar = ''] of text.matchAll(/class="run-bar"(.*?)data-run="?start/gs)) {
        const line = /data-run-settings[^>]*>([^<]*)</.exec(bar)?.[1] ?? '';
        expect([id, line.trim()]).toEqual([id, expect.stringMatching(/\d/)]);
        expect([id, /[{}[\]]|undefined|null/.exec(line)]).toEqual([id, null]);
      }
    }
  });
  test('has the first frames that are stored', async () => {
    const frames = (await cells(tag)).map(({ id, markup }) => `${id}\n${frameText(markup)}\n`);
    await expect(frames.join('\n')).toMatchFileSnapshot(`frames/${tag}.txt`);
  });

  test('has a first frame in each of its states, whole and with ids of its own', async () => {
    expect((await figureOf(tag)).tag).toBe(tag);
    for (const { id, props, markup } of await cells(tag)) {
      expect(JSON.parse(JSON.stringify(props))).toEqual(props); // as the page hands them on
      expect(markup).toMatch(/cell-picture|board-place|map-stage/); // figures with an order of their own
      const words = markup.replaceAll(/<[^>]*>/g, ' ');
      expect(words).not.toMatch(/undefined|\[object|NaN|function/);
      const ids = [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, one]) => one ?? '');
      expect(ids.filter((one) => !one.startsWith(id))).toEqual([]);
      expect(ids.length).toBe(new Set(ids).size);
      const named = [...markup.matchAll(/<label[^>]*\sfor="([^"]*)"/g)].map(([, one]) => one);
      expect(named.filter((one) => !ids.includes(one ?? ''))).toEqual([]);
      for (const [table] of markup.matchAll(/<table.*?<\/table>/gsu))
        expect([id, new Set(columnsIn(table)).size]).toEqual([id, 1]);
      for (const { label, width, clues } of boardsIn(markup)) {
        expect(width).toBeLessThanOrEqual(872); // of a figure
        expect([id, label, clues > 0 || withoutClues.has(tag)]).toEqual([id, label, true]);
      }
    }
  });

  test('has an empty link in the text, and opens with other links what it did, which lead back there', async () => {
    const figure = await figureOf(tag);
    for (const { live } of await cells(tag)) expect(live.linkValues()).toEqual({});
    expect(linksOf(tag).some((values) => Object.keys(values).length > 0)).toBe(true); // of a new figure, put one into the list
    for (const { address, opens } of addressesOf(tag)) {
      const { props } = places[cellIn(address)]!;
      const options = await optionsOf(tag, props);
      expect([address, await openAt(figure, options, address)]).toEqual([address, opens]);
      if (typeof opens !== 'string') expect(await opened(figure, options, opens)).toEqual(opens);
    }
  });

  test('refuses what it cannot read in a sentence', async () => {
    const figure = await figureOf(tag);
    const options = await optionsOf(tag, cellsOf(tag)[0]?.props ?? {});
    for (const key of new Set(linksOf(tag).flatMap((values) => Object.keys(values)))) {
      const all = [];
      for (const text of nonsense) all.push(await opened(figure, options, { [key]: text }));
      expect([key, all]).toEqual([key, expect.arrayContaining(['refused'])]);
    }
  });

  test('saves the boards of its stage', async () => {
    for (const { id, markup, live } of await cells(tag)) {
      const picture = made(live.exports().svg);
      if (picture === null || savesOther.has(tag)) continue;
      const saved = namesOfBoards(toMarkup(picture as SvgNode));
      const [stage = ''] = markup.split(afterPicture);
      expect([id, saved]).toEqual([id, expect.arrayContaining([...namesOfBoards(stage)])]);
    }
  });

  test('offers files that parse, a cell for each head', async () => {
    let files = 0;
    for (const { live } of await cells(tag)) {
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

/** The link back of a figure that was opened with these values; that they are refused, if so in a sentence. */
async function opened(figure: Figure, options: Options, values: LinkValues): Promise<Opened> {
  try {
    return (await openStill(figure, options, values)).live.linkValues();
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    expect(error.message).toMatch(/^[A-Z\d].*[.!?]$/su);
    return 'refused';
  }
}

async function openAt(figure: Figure, options: Options, address: string): Promise<Opened> {
  const reading = readLink(new URL(address, 'https://example.org').search, cellIn(address));
  if (reading.kind === 'damaged') return 'damaged';
  if (reading.kind === 'none') return opened(figure, options, {});
  const { live } = await openStill(figure, options);
  if (reading.version > live.linkVersion) return 'newer';
  const { watched, unread } = watch(live.upgradeLink(reading.version, reading.values));
  const link = await opened(figure, options, watched);
  // what the pages, the tests and old versions ask for, a figure knows
  if (link !== 'refused') expect([address, unread()]).toEqual([address, []]);
  return link;
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

const signOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A first frame as lines: what is read, what fields say, each picture by its name and a sign; of the rest a sign. */
function frameText(markup: string): string {
  const lines = markup
    .replaceAll(/<svg.*?<\/svg>/gsu, (picture) => {
      const name = /aria-label="([^"]*)"/.exec(picture)?.[1] ?? '';
      return ` [picture ${signOf(picture)}${name === '' ? '' : `: ${name}`}] `;
    })
    .replaceAll(/<(?:input|select|textarea)[^>]*>/g, (field) => {
      const value = /\svalue="([^"]*)"/.exec(field)?.[1] ?? '';
      return ` [${value}${/\schecked\b/.test(field) ? ' checked' : ''}] `;
    })
    .replaceAll(/<option[^>]*\sselected\b[^>]*>/g, '* ')
    .replaceAll(/<\/t[hd]>/g, ' | ')
    .replaceAll(
      /<\/?(?:p|div|li|ol|ul|dt|dd|tr|table|caption|h\d|details|summary|fieldset|legend)\b[^>]*>/g,
      '\n',
    )
    .replaceAll(/<\/(?:option|button|label)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const rest = lines.slice(40);
  return [
    ...lines.slice(0, 40),
    ...(rest.length === 0 ? [] : [`… and ${rest.length} lines, ${signOf(rest.join('\n'))}`]),
  ].join('\n');
}

/** How many columns each row of a table covers, its heads among them. */
function columnsIn(table: string): readonly number[] {
  const covers: number[] = [];
  for (const [at, row] of table.split('<tr').slice(1).entries())
    for (const [, cell = ''] of row.matchAll(/<t[hd]\b([^>]*)/gu)) {
      const span = (name: string): number =>
        Number(new RegExp(`${name}="(\\d+)"`, 'u').exec(cell)?.[1] ?? 1);
      for (let down = 0; down < span('rowspan'); down++)
        covers[at + down] = (covers[at + down] ?? 0) + span('colspan');
    }
  return covers;
}

/** The cells of a line of CSV; a quoted one may hold commas. */
const cellsIn = (line: string): number => line.replaceAll(/"(?:[^"]|"")*"/g, '').split(',').length;
