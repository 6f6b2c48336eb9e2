/** Links that were made when the hunt of the text climbed open what they opened, now that it anneals. */
import { describe, expect, test } from 'vitest';
import { openStill } from '../../../src/book/still.ts';
import { figure } from '../../../src/widgets/puzzle-hunt/figure.ts';

const ofTheText = { method: 'anneal', restarts: 20, steps: 60_000 };
const before = {}; // climbing, 100 restarts of 1,000 steps each
const prebuilt = null;

/** What is set when a link of version 1 is opened, as the settings tell it. */
async function openedAs(props: object, values: Readonly<Record<string, string>>): Promise<string> {
  const options = { props: { ...props }, prebuilt };
  const { live } = await openStill(figure, options);
  const { live: opened } = await openStill(figure, options, live.upgradeLink(1, values));
  const saved = opened.exports().json?.();
  return JSON.stringify((saved as { spec: unknown } | undefined)?.spec);
}

describe('a link of the first version', () => {
  test.each([{ h: '8', w: '9' }, { k: '500' }, { m: 'random', n: '7' }, { b: '5x5bGWeZA' }])(
    'opens what it opened: %o',
    async (values) => {
      const spec = await openedAs(ofTheText, values);
      expect(spec).toBe(await openedAs(before, values));
    },
  );

  test('links of today are of another version, and keep what they say', async () => {
    const { live } = await openStill(figure, { props: ofTheText, prebuilt }, { h: '8' });
    expect(live.linkVersion).toBe(2);
    expect(live.upgradeLink(2, { h: '8' })).toEqual({ h: '8' });
    expect(live.linkValues()).toEqual({ h: '8' });
  });
});
