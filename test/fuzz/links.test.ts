/** Links that were damaged on their way, or made up: figures open, or tell the fault in a sentence. */
import { expect, test } from 'vitest';
import { kitCells } from '../../src/components/kit/cells.ts';
import type { Figure } from '../../src/notebook/host/figure.ts';
import { openStill } from '../../src/book/still.ts';
import { LinkError, readLink, writeLink } from '../../src/notebook/cell/linkState.ts';
import type { LinkValues } from '../../src/notebook/cell/linkState.ts';
import { figures } from '../../src/widgets/figures.ts';
import list from '../widgets/addresses.json' with { type: 'json' };
import { prebuilt } from '../widgets/prebuilt.ts';
import { areMany, damage, drawnFor, isSentence, oneOf, patience, tries } from './damage.ts';

type Place = { readonly widget: string; readonly props: object };

const places: Readonly<Record<string, Place>> = {
  ...Object.fromEntries(kitCells.map((cell) => [cell.id, cell])),
  ...list.figures,
};

const searchOf = (address: string): string => new URL(address, 'https://example.org').search;
const cellIn = (search: string): string => /[?]([a-z\d-]+)/.exec(search)?.[1] ?? '';

const links = list.addresses
  .map(({ address }) => searchOf(address))
  .filter((search) => places[cellIn(search)] !== undefined && search.includes('='));

test('a damaged address is read, or called damaged with a reason', { timeout: patience }, () => {
  const random = drawnFor(3);
  const kinds = { none: 0, values: 0, damaged: 0 };
  const count = tries(10_000);
  for (let time = 0; time < count; time++) {
    const search = oneOf(links, random);
    const cell = cellIn(search);
    const text = damage(search, random);
    const reading = readLink(text, cell);
    kinds[reading.kind]++;
    if (reading.kind === 'damaged') {
      expect(reading.reason).not.toBe('');
      expect(reading.text.length).toBeLessThanOrEqual(200);
    }
    if (reading.kind !== 'values') continue;
    // well formed or not, it is written as it was understood
    const again = readLink(writeLink('', cell, reading.version, reading.values), cell);
    expect(again).toEqual(reading);
  }
  if (!areMany(10_000)) return;
  for (const times of Object.values(kinds)) expect(times).toBeGreaterThan(count / 100);
});

/** The link back of a figure; the sentence by which it refuses one. */
async function opened(
  figure: Figure,
  place: Place,
  values: LinkValues,
): Promise<LinkValues | string> {
  const options = { props: place.props, prebuilt: await prebuilt(place.widget, place.props) };
  try {
    return (await openStill(figure, options, values)).live.linkValues();
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return error.message;
  }
}

test(
  'a figure opens with forged settings, or tells the fault in a sentence',
  { timeout: patience },
  async () => {
    const random = drawnFor(4);
    const count = tries(60);
    const all = new Map<string, readonly string[]>(); // values of each key, to be exchanged
    const read = links.flatMap((search) => {
      const reading = readLink(search, cellIn(search));
      return reading.kind === 'values' ? [{ cell: cellIn(search), values: reading.values }] : [];
    });
    for (const { values } of read)
      for (const [key, value] of Object.entries(values))
        all.set(key, [...(all.get(key) ?? []), value]);
    let refused = 0;
    for (let time = 0; time < count; time++) {
      const { cell, values } = oneOf(read, random);
      const place = places[cell]!;
      const keys = Object.keys(values);
      const key = keys.length === 0 ? 'n' : oneOf(keys, random);
      const other = oneOf(all.get(oneOf([...all.keys()], random)) ?? [''], random);
      const value = random.below(4) === 0 ? other : damage(values[key] ?? '', random);
      const forged = { ...values, [key]: value };
      const name = place.widget as keyof typeof figures;
      const figure = (await figures[name]()).figure;
      const said = `${place.widget} ${JSON.stringify(forged)}`;
      const answer = await opened(figure, place, forged).catch((error: unknown) => {
        throw new Error(said, { cause: error });
      });
      if (typeof answer === 'string') {
        refused++;
        expect(isSentence(answer), `${said}: ${answer}`).toBe(true);
      } else expect(await opened(figure, place, answer), said).toEqual(answer);
    }
    if (!areMany(60)) return;
    expect(refused).toBeGreaterThan(count / 20);
    expect(refused).toBeLessThan(count);
  },
);
