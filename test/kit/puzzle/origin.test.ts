import { describe, expect, test } from 'vitest';
import { readLink, writeLink } from '../../../src/kit/cell/linkState.ts';
import {
  backTo,
  originIn,
  originText,
  tellableText,
  withOrigin,
  withoutOrigin,
} from '../../../src/kit/puzzle/origin.ts';
import type { Origin } from '../../../src/kit/puzzle/origin.ts';

const origin: Origin = {
  page: 'density/',
  cell: 'fig-5-1',
  link: { h: '12', w: '12', n: '2000', r: '77', p: '44', c: 'not simple', ran: '1' },
  board: 1,
  boards: 2000,
  percentage: 44,
  size: '12x12',
  seed: 77,
};

const opening = `/sweeps/${writeLink('', 'fig-2-1', 1, { p: '2x2_1_1~1_1' })}#fig-2-1`;

const stateOf = (href: string): string => new URL(href, 'https://example.org').search;

describe('where a board comes from', () => {
  const href = withOrigin(opening, 'fig-2-1', origin);

  test('goes along in the address and comes out as it was', () => {
    expect(originIn(stateOf(href), 'fig-2-1')).toEqual(origin);
    expect(readLink(stateOf(href), 'fig-2-1')).toMatchObject({ values: { p: '2x2_1_1~1_1' } });
    expect(href.endsWith('#fig-2-1')).toBe(true);
  });

  test('goes along in a fragment, where a long puzzle stands', () => {
    const long = withOrigin('/sweeps/#?fig-2-1=1;p=9;z', 'fig-2-1', origin);
    expect(long.startsWith('/sweeps/#?fig-2-1=1;p=9;z&from=1;')).toBe(true);
    expect(originIn(long.slice(long.indexOf('#') + 1), 'fig-2-1')).toEqual(origin);
  });

  test('is told in words, with the way back', () => {
    expect(originText(origin)).toBe('Board 1 of 2,000 at 44\u00a0%, 12\u00a0×\u00a012, seed 77');
    const back = new URL(backTo(origin, '/site/'), 'https://example.org');
    expect(back.pathname).toBe('/site/density/');
    expect(back.hash).toBe('#fig-5-1-list');
    expect(readLink(back.search, 'fig-5-1')).toMatchObject({ values: origin.link });
  });

  test('of a figure that tells its board in its own words goes along as well', () => {
    const told = {
      page: 'sweeps/',
      cell: 'fig-2-4',
      link: { n: '5' },
      told: 'Picture no. 24,976,511 of 5 × 5, difficulty 17',
    };
    const moved = withOrigin(opening, 'fig-2-1', told);
    expect(originIn(stateOf(moved), 'fig-2-1')).toEqual(told);
    expect(originText(told)).toBe('Picture no. 24,976,511 of 5\u00a0×\u00a05, difficulty 17');
    const back = new URL(backTo(told, '/site/'), 'https://example.org');
    expect(`${back.pathname}${back.hash}`).toBe('/site/sweeps/#fig-2-4');
    expect(tellableText(originText(told))).toBe(told.told);
    for (const text of ['', '<b>', 'a', 'see https://x.example/y', 'a'.repeat(3) + '"'])
      expect(tellableText(text)).toBe('');
    expect(
      originIn(stateOf(withOrigin(opening, 'fig-2-1', { ...told, told: '<b>' })), 'fig-2-1'),
    ).toBeNull();
  });

  test('belongs to one figure, and can be taken away', () => {
    expect(originIn(stateOf(href), 'fig-2-2')).toBeNull();
    expect(originIn(withoutOrigin(stateOf(href)), 'fig-2-1')).toBeNull();
    expect(withoutOrigin(stateOf(href))).toBe(stateOf(opening));
  });

  test.each([
    ['a page elsewhere', { g: '//evil.example/' }],
    ['a page that is a program', { g: 'javascript:alert(1)/' }],
    ['no page', { g: '' }],
    ['a figure that is none', { c: '"><b>' }],
    ['no number', { b: 'first' }],
    ['a negative one', { n: '-3' }],
    ['a size that is none', { z: 'large' }],
  ])('with %s is no origin', (_, change) => {
    const reading = readLink(stateOf(href), 'from');
    const values = reading.kind === 'values' ? reading.values : {};
    const forged = writeLink('', 'from', 1, { ...values, ...change });
    expect(originIn(forged, 'fig-2-1')).toBeNull();
  });
});
