import { html } from 'lit-html';
import { expect, test } from 'vitest';
import { figureOf, LiveFigure } from '../../../src/notebook/host/figure.ts';
import type { Exports } from '../../../src/notebook/host/host.ts';
import { openAs } from '../../../src/notebook/host/opening.ts';
import { openStill } from '../../../src/book/still.ts';
import { settingsFold } from '../../../src/notebook/cell/moreMemory.ts';
import { LinkError, readLink } from '../../../src/notebook/cell/linkState.ts';
import type { LinkValues } from '../../../src/notebook/cell/linkState.ts';

/** A figure with one number, whose older links called it otherwise. */
class Numbered extends LiveFigure {
  readonly linkVersion = 2;
  #number = '0';

  open({ n = '0' }: LinkValues): void {
    if (!/^\d$/.test(n)) throw new LinkError(`The link asks for "${n}"; it must be a digit.`);
    this.#number = n;
    this.render(html`${n}`);
  }

  override upgradeLink(version: number, values: LinkValues): LinkValues {
    return version === 1 ? { n: values['m'] ?? '0' } : values;
  }

  override isFolded(key: string): boolean {
    return key === 'n';
  }

  linkValues(): LinkValues {
    return this.#number === '0' ? {} : { n: this.#number };
  }

  exports(): Exports {
    return { name: 'numbered' };
  }
}

const open = async (search: string): Promise<readonly [LiveFigure, string | null]> => {
  const { live } = await openStill(figureOf('numbered-figure', Numbered));
  return [live, openAs(live, readLink(search, 'fig'))];
};

test.each([
  ['', {}, null],
  ['?fig=2;n=7;z', { n: '7' }, null],
  ['?fig=1;m=7;z', { n: '7' }, null],
  [
    '?fig=2;n=7;<i>=1;q=2;z',
    { n: '7' },
    /does not know all that the link says: “<i>”, “q”\. It opens/,
  ],
  ['?fig=2;n=7;a=1;b=2;c=3;d=4;z', { n: '7' }, /“a”, “b”, “c” and more\./],
  ['?fig=2;n=x;q=2;z', {}, /^The link asks for "x"/],
  ['?fig=2;n=x;z', {}, /asks for "x".*opens as it stands in the text/],
  ['?fig=3;n=7;z', {}, /newer version of this page \(3; this is 2\)/],
  ['?fig=2;n=7', {}, /damaged \(its end is missing\).*The link said: 2;n=7/],
])('%s opens %o', async (search, values, fault) => {
  const [live, told] = await open(search);
  expect(live.linkValues()).toEqual(values);
  if (fault === null) expect(told).toBeNull();
  else expect(told).toMatch(fault);
});

const isOpen = async (search: string): Promise<boolean> =>
  (await open(search))[0].folds.isOpen(settingsFold);

test('the fold of the settings opens with a link that is about them, and with no other', async () => {
  expect(await isOpen('?fig=2;n=7;z')).toBe(true);
  expect(await isOpen('?fig=2;k=7;z')).toBe(false);
  expect(await isOpen('?fig=2;n=x;z')).toBe(false);
});
