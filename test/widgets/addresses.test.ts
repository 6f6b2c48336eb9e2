/**
 * Addresses of figures open what they opened when the list was made: those that the pages link to, those of the tests, and
 * some that a reader may have written or spoilt by hand. The list stays as it is, but for figures that come new;
 * `opening.ts` follows the models. Where one of the spoilt ones is read otherwise since then, `before` keeps what it opened:
 * a fraction was rounded here and refused there, and one figure opened with a form that no run could be made of. Now all of
 * them tell the fault of the link.
 */
import { expect, test } from 'vitest';
import { LinkError, readLink } from '../../src/kit/cell/linkState.ts';
import { figures as everyFigure } from '../../src/widgets/figures.ts';
import list from './addresses.json' with { type: 'json' };
import { openers } from './opening.ts';
import type { Opening } from './opening.ts';

type Figure = { readonly page: string; readonly widget: string; readonly props: object };

/**
 * What an address opens. `damaged`: the link cannot be read; `newer`: it is of a later version; `refused`: it asks for what
 * cannot be shown. In all three the figure opens as in the text and says why.
 */
type Opened = Opening | 'damaged' | 'newer' | 'refused';

const figures = list.figures as Readonly<Record<string, Figure>>;

const cellOf = (address: string): string => /[?#]([a-z\d-]+)/.exec(address)?.[1] ?? '';

function open(address: string): Opened {
  const id = cellOf(address);
  const { widget, props } = figures[id]!;
  const opener = openers[widget]!;
  const reading = readLink(new URL(address, 'https://example.org').search, id);
  if (reading.kind === 'damaged') return 'damaged';
  if (reading.kind === 'none') return opener({}, props);
  if (reading.version > 1) return 'newer';
  try {
    return opener(reading.values, props);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    expect(error.message).toMatch(/^[A-Z\d].*\.$/); // a sentence for the reader
    return 'refused';
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('the list has addresses of every figure that there was', () => {
  const opened = new Set(list.addresses.map(({ address }) => figures[cellOf(address)]?.widget));
  expect(opened).toEqual(new Set(Object.keys(openers)));
  for (const widget of opened) expect(everyFigure).toHaveProperty([widget ?? '']);
  expect(new Set(list.addresses.map(({ address }) => address)).size).toBeGreaterThan(200);
});

test.each(list.addresses)('$address', ({ address, opens }) => {
  expect(plain(open(address))).toEqual(opens);
});
